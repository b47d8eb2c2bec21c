import type { Phrases } from '../../said.ts';

/** What Peppol asks of German invoices and XRechnung of all, with its extension and its vehicle profile. */
export const xmlGermanPhrases: Phrases = {
  'An invoice has payment instructions': 'La factura tiene instrucciones de pago',
  'An invoice has a reference of the buyer, for authorities the Leitweg-ID':
    'La factura tiene una referencia del comprador; para las administraciones, el Leitweg-ID',
  'With a category other than not subject to VAT, the seller has a tax number or a tax representative':
    'Con una categoría distinta de la no sujeción al IVA, el vendedor tiene un número de identificación fiscal o un representante fiscal',
  'The kind of invoice is one of 326, 380, 381, 384, 389, 875, 876 and 877':
    'El tipo de factura es 326, 380, 381, 384, 389, 875, 876 u 877',
  'A discount for early payment is written as #SKONTO#TAGE=n#PROZENT=n.nn#, on a line of its own that is ended':
    'El descuento por pronto pago se escribe #SKONTO#TAGE=n#PROZENT=n.nn#, en un renglón propio y terminado',
  'Attached files have different names': 'Los archivos adjuntos tienen nombres distintos',
  'A corrected invoice (384) refers to the one it corrects':
    'Una factura rectificativa (384) se refiere a la que rectifica',
  'The seller names a contact': 'El vendedor indica un contacto',
  'The address of the seller names the city': 'La dirección del vendedor indica la ciudad',
  'The address of the seller has a post code': 'La dirección del vendedor tiene código postal',
  'The contact of the seller is named': 'El contacto del vendedor tiene nombre',
  'The contact of the seller has a telephone number': 'El contacto del vendedor tiene número de teléfono',
  'The contact of the seller has an e-mail address': 'El contacto del vendedor tiene dirección de correo electrónico',
  'A telephone number has at least three digits': 'Un número de teléfono tiene al menos tres dígitos',
  'An e-mail address has one @, something before it, and a domain with a point behind it':
    'Una dirección de correo electrónico tiene una sola @, algo delante y, detrás, un dominio con punto',
  'The address of the buyer names the city': 'La dirección del comprador indica la ciudad',
  'The address of the buyer has a post code': 'La dirección del comprador tiene código postal',
  'The address of a delivery names the city': 'La dirección de entrega indica la ciudad',
  'The address of a delivery has a post code': 'La dirección de entrega tiene código postal',
  'An entry of the VAT breakdown has a rate': 'Cada entrada del desglose del IVA tiene tipo impositivo',
  'A SEPA credit transfer (58) goes to an IBAN with the right check digits':
    'Una transferencia SEPA (58) va a un IBAN con los dígitos de control correctos',
  'A SEPA direct debit (59) is collected from an IBAN with the right check digits':
    'Un adeudo directo SEPA (59) se carga en un IBAN con los dígitos de control correctos',
  'A credit transfer (30, 58) has neither a card nor a direct debit':
    'Una transferencia (30, 58) no tiene ni tarjeta ni adeudo directo',
  'A payment by card (48, 54, 55) names the card': 'Un pago con tarjeta (48, 54, 55) indica la tarjeta',
  'A payment by card (48, 54, 55) has neither an account to pay to nor a direct debit':
    'Un pago con tarjeta (48, 54, 55) no tiene ni cuenta en la que se paga ni adeudo directo',
  'A direct debit (59) says what it is collected by': 'Un adeudo directo (59) dice con qué se cobra',
  'A direct debit (59) has neither an account to pay to nor a card':
    'Un adeudo directo (59) no tiene ni cuenta en la que se paga ni tarjeta',
  'With a direct debit, the creditor identifier is given': 'Con un adeudo directo se da el identificador del acreedor',
  'With a direct debit, the account that is debited is given': 'Con un adeudo directo se da la cuenta de cargo',
  'The specification is that of XRechnung 3.0, its extension or its vehicle profile':
    'La especificación es la de XRechnung 3.0, la de su extensión o la de su perfil de vehículos',
  // The extension
  'In the extension, an attached file is a PDF, PNG, JPEG, CSV, XLSX, ODS or XML':
    'En la extensión, el archivo adjunto es un PDF, PNG, JPEG, CSV, XLSX, ODS o XML',
  'In the extension, a line within a line has exactly one VAT category':
    'En la extensión, una línea dentro de otra tiene exactamente una categoría de IVA',
  'In the extension, the scheme of an identifier of a party is a code of its list, or XR01, XR02 or XR03':
    'En la extensión, el esquema del identificador de una parte es un código de su lista, o XR01, XR02 o XR03',
  'In the extension, the scheme of a legal registration is a code of its list, or XR01, XR02 or XR03':
    'En la extensión, el esquema de un número registral es un código de su lista, o XR01, XR02 o XR03',
  'In the extension, the scheme of the standard identifier of an item is a code of its list, or XR01, XR02 or XR03':
    'En la extensión, el esquema del identificador estándar de un artículo es un código de su lista, o XR01, XR02 o XR03',
  'In the extension, the scheme of an electronic address is a code of its list, or XR01, XR02 or XR03':
    'En la extensión, el esquema de una dirección electrónica es un código de su lista, o XR01, XR02 o XR03',
  'In the extension, the scheme of the place of delivery is a code of its list, or XR01, XR02 or XR03':
    'En la extensión, el esquema del lugar de entrega es un código de su lista, o XR01, XR02 o XR03',
  'In the extension, the amount due is the total with VAT less what is paid, plus what third parties ask for':
    'En la extensión, el importe a pagar es el total con IVA menos lo pagado, más lo que reclaman terceros',
  'In the extension, the amount of a line is the sum of the lines within it':
    'En la extensión, el importe de una línea es la suma de las líneas que contiene',
  'What a third party asks for has an identifier': 'Lo que reclama un tercero tiene identificador',
  'What a third party asks for has an amount': 'Lo que reclama un tercero tiene importe',
  'What a third party asks for is described': 'Lo que reclama un tercero tiene descripción',
  'What a third party asks for is in the currency of the invoice':
    'Lo que reclama un tercero va en la moneda de la factura',
  'The extension has no lines within lines in CII': 'En CII, la extensión no tiene líneas dentro de líneas',
  // The vehicle profile
  'An invoice for vehicles refers to its contract': 'Una factura de vehículos se refiere a su contrato',
  'An invoice for vehicles refers to its call for tenders': 'Una factura de vehículos se refiere a su licitación',
  'An invoice for vehicles has a line with a class of list CVD and the characteristic cva':
    'Una factura de vehículos tiene una línea con una clase de la lista CVD y la característica cva',
  'A class of list CVD is M1, M2, M3, N1, N2 or N3': 'Una clase de la lista CVD es M1, M2, M3, N1, N2 o N3',
  'The characteristic cva is clean, zero-emission or other': 'La característica cva es clean, zero-emission u other',
  'A line with a class of list CVD has the characteristic cva once':
    'Una línea con una clase de la lista CVD tiene la característica cva una vez',
  'A line with the characteristic cva has one class of list CVD':
    'Una línea con la característica cva tiene una sola clase de la lista CVD',
  'In an invoice for vehicles, the class of an item is of a list of UNTDID 7143, or of CVD':
    'En una factura de vehículos, la clase de un artículo es de una lista de UNTDID 7143, o de CVD',
  'Where a supporting document lies is told by an absolute address':
    'El lugar de un documento justificativo se indica con una dirección absoluta',
  'The base quantity of the gross price is that of the net price, in the same unit':
    'La cantidad base del precio bruto es la del precio neto, en la misma unidad',
  'An invoice says when it was delivered: by a date, an invoicing period, or a period of each line':
    'La factura dice cuándo se entregó: con una fecha, un período de facturación o un período en cada línea',
};

import type { Phrases } from '../../said.ts';

/** What the rules of Spain, of its addons and of EN 16931 say. */
export const spanishRulePhrases: Phrases = {
  'A Spanish invoice needs a supplier': 'Una factura española necesita un emisor',
  'The supplier of a Spanish invoice needs a tax identity':
    'El emisor de una factura española necesita una identificación fiscal',
  'The tax identity of the supplier of a Spanish invoice needs a code':
    'La identificación fiscal del emisor de una factura española necesita un código',
  'The tax identity of a Spanish customer needs a code':
    'La identificación fiscal de un cliente español necesita un código',
  'The invoice needs tax details with the kind and the class of invoice':
    'La factura necesita datos fiscales con el tipo y la clase de factura',
  'The tax extensions need the kind (`es-facturae-doc-type`) and the class (`es-facturae-invoice-class`) of invoice':
    'Las extensiones fiscales necesitan el tipo (`es-facturae-doc-type`) y la clase (`es-facturae-invoice-class`) de factura',
  'An invoice that corrects another needs a reference to it':
    'Una factura que rectifica otra necesita una referencia a ella',
  'The reference to the corrected invoice needs its issue date':
    'La referencia a la factura rectificada necesita su fecha de expedición',
  'The reference to the corrected invoice needs the reason of the correction (`es-facturae-correction`)':
    'La referencia a la factura rectificada necesita el motivo de la rectificación (`es-facturae-correction`)',
  'The invoice must be in EUR or give an exchange rate to EUR':
    'La factura tiene que estar en EUR o dar un tipo de cambio a EUR',
  'Every instalment of a Facturae invoice needs its amount': 'Todo plazo de una factura Facturae necesita su importe',
  'A corrective invoice needs a reference to the invoice it corrects':
    'Una factura rectificativa necesita una referencia a la factura que rectifica',
  'A reference to an earlier invoice needs its issue date':
    'La referencia a una factura anterior necesita su fecha de expedición',
  'The reference of a corrective invoice needs the tax totals of the invoice it corrects':
    'La referencia de una factura rectificativa necesita los totales de impuestos de la factura que rectifica',
  'An invoice that is not simplified needs a customer': 'Una factura que no es simplificada necesita un cliente',
  'The customer needs a tax identity or an identity with a type code':
    'El cliente necesita una identificación fiscal o una identificación con un código de tipo',
  'The tax identity of the customer needs a code': 'La identificación fiscal del cliente necesita un código',
  'The invoice needs tax details with the document type': 'La factura necesita datos fiscales con el tipo de documento',
  'The tax extensions need the document type (`es-sii-doc-type`)':
    'Las extensiones fiscales necesitan el tipo de documento (`es-sii-doc-type`)',
  'An invoice with the document type of a correction needs the type of the correction':
    'Una factura con el tipo de documento de una rectificación necesita el tipo de rectificación',
  'The document type of a standard invoice must be F1, F2 or F3':
    'El tipo de documento de una factura ordinaria tiene que ser F1, F2 o F3',
  'The document type of an invoice that corrects another must be one of R1 to R5':
    'El tipo de documento de una factura que rectifica otra tiene que ser uno de R1 a R5',
  'A general note, which describes the operation, can have 500 bytes at most (é counts two)':
    'Una nota general, que describe la operación, puede tener 500 bytes como máximo (é cuenta dos)',
  'Either all taxes of the lines or none have the kind of product (`es-sii-product`)':
    'O todos los impuestos de las líneas o ninguno llevan la clase de producto (`es-sii-product`)',
  'All taxes of the lines need the same scheme (`es-sii-regime`)':
    'Todos los impuestos de las líneas necesitan el mismo régimen (`es-sii-regime`)',
  'VAT and IGIC need the code of their scheme (`es-sii-regime`)':
    'El IVA y el IGIC necesitan el código de su régimen (`es-sii-regime`)',
  'A tax with a percentage cannot have an exemption': 'Un impuesto con porcentaje no puede tener una exención',
  'A tax is outside the scope or exempt, not both': 'Un impuesto es no sujeto o exento, no ambas cosas',
  'Exports (exemptions E2 and E3) cannot be in the general scheme 01':
    'Las exportaciones (exenciones E2 y E3) no pueden estar en el régimen general 01',
  'A Spanish tax code must have the form of a NIF, DNI or NIE with the right check digit or letter':
    'Un NIF español (también DNI o NIE) debe tener el dígito o la letra de control correctos',
  'The invoice needs tax details with the territory': 'La factura necesita datos fiscales con el territorio',
  'The tax extensions need the territory (`es-tbai-region`); it follows from the region in the address of the supplier':
    'Las extensiones fiscales necesitan el territorio (`es-tbai-region`); se sigue de la región de la dirección del emisor',
  'A reference to an earlier invoice needs what the correction rests on (`es-tbai-correction`)':
    'La referencia a una factura anterior necesita en qué se basa la rectificación (`es-tbai-correction`)',
  'The invoice needs a note with the key `general` that describes the operation':
    'La factura necesita una nota con la clave `general` que describa la operación',
  'A supplier in Bizkaia who is a person needs the heading of the activity (`es-tbai-bi-activity`)':
    'Un emisor de Bizkaia que es una persona física necesita el epígrafe de la actividad (`es-tbai-bi-activity`)',
  'The heading of the activity must have one to seven digits':
    'El epígrafe de la actividad tiene que tener de una a siete cifras',
  'An exempt tax needs the reason of the exemption (`es-tbai-exemption`)':
    'Un impuesto exento necesita el motivo de la exención (`es-tbai-exemption`)',
  'The customer of a simplified invoice cannot have a tax identity':
    'El cliente de una factura simplificada no puede tener identificación fiscal',
  'The customer of a simplified invoice cannot have an identity with a type code':
    'El cliente de una factura simplificada no puede tener una identificación con un código de tipo',
  'The tax extensions need the document type': 'Las extensiones fiscales necesitan el tipo de documento',
  'Every line needs VAT, IGIC or IPSI': 'Toda línea necesita IVA, IGIC o IPSI',
  'An identity of the customer with a type other than 02 needs its country':
    'Una identificación del cliente de un tipo distinto de 02 necesita su país',
  'VAT and IGIC need the code of their scheme': 'El IVA y el IGIC necesitan el código de su régimen',
  'A tax has an operation class or an exemption, not both':
    'Un impuesto tiene una clase de operación o una exención, no ambas',
  'A tax with a percentage needs an operation class': 'Un impuesto con porcentaje necesita una clase de operación',
  'A charge needs a reason or a reason code (`untdid-charge`)':
    'Un cargo necesita un motivo o un código de motivo (`untdid-charge`)',
  'A discount on the invoice needs taxes': 'Un descuento de la factura necesita impuestos',
  'A discount needs a reason or a reason code (`untdid-allowance`)':
    'Un descuento necesita un motivo o un código de motivo (`untdid-allowance`)',
  'The tax extensions need the document type (`untdid-document-type`)':
    'Las extensiones fiscales necesitan el tipo de documento (`untdid-document-type`)',
  'The invoice needs at least one line': 'La factura necesita al menos una línea',
  'The supplier needs an address': 'El emisor necesita una dirección',
  'The customer needs an address': 'El cliente necesita una dirección',
  'An invoice with an amount due needs payment details': 'Una factura con un importe pendiente necesita datos de pago',
  'The payment details of an invoice with an amount due need terms':
    'Los datos de pago de una factura con un importe pendiente necesitan condiciones',
  'Each VAT category without tax needs a reason: a `cef-vatex` code on the tax or a tax note about the category':
    'Cada categoría de IVA sin impuesto necesita un motivo: un código `cef-vatex` en el impuesto o una nota fiscal sobre la categoría',
  'A charge of a line needs a reason or a reason code (`untdid-charge`)':
    'Un cargo de una línea necesita un motivo o un código de motivo (`untdid-charge`)',
  'A discount of a line needs a reason or a reason code (`untdid-allowance`)':
    'Un descuento de una línea necesita un motivo o un código de motivo (`untdid-allowance`)',
  'An address needs a country': 'Una dirección necesita un país',
  'An attachment needs a code': 'Un adjunto necesita un código',
  'The code of an inbox needs a scheme': 'El código de un buzón necesita un esquema',
  'The scheme of an inbox needs a code': 'El esquema de un buzón necesita un código',
  'An item needs a unit, or the code of one (`untdid-unit`)':
    'Un artículo necesita una unidad, o el código de una (`untdid-unit`)',
  'A party can have one inbox only': 'Una parte puede tener un solo buzón',
  'A party has one identity of the scope `legal` at most':
    'Una parte tiene como máximo una identidad de ámbito `legal`',
  'A party has one identity of the scope `tax` at most': 'Una parte tiene como máximo una identidad de ámbito `tax`',
  'Payment instructions need the code of the means (`untdid-payment-means`)':
    'Las instrucciones de pago necesitan el código del medio (`untdid-payment-means`)',
  'Payment terms need a due date or notes': 'Las condiciones de pago necesitan una fecha de vencimiento o notas',
  'A tax needs its category code (`untdid-tax-category`)':
    'Un impuesto necesita su código de categoría (`untdid-tax-category`)',
  'The category code of VAT must be S, Z, E, AE, K, G or O':
    'El código de categoría del IVA tiene que ser S, Z, E, AE, K, G u O',
  'The category code of IGIC must be L': 'El código de categoría del IGIC tiene que ser L',
  'The category code of IPSI must be M': 'El código de categoría del IPSI tiene que ser M',
  'The category code of a tax other than VAT, IGIC and IPSI must be O':
    'El código de categoría de un impuesto distinto del IVA, el IGIC y el IPSI tiene que ser O',
  'A category with tax (S, Z, L, M) cannot have an exemption reason (`cef-vatex`)':
    'Una categoría con impuesto (S, Z, L, M) no puede tener un motivo de exención (`cef-vatex`)',
};

import type { Phrases } from '../../said.ts';

/** What EN 16931 asks of each VAT category, and of which list a code is. */
export const xmlCategoryPhrases: Phrases = {
  'What is {} ({w}) has an entry in the VAT breakdown':
    'Lo que es de la categoría {} ({w}) tiene una entrada en el desglose del IVA',
  'What is {} ({w}) has one entry in the VAT breakdown':
    'Lo que es de la categoría {} ({w}) tiene una sola entrada en el desglose del IVA',
  'Where {} is {} ({w}), {}': 'Si {} es de la categoría {} ({w}), {}',
  // With the figure that would be right
  'The taxable amount of what is {} ({w}) is the sum of its lines and charges less its allowances, rate by rate: {w} would be right':
    'La base imponible de la categoría {} ({w}) es la suma de sus líneas y cargos menos sus descuentos, tipo por tipo: lo correcto sería {w}',
  'The taxable amount of what is {} ({w}) is the sum of its lines and charges less its allowances: {w} would be right':
    'La base imponible de la categoría {} ({w}) es la suma de sus líneas y cargos menos sus descuentos: lo correcto sería {w}',
  'The tax on what is {} ({w}) is the taxable amount times the rate: {w} would be right':
    'La cuota de la categoría {} ({w}) es la base imponible por el tipo impositivo: lo correcto sería {w}',
  'There is no tax on what is {} ({w}): {w} would be right':
    'La categoría {} ({w}) no tiene cuota: lo correcto sería {w}',
  '{}: {w} would be right': '{}: lo correcto sería {w}',
  // Without it
  'The taxable amount of what is {} ({w}) is the sum of its lines and charges less its allowances, rate by rate':
    'La base imponible de la categoría {} ({w}) es la suma de sus líneas y cargos menos sus descuentos, tipo por tipo',
  'The taxable amount of what is {} ({w}) is the sum of its lines and charges less its allowances':
    'La base imponible de la categoría {} ({w}) es la suma de sus líneas y cargos menos sus descuentos',
  'The tax on what is {} ({w}) is the taxable amount times the rate':
    'La cuota de la categoría {} ({w}) es la base imponible por el tipo impositivo',
  'There is no tax on what is {} ({w})': 'La categoría {} ({w}) no tiene cuota',
  'Why no VAT is charged on what is {} ({w}) is said in words or by a code':
    'La categoría {} ({w}) dice, en palabras o con un código, por qué no se repercute el IVA',
  'What is {} ({w}) has no reason for an exemption': 'La categoría {} ({w}) no tiene motivo de exención',
  // What can bear a category
  'a line': 'una línea',
  'an allowance': 'un descuento',
  'a charge': 'un cargo',
  // Categories
  'standard rated': 'tipo general',
  'zero rated': 'tipo cero',
  'exempt from VAT': 'exención de IVA',
  'reverse charge': 'inversión del sujeto pasivo',
  'intra-community supply': 'entrega intracomunitaria',
  'export outside the EU': 'exportación fuera de la UE',
  'not subject to VAT': 'no sujeción al IVA',
  // What is then asked
  'the seller or its tax representative has a tax number':
    'el vendedor o su representante fiscal tiene un número de identificación fiscal',
  'the seller or its tax representative has a VAT number': 'el vendedor o su representante fiscal tiene número de IVA',
  'the seller has a tax number, and the buyer a VAT number or a legal registration':
    'el vendedor tiene un número de identificación fiscal, y el comprador, número de IVA o número registral',
  'the seller and the buyer have VAT numbers': 'el vendedor y el comprador tienen número de IVA',
  'no VAT number of seller, representative or buyer is given':
    'no se da el número de IVA del vendedor, ni el del representante, ni el del comprador',
  'its VAT rate is greater than zero': 'su tipo de IVA es mayor que cero',
  'its VAT rate is 0': 'su tipo de IVA es 0',
  'its rate is not negative': 'su tipo no es negativo',
  'it has no VAT rate': 'no tiene tipo de IVA',
  // Special ones
  'An intra-community supply (K) says when it was delivered, or the invoicing period':
    'La entrega intracomunitaria (K) dice cuándo se entregó, o el período de facturación',
  'An intra-community supply (K) says the country of delivery':
    'La entrega intracomunitaria (K) dice el país de entrega',
  'Beside what is not subject to VAT (O), the VAT breakdown has no other entry':
    'Junto a lo no sujeto al IVA (O), el desglose del IVA no tiene ninguna otra entrada',
  'With a breakdown that is not subject to VAT (O), every line is not subject to VAT':
    'Si el desglose es de no sujeción al IVA (O), ninguna línea está sujeta al IVA',
  'With a breakdown that is not subject to VAT (O), every allowance is not subject to VAT':
    'Si el desglose es de no sujeción al IVA (O), ningún descuento está sujeto al IVA',
  'With a breakdown that is not subject to VAT (O), every charge is not subject to VAT':
    'Si el desglose es de no sujeción al IVA (O), ningún cargo está sujeto al IVA',
  'Split payment (B) is for domestic invoices of Italy alone':
    'El pago escindido (B) es solo para facturas interiores de Italia',
  'An invoice with split payment (B) has nothing at the standard rate (S)':
    'La factura con pago escindido (B) no tiene nada al tipo general (S)',
  // Lists of codes
  'The kind of invoice is a code of UNTDID 1001': 'El tipo de factura es un código de UNTDID 1001',
  'The currency of an amount is a code of ISO 4217': 'La moneda de un importe es un código de ISO 4217',
  'The currency of the invoice is a code of ISO 4217': 'La moneda de la factura es un código de ISO 4217',
  'The currency of VAT accounting is a code of ISO 4217':
    'La moneda de la contabilidad del IVA es un código de ISO 4217',
  'What makes the VAT due is a code of UNTDID 2005 (UBL) or 2475 (CII)':
    'Lo que produce el devengo del IVA es un código de UNTDID 2005 (UBL) o 2475 (CII)',
  'The scheme of an invoiced object is a code of UNTDID 1153':
    'El esquema de un objeto facturado es un código de UNTDID 1153',
  'The subject of a note is a code of UNTDID 4451': 'El asunto de una nota es un código de UNTDID 4451',
  'The scheme of an identifier is a code of ISO/IEC 6523':
    'El esquema de un identificador es un código de ISO/IEC 6523',
  'The scheme of a legal registration is a code of ISO/IEC 6523':
    'El esquema de un número registral es un código de ISO/IEC 6523',
  'The classification of an item is a code of UNTDID 7143':
    'La clasificación de un artículo es un código de UNTDID 7143',
  'A country is a code of ISO 3166-1': 'El país es un código de ISO 3166-1',
  'The country of origin is a code of ISO 3166-1': 'El país de origen es un código de ISO 3166-1',
  'The means of payment is a code of UNTDID 4461': 'La forma de pago es un código de UNTDID 4461',
  'The VAT category of a breakdown, allowance or charge is a code of UNTDID 5305':
    'La categoría de IVA de un desglose, descuento o cargo es un código de UNTDID 5305',
  'The VAT category of a line is a code of UNTDID 5305': 'La categoría de IVA de una línea es un código de UNTDID 5305',
  'The reason of an allowance is a code of UNTDID 5189': 'El motivo de un descuento es un código de UNTDID 5189',
  'The reason of a charge is a code of UNTDID 7161': 'El motivo de un cargo es un código de UNTDID 7161',
  'The scheme of a standard item identifier is a code of ISO/IEC 6523':
    'El esquema del identificador estándar de un artículo es un código de ISO/IEC 6523',
  'The reason of an exemption is a code of the VATEX list': 'El motivo de una exención es un código de la lista VATEX',
  'A unit is a code of UN/ECE Recommendation 20 or 21': 'La unidad es un código de la Recomendación 20 o 21 de UN/ECE',
  'An attached file is of a kind that is allowed: PDF, PNG, JPEG, CSV, XLSX or ODS':
    'El archivo adjunto es de un tipo admitido: PDF, PNG, JPEG, CSV, XLSX u ODS',
  'The scheme of an electronic address is a code of the EAS list':
    'El esquema de una dirección electrónica es un código de la lista EAS',
  'The scheme of a place of delivery is a code of ISO/IEC 6523':
    'El esquema de un lugar de entrega es un código de ISO/IEC 6523',
  'Standard rated: write the category S': 'Tipo general: escribir la categoría S',
  'No tax: write the rate 0': 'Sin impuesto: escribir el tipo 0',
};

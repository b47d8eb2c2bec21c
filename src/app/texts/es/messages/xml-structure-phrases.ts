import type { Phrases } from '../../said.ts';

/** What EN 16931 asks of UBL and CII: how often something stands there, and what is left out. */
export const xmlStructurePhrases: Phrases = {
  'There is at most one contract': 'Hay como máximo un contrato',
  'There is at most one receiving advice': 'Hay como máximo un aviso de recepción',
  'There is at most one despatch advice': 'Hay como máximo un aviso de expedición',
  'There is at most one text of payment terms': 'Hay como máximo un texto de condiciones de pago',
  'There is at most one invoice a reference': 'Hay como máximo una factura por referencia',
  'There is at most one invoicing period': 'Hay como máximo un período de facturación',
  'There is at most one name of the seller': 'Hay como máximo un nombre del vendedor',
  'There is at most one trading name of the seller': 'Hay como máximo un nombre comercial del vendedor',
  'There is at most one legal registration of the seller': 'Hay como máximo un número registral del vendedor',
  'There is at most one legal form of the seller': 'Hay como máximo una forma jurídica del vendedor',
  'There is at most one name of the buyer': 'Hay como máximo un nombre del comprador',
  'There is at most one identifier of the buyer': 'Hay como máximo un identificador del comprador',
  'There is at most one legal registration of the buyer': 'Hay como máximo un número registral del comprador',
  'There is at most one name of the tax representative': 'Hay como máximo un nombre del representante fiscal',
  'There is at most one number of the tax representative': 'Hay como máximo un número del representante fiscal',
  'There is at most one delivery': 'Hay como máximo una entrega',
  'There is at most one name of who received the delivery': 'Hay como máximo un nombre de quien recibió la entrega',
  'There is at most one remittance information a means of payment':
    'Hay como máximo un concepto del pago por forma de pago',
  'There is at most one code a means of payment': 'Hay como máximo un código por forma de pago',
  'There is at most one mandate a means of payment': 'Hay como máximo un mandato por forma de pago',
  'There is at most one reason of an exemption': 'Hay como máximo un motivo de exención',
  'There is at most one description of a supporting document':
    'Hay como máximo una descripción por documento justificativo',
  'There is at most one note a line': 'Hay como máximo una nota por línea',
  'There is at most one line of an order a line': 'Hay como máximo una línea de pedido por línea',
  'There is at most one period a line': 'Hay como máximo un período por línea',
  'There is at most one discount of a price': 'Hay como máximo un descuento del precio',
  'There is at most one project': 'Hay como máximo un proyecto',
  'There is at most one trading name of the buyer': 'Hay como máximo un nombre comercial del comprador',
  'There is at most one due date': 'Hay como máximo una fecha de vencimiento',
  'There is at most one code of when the VAT is due': 'Hay como máximo un código del devengo del IVA',
  'There is at most one description of an item': 'Hay como máximo una descripción del artículo',
  'There is at most one third line of an address': 'Hay como máximo una tercera línea de dirección',
  'There is at most one invoiced object a line': 'Hay como máximo un objeto facturado por línea',
  'There is at most one payment card': 'Hay como máximo una tarjeta de pago',
  'There is at most one direct debit mandate': 'Hay como máximo un mandato de adeudo directo',
  'There is at most one call for tenders': 'Hay como máximo una licitación',
  'There is at most one invoiced object': 'Hay como máximo un objeto facturado',
  'There is at most one creditor identifier of a bank': 'Hay como máximo un identificador de acreedor de un banco',
  'There is at most one business process': 'Hay como máximo un proceso de negocio',
  'There is at most one text a note': 'Hay como máximo un texto por nota',
  'There is at most one text of a note a line': 'Hay como máximo un texto de nota por línea',
  'There is at most one net price a line': 'Hay como máximo un precio neto por línea',
  'There is at most one rate an allowance or charge': 'Hay como máximo un tipo impositivo por descuento o cargo',
  'There is at most one VAT category an allowance or charge':
    'Hay como máximo una categoría de IVA por descuento o cargo',
  'There is at most one amount an allowance or charge': 'Hay como máximo un importe por descuento o cargo',
  'There is at most one amount a discount of a price': 'Hay como máximo un importe por descuento del precio',
  'There is at most one contact of the seller': 'Hay como máximo un contacto del vendedor',
  'There is at most one contact of the buyer': 'Hay como máximo un contacto del comprador',
  'There is at most one address of the seller': 'Hay como máximo una dirección del vendedor',
  'There is at most one address of the buyer': 'Hay como máximo una dirección del comprador',
  'There is at most one entry of payment terms': 'Hay como máximo una entrada de condiciones de pago',
  'There is at most one day on which the VAT is due': 'Hay como máximo un día de devengo del IVA',
  'There is at most one sum of the lines': 'Hay como máximo una suma de las líneas',
  'There is at most one sum of charges': 'Hay como máximo una suma de los cargos',
  'There is at most one sum of allowances': 'Hay como máximo una suma de los descuentos',
  'There is at most one total without VAT': 'Hay como máximo un total sin IVA',
  'There is at most one total with VAT': 'Hay como máximo un total con IVA',
  'There is at most one rounding': 'Hay como máximo un redondeo',
  'There is at most one amount paid before': 'Hay como máximo un importe pagado por anticipado',
  'There is at most one amount due': 'Hay como máximo un importe a pagar',
  'There is at most one call for tenders (50)': 'Hay como máximo una licitación (50)',
  'There is at most one invoiced object (130)': 'Hay como máximo un objeto facturado (130)',
  'There is at most one remittance information': 'Hay como máximo un concepto del pago',
  'There is at most one InformationAmount': 'Hay como máximo un InformationAmount',
  'There is at most one TotalDiscountAmount': 'Hay como máximo un TotalDiscountAmount',
  'There is at most one TotalAllowanceChargeAmount': 'Hay como máximo un TotalAllowanceChargeAmount',
  'There is at most one RetailValueExcludingTaxInformationAmount':
    'Hay como máximo un RetailValueExcludingTaxInformationAmount',
  'There is at most one TotalDepositFeeInformationAmount': 'Hay como máximo un TotalDepositFeeInformationAmount',
  'There is at most one ProductValueExcludingTobaccoTaxInformationAmount':
    'Hay como máximo un ProductValueExcludingTobaccoTaxInformationAmount',
  'There is at most one TotalRetailValueInformationAmount': 'Hay como máximo un TotalRetailValueInformationAmount',
  'There is at most one GrossLineTotalAmount': 'Hay como máximo un GrossLineTotalAmount',
  'There is at most one NetLineTotalAmount': 'Hay como máximo un NetLineTotalAmount',
  'There is at most one NetIncludingTaxesLineTotalAmount': 'Hay como máximo un NetIncludingTaxesLineTotalAmount',
  'There is exactly one specification': 'Hay exactamente una especificación',
  'There is exactly one identifier of the specification': 'Hay exactamente un identificador de la especificación',
  'There is exactly one code of the kind of invoice': 'Hay exactamente un código del tipo de factura',
  'There is exactly one name a characteristic of an item': 'Hay exactamente un nombre por característica del artículo',
  'There is exactly one value a characteristic of an item': 'Hay exactamente un valor por característica del artículo',
  'There is exactly one net price a line': 'Hay exactamente un precio neto por línea',
  'There is exactly one VAT category a line': 'Hay exactamente una categoría de IVA por línea',
  'The seller has at most one VAT number': 'El vendedor tiene como máximo un número de IVA',
  'The seller has at most one tax number that is no VAT number':
    'El vendedor tiene como máximo un número de identificación fiscal que no sea de IVA',
  'The buyer has at most one VAT number': 'El comprador tiene como máximo un número de IVA',
  'A payee has at most one name, and another one than the seller':
    'El beneficiario del pago tiene como máximo un nombre, y no es el del vendedor',
  'A payee has at most one identifier, and another name than the seller':
    'El beneficiario del pago tiene como máximo un identificador, y su nombre no es el del vendedor',
  'A payee has at most one legal registration, and another name than the seller':
    'El beneficiario del pago tiene como máximo un número registral, y su nombre no es el del vendedor',
  'An allowance has at most one reason in words': 'El descuento tiene como máximo un motivo en palabras',
  'A charge has at most one reason in words': 'El cargo tiene como máximo un motivo en palabras',
  'The seller has at most two tax numbers': 'El vendedor tiene como máximo dos números de identificación fiscal',
  'Only an invoiced object (130), and the project of a credit note (50), has a type or a scheme':
    'Solo un objeto facturado (130), y el proyecto de una nota de abono (50), tiene tipo o esquema',
  'All means of payment have the same remittance information': 'Todas las formas de pago tienen el mismo concepto',
  'At most one means of payment is named in words': 'Como máximo una forma de pago se nombra en palabras',
  'All means of payment have the same code': 'Todas las formas de pago tienen el mismo código',
  'All means of payment are named the same': 'Todas las formas de pago se nombran igual',
  'A line has exactly one VAT category': 'La línea tiene exactamente una categoría de IVA',
  'A tax number comes with the tax it is for':
    'El número de identificación fiscal va con el impuesto al que corresponde',
  'An attached file says its kind': 'El archivo adjunto indica su tipo',
  'An attached file says its name': 'El archivo adjunto indica su nombre',
  'An amount has at most two decimals; prices are free':
    'Los importes tienen como máximo dos decimales; los precios, los que quieran',
  'The attribute {w} is not part of an invoice of EN 16931':
    'El atributo {w} no forma parte de una factura de EN 16931',
  'The version of UBL is 2.1 where one is given': 'La versión de UBL, si se da, es la 2.1',
  'The standard identifier of an item has a scheme': 'El identificador estándar de un artículo tiene esquema',
  'The country an item comes from is one code': 'El país de origen de un artículo es un solo código',
  'The discount of a price has an amount, and says that it is no charge':
    'El descuento del precio tiene importe y dice que no es un cargo',
  'The place of delivery has one identifier, with a scheme or without one':
    'El lugar de entrega tiene un identificador, con esquema o sin él',
  'The buyer has one identifier, with a scheme or without one':
    'El comprador tiene un identificador, con esquema o sin él',
  'The payee has one identifier, with a scheme or without one':
    'El beneficiario del pago tiene un identificador, con esquema o sin él',
  'Every entry of the VAT breakdown says the same about when the VAT is due':
    'Todas las entradas del desglose del IVA dicen lo mismo sobre el devengo',
  'An allowance or charge says which it is': 'Un descuento o cargo dice cuál de los dos es',
  'The contact of the seller is a person or a department': 'El contacto del vendedor es una persona o un departamento',
  'The contact of the buyer is a person or a department': 'El contacto del comprador es una persona o un departamento',
  'A credit transfer (30, 58) names the account to pay to':
    'La transferencia (30, 58) indica la cuenta en la que se paga',
  'A line has at most one invoiced object (130)': 'La línea tiene como máximo un objeto facturado (130)',
  'At most one supporting document (916) is described': 'Se describe como máximo un documento justificativo (916)',
  'At most one supporting document (916) is attached': 'Se adjunta como máximo un documento justificativo (916)',
  'Only a supporting document (916) has an address': 'Solo un documento justificativo (916) tiene dirección',
  'Only additional references have a kind: a call for tenders (50), an invoiced object (130), a supporting document (916)':
    'Solo las referencias adicionales tienen clase: una licitación (50), un objeto facturado (130), un documento justificativo (916)',
  'Only a supporting document (916) is described': 'Solo se describe un documento justificativo (916)',
  'Only a supporting document (916) is attached': 'Solo se adjunta un documento justificativo (916)',
  'Only an invoiced object (130) has the scheme of its identifier':
    'Solo un objeto facturado (130) lleva el esquema de su identificador',
  'Only an earlier invoice is referred to with its date': 'Solo a una factura anterior se hace referencia con su fecha',
  'Where a quantity has a unit, an invoiced quantity has one':
    'Si alguna cantidad tiene unidad, la cantidad facturada la tiene',
  'The tax of a line, a breakdown, an allowance or a charge is VAT':
    'El impuesto de una línea, un desglose, un descuento o un cargo es el IVA',
  'Only the VAT breakdown has a basis': 'Solo el desglose del IVA tiene base',
  'The tax of an allowance or charge has no code of an exemption':
    'El impuesto de un descuento o cargo no tiene código de exención',
  'The tax of an allowance or charge has no reason of an exemption':
    'El impuesto de un descuento o cargo no tiene motivo de exención',
  'Only the VAT breakdown says on which day the VAT is due': 'Solo el desglose del IVA dice qué día se devenga',
  'Only the VAT breakdown says what makes the VAT due': 'Solo el desglose del IVA dice qué produce el devengo',
  'A date of format 102 is a year, a month and a day in eight digits':
    'Una fecha de formato 102 es año, mes y día en ocho dígitos',
  // What is left out
  'EN 16931 leaves out the scheme of a supporting document that is no invoiced object (130)':
    'EN 16931 deja fuera el esquema de un documento justificativo que no es un objeto facturado (130)',
  'EN 16931 leaves out the description of an invoiced object (130)':
    'EN 16931 deja fuera la descripción de un objeto facturado (130)',
  'EN 16931 leaves out the attachment of an invoiced object (130)':
    'EN 16931 deja fuera el adjunto de un objeto facturado (130)',
  'EN 16931 leaves out {w} but in a credit note': 'EN 16931 deja fuera {w}, salvo en una nota de abono',
  'EN 16931 leaves out {w} here': 'EN 16931 deja fuera aquí {w}',
  'EN 16931 leaves out {w}': 'EN 16931 deja fuera {w}',
};

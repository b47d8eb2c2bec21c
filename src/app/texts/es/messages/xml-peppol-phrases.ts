import type { Phrases } from '../../said.ts';

/** What Peppol BIS Billing 3 and its self-billing ask beyond EN 16931, of whatever country. */
export const xmlPeppolPhrases: Phrases = {
  'No element stands there empty': 'Ningún elemento está vacío',
  'An invoice names its business process': 'La factura indica su proceso de negocio',
  'The business process is one of Peppol: urn:fdc:peppol.eu:2017:poacc:billing:01:1.0':
    'El proceso de negocio es uno de Peppol: urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  'An invoice has at most one note, unless seller and buyer are German':
    'La factura tiene como máximo una nota, salvo que vendedor y comprador sean alemanes',
  'An invoice has a reference of the buyer or a purchase order':
    'La factura tiene una referencia del comprador o un pedido',
  'The specification is that of Peppol BIS Billing 3': 'La especificación es la de Peppol BIS Billing 3',
  'The currency of VAT accounting is another one than that of the invoice':
    'La moneda de la contabilidad del IVA no es la de la factura',
  'The buyer has an electronic address': 'El comprador tiene dirección electrónica',
  'The seller has an electronic address': 'El vendedor tiene dirección electrónica',
  'The amount of an allowance or charge is its base times its percentage':
    'El importe de un descuento o cargo es su base por su porcentaje',
  'A percentage of an allowance or charge comes with its base': 'El porcentaje de un descuento o cargo va con su base',
  'A base of an allowance or charge comes with its percentage': 'La base de un descuento o cargo va con su porcentaje',
  'An allowance or charge says `true` or `false`': 'Un descuento o cargo dice `true` o `false`',
  'A price has discounts, no surcharges': 'El precio tiene descuentos, no recargos',
  'The net price is the gross price less the discount': 'El precio neto es el precio bruto menos el descuento',
  'Every amount is in the currency of the invoice, but for the VAT total in accounting currency':
    'Todos los importes van en la moneda de la factura, salvo la cuota total de IVA en la moneda contable',
  'One total VAT has a breakdown': 'Una sola cuota total de IVA tiene desglose',
  'A total VAT without breakdown stands there exactly when there is a currency of VAT accounting':
    'Hay una cuota total de IVA sin desglose si y solo si hay una moneda de la contabilidad del IVA',
  'The total VAT has the same sign in either currency': 'La cuota total de IVA tiene el mismo signo en las dos monedas',
  'A direct debit (49, 59) has the reference of its mandate':
    'El adeudo directo (49, 59) tiene la referencia de su mandato',
  'A credit note has at most one project': 'La nota de abono tiene como máximo un proyecto',
  'A line has at most one invoiced object': 'La línea tiene como máximo un objeto facturado',
  'An invoice has at most one invoiced object': 'La factura tiene como máximo un objeto facturado',
  'A document a line refers to is an invoiced object (130)':
    'El documento al que se refiere una línea es un objeto facturado (130)',
  'The period of a line does not begin before that of the invoice':
    'El período de una línea no empieza antes que el de la factura',
  'The period of a line does not end after that of the invoice':
    'El período de una línea no acaba después que el de la factura',
  'The net amount of a line is its quantity times its price, plus its charges less its allowances':
    'El importe neto de una línea es su cantidad por su precio, más sus cargos y menos sus descuentos',
  'The base quantity of a price is more than zero': 'La cantidad base de un precio es mayor que cero',
  'The unit of the base quantity is that of the quantity': 'La unidad de la cantidad base es la de la cantidad',
  'The kind of invoice is one that Peppol takes': 'El tipo de factura es uno de los que admite Peppol',
  'The kind of credit note is one that Peppol takes': 'El tipo de nota de abono es uno de los que admite Peppol',
  'Partial (326) and corrected (384) invoices are for German sellers and buyers':
    'Las facturas parciales (326) y rectificativas (384) son para vendedores y compradores alemanes',
  'A date is written as YYYY-MM-DD, and the calendar has it': 'La fecha se escribe YYYY-MM-DD y está en el calendario',
  'The reason {w} goes with the VAT category {w}': 'El motivo {w} va con la categoría de IVA {w}',
  'What makes the VAT due is 3, 35 or 432 of UNTDID 2005':
    'Lo que produce el devengo del IVA es 3, 35 o 432 de UNTDID 2005',
  'The scheme of an electronic address is one that Peppol takes':
    'El esquema de una dirección electrónica es uno de los que admite Peppol',
  // Identifiers
  'A GLN (0088) is digits that end in the right check digit':
    'Un GLN (0088) son dígitos que acaban en el dígito de control correcto',
  'A Norwegian organisation number (0192) has nine digits and the right check digit':
    'Un número de organización noruego (0192) tiene nueve dígitos y el dígito de control correcto',
  'A Danish CVR number (0184) has eight digits, with or without DK before them':
    'Un número CVR danés (0184) tiene ocho dígitos, con DK delante o sin él',
  'A Danish P number (0096) has ten digits': 'Un número P danés (0096) tiene diez dígitos',
  'A Danish SE number (0198) is DK and eight digits': 'Un número SE danés (0198) es DK y ocho dígitos',
  'A Dutch KVK number (0106) has eight digits': 'Un número KVK neerlandés (0106) tiene ocho dígitos',
  'A Dutch OIN number (0190) has twenty digits': 'Un número OIN neerlandés (0190) tiene veinte dígitos',
  'A Dutch VAT number (9944) is NL, nine digits, B and two digits':
    'Un número de IVA neerlandés (9944) es NL, nueve dígitos, B y dos dígitos',
  'A VAT number that begins with NL has nine digits, B and two digits behind it':
    'Un número de IVA que empieza por NL tiene detrás nueve dígitos, B y dos dígitos',
  'The number of a Dutch establishment (0217) has twelve digits':
    'El número de un establecimiento neerlandés (0217) tiene doce dígitos',
  'A Belgian enterprise number (0208) has ten digits and the right check digits':
    'Un número de empresa belga (0208) tiene diez dígitos y los dígitos de control correctos',
  'An Italian office code (0201) has six letters and digits':
    'Un código de oficina italiano (0201) tiene seis letras y dígitos',
  'An Italian codice fiscale ({w}) has sixteen characters or eleven digits':
    'Un codice fiscale italiano ({w}) tiene dieciséis caracteres u once dígitos',
  'An Italian partita IVA ({w}) ends in the right check digit':
    'Una partita IVA italiana ({w}) acaba en el dígito de control correcto',
  'A Swedish organisation number (0007) has ten digits and the right check digit':
    'Un número de organización sueco (0007) tiene diez dígitos y el dígito de control correcto',
  'An Australian business number (0151) has eleven digits and the right check digits':
    'Un número de empresa australiano (0151) tiene once dígitos y los dígitos de control correctos',
  // Self-billing
  'The specification is that of Peppol BIS Self-Billing 3': 'La especificación es la de Peppol BIS Self-Billing 3',
  'The specification is that of PINT EU: urn:peppol:pint:billing-1@eu-1':
    'La especificación es la de PINT EU: urn:peppol:pint:billing-1@eu-1',
  'The business process is that of self-billing: urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0':
    'El proceso de negocio es el de autofacturación: urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
  'An invoice that the buyer issues is a self-billed invoice (389) or a self-billed debit note (527)':
    'La factura que expide el comprador es una autofactura (389) o una nota de cargo autofacturada (527)',
  'A credit note that the buyer issues is a self-billed credit note (261)':
    'La nota de abono que expide el comprador es una nota de abono autofacturada (261)',
};

import type { Phrases } from '../../said.ts';

/** What EN 16931 asks of an invoice, its parties, lines and totals, whatever the syntax. */
export const xmlInvoicePhrases: Phrases = {
  // The invoice
  'An invoice names the specification it keeps to': 'La factura indica la especificación que sigue',
  'An invoice has a number': 'La factura tiene número',
  'An invoice has a date of issue': 'La factura tiene fecha de expedición',
  'An invoice says by a code what kind of invoice it is': 'La factura dice con un código de qué tipo es',
  'An invoice names its currency': 'La factura indica su moneda',
  'An invoice names the seller': 'La factura indica el vendedor',
  'An invoice names the buyer': 'La factura indica el comprador',
  'An invoice has at least one line': 'La factura tiene al menos una línea',
  'An invoice has a VAT breakdown': 'La factura tiene un desglose del IVA',
  'The seller has a postal address': 'El vendedor tiene dirección postal',
  'The address of the seller says the country': 'La dirección del vendedor indica el país',
  'The buyer has a postal address': 'El comprador tiene dirección postal',
  'The address of the buyer says the country': 'La dirección del comprador indica el país',
  'A payee is named, and is somebody else than the seller':
    'El beneficiario del pago tiene nombre y no es el propio vendedor',
  'A tax representative of the seller is named': 'El representante fiscal del vendedor tiene nombre',
  'A tax representative of the seller has a postal address':
    'El representante fiscal del vendedor tiene dirección postal',
  'The address of a tax representative says the country': 'La dirección del representante fiscal indica el país',
  'A tax representative has a VAT number': 'El representante fiscal tiene número de IVA',
  'The invoicing period does not end before it begins': 'El período de facturación no acaba antes de empezar',
  'The period of a line does not end before it begins': 'El período de una línea no acaba antes de empezar',
  'An invoicing period has a first day, a last day, or both':
    'El período de facturación tiene primer día, último día o los dos',
  'The period of a line has a first day, a last day, or both':
    'El período de una línea tiene primer día, último día o los dos',
  'Payment instructions say the means of payment by its code':
    'Las instrucciones de pago indican la forma de pago con su código',
  'A credit transfer says the account to pay to': 'La transferencia indica la cuenta en la que se paga',
  'To pay by credit transfer, the account to pay to is given':
    'Para pagar por transferencia, se da la cuenta en la que se paga',
  'Of a payment card at most the first six and the last four digits are written':
    'De una tarjeta de pago se escriben como máximo los seis primeros dígitos y los cuatro últimos',
  'A supporting document has a reference': 'El documento justificativo tiene una referencia',
  'With a currency for VAT accounting, the total VAT is also given in that currency':
    'Si hay una moneda para la contabilidad del IVA, la cuota total se da también en esa moneda',
  'A reference to an earlier invoice has its number': 'La referencia a una factura anterior lleva su número',
  'The address of a delivery says the country': 'La dirección de entrega indica el país',
  'The electronic address of the seller says its scheme':
    'La dirección electrónica del vendedor indica su esquema de identificación',
  'The electronic address of the buyer says its scheme':
    'La dirección electrónica del comprador indica su esquema de identificación',
  'The day the VAT becomes due is given as a date or as a code, not as both':
    'El devengo del IVA se da como fecha o como código, no de las dos maneras',
  'A VAT number begins with the code of the country that gave it':
    'El número de IVA empieza por el código del país que lo asignó',
  'The seller can be told by an identifier, a legal registration or a VAT number':
    'El vendedor se identifica con un identificador, un número registral o un número de IVA',
  // Lines
  'An attribute of an item has a name and a value': 'Un atributo del artículo tiene nombre y valor',
  'A line has an identifier': 'La línea tiene identificador',
  'A line says how much is invoiced': 'La línea indica cuánto se factura',
  'The quantity of a line has a unit': 'La cantidad de una línea tiene unidad',
  'A line has a net amount': 'La línea tiene importe neto',
  'What a line invoices has a name': 'Lo que factura una línea tiene nombre',
  'A line has a net price': 'La línea tiene precio neto',
  'The net price of a line is not negative': 'El precio neto de una línea no es negativo',
  'The gross price of a line is not negative': 'El precio bruto de una línea no es negativo',
  'A line has a VAT category': 'La línea tiene categoría de IVA',
  'A standard identifier of an item says its scheme':
    'El identificador estándar de un artículo indica su esquema de identificación',
  'A classification of an item says which one it is': 'La clasificación de un artículo indica cuál es',
  // Allowances and charges
  'An allowance on the whole invoice has an amount': 'El descuento sobre toda la factura tiene importe',
  'An allowance on the whole invoice has a VAT category': 'El descuento sobre toda la factura tiene categoría de IVA',
  'An allowance on the whole invoice says why, in words or by a code':
    'El descuento sobre toda la factura dice su motivo, en palabras o con un código',
  'An allowance on the whole invoice has a reason, a reason code, or both':
    'El descuento sobre toda la factura tiene motivo, código de motivo o los dos',
  'A charge on the whole invoice has an amount': 'El cargo sobre toda la factura tiene importe',
  'A charge on the whole invoice has a VAT category': 'El cargo sobre toda la factura tiene categoría de IVA',
  'A charge on the whole invoice says why, in words or by a code':
    'El cargo sobre toda la factura dice su motivo, en palabras o con un código',
  'A charge on the whole invoice has a reason, a reason code, or both':
    'El cargo sobre toda la factura tiene motivo, código de motivo o los dos',
  'An allowance on a line has an amount': 'El descuento de una línea tiene importe',
  'An allowance on a line says why, in words or by a code':
    'El descuento de una línea dice su motivo, en palabras o con un código',
  'An allowance on a line has a reason, a reason code, or both':
    'El descuento de una línea tiene motivo, código de motivo o los dos',
  'A charge on a line has an amount': 'El cargo de una línea tiene importe',
  'A charge on a line says why, in words or by a code':
    'El cargo de una línea dice su motivo, en palabras o con un código',
  'A charge on a line has a reason, a reason code, or both':
    'El cargo de una línea tiene motivo, código de motivo o los dos',
  // Totals
  'The totals say the sum of the lines': 'Los totales indican la suma de las líneas',
  'The totals say the total without VAT': 'Los totales indican el total sin IVA',
  'The totals say the total with VAT': 'Los totales indican el total con IVA',
  'The totals say the amount due': 'Los totales indican el importe a pagar',
  'An entry of the VAT breakdown has a taxable amount': 'Cada entrada del desglose del IVA tiene base imponible',
  'An entry of the VAT breakdown has a tax amount': 'Cada entrada del desglose del IVA tiene cuota',
  'An entry of the VAT breakdown has a category': 'Cada entrada del desglose del IVA tiene categoría',
  'An entry of the VAT breakdown has a rate, unless it is not subject to VAT':
    'Cada entrada del desglose del IVA tiene tipo impositivo, salvo que no esté sujeta',
  'The sum of the lines is the sum of their net amounts': 'La suma de las líneas es la suma de sus importes netos',
  'The sum of allowances is that of the allowances on the whole invoice':
    'La suma de los descuentos es la de los descuentos sobre toda la factura',
  'The sum of charges is that of the charges on the whole invoice':
    'La suma de los cargos es la de los cargos sobre toda la factura',
  'The total without VAT is the sum of the lines less allowances plus charges':
    'El total sin IVA es la suma de las líneas menos los descuentos más los cargos',
  'The total VAT is the sum of the tax amounts of the breakdown':
    'La cuota total de IVA es la suma de las cuotas del desglose',
  'The total with VAT is the total without VAT plus the total VAT in the currency of the invoice':
    'El total con IVA es el total sin IVA más la cuota total de IVA en la moneda de la factura',
  'The amount due is the total with VAT less what was paid plus the rounding':
    'El importe a pagar es el total con IVA menos lo pagado más el redondeo',
  'The tax of a category is its taxable amount times its rate':
    'La cuota de una categoría es su base imponible por su tipo impositivo',
  // Decimals
  'The amount of an allowance on the whole invoice has at most two decimals':
    'El importe de un descuento sobre toda la factura tiene como máximo dos decimales',
  'The base of an allowance on the whole invoice has at most two decimals':
    'La base de un descuento sobre toda la factura tiene como máximo dos decimales',
  'The amount of a charge on the whole invoice has at most two decimals':
    'El importe de un cargo sobre toda la factura tiene como máximo dos decimales',
  'The base of a charge on the whole invoice has at most two decimals':
    'La base de un cargo sobre toda la factura tiene como máximo dos decimales',
  'The sum of the lines has at most two decimals': 'La suma de las líneas tiene como máximo dos decimales',
  'The sum of allowances has at most two decimals': 'La suma de los descuentos tiene como máximo dos decimales',
  'The sum of charges has at most two decimals': 'La suma de los cargos tiene como máximo dos decimales',
  'The total without VAT has at most two decimals': 'El total sin IVA tiene como máximo dos decimales',
  'The total with VAT has at most two decimals': 'El total con IVA tiene como máximo dos decimales',
  'The paid amount has at most two decimals': 'El importe pagado tiene como máximo dos decimales',
  'The rounding amount has at most two decimals': 'El importe del redondeo tiene como máximo dos decimales',
  'The amount due has at most two decimals': 'El importe a pagar tiene como máximo dos decimales',
  'The net amount of a line has at most two decimals': 'El importe neto de una línea tiene como máximo dos decimales',
  'The amount of an allowance on a line has at most two decimals':
    'El importe de un descuento de línea tiene como máximo dos decimales',
  'The base of an allowance on a line has at most two decimals':
    'La base de un descuento de línea tiene como máximo dos decimales',
  'The amount of a charge on a line has at most two decimals':
    'El importe de un cargo de línea tiene como máximo dos decimales',
  'The base of a charge on a line has at most two decimals':
    'La base de un cargo de línea tiene como máximo dos decimales',
  'The total VAT has at most two decimals': 'La cuota total de IVA tiene como máximo dos decimales',
  'The total VAT in accounting currency has at most two decimals':
    'La cuota total de IVA en la moneda contable tiene como máximo dos decimales',
  'The taxable amount of a category has at most two decimals':
    'La base imponible de una categoría tiene como máximo dos decimales',
  'The tax amount of a category has at most two decimals': 'La cuota de una categoría tiene como máximo dos decimales',
  'What a third party asks for has at most two decimals': 'Lo que reclama un tercero tiene como máximo dos decimales',
};

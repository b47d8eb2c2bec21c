import type { Phrases } from '../../said.ts';

/** What the rules of American countries that speak Spanish say. */
export const americanRulePhrases: Phrases = {
  'A supplier who charges IVA states its RUT, unless the invoice is a simplified one':
    'Un emisor que cobra IVA indica su RUT, salvo que la factura sea simplificada',
  'A Chilean tax code must be a RUT: seven or eight digits and the right check digit, which may be K':
    'Un código fiscal chileno tiene que ser un RUT: siete u ocho cifras y el dígito verificador correcto, que puede ser K',
  'A supplier who charges ITBMS states its RUC, unless the invoice is a simplified one':
    'Un emisor que cobra ITBMS indica su RUC, salvo que la factura sea simplificada',
  'A Uruguayan tax code must be a RUT: twelve digits, the last the right check digit':
    'Un código fiscal uruguayo tiene que ser un RUT: doce cifras, la última el dígito verificador correcto',
  'A charge for a tax needs the type of tax': 'Un cargo por un impuesto necesita el tipo de impuesto',
  'A charge for a tax needs its percentage': 'Un cargo por un impuesto necesita su porcentaje',
  'A charge for a tax of the type 99 needs a reason that names it':
    'Un cargo por un impuesto del tipo 99 necesita un motivo que lo nombre',
  'The invoice needs its point of sale as series': 'La factura necesita su punto de venta como serie',
  'The series, a point of sale, must be a number from 1 to 99998':
    'La serie, un punto de venta, tiene que ser un número de 1 a 99998',
  'The invoice needs tax details with the type of voucher':
    'La factura necesita datos fiscales con el tipo de comprobante',
  'The tax extensions need the type of voucher': 'Las extensiones fiscales necesitan el tipo de comprobante',
  'A credit note needs a type of voucher that is a credit note':
    'Una nota de crédito necesita un tipo de comprobante que sea de nota de crédito',
  'A debit note needs a type of voucher that is a debit note':
    'Una nota de débito necesita un tipo de comprobante que sea de nota de débito',
  'With the voucher of a credit note, the type must be `credit-note`':
    'Con el comprobante de una nota de crédito, el tipo tiene que ser `credit-note`',
  'With the voucher of a debit note, the type must be `debit-note`':
    'Con el comprobante de una nota de débito, el tipo tiene que ser `debit-note`',
  'Vouchers other than those of class B and type 49 need a customer':
    'Los comprobantes que no son de clase B ni del tipo 49 necesitan un cliente',
  'The customer needs a tax identity or an identity with its type':
    'El cliente necesita una identificación fiscal o una identificación con su tipo',
  'The customer needs its position in VAT': 'El cliente necesita su condición frente al IVA',
  'The customer of voucher 49 must be a final consumer (5)':
    'El cliente del comprobante 49 tiene que ser un consumidor final (5)',
  'The customer of a voucher of class A must be in the position 1, 6, 13 or 16':
    'El cliente de un comprobante de clase A tiene que estar en la condición 1, 6, 13 o 16',
  'The customer of a voucher of class B cannot be in the position 1, 6, 13 or 16':
    'El cliente de un comprobante de clase B no puede estar en la condición 1, 6, 13 ni 16',
  'A voucher about services needs ordering details': 'Un comprobante sobre servicios necesita datos del pedido',
  'A voucher about services needs their period': 'Un comprobante sobre servicios necesita su periodo',
  'A voucher about services needs payment details': 'Un comprobante sobre servicios necesita datos de pago',
  'A voucher about services needs payment terms': 'Un comprobante sobre servicios necesita condiciones de pago',
  'A voucher about services needs a due date': 'Un comprobante sobre servicios necesita una fecha de vencimiento',
  'A voucher about goods alone cannot have due dates':
    'Un comprobante solo sobre bienes no puede tener fechas de vencimiento',
  'A credit or debit note needs a reference to the voucher it corrects':
    'Una nota de crédito o de débito necesita una referencia al comprobante que corrige',
  'A reference to an earlier voucher needs its type': 'La referencia a un comprobante anterior necesita su tipo',
  'Lines of a voucher of class C cannot have taxes':
    'Las líneas de un comprobante de clase C no pueden tener impuestos',
  'The invoice must be in ARS or give an exchange rate to ARS':
    'La factura tiene que estar en ARS o dar un tipo de cambio a ARS',
  'A voucher for tourism needs the relation of issuer and receiver':
    'Un comprobante de turismo necesita la relación entre emisor y receptor',
  'Taxes of a voucher for tourism need the kind of item':
    'Los impuestos de un comprobante de turismo necesitan la clase de ítem',
  'The customer of a voucher for tourism needs an address':
    'El cliente de un comprobante de turismo necesita una dirección',
  'The VAT rate of a voucher for tourism must be 21% (5)':
    'El tipo de IVA de un comprobante de turismo tiene que ser 21% (5)',
  'Lines of a voucher for tourism need taxes': 'Las líneas de un comprobante de turismo necesitan impuestos',
  'Discounts of a voucher for tourism need the kind of item':
    'Los descuentos de un comprobante de turismo necesitan la clase de ítem',
  'Advances of a voucher for tourism need the kind of item':
    'Los anticipos de un comprobante de turismo necesitan la clase de ítem',
  'VAT needs the code of its rate': 'El IVA necesita el código de su tipo',
  'The supplier of an Argentine invoice needs a tax identity':
    'El emisor de una factura argentina necesita una identificación fiscal',
  'An Argentine tax code must be a CUIT or CUIL: 20, 23, 24, 27, 30 or 33, eight digits and the right check digit':
    'Un código fiscal argentino tiene que ser un CUIT o CUIL: 20, 23, 24, 27, 30 o 33, ocho cifras y el dígito verificador correcto',
  'The invoice must be a standard one, a credit note, a debit note or a pro forma':
    'La factura tiene que ser ordinaria, nota de crédito, nota de débito o proforma',
  'Addresses of a Colombian supplier, where listed, must be one at least':
    'Las direcciones de un emisor colombiano, si se enumeran, tienen que ser al menos una',
  'A Colombian supplier with a NIT needs the municipality': 'Un emisor colombiano con NIT necesita el municipio',
  'A Colombian supplier needs the fiscal responsibility': 'Un emisor colombiano necesita la responsabilidad fiscal',
  'The customer needs a tax identity, or the invoice the tag `simplified`':
    'El cliente necesita una identificación fiscal, o la factura la etiqueta `simplified`',
  'Addresses of a Colombian customer, where listed, must be one at least':
    'Las direcciones de un cliente colombiano, si se enumeran, tienen que ser al menos una',
  'A Colombian customer with a NIT needs the municipality': 'Un cliente colombiano con NIT necesita el municipio',
  'A Colombian customer needs the fiscal responsibility': 'Un cliente colombiano necesita la responsabilidad fiscal',
  'A credit or debit note needs a reference to the invoice it corrects':
    'Una nota de crédito o de débito necesita una referencia a la factura que corrige',
  'The reference of a credit note needs the code of the reason':
    'La referencia de una nota de crédito necesita el código del motivo',
  'The reference of a debit note needs the code of the reason':
    'La referencia de una nota de débito necesita el código del motivo',
  'The reference of a credit note needs the reason in words':
    'La referencia de una nota de crédito necesita el motivo en palabras',
  'The reference of a debit note needs the reason in words':
    'La referencia de una nota de débito necesita el motivo en palabras',
  'The invoice must be in COP or give an exchange rate to COP':
    'La factura tiene que estar en COP o dar un tipo de cambio a COP',
  'A Colombian tax code must be a NIT: nine or ten digits, the last the right check digit':
    'Un código fiscal colombiano tiene que ser un NIT: nueve o diez cifras, la última el dígito verificador correcto',
  'A tax code of Costa Rica must have 9, 11 or 12 digits, the first not 0, or 10 letters and digits':
    'Un código fiscal de Costa Rica tiene que tener 9, 11 o 12 cifras, la primera distinta de 0, o 10 letras y cifras',
  'The tax extensions need document type, place of issue and payment method':
    'Las extensiones fiscales necesitan el tipo de documento, el lugar de expedición y el método de pago',
  'A global invoice needs the codes of its period, month and year':
    'Una factura global necesita los códigos de su periodicidad, mes y año',
  'A global invoice names no customer': 'Una factura global no nombra ningún cliente',
  'A global invoice needs payment details': 'Una factura global necesita datos de pago',
  'A global invoice needs the payments it sums up': 'Una factura global necesita los pagos que resume',
  'A line of a global invoice needs the number of the sale':
    'Una línea de una factura global necesita el número de la venta',
  'The codes of period, month and year stand together or not at all':
    'Los códigos de periodicidad, mes y año van juntos o no van',
  'The customer needs a tax identity': 'El cliente necesita una identificación fiscal',
  'A Mexican customer needs the codes of its fiscal regime and of the use of the voucher':
    'Un cliente mexicano necesita los códigos de su régimen fiscal y del uso del CFDI',
  'A Mexican customer needs an address': 'Un cliente mexicano necesita una dirección',
  'The address of a Mexican customer needs a postal code':
    'La dirección de un cliente mexicano necesita un código postal',
  'A Mexican postal code has five digits': 'Un código postal mexicano tiene cinco cifras',
  'An item needs the code of its class of products or services':
    'Un artículo necesita el código de su clase de productos o servicios',
  'The code of a product or service has eight digits': 'El código de un producto o servicio tiene ocho cifras',
  'An invoice that refers to earlier ones needs the type of the relation':
    'Una factura que se refiere a otras anteriores necesita el tipo de la relación',
  'A reference to an earlier invoice needs its fiscal folio, the stamp `sat-uuid`':
    'La referencia a una factura anterior necesita su folio fiscal, el sello `sat-uuid`',
  'The supplier needs a tax identity': 'El emisor necesita una identificación fiscal',
  'The tax identity of the supplier needs its RFC': 'La identificación fiscal del emisor necesita su RFC',
  'The supplier needs the code of its fiscal regime': 'El emisor necesita el código de su régimen fiscal',
  'The quantity of a line must be above zero': 'La cantidad de una línea tiene que ser mayor que cero',
  'The item of a line needs a price': 'El artículo de una línea necesita un precio',
  'The price of an item must be above zero': 'El precio de un artículo tiene que ser mayor que cero',
  'The total of a line cannot be negative': 'El total de una línea no puede ser negativo',
  'A CFDI has no discounts on the document as a whole; give them on its lines':
    'Un CFDI no tiene descuentos sobre todo el documento; delos en sus líneas',
  'A CFDI has no charges on the document as a whole': 'Un CFDI no tiene cargos sobre todo el documento',
  'The invoice must be in MXN or give the exchange rate to it':
    'La factura tiene que estar en MXN o dar el tipo de cambio a esa moneda',
  'Of the payment documents, only receipts become a CFDI':
    'De los documentos de pago, solo los recibos pasan a ser un CFDI',
  'The payment must be in MXN or give the exchange rate to it':
    'El pago tiene que estar en MXN o dar el tipo de cambio a esa moneda',
  'The payment needs the codes of its document type and place of issue':
    'El pago necesita los códigos de su tipo de documento y de su lugar de expedición',
  'The document type of a payment is P': 'El tipo de documento de un pago es P',
  'The payment needs a customer': 'El pago necesita un cliente',
  'The customer uses the voucher of a payment for payments, CP01':
    'El cliente usa el comprobante de un pago para pagos, CP01',
  'A Mexican customer needs the code of its fiscal regime':
    'Un cliente mexicano necesita el código de su régimen fiscal',
  'A CFDI has no place for a payee': 'Un CFDI no tiene sitio para un beneficiario',
  'The payment has one means of payment': 'El pago tiene un solo medio de pago',
  'The means of payment needs its code': 'El medio de pago necesita su código',
  'The means of a payment that has been made cannot be left open (99)':
    'El medio de un pago ya hecho no puede quedar por definir (99)',
  'A CFDI of payments has no refunds': 'Un CFDI de pagos no tiene devoluciones',
  'A line needs the number of the instalment': 'Una línea necesita el número de la parcialidad',
  'A line needs the amount that was to be paid': 'Una línea necesita el importe que había que pagar',
  'A line needs the amount that is still due': 'Una línea necesita el importe que sigue pendiente',
  'A line needs the document that is paid': 'Una línea necesita el documento que se paga',
  'The document that is paid needs its fiscal folio, the stamp `sat-uuid`':
    'El documento que se paga necesita su folio fiscal, el sello `sat-uuid`',
  'The taxes of a line cannot have surcharges': 'Los impuestos de una línea no pueden tener recargos',
  'Retained taxes of a line need a percentage': 'Los impuestos retenidos de una línea necesitan un porcentaje',
  'The documents that are paid must be in the currency of the payment':
    'Los documentos que se pagan tienen que estar en la moneda del pago',
  'A payment takes the place of earlier ones only, relation 04':
    'Un pago solo sustituye a otros anteriores, relación 04',
  'A reference to an earlier payment needs its fiscal folio, the stamp `sat-uuid`':
    'La referencia a un pago anterior necesita su folio fiscal, el sello `sat-uuid`',
  'The registration as employer can have 20 bytes at most (é counts two)':
    'El registro patronal puede tener 20 bytes como máximo (é cuenta dos)',
  'Food vouchers need the number of the account': 'Los vales de despensa necesitan el número de la cuenta',
  'The number of the account can have 20 bytes at most (é counts two)':
    'El número de la cuenta puede tener 20 bytes como máximo (é cuenta dos)',
  'Food vouchers need their total': 'Los vales de despensa necesitan su total',
  'Food vouchers need at least one line': 'Los vales de despensa necesitan al menos una línea',
  'A voucher needs the number of the wallet': 'Un vale necesita el número del monedero',
  'The number of the wallet can have 20 bytes at most (é counts two)':
    'El número del monedero puede tener 20 bytes como máximo (é cuenta dos)',
  'A voucher needs the moment of its issue': 'Un vale necesita el momento de su emisión',
  'A voucher needs the employee who received it': 'Un vale necesita el trabajador que lo recibió',
  'The employee needs an RFC': 'El trabajador necesita un RFC',
  'The tax code of the employee must be an RFC': 'El código fiscal del trabajador tiene que ser un RFC',
  'The employee needs a CURP': 'El trabajador necesita una CURP',
  'The number of the employee must be a CURP': 'El número del trabajador tiene que ser una CURP',
  'The employee needs a name': 'El trabajador necesita un nombre',
  'The name of the employee can have 100 bytes at most (é counts two)':
    'El nombre del trabajador puede tener 100 bytes como máximo (é cuenta dos)',
  'A social security number has 11 digits': 'Un número de seguridad social tiene 11 cifras',
  'A voucher needs its amount': 'Un vale necesita su importe',
  'The balance needs the number of the account': 'El estado de cuenta necesita el número de la cuenta',
  'The number of the account can have 50 bytes at most (é counts two)':
    'El número de la cuenta puede tener 50 bytes como máximo (é cuenta dos)',
  'The balance needs its subtotal': 'El estado de cuenta necesita su subtotal',
  'The balance needs its total': 'El estado de cuenta necesita su total',
  'The balance needs at least one line': 'El estado de cuenta necesita al menos una línea',
  'A purchase needs the number of the wallet': 'Una compra necesita el número del monedero',
  'A purchase needs its moment': 'Una compra necesita su momento',
  'A purchase needs the RFC of the seller': 'Una compra necesita el RFC del vendedor',
  'The tax code of the seller must be an RFC': 'El código fiscal del vendedor tiene que ser un RFC',
  'A purchase needs the number of the station': 'Una compra necesita el número de la estación',
  'The number of the station can have 20 bytes at most (é counts two)':
    'El número de la estación puede tener 20 bytes como máximo (é cuenta dos)',
  'The quantity of a purchase must be above zero': 'La cantidad de una compra tiene que ser mayor que cero',
  'A purchase needs an item': 'Una compra necesita un artículo',
  'The item needs the kind of fuel': 'El artículo necesita la clase de combustible',
  'The item needs a name': 'El artículo necesita un nombre',
  'The name of the item can have 300 bytes at most (é counts two)':
    'El nombre del artículo puede tener 300 bytes como máximo (é cuenta dos)',
  'The price of the item must be above zero': 'El precio del artículo tiene que ser mayor que cero',
  'A purchase needs its number': 'Una compra necesita su número',
  'The number of a purchase can have 50 bytes at most (é counts two)':
    'El número de una compra puede tener 50 bytes como máximo (é cuenta dos)',
  'The total of a purchase is price times quantity': 'El total de una compra es precio por cantidad',
  'A purchase needs its taxes': 'Una compra necesita sus impuestos',
  'A tax needs its category': 'Un impuesto necesita su categoría',
  'The tax must be VAT or IEPS': 'El impuesto tiene que ser IVA o IEPS',
  'A tax without percentage needs a rate': 'Un impuesto sin porcentaje necesita una cuota',
  'The rate of a tax must be above zero': 'La cuota de un impuesto tiene que ser mayor que cero',
  'The amount of a tax must be above zero': 'El importe de un impuesto tiene que ser mayor que cero',
  'Payment instructions need the code of the means': 'Las instrucciones de pago necesitan el código del medio',
  'A payment needs the code of its means': 'Un pago necesita el código de su medio',
  'The notes on the payment terms can have 1000 bytes at most (é counts two)':
    'Las notas sobre las condiciones de pago pueden tener 1000 bytes como máximo (é cuenta dos)',
  'A Mexican tax code must be an RFC: three letters (four for people), a date of six digits, three letters or digits':
    'Un código fiscal mexicano tiene que ser un RFC: tres letras (cuatro si es una persona física), una fecha de seis cifras, tres letras o cifras',
  'The supplier of a Peruvian invoice needs a RUC in its tax identity':
    'El emisor de una factura peruana necesita un RUC en su identificación fiscal',
  'The tax identity of the supplier of a Peruvian invoice is of Peru':
    'La identificación fiscal del emisor de una factura peruana es de Perú',
  'A Peruvian tax code must be a RUC: 10, 15, 17 or 20, eight digits and the right check digit':
    'Un código fiscal peruano tiene que ser un RUC: 10, 15, 17 o 20, ocho cifras y el dígito verificador correcto',
  'A Peruvian DNI has eight digits, without the check digit behind them':
    'Un DNI peruano tiene ocho cifras, sin el dígito verificador que las sigue',
  'A Uruguayan identity card number has seven or eight digits, the last the right check digit':
    'Un número de cédula de identidad uruguaya tiene siete u ocho cifras, la última el dígito verificador correcto',
};

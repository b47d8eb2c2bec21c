import type { Phrases } from '../../said.ts';

/** What the rules of the addons of Denmark, Finland, Germany, Greece, Italy, Poland and Portugal say. */
export const europeanAddonPhrases: Phrases = {
  'The tax extensions cannot have a `untdid-tax-category` that is no document type of XRechnung':
    'Las extensiones fiscales no pueden tener un `untdid-tax-category` que no sea un tipo de documento de XRechnung',
  'A corrective invoice or credit note needs a reference to the invoice it corrects':
    'Una factura rectificativa o un abono necesita una referencia a la factura que corrige',
  'The supplier needs a person to contact': 'El emisor necesita una persona de contacto',
  'The first address of the supplier needs a locality': 'La primera dirección del emisor necesita una localidad',
  'The first address of the supplier needs a post code in `code`':
    'La primera dirección del emisor necesita un código postal en `code`',
  'The supplier needs an electronic address in `inboxes`': 'El emisor necesita una dirección electrónica en `inboxes`',
  'The supplier, or the first person there, needs a telephone number':
    'El emisor, o su primera persona, necesita un número de teléfono',
  'The supplier, or the first person there, needs an e-mail address':
    'El emisor, o su primera persona, necesita una dirección de correo electrónico',
  'The first address of the customer needs a locality': 'La primera dirección del cliente necesita una localidad',
  'The first address of the customer needs a post code in `code`':
    'La primera dirección del cliente necesita un código postal en `code`',
  'The customer needs an electronic address in `inboxes`': 'El cliente necesita una dirección electrónica en `inboxes`',
  'A payment by credit transfer needs the account': 'Un pago por transferencia necesita la cuenta',
  'The account of a credit transfer needs an IBAN or a number':
    'La cuenta de una transferencia necesita un IBAN o un número',
  'A payment by card needs the card': 'Un pago con tarjeta necesita la tarjeta',
  'A payment by direct debit needs the mandate': 'Un pago por adeudo domiciliado necesita el mandato',
  'A direct debit needs the reference of the mandate': 'Un adeudo domiciliado necesita la referencia del mandato',
  'A direct debit needs the creditor identifier': 'Un adeudo domiciliado necesita el identificador del acreedor',
  'A direct debit needs the account that is debited': 'Un adeudo domiciliado necesita la cuenta en la que se carga',
  'Delivery details need the receiver of the goods': 'Los datos de entrega necesitan el receptor de los bienes',
  'The receiver of a delivery needs an address': 'El receptor de una entrega necesita una dirección',
  'The first address of the receiver needs a locality': 'La primera dirección del receptor necesita una localidad',
  'The first address of the receiver needs a post code in `code`':
    'La primera dirección del receptor necesita un código postal en `code`',
  'The invoice needs ordering details with the reference of the buyer':
    'La factura necesita datos del pedido con la referencia del comprador',
  'The ordering details need the reference of the buyer in `code`, such as a Leitweg-ID':
    'Los datos del pedido necesitan la referencia del comprador en `code`, como un Leitweg-ID',
  'An excise duty on the invoice needs VAT of its own': 'Un impuesto especial de la factura necesita IVA propio',
  'The document type (`untdid-document-type`) must be 325, 380 or 393 for an invoice, 381 for a credit note':
    'El tipo de documento (`untdid-document-type`) tiene que ser 325, 380 o 393 en una factura, 381 en un abono',
  'Amounts must be rounded to the currency (`currency`), so that the lines add up to the totals':
    'Los importes tienen que estar redondeados a la moneda (`currency`), para que las líneas sumen los totales',
  'The customer needs an endpoint to be delivered to': 'El cliente necesita un punto de conexión al que entregarle',
  'A charge on the invoice needs VAT': 'Un cargo de la factura necesita IVA',
  'An excise duty needs a reason, which names the duty':
    'Un impuesto especial necesita un motivo, que nombra el impuesto',
  'An excise duty needs its code (`dk-oioubl-duty-code`)':
    'Un impuesto especial necesita su código (`dk-oioubl-duty-code`)',
  'The code of the means of payment (`untdid-payment-means`) must be 1, 10, 20, 31, 42, 48, 49, 50, 58, 59, 93 or 97':
    'El código del medio de pago (`untdid-payment-means`) tiene que ser 1, 10, 20, 31, 42, 48, 49, 50, 58, 59, 93 o 97',
  'A domestic transfer needs the registration number of the bank, four digits, in `clearing`':
    'Una transferencia nacional necesita el número de registro del banco, cuatro cifras, en `clearing`',
  'The format has no category of exempt VAT': 'El formato no tiene ninguna categoría de IVA exento',
  'The payment details need instructions': 'Los datos de pago necesitan instrucciones',
  'The means of payment must be a credit transfer': 'El medio de pago tiene que ser una transferencia',
  'The payment instructions need a reference': 'Las instrucciones de pago necesitan una referencia',
  'The payment instructions need the account to pay to':
    'Las instrucciones de pago necesitan la cuenta en la que se paga',
  'The first account, to which the invoice is paid, needs an IBAN':
    'La primera cuenta, en la que se paga la factura, necesita un IBAN',
  'The IBAN of an account must have the form and the check digits of one':
    'El IBAN de una cuenta tiene que tener la forma y los dígitos de control de un IBAN',
  'The BIC of an account must have 8 or 11 characters in the form of one':
    'El BIC de una cuenta tiene que tener 8 u 11 caracteres con la forma de un BIC',
  'The payment details need terms': 'Los datos de pago necesitan condiciones',
  'The payment terms need a due date': 'Las condiciones de pago necesitan una fecha de vencimiento',
  'A charge is a fee, another tax or stamp duty, not several of them':
    'Un cargo es una tasa, otro impuesto o el timbre, no varios de ellos',
  'A charge of the tax type 2 needs the fee': 'Un cargo del tipo de impuesto 2 necesita la tasa',
  'A charge of the tax type 3 needs the other tax': 'Un cargo del tipo de impuesto 3 necesita el otro impuesto',
  'A charge of the tax type 4 needs the rate of the stamp duty':
    'Un cargo del tipo de impuesto 4 necesita el tipo del timbre',
  'The invoice needs a series': 'La factura necesita una serie',
  'The invoice needs tax details with the type of document':
    'La factura necesita datos fiscales con el tipo de documento',
  'The tax extensions need the type of document': 'Las extensiones fiscales necesitan el tipo de documento',
  'Documents of the types 1, 2 and 5 need a customer': 'Los documentos de los tipos 1, 2 y 5 necesitan un cliente',
  'An address of the customer needs a locality': 'Una dirección del cliente necesita una localidad',
  'An address of the customer needs a post code': 'Una dirección del cliente necesita un código postal',
  'The total of a line must be more than zero': 'El total de una línea tiene que ser mayor que cero',
  'The total of a line cannot be zero': 'El total de una línea no puede ser cero',
  'Category and type of the income from an item go together, but informative income (`category1_95`) has no type':
    'La categoría y el tipo de los ingresos de un artículo van juntos, pero los ingresos informativos (`category1_95`) no tienen tipo',
  'Discounts can stand on lines only': 'Los descuentos solo pueden ir en las líneas',
  'The invoice needs payment details': 'La factura necesita datos de pago',
  'The payment details need instructions or advances': 'Los datos de pago necesitan instrucciones o anticipos',
  'A credit note needs a reference to the invoice it corrects':
    'Un abono necesita una referencia a la factura que corrige',
  'A reference to an earlier invoice needs its MARK, the stamp `iapr-mark`':
    'Una referencia a una factura anterior necesita su MARK, el sello `iapr-mark`',
  'Payment instructions need a key': 'Las instrucciones de pago necesitan una clave',
  'Payment instructions need the means of payment, which follows from the key':
    'Las instrucciones de pago necesitan el medio de pago, que se sigue de la clave',
  'A payment needs a key': 'Un pago necesita una clave',
  'A payment needs its means, which follows from the key': 'Un pago necesita su medio, que se sigue de la clave',
  'VAT needs its category': 'El IVA necesita su categoría',
  'VAT without percentage needs the cause of the exemption': 'El IVA sin porcentaje necesita la causa de la exención',
  'Category and type of the income go together, but informative income (`category1_95`) has no type':
    'La categoría y el tipo de los ingresos van juntos, pero los ingresos informativos (`category1_95`) no tienen tipo',
  'A contribution to a pension fund needs a percentage':
    'Una aportación a una caja de previsión necesita un porcentaje',
  'A contribution to a pension fund needs the code of the fund (`it-sdi-fund-type`)':
    'Una aportación a una caja de previsión necesita el código de la caja (`it-sdi-fund-type`)',
  'A contribution to a pension fund needs VAT': 'Una aportación a una caja de previsión necesita IVA',
  'The invoice needs tax details with the format and the kind of document':
    'La factura necesita datos fiscales con el formato y la clase de documento',
  'The tax extensions need the format (`it-sdi-format`) and the kind of document (`it-sdi-document-type`)':
    'Las extensiones fiscales necesitan el formato (`it-sdi-format`) y la clase de documento (`it-sdi-document-type`)',
  'The name of the supplier can have Latin characters only (up to ÿ)':
    'El nombre del emisor solo puede tener caracteres latinos (hasta ÿ)',
  'The supplier needs its tax regime (`it-sdi-fiscal-regime`)':
    'El emisor necesita su régimen fiscal (`it-sdi-fiscal-regime`)',
  'The registration of the supplier needs its number in the register':
    'La inscripción del emisor necesita su número en el registro',
  'The registration of the supplier needs the office of the register':
    'La inscripción del emisor necesita la oficina del registro',
  'A telephone number of an Italian supplier must have 5 to 12 bytes (é counts two)':
    'Un número de teléfono de un emisor italiano tiene que tener de 5 a 12 bytes (é cuenta dos)',
  'The name of the customer can have Latin characters only (up to ÿ)':
    'El nombre del cliente solo puede tener caracteres latinos (hasta ÿ)',
  'The customer needs a name, unless it has no tax code and names people':
    'El cliente necesita un nombre, salvo que no tenga código fiscal y nombre a personas',
  'A customer without name needs to name people': 'Un cliente sin nombre necesita nombrar a personas',
  'An Italian customer without `it-fiscal-code` needs a tax code':
    'Un cliente italiano sin `it-fiscal-code` necesita un código fiscal',
  'An Italian customer without tax code needs an identity with the key `it-fiscal-code`':
    'Un cliente italiano sin código fiscal necesita una identificación con la clave `it-fiscal-code`',
  'The name of an item can have Latin characters only (up to ÿ)':
    'El nombre de un artículo solo puede tener caracteres latinos (hasta ÿ)',
  'The transport document of a deferred invoice needs its date': 'El albarán de una factura diferida necesita su fecha',
  'Only an invoice with the tag `deferred` can name transport documents':
    'Solo una factura con la etiqueta `deferred` puede nombrar albaranes',
  'An invoice with due dates needs payment instructions':
    'Una factura con fechas de vencimiento necesita instrucciones de pago',
  'An address needs a street or a post-office box': 'Una dirección necesita una calle o un apartado de correos',
  'The street of an address can have Latin characters only (up to ÿ)':
    'La calle de una dirección solo puede tener caracteres latinos (hasta ÿ)',
  'The post-office box of an address can have Latin characters only (up to ÿ)':
    'El apartado de correos de una dirección solo puede tener caracteres latinos (hasta ÿ)',
  'An address needs a locality': 'Una dirección necesita una localidad',
  'The locality of an address can have Latin characters only (up to ÿ)':
    'La localidad de una dirección solo puede tener caracteres latinos (hasta ÿ)',
  'An Italian address needs a postal code': 'Una dirección italiana necesita un código postal',
  'The postal code of an Italian address must have five digits':
    'El código postal de una dirección italiana tiene que tener cinco cifras',
  'Payment instructions need the code of the means (`it-sdi-payment-means`)':
    'Las instrucciones de pago necesitan el código del medio (`it-sdi-payment-means`)',
  'A payment made needs the code of the means (`it-sdi-payment-means`)':
    'Un pago hecho necesita el código del medio (`it-sdi-payment-means`)',
  'VAT without percentage needs the reason of exemption (`it-sdi-exempt`)':
    'El IVA sin porcentaje necesita el motivo de la exención (`it-sdi-exempt`)',
  'A withheld tax needs the reason of the payment (`it-sdi-retained`)':
    'Un impuesto retenido necesita el motivo del pago (`it-sdi-retained`)',
  'The receipt needs tax details': 'El recibo necesita datos fiscales',
  'The receipt needs the tax that its prices include': 'El recibo necesita el impuesto que incluyen sus precios',
  'The prices of a receipt include VAT': 'Los precios de un recibo incluyen el IVA',
  'A corrective receipt needs a reference to the receipt it corrects':
    'Un recibo rectificativo necesita una referencia al recibo que rectifica',
  'The lines of a corrective receipt need the number of the line they correct (`it-ticket-line-ref`)':
    'Las líneas de un recibo rectificativo necesitan el número de la línea que rectifican (`it-ticket-line-ref`)',
  'The receipt must be in EUR or give an exchange rate to EUR':
    'El recibo tiene que estar en EUR o dar un tipo de cambio a EUR',
  'VAT without percentage needs the reason of exemption (`it-ticket-exempt`)':
    'El IVA sin porcentaje necesita el motivo de la exención (`it-ticket-exempt`)',
  'The percentage must be one that receipts can have: a rate of IVA or a flat-rate compensation':
    'El porcentaje tiene que ser uno que puedan tener los recibos: un tipo de IVA o una compensación a tanto alzado',
  'The invoice must be a standard one or a credit note': 'La factura tiene que ser ordinaria o un abono',
  'A reference to an earlier invoice needs its code': 'La referencia a una factura anterior necesita su código',
  'The supplier needs a name': 'El emisor necesita un nombre',
  'The first address of the supplier needs a country': 'La primera dirección del emisor necesita un país',
  'The first address of the supplier needs a street': 'La primera dirección del emisor necesita una calle',
  'The invoice needs a customer, or the tag `simplified`': 'La factura necesita un cliente, o la etiqueta `simplified`',
  'The Polish tax identity of the customer needs a code':
    'La identificación fiscal polaca del cliente necesita un código',
  'A customer that is a unit of a local government needs an identity with a code in the role 8':
    'Un cliente que es una unidad de una administración local necesita una identificación con un código en el papel 8',
  'A customer that belongs to a VAT group needs an identity with a code in the role 10':
    'Un cliente que pertenece a un grupo de IVA necesita una identificación con un código en el papel 10',
  'An exemption needs a note with the key `legal` and the source `pl-favat-exemption`':
    'Una exención necesita una nota con la clave `legal` y la fuente `pl-favat-exemption`',
  'There can be only one note with the key `legal` and the source `pl-favat-exemption`':
    'Solo puede haber una nota con la clave `legal` y la fuente `pl-favat-exemption`',
  'The invoice must be in PLN or give an exchange rate to PLN':
    'La factura tiene que estar en PLN o dar un tipo de cambio a PLN',
  'A payment needs its date': 'Un pago necesita su fecha',
  'A tax needs `pl-favat-tax-category`, the field of the invoice (P_13_1 to P_13_11) that its base counts in: it follows from the key of the tax':
    'Un impuesto necesita `pl-favat-tax-category`, el campo de la factura (P_13_1 a P_13_11) en el que cuenta su base: se sigue de la clave del impuesto',
  'The delivery needs its movement type': 'La entrega necesita su tipo de movimiento',
  'The series is the type of the delivery and an identifier, as in `GT A`':
    'La serie es el tipo de la entrega y un identificador, como en `GT A`',
  'The code is a number, or without series the whole as in `GT A/1`':
    'El código es un número o, sin serie, todo junto, como en `GT A/1`',
  'The delivery needs the date on which it leaves': 'La entrega necesita la fecha en que sale',
  'The delivery can refer to one earlier document at most':
    'La entrega puede referirse como máximo a un documento anterior',
  'The reference to an earlier document needs its series': 'La referencia a un documento anterior necesita su serie',
  'The reference to an earlier document needs its code': 'La referencia a un documento anterior necesita su código',
  'The invoice needs an invoice type or a work type': 'La factura necesita un tipo de factura o un tipo de trabajo',
  'The invoice cannot have an invoice type and a work type at the same time':
    'La factura no puede tener a la vez un tipo de factura y un tipo de trabajo',
  'The work type of an invoice must be PF, FC or CC': 'El tipo de trabajo de una factura tiene que ser PF, FC o CC',
  'The series is the type of the document and an identifier, as in `FT A`':
    'La serie es el tipo del documento y un identificador, como en `FT A`',
  'The code is a number, or without series the whole as in `FT A/1`':
    'El código es un número o, sin serie, todo junto, como en `FT A/1`',
  'The invoice needs a value date': 'La factura necesita una fecha de valor',
  'An advance needs a date': 'Un anticipo necesita una fecha',
  'The amount payable cannot be negative': 'El importe a pagar no puede ser negativo',
  'Nothing can be due on an invoice that is a receipt as well':
    'En una factura que es también un recibo no puede quedar nada pendiente',
  'The invoice can refer to one earlier document at most':
    'La factura puede referirse como máximo a un documento anterior',
  'The tax extensions need the source of the document': 'Las extensiones fiscales necesitan el origen del documento',
  'An invoice that was made elsewhere or by hand needs the reference of the original':
    'Una factura hecha en otra parte o a mano necesita la referencia del original',
  'The reference of an invoice made by hand is its type with M or D, series and number, as in `FTM A/1`':
    'La referencia de una factura hecha a mano es su tipo con M o D, la serie y el número, como en `FTM A/1`',
  'The invoice must be in EUR or give the exchange rate to it':
    'La factura tiene que estar en EUR o dar el tipo de cambio a esa moneda',
  'An advance cannot be negative': 'Un anticipo no puede ser negativo',
  'The sum of a line cannot be negative': 'La suma de una línea no puede ser negativa',
  'A discount cannot be negative': 'Un descuento no puede ser negativo',
  'The order needs its work type': 'El pedido necesita su tipo de trabajo',
  'The work type of an order cannot be that of an invoice (PF, FC, CC)':
    'El tipo de trabajo de un pedido no puede ser el de una factura (PF, FC, CC)',
  'The series is the type of the order and an identifier, as in `NE A`':
    'La serie es el tipo del pedido y un identificador, como en `NE A`',
  'The code is a number, or without series the whole as in `NE A/1`':
    'El código es un número o, sin serie, todo junto, como en `NE A/1`',
  'The order needs a value date': 'El pedido necesita una fecha de valor',
  'Every line needs VAT': 'Toda línea necesita IVA',
  'The series is the type of the receipt and an identifier, as in `RG A`':
    'La serie es el tipo del recibo y un identificador, como en `RG A`',
  'The code is a number, or without series the whole as in `RG A/1`':
    'El código es un número o, sin serie, todo junto, como en `RG A/1`',
  'The payment needs its type': 'El pago necesita su tipo',
  'The payment needs the source of the document': 'El pago necesita el origen del documento',
  'A payment that was recorded elsewhere or by hand needs the reference of the original':
    'Un pago registrado en otra parte o a mano necesita la referencia del original',
  'The reference of a payment recorded by hand is its type with M or D, series and number, as in `RGM A/1`':
    'La referencia de un pago registrado a mano es su tipo con M o D, la serie y el número, como en `RGM A/1`',
  'A customer with a tax code needs a name': 'Un cliente con código fiscal necesita un nombre',
  'The total cannot be negative': 'El total no puede ser negativo',
  'The date of a means of payment must be the date of issue':
    'La fecha de un medio de pago tiene que ser la de expedición',
  'The document that is paid needs its date of issue': 'El documento que se paga necesita su fecha de expedición',
  'A line needs its taxes': 'Una línea necesita sus impuestos',
  'The taxes of a line need VAT': 'Los impuestos de una línea necesitan IVA',
  'A line can have one rate of a tax at most': 'Una línea puede tener como máximo un tipo de cada impuesto',
  'A line with an exemption needs one legal note about it, with its code; one without has none':
    'Una línea con una exención necesita una nota legal sobre ella, con su código; una línea sin exención no tiene ninguna',
  'An item needs a unit': 'Un artículo necesita una unidad',
  'An item needs its product type': 'Un artículo necesita su tipo de producto',
  'The note about an exemption has 6 to 60 bytes (é counts two)':
    'La nota sobre una exención tiene de 6 a 60 bytes (é cuenta dos)',
  'VAT needs its region and the band of its rate': 'El IVA necesita su región y la banda de su tipo',
  'VAT that is exempt needs the reason of the exemption': 'El IVA exento necesita el motivo de la exención',
  'The note about a withheld tax can have 60 bytes at most (é counts two)':
    'La nota sobre un impuesto retenido puede tener 60 bytes como máximo (é cuenta dos)',
};

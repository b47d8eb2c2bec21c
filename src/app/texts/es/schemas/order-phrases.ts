import type { Phrases } from '../../areas.ts';

/** What schemas say of orders, payments, statuses and totals. */
export const orderPhrases: Phrases = {
  'Purchase order, sales order or quotation. Prices are optional; where given, taxes and totals are calculated.':
    'Pedido de compra, pedido de venta o presupuesto. Los precios son opcionales; si los hay, se calculan impuestos y totales.',
  'Kind of order. Set to purchase when left out.': 'Clase de pedido. Si se omite, purchase.',
  'Number range the code belongs to, for instance per department or year. Outputs without such a field show it before the code, with a dash between.':
    'Serie de números a la que pertenece el código, por ejemplo por departamento o por año. Las salidas sin ese campo la muestran delante del código, con un guion.',
  "Date of the order. Today in the regime's time zone when left out.":
    'Fecha del pedido. Si se omite, hoy en la zona horaria del régimen.',
  'Day the ordered goods or services are supplied, for information. The choice of tax rates does not depend on it.':
    'Día en que se suministran los bienes o servicios pedidos, como información. La elección de los tipos impositivos no depende de él.',
  'Contracts under which the order is placed.': 'Contratos en cuyo marco se hace el pedido.',
  'Earlier orders or quotes that this one follows up or supersedes.':
    'Pedidos o presupuestos anteriores a los que este sigue o sustituye.',
  'Further codes by which the order is known.': 'Otros códigos con los que se conoce el pedido.',
  'First and last day on which the order is to be fulfilled.':
    'Primer y último día en que se tiene que cumplir el pedido.',
  'Party that is to provide the goods or services. Its tax identity determines the tax regime.':
    'Parte que tiene que suministrar los bienes o servicios. Su identificación fiscal determina el régimen fiscal.',
  'Party that is to receive and pay for the goods or services.':
    'Parte que tiene que recibir y pagar los bienes o servicios.',
  'Party that places the order, when different from the customer.': 'Parte que hace el pedido, si no es el cliente.',
  'Party that handles the sale, when different from the supplier.': 'Parte que gestiona la venta, si no es el emisor.',
  'Goods or services ordered, one row each. At least one is required.':
    'Bienes o servicios pedidos, una fila por cada uno. Hace falta al menos una.',
  'How and when the order is to be paid, and what has been paid already.':
    'Cómo y cuándo se paga el pedido, y qué se ha pagado ya.',
  'Where and when the ordered goods or services are to be delivered.':
    'Dónde y cuándo se entregan los bienes o servicios pedidos.',
  'Texts shown on the order, such as remarks or conditions.':
    'Textos que se muestran en el pedido, como observaciones o condiciones.',
  'Supporting files of the order, such as drawings. Renderings of the document itself belong in the links of the envelope header.':
    'Archivos que acompañan el pedido, como planos. Las representaciones del propio documento van en los enlaces de la cabecera del sobre.',
  'Background of the sale: references to the order and related documents, and the parties who arranged it. Nothing here is calculated.':
    'Antecedentes de la venta: referencias al pedido y a documentos relacionados, y las partes que la acordaron. Aquí no se calcula nada.',
  'Reference the customer asks to see on the document, used to route it on their side.':
    'Referencia que el cliente pide ver en el documento, para encaminarlo internamente.',
  'Further codes the customer uses to identify the order.':
    'Otros códigos con los que el cliente identifica el pedido.',
  "Code of the customer's account or cost centre to book the document to.":
    'Código de la cuenta o del centro de coste del cliente en que se contabiliza el documento.',
  'First and last day of the supply the document covers, e.g. the month billed.':
    'Primer y último día del suministro que cubre el documento, p. ej. el mes facturado.',
  'Party that placed the order, when different from the customer.': 'Parte que hizo el pedido, si no es el cliente.',
  'Party that made the sale, when different from the supplier.': 'Parte que hizo la venta, si no es el emisor.',
  'Third party that issues the document for the supplier.': 'Tercero que expide el documento por cuenta del emisor.',
  'Third party to whom the document is addressed, when that is not the customer.':
    'Tercero al que se dirige el documento, cuando no es el cliente.',
  'Projects the supply belongs to.': 'Proyectos a los que pertenece el suministro.',
  'Contracts under which the supply is made.': 'Contratos en cuyo marco se hace el suministro.',
  'Orders the customer placed for what is billed or delivered.':
    'Pedidos que hizo el cliente de lo que se factura o entrega.',
  'Order confirmations on the selling side.': 'Confirmaciones de pedido del lado vendedor.',
  'Notices confirming that the goods were received.': 'Avisos que confirman que los bienes se recibieron.',
  'Notices announcing that the goods were sent.': 'Avisos que anuncian que los bienes se enviaron.',
  'Calls for tender, or lots of them, that led to the sale.':
    'Licitaciones, o lotes de ellas, que llevaron a la venta.',
  'Document about money transferred for other documents: a request for payment, a remittance advice or a receipt.':
    'Documento sobre dinero transferido por otros documentos: una solicitud de pago, un aviso de pago o un recibo.',
  'Keys marking special situations of the payment. They can trigger further tax rules.':
    'Claves que marcan situaciones especiales del pago. Pueden activar otras reglas fiscales.',
  'Kind of payment document. Set to receipt when left out.': 'Clase de documento de pago. Si se omite, receipt.',
  "Date of the payment document. Today in the regime's time zone when left out.":
    'Fecha del documento de pago. Si se omite, hoy en la zona horaria del régimen.',
  'Day the money is moved or counts as moved, when different from the issue date.':
    'Día en que se mueve el dinero o cuenta como movido, si no es el de expedición.',
  'Rates from the currencies of the paid documents to the payment currency. A document that states its currency needs one.':
    'Tipos de cambio de las monedas de los documentos pagados a la del pago. Un documento que indica su moneda necesita uno.',
  'Earlier payment documents that this one follows up or supersedes.':
    'Documentos de pago anteriores a los que este sigue o sustituye.',
  'Seller in the documents being paid. Its tax identity determines the tax regime.':
    'Vendedor en los documentos que se pagan. Su identificación fiscal determina el régimen fiscal.',
  'Buyer in the documents being paid.': 'Comprador en los documentos que se pagan.',
  'Party that collects the money, when different from the supplier.': 'Parte que cobra el dinero, si no es el emisor.',
  'Documents being paid or refunded, one row each. At least one is required.':
    'Documentos que se pagan o devuelven, una fila por cada uno. Hace falta al menos una.',
  'Means by which the money is paid. One or more; together their amounts must equal the total.':
    'Medios con los que se paga. Uno o más; sus importes juntos tienen que igualar el total.',
  'Amounts of all lines added up, with refunds subtracted. Filled in by the calculation.':
    'Suma de los importes de todas las líneas, restando las devoluciones. Lo rellena el cálculo.',
  'Texts shown on the payment document, such as remarks or legal statements.':
    'Textos que se muestran en el documento de pago, como observaciones o menciones legales.',
  'Part of a payment that settles one document.': 'Parte de un pago que salda un documento.',
  'If true, money flows back and the amount is subtracted from the payment total.':
    'Si es verdadero, el dinero vuelve y el importe se resta del total del pago.',
  'The document being paid, usually an invoice. Its payable amount and taxes feed the calculation.':
    'El documento que se paga, casi siempre una factura. El cálculo usa su importe a pagar y sus impuestos.',
  'Number of this instalment when the document is paid in several parts, from 1 to 999.':
    'Número de este plazo cuando el documento se paga en varias partes, de 1 a 999.',
  'What this row pays for, in a few words. Formal remarks belong in the notes.':
    'Qué paga esta fila, en pocas palabras. Las observaciones formales van en las notas.',
  'Full amount to pay on the document, in the payment currency. Taken from the document reference when it states one.':
    'Importe total a pagar del documento, en la moneda del pago. Se toma de la referencia al documento cuando lo indica.',
  'What was paid on the document before this payment. Zero or more, and not above the payable amount.':
    'Lo pagado del documento antes de este pago. Cero o más, y no más que lo que hay que pagar.',
  'What this payment settles of the document. Always above zero, also for refunds.':
    'Lo que este pago salda del documento. Siempre mayor que cero, también en devoluciones.',
  'What remains open after this payment: payable less advances and amount. Filled in by the calculation when the payable amount is known.':
    'Lo que queda pendiente tras este pago: lo que hay que pagar menos anticipos e importe. Lo rellena el cálculo cuando se conoce lo que hay que pagar.',
  "Taxes contained in the amount paid. Worked out from the document's taxes in proportion to amount over payable.":
    'Impuestos contenidos en el importe pagado. Se calculan de los impuestos del documento, en proporción a lo pagado sobre lo que hay que pagar.',
  'How the document is to be paid: parties, terms, advances and instructions.':
    'Cómo se paga el documento: partes, condiciones, anticipos e instrucciones.',
  'Party that pays, when different from the customer.': 'Parte que paga, si no es el cliente.',
  'When payment is due, with optional instalments.': 'Cuándo vence el pago, con plazos si los hay.',
  'Payments already made. They are subtracted from the payable amount to give the amount due.':
    'Pagos ya hechos. Se restan de lo que hay que pagar y dan el importe pendiente.',
  'Which means of payment to use, with account or card details.':
    'Qué medio de pago usar, con los datos de la cuenta o la tarjeta.',
  'Why a document got the status reported.': 'Por qué un documento recibió el estado comunicado.',
  'The reason, from a fixed list.': 'El motivo, de una lista cerrada.',
  'The reason in words, for the recipient of the status.': 'El motivo en palabras, para el destinatario del estado.',
  'Defects found in the document, one by one.': 'Defectos encontrados en el documento, uno a uno.',
  'Report on how other documents were received or processed, or on an event in the issuing system. Has no amounts or totals.':
    'Informe de cómo se recibieron o trataron otros documentos, o de un suceso en el sistema que expide. No tiene importes ni totales.',
  'Who reports to whom. Has no default.': 'Quién informa a quién. No tiene valor predeterminado.',
  'Date of the status. Today (UTC) when left out; signing requires it.':
    'Fecha del estado. Si se omite, hoy (UTC); para firmar hace falta.',
  'Local time of issue, where the date alone is not exact enough.':
    'Hora local de expedición, cuando la fecha sola no es lo bastante exacta.',
  'Number range the code belongs to, used to keep related status reports together.':
    'Serie de números a la que pertenece el código, para mantener juntos estados relacionados.',
  'Number of the status report. May stay empty in a draft; signing requires it.':
    'Número del estado. Puede quedar vacío en un borrador; para firmar hace falta.',
  'Seller in the documents reported on. Its tax identity determines the tax regime.':
    'Vendedor en los documentos de los que se informa. Su identificación fiscal determina el régimen fiscal.',
  'Buyer in the documents reported on, if there is one.':
    'Comprador en los documentos de los que se informa, si lo hay.',
  'References to the order, contract and other documents, and further parties to the sale.':
    'Referencias al pedido, al contrato y a otros documentos, y otras partes de la venta.',
  'Documents or events reported, one row each. At least one is required.':
    'Documentos o sucesos de los que se informa, una fila por cada uno. Hace falta al menos una.',
  'Texts that explain the status report as a whole.': 'Textos que explican el estado en conjunto.',
  'Situation of one document, with reasons and requested actions.':
    'Situación de un documento, con motivos y acciones que se piden.',
  'The situation the document is in, from a fixed list.':
    'La situación en que está el documento, de una lista cerrada.',
  'Day from which the situation holds.': 'Día desde el que se da la situación.',
  'The document this row is about.': 'El documento del que trata esta fila.',
  'The situation in words.': 'La situación en palabras.',
  'Why the document is in this situation.': 'Por qué el documento está en esta situación.',
  'What the recipient of the status is asked to do. Not binding.':
    'Qué se pide al destinatario del estado. No es vinculante.',
  'Further data objects, each with its own $schema, that a country or format needs. They are calculated too.':
    'Otros objetos de datos, cada uno con su $schema, que un país o formato necesita. También se calculan.',
  'Settings and notes for the tax calculation of the whole document.':
    'Ajustes y notas para el cálculo de impuestos de todo el documento.',
  'Code of the tax category contained in the prices, e.g. VAT. That tax is taken out of each row before the totals are formed; retained taxes are not allowed.':
    'Código de la categoría de impuesto contenida en los precios, p. ej. VAT. Ese impuesto se saca de cada fila antes de formar los totales; no se admiten impuestos retenidos.',
  "When figures are rounded. The tax regime's model, or else precise, applies when left out.":
    'Cuándo se redondean las cifras. Si se omite, se aplica el modelo del régimen fiscal o, si no, precise.',
  'Event that makes the tax due. The value date must be empty if set.':
    'Suceso que hace que se devengue el impuesto. Si se indica, la fecha de valor tiene que faltar.',
  'Codes that a country or format needs for the document as a whole, by extension key. Scenarios may set some of them.':
    'Códigos que un país o formato necesita para el documento en conjunto, por clave de extensión. Los supuestos pueden poner algunos.',
  'Statements about a tax, such as the reason for an exemption. Scenarios may add some of them.':
    'Menciones sobre un impuesto, como el motivo de una exención. Los supuestos pueden añadir algunas.',
  "Custom string values for the issuer's own systems, by key.":
    'Textos propios para los sistemas del emisor, por clave.',
  'Results of the calculation, in the document currency and rounded to its decimals.':
    'Resultados del cálculo, en la moneda del documento y redondeados a sus decimales.',
  'Totals of all lines added up.': 'Suma de los totales de todas las líneas.',
  'Document discounts added up. Present only if there are any.':
    'Suma de los descuentos del documento. Solo está si los hay.',
  'Document charges added up. Present only if there are any.':
    'Suma de los cargos del documento. Solo está si los hay.',
  "Tax contained in the prices. Present only when the document's prices include a tax.":
    'Impuesto contenido en los precios. Solo está si los precios del documento incluyen un impuesto.',
  'Sum less discounts plus charges, less any tax contained in the prices: the amount before tax.':
    'Suma menos descuentos más cargos, menos el impuesto contenido en los precios: el importe antes de impuestos.',
  'Tax bases and amounts by category and rate.': 'Bases e importes de los impuestos por categoría y tipo.',
  'Taxes and surcharges added up, leaving out retained and informative categories.':
    'Suma de impuestos y recargos, sin las categorías retenidas ni las informativas.',
  'Total plus tax.': 'Total más impuestos.',
  'Taxes the customer withholds and pays to the authority. They are subtracted from the payable amount.':
    'Impuestos que el cliente retiene e ingresa en la administración. Se restan de lo que hay que pagar.',
  'Adjustment added to the payable amount, positive or negative. The only total that is input: it is kept as given.':
    'Ajuste que se añade a lo que hay que pagar, positivo o negativo. El único total que se introduce: se conserva tal como se da.',
  'Total with tax, less retained taxes, plus the rounding adjustment.':
    'Total con impuestos, menos los retenidos, más el ajuste de redondeo.',
  'Advances added up. Present only if the payment details list any.':
    'Suma de los anticipos. Solo está si los datos de pago los enumeran.',
  'Payable less advances: what is still to be paid. Present only if there are advances.':
    'A pagar menos anticipos: lo que queda por pagar. Solo está si hay anticipos.',
};

import type { Phrases } from '../../said.ts';

/** What the rules of the format itself say. */
export const rulePhrases: Phrases = {
  'Every action needs a key': 'Toda acción necesita una clave',
  'The key of an action is one of the listed actions': 'La clave de una acción es una de las acciones de la lista',
  'An informative charge leaves the totals unchanged and has no taxes':
    'Un cargo informativo no cambia los totales y no lleva impuestos',
  'The number of units that a price is for is more than zero':
    'El número de unidades a las que se refiere un precio es mayor que cero',
  'The price of the list is not negative': 'El precio de lista no es negativo',
  'The reduction of a price is not negative': 'La rebaja de un precio no es negativa',
  'The reduction of a price needs the price of the list': 'La rebaja de un precio necesita el precio de lista',
  'The reduction of a price is not more than the price of the list':
    'La rebaja de un precio no supera el precio de lista',
  'A charge that states a base also states a percentage': 'Un cargo que indica una base indica también un porcentaje',
  'A delivery document needs a type': 'Un documento de entrega necesita un tipo',
  'The delivery type is one of advice, note, waybill, receipt or other':
    'El tipo de entrega es advice, note, waybill, receipt u other',
  'A delivery document needs the date on which it is issued':
    'Un documento de entrega necesita la fecha en que se expide',
  'A delivery document needs a supplier': 'Un documento de entrega necesita un emisor',
  'A delivery document needs at least one line': 'Un documento de entrega necesita al menos una línea',
  'A discount that states a base also states a percentage':
    'Un descuento que indica una base indica también un porcentaje',
  'Every reported fault needs a code': 'Todo error comunicado necesita un código',
  'An invoice needs a type': 'Una factura necesita un tipo',
  'The invoice type is one of standard, proforma, corrective, credit-note, debit-note or other':
    'El tipo de factura es standard, proforma, corrective, credit-note, debit-note u other',
  'An invoice needs the date on which it is issued': 'Una factura necesita la fecha en que se expide',
  'An invoice needs a currency': 'Una factura necesita una moneda',
  'An invoice needs a supplier': 'Una factura necesita un emisor',
  'The supplier of an invoice needs a name': 'El emisor de una factura necesita un nombre',
  'A customer with a tax number also needs a name': 'Un cliente con número fiscal necesita también un nombre',
  'Every invoice line needs an item price': 'Toda línea de factura necesita el precio del artículo',
  'An invoice needs its totals; building the document calculates them':
    'Una factura necesita sus totales; se calculan al generar el documento',
  'An invoice without lines needs at least one document discount or charge':
    'Una factura sin líneas necesita al menos un descuento o cargo del documento',
  'An invoice gives either a value date or a tax point, not both':
    'Una factura da la fecha de valor o el momento del devengo, no ambos',
  'Every line needs its position number; building the document fills it in':
    'Toda línea necesita su número de orden; se rellena al generar el documento',
  'Every line needs a quantity': 'Toda línea necesita una cantidad',
  'Every line needs an item': 'Toda línea necesita un artículo',
  'A line with a priced item needs its sum; building the document calculates it':
    'Una línea con un artículo con precio necesita su suma; se calcula al generar el documento',
  'A line with a priced item needs its total; building the document calculates it':
    'Una línea con un artículo con precio necesita su total; se calcula al generar el documento',
  'A line charge that states a base also states a percentage':
    'Un cargo de línea que indica una base indica también un porcentaje',
  'A line charge taken as a percentage has no quantity': 'Un cargo de línea en porcentaje no tiene cantidad',
  'A line charge taken as a percentage has no rate per unit':
    'Un cargo de línea en porcentaje no tiene importe por unidad',
  'A line charge states a unit only together with a quantity':
    'Un cargo de línea indica una unidad solo junto con una cantidad',
  'A line charge with a quantity needs a rate per unit':
    'Un cargo de línea con cantidad necesita un importe por unidad',
  'A line discount that states a base also states a percentage':
    'Un descuento de línea que indica una base indica también un porcentaje',
  'An order needs a type': 'Un pedido necesita un tipo',
  'The order type is one of purchase, sale or quote': 'El tipo de pedido es purchase, sale o quote',
  'An order needs the date on which it is issued': 'Un pedido necesita la fecha en que se expide',
  'An order needs a currency': 'Un pedido necesita una moneda',
  'An order needs a supplier': 'Un pedido necesita un emisor',
  'An order needs at least one line': 'Un pedido necesita al menos una línea',
  'A payment document needs a type': 'Un documento de pago necesita un tipo',
  'The payment document type is one of request, advice or receipt':
    'El tipo de documento de pago es request, advice o receipt',
  'A payment document names at least one method of payment': 'Un documento de pago indica al menos un medio de pago',
  'A payment document needs the date on which it is issued': 'Un documento de pago necesita la fecha en que se expide',
  'A payment document needs a currency': 'Un documento de pago necesita una moneda',
  'A payment document needs a supplier': 'Un documento de pago necesita un emisor',
  'A payment document needs at least one line': 'Un documento de pago necesita al menos una línea',
  'The amounts of the payment methods add up to the total of the document':
    'Los importes de los medios de pago suman el total del documento',
  'Every payment method needs a key for its means of payment': 'Todo medio de pago necesita la clave del medio',
  'The number of an instalment is between 1 and 999': 'El número de un plazo está entre 1 y 999',
  'The payable amount of a payment line is above zero': 'El importe a pagar de una línea de pago es mayor que cero',
  'The advances of a payment line are not negative': 'Los anticipos de una línea de pago no son negativos',
  'The amount paid on a payment line is above zero': 'El importe pagado de una línea de pago es mayor que cero',
  'What remains due on a payment line is not negative': 'Lo que queda pendiente en una línea de pago no es negativo',
  'A payment line cannot have more paid in advance than was payable':
    'Una línea de pago no puede tener más pagado por adelantado de lo que había que pagar',
  'A payment line cannot pay more than is left after its advances':
    'Una línea de pago no puede pagar más de lo que queda tras sus anticipos',
  'Every reason needs a key': 'Todo motivo necesita una clave',
  'The key of a reason is one of the listed reasons': 'La clave de un motivo es uno de los motivos de la lista',
  'A status document needs a type': 'Un documento de estado necesita un tipo',
  'The status document type is one of response, update or system':
    'El tipo de documento de estado es response, update o system',
  'A status document needs a supplier': 'Un documento de estado necesita un emisor',
  'A status document reports on something: add a line': 'Un documento de estado informa de algo: añada una línea',
  'Every status line needs a key for the state it reports':
    'Toda línea de estado necesita la clave del estado que comunica',
  'The key of a status line is one of the listed states, from issued to paid, error or other':
    'La clave de una línea de estado es uno de los estados de la lista, de issued a paid, error u other',
  'The rounding model is either precise or currency': 'El modelo de redondeo es precise o currency',
  'The tax point is one of issue, delivery or payment': 'El momento del devengo es issue, delivery o payment',
  'Dates exist in the calendar and are written YYYY-MM-DD':
    'Las fechas existen en el calendario y se escriben AAAA-MM-DD',
  'A date with time is a real moment, written YYYY-MM-DDThh:mm:ss':
    'Una fecha con hora es un momento real y se escribe AAAA-MM-DDThh:mm:ss',
  'The first day of a period, if it has one, is a real day': 'El primer día de un periodo, si lo tiene, es un día real',
  'The last day of a period, if it has one, is a real day': 'El último día de un periodo, si lo tiene, es un día real',
  'A period cannot end before it starts': 'Un periodo no puede acabar antes de empezar',
  'A period needs its first day, its last day, or both': 'Un periodo necesita su primer día, su último día o ambos',
  'A timestamp is a real moment, written as date, time and offset':
    'Una marca de tiempo es un momento real, escrito con fecha, hora y desfase',
  'A code is at most 128 characters long': 'Un código tiene 128 caracteres como máximo',
  'The reference of a payment is at most 128 characters long':
    'La referencia de un pago tiene 128 caracteres como máximo',
  'The reference of a mandate is at most 128 characters long':
    'La referencia de un mandato tiene 128 caracteres como máximo',
  'Codes contain no control characters and neither start nor end with a space':
    'Los códigos no contienen caracteres de control ni empiezan o acaban con un espacio',
  'Every key of a code map is well formed': 'Toda clave de un mapa de códigos está bien formada',
  'A definition needs a name': 'Una definición necesita un nombre',
  'A definition has a key or a code, only one of them':
    'Una definición tiene una clave o un código, solo uno de los dos',
  'The pattern of a definition is a regular expression that compiles':
    'El patrón de una definición es una expresión regular que se puede compilar',
  'A key is 1 to 64 characters long': 'Una clave tiene de 1 a 64 caracteres',
  'Keys are written in lower-case letters and digits, joined by - or +':
    'Las claves se escriben con minúsculas y cifras, unidas por - o +',
  'A source needs its full web address': 'Una fuente necesita su dirección web completa',
  'A URI is at most 2048 characters long': 'Una URI tiene 2048 caracteres como máximo',
  'A URI is absolute: it starts with its scheme': 'Una URI es absoluta: empieza por su esquema',
  'An amount of money needs its currency': 'Un importe de dinero necesita su moneda',
  'Currencies are given by a known ISO 4217 code': 'Las monedas se dan con un código ISO 4217 conocido',
  'An exchange rate needs the currency it converts from': 'Un tipo de cambio necesita la moneda de la que convierte',
  'An exchange rate needs the currency it converts to': 'Un tipo de cambio necesita la moneda a la que convierte',
  'The time of an exchange rate, when stated, is an actual date and time':
    'La hora de un tipo de cambio, si se indica, es una fecha y hora reales',
  'An exchange rate has to be above zero': 'Un tipo de cambio tiene que ser mayor que cero',
  'A digest names its hash algorithm': 'Una huella indica su algoritmo',
  'A digest needs its hash value': 'Una huella necesita su valor',
  'An envelope names its schema in $schema': 'Un sobre indica su esquema en $schema',
  'An envelope needs a header': 'Un sobre necesita una cabecera',
  'An envelope needs a document in doc': 'Un sobre necesita un documento en doc',
  'The document in an envelope is of a schema that this engine knows':
    'El documento de un sobre es de un esquema que este motor conoce',
  'The document has changed since its digest was taken: the digest in the header is another':
    'El documento ha cambiado desde que se tomó su huella: la de la cabecera es otra',
  'Stamps are kept in the header of signed envelopes only': 'Solo los sobres firmados llevan sellos en la cabecera',
  'A document is signed only when it is complete: bills need their code, a status also its date':
    'Un documento se firma solo cuando está completo: las facturas necesitan su código, un estado también su fecha',
  'The header needs a UUID that carries a time, such as version 1 or 7':
    'La cabecera necesita un UUID que lleve un momento, como los de versión 1 o 7',
  'The header needs the digest of the document': 'La cabecera necesita la huella del documento',
  'Each provider has one stamp in the header at most': 'Cada proveedor tiene un sello en la cabecera como máximo',
  'No two links in the header share category and key':
    'No hay dos enlaces en la cabecera con la misma categoría y clave',
  'A link needs a key': 'Un enlace necesita una clave',
  'The category of a link is one of those listed, or left out':
    'La categoría de un enlace es una de la lista, o se omite',
  'A link needs a web address': 'Un enlace necesita una dirección web',
  'The address of a link is a full web address': 'La dirección de un enlace es una dirección web completa',
  'The media type of a link is one of those accepted, or left out':
    'El tipo de contenido de un enlace es uno de los que se aceptan, o se omite',
  'A link with a digest also states the media type': 'Un enlace con huella indica también el tipo de contenido',
  'A stamp needs its provider': 'Un sello necesita su proveedor',
  'A stamp needs its value': 'Un sello necesita su valor',
  'Languages are given by a two-letter ISO 639-1 code': 'Los idiomas se dan con un código ISO 639-1 de dos letras',
  'A message has to say something: its content is empty': 'Un mensaje tiene que decir algo: su contenido está vacío',
  'An attachment needs the full web address of its file': 'Un adjunto necesita la dirección web completa de su archivo',
  'Attachments are of a media type that EN 16931 accepts: PDF, JPEG, PNG, CSV, or an Excel or OpenDocument spreadsheet':
    'Los adjuntos son de un tipo de contenido que EN 16931 acepta: PDF, JPEG, PNG, CSV o una hoja de cálculo de Excel u OpenDocument',
  'An attribute has a key or a type, not both; a label is enough where it has neither':
    'Un atributo tiene una clave o un tipo, no ambos; basta una etiqueta cuando no tiene ninguno',
  'An attribute needs a value: a text, a code, an amount or a date':
    'Un atributo necesita un valor: un texto, un código, un importe o una fecha',
  'The unit of an attribute goes with an amount': 'La unidad de un atributo va con un importe',
  'Latitudes lie between -90 and 90 degrees': 'Las latitudes están entre -90 y 90 grados',
  'Longitudes lie between -180 and 180 degrees': 'Las longitudes están entre -180 y 180 grados',
  'A what3words position consists of three words joined by dots':
    'Una posición what3words consta de tres palabras unidas por puntos',
  'A reference needs the code of the document it points to':
    'Una referencia necesita el código del documento al que apunta',
  'The issue date of a referenced document, when stated, is an actual date':
    'La fecha de expedición de un documento referido, si se indica, es una fecha real',
  'The link to a referenced document is a full web address':
    'El enlace a un documento referido es una dirección web completa',
  'An e-mail entry needs an address': 'Una entrada de correo electrónico necesita una dirección',
  'An e-mail address has the form name@domain': 'Una dirección de correo electrónico tiene la forma nombre@dominio',
  'An endpoint needs its URI': 'Un punto de conexión necesita su URI',
  'Every identity needs a code': 'Toda identificación necesita un código',
  'The scope of an identity is tax or legal, or left out': 'El ámbito de una identificación es tax o legal, o se omite',
  'An identity is classified by a key or by a type, never by both':
    'Una identificación se clasifica por una clave o por un tipo, nunca por ambos',
  'The link to an image is a full web address': 'El enlace a una imagen es una dirección web completa',
  'An image is 64 to 2048 pixels high': 'Una imagen tiene de 64 a 2048 píxeles de alto',
  'An image is 64 to 2048 pixels wide': 'Una imagen tiene de 64 a 2048 píxeles de ancho',
  'An inbox needs a code, a web address or an e-mail address':
    'Un buzón necesita un código, una dirección web o una dirección de correo electrónico',
  'An inbox with a code or an e-mail address has no web address':
    'Un buzón con un código o una dirección de correo electrónico no tiene dirección web',
  'An inbox with a code or a web address has no e-mail address':
    'Un buzón con un código o una dirección web no tiene dirección de correo electrónico',
  'The web address of an inbox is a valid one': 'La dirección web de un buzón es válida',
  'The e-mail address of an inbox has the form name@domain':
    'La dirección de correo electrónico de un buzón tiene la forma nombre@dominio',
  'Every item needs a name': 'Todo artículo necesita un nombre',
  'Item prices are not negative; a negative quantity gives money back':
    'Los precios de los artículos no son negativos; una cantidad negativa devuelve dinero',
  'No two attributes of an item have the same key': 'No hay dos atributos de un artículo con la misma clave',
  'A person without a surname needs a given name': 'Una persona sin apellidos necesita un nombre de pila',
  'A person without a given name needs a surname': 'Una persona sin nombre de pila necesita apellidos',
  'A note needs a text': 'Una nota necesita un texto',
  'The key of a note is one of the listed subjects': 'La clave de una nota es uno de los asuntos de la lista',
  'A person needs a name': 'Una persona necesita un nombre',
  'The share capital is in a currency of ISO 4217': 'El capital social está en una moneda de ISO 4217',
  'A telephone entry needs a number': 'Una entrada de teléfono necesita un número',
  'A unit is one of the listed keys or a UN/ECE code of two or three capitals and digits':
    'Una unidad es una de las claves de la lista o un código UN/ECE de dos o tres mayúsculas y cifras',
  'A website needs its full web address': 'Un sitio web necesita su dirección web completa',
  'Every instalment needs the day on which it falls due': 'Todo plazo necesita el día en que vence',
  'An instalment whose amount is given cannot be of zero': 'Un plazo cuyo importe se da no puede ser de cero',
  'Payment instructions need a means of payment': 'Las instrucciones de pago necesitan un medio de pago',
  'The means of payment is one of the listed keys or starts with one':
    'El medio de pago es una de las claves de la lista o empieza por una',
  'Online payment needs the full web address of the payment page':
    'El pago en línea necesita la dirección web completa de la página de pago',
  'The means of a payment is one of the listed keys or starts with one':
    'El medio de un pago es una de las claves de la lista o empieza por una',
  'The key of the payment terms is one of the listed terms':
    'La clave de las condiciones de pago es una de las condiciones de la lista',
  'A schema identifier is a full web address': 'Un identificador de esquema es una dirección web completa',
  'An embedded object names its schema in $schema': 'Un objeto incrustado indica su esquema en $schema',
  'An add-on definition needs a key': 'La definición de un complemento necesita una clave',
  'An add-on definition needs a name': 'La definición de un complemento necesita un nombre',
  'Documents list only add-ons that this engine knows':
    'Los documentos solo nombran complementos que este motor conoce',
  'A tax category definition needs a code': 'La definición de una categoría de impuesto necesita un código',
  'A tax category definition needs a name': 'La definición de una categoría de impuesto necesita un nombre',
  'A tax category definition needs a title': 'La definición de una categoría de impuesto necesita un título',
  'A tax category is either withheld or informative, not both at once':
    'Una categoría de impuesto es retenida o informativa, no ambas cosas a la vez',
  'The tax category has to exist in the tax regime that applies':
    'La categoría de impuesto tiene que existir en el régimen fiscal que se aplica',
  'The tax key has to be one that the category knows in this regime':
    'La clave del impuesto tiene que ser una que la categoría conozca en este régimen',
  'The tax rate has to be one that the regime offers for this key':
    'El tipo impositivo tiene que ser uno que el régimen ofrezca para esta clave',
  'A tax has a percentage, except under a key that stands for no percentage at all, such as exempt':
    'Un impuesto tiene un porcentaje, salvo con una clave que signifique que no hay ninguno, como exempt',
  'A surcharge only goes with a percentage': 'Un recargo de equivalencia solo va con un porcentaje',
  'Extensions of a tax use keys that a regime, add-on or catalogue defines':
    'Las extensiones de un impuesto usan claves que define un régimen, un complemento o un catálogo',
  'A correction definition names the document schema it is for':
    'La definición de una rectificación nombra el esquema de documento para el que es',
  'A tax number needs the country that issued it': 'Un número fiscal necesita el país que lo expidió',
  'A tax number consists of capitals and digits only, plus Ñ and &':
    'Un número fiscal consta solo de mayúsculas y cifras, más Ñ y &',
  'The scheme of a tax number is made of letters and digits, with single separators in between':
    'El esquema de un número fiscal se compone de letras y cifras, con separadores sueltos entre ellas',
  'A tax note needs a text': 'Una nota fiscal necesita un texto',
  'A tax rate definition needs the key of the rate': 'La definición de un tipo impositivo necesita la clave del tipo',
  'A tax rate definition needs a name': 'La definición de un tipo impositivo necesita un nombre',
  'The values of a tax rate are listed from newest to oldest':
    'Los valores de un tipo impositivo se enumeran del más nuevo al más antiguo',
  'Every value of a tax rate needs a percentage': 'Todo valor de un tipo impositivo necesita un porcentaje',
  'A regime definition needs its country': 'La definición de un régimen necesita su país',
  'A regime definition needs a name': 'La definición de un régimen necesita un nombre',
  'A regime definition needs a time zone': 'La definición de un régimen necesita una zona horaria',
  'The time zone of a regime is a name from the IANA database':
    'La zona horaria de un régimen es un nombre de la base de datos de IANA',
  'A regime defines one tax category or more': 'Un régimen define una categoría de impuesto o más',
  'A set of scenarios names the document schema it is for':
    'Un conjunto de supuestos nombra el esquema de documento para el que es',
  'A set of scenarios contains one scenario or more': 'Un conjunto de supuestos contiene un supuesto o más',
  'Each tax category occurs only once among the taxes of a line, charge or discount':
    'Cada categoría de impuesto aparece una sola vez entre los impuestos de una línea, un cargo o un descuento',
  'A UUID is 32 hexadecimal digits in the usual five groups':
    'Un UUID son 32 cifras hexadecimales en los cinco grupos habituales',
};

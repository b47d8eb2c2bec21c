import type { Phrases } from '../../said.ts';

/** What is said of an XML invoice that is read or written, value by value, and of PDF files. */
export const ledgerPhrases: Phrases = {
  // Why a value of an XML invoice was not taken over, or follows from others
  'A base says nothing without its percentage; the amount is taken':
    'Una base no dice nada sin su porcentaje; se toma el importe',
  'The percentage of the base is not the amount; the amount is taken':
    'El porcentaje de la base no es el importe; se toma el importe',
  'Nothing in the invoice is of this category and rate': 'Nada en la factura es de esta categoría y este tipo',
  'Nothing in the invoice is of this category': 'Nada en la factura es de esta categoría',
  'It is the tax of the lines': 'Es el impuesto de las líneas',
  'A document has one receiver': 'Un documento tiene un solo receptor',
  'It lies within the time of all deliveries': 'Está dentro del tiempo de todas las entregas',
  'It is empty': 'Está vacío',
  'This is not a UUID of a version that documents take': 'No es un UUID de una versión que admitan los documentos',
  'This is not a code of a moment at which VAT becomes due': 'No es un código de un momento en que se devenga el IVA',
  'A document points to files and does not hold them': 'Un documento remite a archivos y no los contiene',
  'There is no text': 'No hay texto',
  'This is not a decimal number': 'No es un número decimal',
  'This is not a date': 'No es una fecha',
  'This is not a country code of two letters': 'No es un código de país de dos letras',
  'This is not a currency code of three letters': 'No es un código de moneda de tres letras',
  'It says the same again': 'Dice otra vez lo mismo',
  'It stands here more than once, and a document holds only one':
    'Está aquí más de una vez, y un documento solo contiene uno',
  'A line has one VAT category': 'Una línea tiene una sola categoría de IVA',
  'A document has no lines within a line': 'Un documento no tiene líneas dentro de una línea',
  'The property has no name or no value': 'La propiedad no tiene nombre o no tiene valor',
  'The price is that of one unit': 'El precio es el de una unidad',
  'It contradicts the net amount of the line': 'Contradice el importe neto de la línea',
  'The unit of the price is that of the quantity': 'La unidad del precio es la de la cantidad',
  'It is the net price again': 'Es otra vez el precio neto',
  'There is no reduction': 'No hay reducción',
  'A document has the price after reduction; what it was before is not part of it':
    'Un documento tiene el precio tras la reducción; el de antes no es parte de él',
  'VAT is what the number is for': 'El número es para el IVA',
  'A party has only one VAT number in a document': 'Una parte tiene un solo número de IVA en un documento',
  'The type of the tax says more closely what the number is for':
    'El tipo del impuesto dice con más precisión para qué es el número',
  'The type of the tax says the same more closely': 'El tipo del impuesto dice lo mismo con más precisión',
  'A tax number needs a country, and neither its beginning nor an address tells one':
    'Un número fiscal necesita un país, y ni su comienzo ni una dirección dicen cuál',
  'It is the VAT number': 'Es el número de IVA',
  'It is made of country and name': 'Se compone de país y nombre',
  'It is a claim of a third party, and no part of the document': 'Es un derecho de un tercero y no parte del documento',
  'UBL demands a network; the document knows the card by its number':
    'UBL pide una red; el documento conoce la tarjeta por su número',
  'The profile is told by it': 'De ahí se sabe el perfil',
  'This specification is not known; the invoice is read by the syntax alone':
    'Esta especificación no se conoce; la factura se lee solo por la sintaxis',
  'It is read as {}': 'Se lee como {}',
  'It follows from the profile': 'Se sigue del perfil',
  'A document does not name the business process in which it is exchanged':
    'Un documento no nombra el proceso de negocio en el que se intercambia',
  'The category tells which tax it is': 'La categoría dice qué impuesto es',
  'A rate of VAT that is none of the others is standard':
    'Un tipo de IVA que no es ninguno de los otros es el ordinario',
  'The category is one without tax': 'La categoría es una sin impuesto',
  'Nothing is rounded': 'No se redondea nada',
  'It is the currency of the invoice': 'Es la moneda de la factura',
  'It is not the currency of the invoice': 'No es la moneda de la factura',
  'Without VAT in the currency of the invoice there is no rate of exchange':
    'Sin IVA en la moneda de la factura no hay tipo de cambio',
  'Text between elements is no part of the format': 'El texto entre elementos no es parte del formato',
  'EN 16931 has no term for it': 'EN 16931 no tiene término para ello',
  'EN 16931 knows no tax that the buyer retains': 'EN 16931 no conoce ningún impuesto que retenga el comprador',
  'The format has no place here for {}': 'El formato no tiene aquí sitio para {}',
  'It is nought, and building says nothing of it': 'Es cero, y al generar no se dice nada de ello',
  'Building calculates nothing here': 'Al generar no se calcula nada aquí',
  'A document has no place for the term {}': 'Un documento no tiene sitio para el término {}',
  'Lines are numbered from 1': 'Las líneas se numeran desde 1',
  'The XML says {w}, a difference of {w}, {s}': 'El XML dice {w}, una diferencia de {w}, {s}',
  'The XML says {w}, a difference of {w}': 'El XML dice {w}, una diferencia de {w}',
  'which rounding can make': 'que puede salir del redondeo',
  'as much as line {w}': 'tanto como la línea {w}',
  'as much as an allowance of the document': 'tanto como un descuento del documento',
  'as much as a charge of the document': 'tanto como un cargo del documento',
  'as much as the claims of third parties': 'tanto como los derechos de terceros',
  'as much as was paid before': 'tanto como se pagó antes',
  'as much as the rounding': 'tanto como el redondeo',
  'as much as the VAT': 'tanto como el IVA',
  // Writing XML
  'There is no format `{}`': 'No hay ningún formato `{}`',
  '{} has no profile `{}`': '{} no tiene el perfil `{}`',
  'The format cannot say all that the document says.': 'El formato no puede decir todo lo que dice el documento.',
  'There is no document to write': 'No hay ningún documento que escribir',
  'EN 16931 is about invoices and credit notes alone': 'EN 16931 trata solo de facturas y abonos',
  'The document cannot be written as {}.': 'El documento no se puede escribir como {}.',
  // Reading XML and PDF
  'An outermost element {} of the namespace {} begins no format that is known':
    'Un elemento exterior {} del espacio de nombres {} no empieza ningún formato que se conozca',
  'This is a PDF read as text; give its bytes': 'Es un PDF leído como texto; dé sus bytes',
  'More than {w} files are attached': 'Hay más de {w} archivos adjuntos',
  'The metadata of the PDF (XMP) do not say that it carries an invoice, so that readers may overlook it':
    'Los metadatos del PDF (XMP) no dicen que lleve una factura, así que los lectores pueden pasarla por alto',
  'The PDF says that its invoice has the profile {}; the XML says {}':
    'El PDF dice que su factura tiene el perfil {}; el XML dice {}',
  'The PDF names the document type {}; {} has {}': 'El PDF nombra el tipo de documento {}; {} tiene {}',
  'The PDF names the version {}; {} has {}': 'El PDF nombra la versión {}; {} tiene {}',
  'The PDF says that its invoice is the file {}; it is attached as {}':
    'El PDF dice que su factura es el archivo {}; va adjunto como {}',
  'The invoice is attached as {}; {} calls the file {}': 'La factura va adjunta como {}; {} llama al archivo {}',
  'The attached invoice has the relationship {} to the PDF; {} would be right':
    'La factura adjunta tiene con el PDF la relación {}; {} sería la correcta',
  'The PDF carries more than one invoice: {}, which is read, and {}':
    'El PDF lleva más de una factura: {}, que se lee, y {}',
  'The file has {w} bytes; {w} are the limit': 'El archivo tiene {w} bytes; el límite son {w}',
  'The file is encrypted; one that carries an invoice must not be':
    'El archivo está cifrado; uno que lleva una factura no puede estarlo',
  'No file is attached': 'No hay ningún archivo adjunto',
  'None of the files attached ({}) is XML': 'Ninguno de los archivos adjuntos ({}) es XML',
  'The PDF carries no invoice. {s}': 'El PDF no lleva ninguna factura. {s}',
};

import type { Phrases } from '../../said.ts';

/** What becomes of the values of an XML invoice, what its XML cannot say, and what its rule cards say beside the rule. */
export const xmlAccountPhrases: Phrases = {
  // What became of a value
  'Text between elements is no part of the format': 'El texto entre elementos no forma parte del formato',
  'It is not the currency of the invoice': 'No es la moneda de la factura',
  'It is the currency of the invoice': 'Es la moneda de la factura',
  'EN 16931 has no term for it': 'EN 16931 no tiene ningún término para esto',
  'It is nought, and building says nothing of it': 'Es cero, y al generar no se dice nada de ello',
  'Building calculates nothing here': 'Al generar no se calcula nada aquí',
  'It is empty': 'Está vacío',
  'A document has no place for the term {w}': 'Un documento no tiene sitio para el término {w}',
  'There is no text': 'No hay texto',
  'This is not a decimal number': 'Esto no es un número decimal',
  'This is not a date': 'Esto no es una fecha',
  'This is not a country code of two letters': 'Esto no es un código de país de dos letras',
  'This is not a currency code of three letters': 'Esto no es un código de moneda de tres letras',
  'It says the same again': 'Repite lo mismo',
  'It stands here more than once, and a document holds only one':
    'Está aquí más de una vez, y un documento solo tiene uno',
  'The profile is told by it': 'Por él se conoce el perfil',
  'This specification is not known; the invoice is read by the syntax alone':
    'No se conoce esta especificación; la factura se lee solo por su sintaxis',
  'It is read as {}': 'Se lee como {}',
  'It follows from the profile': 'Se sigue del perfil',
  'A document does not name the business process in which it is exchanged':
    'Un documento no indica el proceso de negocio en el que se intercambia',
  'Nothing is rounded': 'No se redondea nada',
  'Without VAT in the currency of the invoice there is no rate of exchange':
    'Sin IVA en la moneda de la factura no hay tipo de cambio',
  'A base says nothing without its percentage; the amount is taken':
    'Una base no dice nada sin su porcentaje; se toma el importe',
  'The percentage of the base is not the amount; the amount is taken':
    'El porcentaje de la base no es el importe; se toma el importe',
  'This is not a UUID of a version that documents take': 'Esto no es un UUID de una versión que admitan los documentos',
  'This is not a code of a moment at which VAT becomes due': 'Esto no es un código de un momento de devengo del IVA',
  'A document has no place for a note on a means of payment':
    'Un documento no tiene sitio para una nota sobre un medio de pago',
  'It is a stamp of the program that issued the invoice, and no part of a document':
    'Es un sello del programa que emitió la factura y no forma parte de un documento',
  'It follows from the total of the line and its rate': 'Se deduce del total de la línea y de su tipo',
  'It is the total of the line with its VAT': 'Es el total de la línea con su IVA',
  'The second line of the address says something else': 'La segunda línea de la dirección dice otra cosa',
  'A document points to files and does not hold them': 'Un documento remite a archivos y no los contiene',
  'A line has one VAT category': 'Una línea tiene una sola categoría de IVA',
  'A document has no lines within a line': 'Un documento no tiene líneas dentro de una línea',
  'The property has no name or no value': 'La propiedad no tiene nombre o no tiene valor',
  'The price is that of one unit': 'El precio es el de una unidad',
  'It contradicts the net amount of the line': 'Contradice el importe neto de la línea',
  'The unit of the price is that of the quantity': 'La unidad del precio es la de la cantidad',
  'It is the net price again': 'Es otra vez el precio neto',
  'There is no reduction': 'No hay rebaja',
  'A document has the price after reduction; what it was before is not part of it':
    'Un documento tiene el precio después de la rebaja; el de antes no forma parte de él',
  'Nothing in the invoice is of this category and rate': 'Nada en la factura es de esta categoría y este tipo',
  'Nothing in the invoice is of this category': 'Nada en la factura es de esta categoría',
  'It is the tax of the lines': 'Es el impuesto de las líneas',
  'It is a claim of a third party, and no part of the document':
    'Es lo que reclama un tercero, y no forma parte del documento',
  'UBL demands a network; the document knows the card by its number':
    'UBL exige una red; el documento conoce la tarjeta por su número',
  'A document has one receiver': 'Un documento tiene un solo destinatario',
  'It lies within the time of all deliveries': 'Queda dentro del período de todas las entregas',
  'VAT is what the number is for': 'El número es el de IVA',
  'A party has only one VAT number in a document': 'Una parte tiene un solo número de IVA en un documento',
  'The type of the tax says more closely what the number is for':
    'El tipo del impuesto dice con más precisión para qué es el número',
  'The type of the tax says the same more closely': 'El tipo del impuesto dice lo mismo con más precisión',
  'A tax number needs a country, and neither its beginning nor an address tells one':
    'Un número de identificación fiscal necesita un país, y ni su comienzo ni una dirección lo dicen',
  'It is the VAT number': 'Es el número de IVA',
  'It is made of country and name': 'Se forma con el país y el nombre',
  'The category tells which tax it is': 'La categoría dice de qué impuesto se trata',
  'A rate of VAT that is none of the others is standard': 'Un tipo de IVA que no es ninguno de los otros es el general',
  'The category is one without tax': 'La categoría es una sin impuesto',
  // Why a figure is another one
  'Lines are numbered from 1': 'Las líneas se numeran desde 1',
  'The XML says {w}, a difference of {w}, as much as line {}':
    'El XML dice {w}, una diferencia de {w}, tanto como la línea {}',
  'The XML says {w}, a difference of {w}, {}': 'El XML dice {w}, una diferencia de {w}, {}',
  'The XML says {w}, a difference of {w}': 'El XML dice {w}, una diferencia de {w}',
  'which rounding can make': 'que puede deberse al redondeo',
  'as much as an allowance of the document': 'tanto como un descuento del documento',
  'as much as a charge of the document': 'tanto como un cargo del documento',
  'as much as the claims of third parties': 'tanto como lo que reclaman terceros',
  'as much as was paid before': 'tanto como lo pagado por anticipado',
  'as much as the rounding': 'tanto como el redondeo',
  'as much as the VAT': 'tanto como el IVA',
  // What the XML cannot say
  'EN 16931 knows no tax that the buyer retains': 'EN 16931 no conoce ningún impuesto que retenga el comprador',
  'The format has no place here for {}': 'El formato no tiene aquí sitio para {}',
  'The format cannot say all that the document says': 'El formato no puede decir todo lo que dice el documento',
  'The format cannot say all that the document says.': 'El formato no puede decir todo lo que dice el documento.',
  '{} is read and not written; write `cii` instead': '{} se lee y no se escribe; escriba `cii` en su lugar',
  'There is no format `{}`; there are {}': 'No existe el formato `{}`; existen {}',
  '{} has no profile `{}`': '{} no tiene ningún perfil `{}`',
  'There is no document to write': 'No hay ningún documento que escribir',
  'EN 16931 is about invoices and credit notes alone': 'EN 16931 trata solo de facturas y notas de abono',
  'The document cannot be written as {}.': 'El documento no se puede escribir como {}.',
  'The document cannot be written as {}': 'El documento no se puede escribir como {}',
  '`data` is not Base64': '`data` no es Base64',
  'There is no rule set `{}`; there are {}': 'No existe el conjunto de reglas `{}`; existen {}',
  '`{}` has no release `{}`; there are {}': '`{}` no tiene la versión `{}`; existen {}',
  '`{}` judges {}, and the outermost element is {}': '`{}` comprueba {}, y el elemento exterior es {}',
  '`at` must be a day of the calendar, as YYYY-MM-DD': '`at` tiene que ser un día del calendario, como AAAA-MM-DD',
  'The file is {w}, not {w}': 'El archivo es {w}, no {w}',
  // On rule cards
  'be as it is described': 'ser como se describe',
  'the invoice keeps to {} or {} or {}': 'la factura sigue {}, {} o {}',
  'the invoice keeps to {} or {}': 'la factura sigue {} o {}',
  'the invoice keeps to {}': 'la factura sigue {}',
  'it is judged by {}': 'se comprueba con {}',
  'it is written in UBL': 'está escrita en UBL',
  'it is written in CII': 'está escrita en CII',
};

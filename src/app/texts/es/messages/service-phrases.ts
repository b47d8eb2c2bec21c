import type { Phrases } from '../../said.ts';

/** What the engine says of texts it cannot read, calculate, correct, sign or verify. */
export const servicePhrases: Phrases = {
  // Reading
  'The lists of the document have more than {w} entries together':
    'Las listas del documento tienen en conjunto más de {w} entradas',
  'A colon belongs after `{}`': 'Después de `{}` van dos puntos',
  '`{}` cannot stand here': '`{}` no puede ir aquí',
  'The text is not closed: a double quote is missing': 'El texto no se cierra: faltan unas comillas dobles',
  'The text holds an escape that JSON does not know': 'El texto tiene una secuencia de escape que JSON no conoce',
  '`{}` is not a number': '`{}` no es un número',
  '{s} (line {w}, column {w})': '{s} (línea {w}, columna {w})',
  'The text has {w} characters; {w} are the limit': 'El texto tiene {w} caracteres; el límite son {w}',
  'The YAML is longer than {w} characters: send JSON': 'El YAML tiene más de {w} caracteres: envíe JSON',
  'The YAML cannot be read at line {w}, column {w} ({})': 'El YAML no se puede leer en la línea {w}, columna {w} ({})',
  'The text nests deeper than {w} levels': 'El texto se anida a más de {w} niveles',
  'The text holds several documents': 'El texto contiene varios documentos',
  'A document is a JSON object': 'Un documento es un objeto JSON',
  'An envelope is a JSON object': 'Un sobre es un objeto JSON',
  'An object belongs here': 'Aquí va un objeto',
  'A backslash stands only before " \\ / b f n r t or u and four hexadecimal digits; write \\\\ for a backslash':
    'Una barra inversa solo va antes de " \\ / b f n r t o u y cuatro cifras hexadecimales; para una barra inversa escriba \\\\',
  'a schema id': 'un identificador de esquema',
  'The document cannot be read': 'El documento no se puede leer',
  'The document does not say what it is: `$schema` is missing': 'El documento no dice qué es: falta `$schema`',
  'The document does not say what it is: add `$schema`': 'El documento no dice qué es: añada `$schema`',
  'The envelope holds no document': 'El sobre no contiene ningún documento',
  'The envelope holds no document to replicate': 'El sobre no contiene ningún documento que duplicar',
  'The envelope holds another envelope in place of a document': 'El sobre contiene otro sobre en lugar de un documento',
  '`{}` is no document type of the format': '`{}` no es un tipo de documento del formato',
  // Calculating
  'The document cannot be calculated': 'El documento no se puede calcular',
  'The document breaks a rule': 'El documento incumple una regla',
  'The document breaks {w} rules': 'El documento incumple {w} reglas',
  '`{}` is not a currency code': '`{}` no es un código de moneda',
  '`{}` is not a currency code, and there is no tax regime to take one from':
    '`{}` no es un código de moneda, y no hay régimen fiscal del que tomarla',
  'The document names no currency, and there is no tax regime to take one from':
    'El documento no indica moneda, y no hay régimen fiscal del que tomarla',
  'The tag `{}` is not defined here: there are {}': 'La etiqueta `{}` no está definida aquí: hay {}',
  'The document is in {w} like the payment: leave its currency out':
    'El documento está en {w} como el pago: omita su moneda',
  'The tax regime of {w} has no category `{}`: it has {}':
    'El régimen fiscal de {w} no tiene la categoría `{}`: tiene {}',
  'The category {w} has no rate `{w}` under the key `{w}`: it has {}':
    'La categoría {w} no tiene el tipo `{w}` con la clave `{w}`: tiene {}',
  'The rate `{}` of {w} had no percentage in force on {w}': 'El tipo `{}` de {w} no tenía porcentaje vigente el {w}',
  'Prices cannot include {w}: it is {s}': 'Los precios no pueden incluir {w}: es {s}',
  withheld: 'retenido',
  'informative only': 'solo informativo',
  '{s} ({w} places; the first {w} are named)': '{s} ({w} lugares; se nombran los {w} primeros)',
  '{w} further faults are left out': 'Se omiten otros {w} errores',
  '{w} further changes are left out': 'Se omiten otros {w} cambios',
  'How {w} further figures come about is left out': 'Se omite de dónde salen otras {w} cifras',
  'The addon `{}` belongs to release {w} of the format, and this engine does not know it yet: building drops it':
    'El complemento `{}` es de la versión {w} del formato, y este motor aún no lo conoce: al generar se descarta',
  'The tax regime `{}` belongs to release {w} of the format, and this engine does not know it yet: rates and rules of no country apply':
    'El régimen fiscal `{}` es de la versión {w} del formato, y este motor aún no lo conoce: no se aplican los tipos ni las reglas de ningún país',
  '`{}` belongs to release {w} of the format, and this engine does not know it yet: building drops it':
    '`{}` es de la versión {w} del formato, y este motor aún no lo conoce: al generar se descarta',
  // Correcting
  'Only invoices can be corrected': 'Solo se pueden rectificar facturas',
  'The document cannot be corrected': 'El documento no se puede rectificar',
  'An invoice without a code has not been issued: change it instead of correcting it':
    'Una factura sin código no se ha expedido: cámbiela en lugar de rectificarla',
  'The stamp `{}` of the invoice is needed: it goes into the reference to it':
    'Hace falta el sello `{}` de la factura: va en la referencia a ella',
  'A correction needs a reason here': 'Aquí una rectificación necesita un motivo',
  'The options do not say which type of document to make': 'Las opciones no dicen qué tipo de documento hay que hacer',
  'The options do not say which type of document to make: {}':
    'Las opciones no dicen qué tipo de documento hay que hacer: {}',
  'An invoice like this one is not corrected by a `{}`': 'Una factura como esta no se rectifica con un `{}`',
  'An invoice like this one is not corrected by a `{}`: {}': 'Una factura como esta no se rectifica con un `{}`: {}',
  // Signing
  'The document was altered after it was signed: this is no longer its digest':
    'El documento se alteró después de firmarlo: esta ya no es su huella',
  'There is nothing to sign': 'No hay nada que firmar',
  'To sign, a private key is needed': 'Para firmar hace falta una clave privada',
  'To verify, the public key of a signer is needed': 'Para verificar hace falta la clave pública de quien firmó',
  'A signature would not cover all of the document': 'Una firma no cubriría todo el documento',
  'What was signed is not the header of an envelope': 'Lo que se firmó no es la cabecera de un sobre',
  'The identifier in the header is not the one that was signed':
    'El identificador de la cabecera no es el que se firmó',
  'The digest in the header is not the one that was signed': 'La huella de la cabecera no es la que se firmó',
  'The document is not the one that was signed': 'El documento no es el que se firmó',
  'The signature does not fall into the time that the key is valid for':
    'La firma no cae en el tiempo para el que vale la clave',
  'The signature names this key, but was not made with it or altered since':
    'La firma nombra esta clave, pero no se hizo con ella o se alteró después',
  'Nothing stands here in what was signed': 'En lo que se firmó no hay nada aquí',
  '{} stands here in what was signed': 'En lo que se firmó aquí está {}',
  '{} stands here in what was signed, not {}': 'En lo que se firmó aquí está {}, no {}',
  'Other values than this one have the same digest, so a signature says nothing about it':
    'Otros valores que este tienen la misma huella, así que una firma no dice nada de él',
  'The envelope is not signed': 'El sobre no está firmado',
  'An envelope has at most {w} signatures': 'Un sobre tiene {w} firmas como máximo',
  'None of the signatures is made with this key': 'Ninguna de las firmas está hecha con esta clave',
  'The text is not the one that was signed': 'El texto no es el que se firmó',
  'The key in `{}` is not sound: {s}': 'La clave de `{}` no es correcta: {s}',
  'The key in `{}` cannot be used: {s}': 'La clave de `{}` no se puede usar: {s}',
  'its secret number does not belong to its point': 'su número secreto no corresponde a su punto',
  'the point of the key does not lie on its curve': 'el punto de la clave no está en su curva',
  'a private key stands where the public key belongs': 'hay una clave privada donde va la clave pública',
  'a public key stands where the private key belongs': 'hay una clave pública donde va la clave privada',
  '`valid_from` and `valid_until` are instants': '`valid_from` y `valid_until` son instantes',
  'the secret number of the key is out of range': 'el número secreto de la clave está fuera de rango',
  'the key has no `kid`, by which others find its public half':
    'la clave no tiene `kid`, con el que otros encuentran su mitad pública',
  '`kty` says what a key is; here it is `EC`': '`kty` dice qué es una clave; aquí es `EC`',
  'its member `{}` is missing': 'falta su campo `{}`',
  'its member `{}` is no text': 'su campo `{}` no es un texto',
  'signatures need a key of type EC on the curve P-256': 'las firmas necesitan una clave del tipo EC en la curva P-256',
  'its member `{}` is not {w} bytes in base64url': 'su campo `{}` no son {w} bytes en base64url',
  'the key is meant for another algorithm than {w}': 'la clave es para otro algoritmo que {w}',
  'its `kid` is too long': 'su `kid` es demasiado largo',
  'by its own `use` or `key_ops` it is not for signatures': 'según su propio `use` o `key_ops` no es para firmas',
};

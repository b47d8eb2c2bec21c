import type { CodeWords } from '../../code-words.ts';

const STEP_1 = 'Corrija el valor; el esquema dice su forma, su longitud o su lista.';
const STEP_2 = 'Compare con el orden del esquema: el elemento está mal escrito, mal colocado, o falta uno antes.';
const STEP_3 = 'Escriba una cifra dentro de los límites que nombra el mensaje.';
const STEP_4 =
  'Busque una cifra con coma, signo de moneda, espacio o sin ningún dígito, en el lugar que nombra el mensaje.';
const STEP_5 = 'Busque un elemento que aparece dos veces y ha de aparecer una.';
const STEP_6 = 'Fallan las reglas o su motor, más que el archivo. Avise a quien opera el validador.';

export const XML_WORDS: CodeWords = {
  'cvc-complex-type.2.1': ['Un elemento que ha de estar vacío tiene contenido.', 'Quite el contenido, o el elemento.'],
  'cvc-complex-type.2.2': ['Un elemento que lleva un valor tiene elementos dentro.', STEP_1],
  'cvc-complex-type.2.3': [
    'Hay texto entre los elementos de un grupo, donde solo caben elementos.',
    'Quite el texto; a menudo un valor está junto a su elemento y no dentro.',
  ],
  'cvc-complex-type.2.4.a': ['Hay un elemento donde se espera otro.', STEP_2],
  'cvc-complex-type.2.4.b': [
    'Un elemento acaba demasiado pronto: le falta uno obligatorio.',
    'Añada el elemento que falta, en su lugar del orden.',
  ],
  'cvc-complex-type.2.4.c': [
    'El esquema no conoce este elemento, y el lugar solo admite conocidos.',
    'Compruebe su nombre y su espacio de nombres; las extensiones necesitan su propio esquema.',
  ],
  'cvc-complex-type.2.4.d': ['Hay un elemento donde no cabe ninguno más.', STEP_2],
  'cvc-complex-type.2.4.e': [
    'Un elemento aparece menos o más veces de las que admite el esquema.',
    'Cuente los elementos repetidos.',
  ],
  'cvc-complex-type.2.4.f': [
    'Un elemento aparece más veces de las que admite el esquema.',
    'Quite lo que sobra, o una los valores.',
  ],
  'cvc-complex-type.2.4.g': ['Falta un elemento antes del que nombra el mensaje.', STEP_2],
  'cvc-complex-type.3.1': [
    'Un atributo tiene un valor distinto del fijo.',
    'Escriba el valor fijo, o use la versión del esquema para la que es el archivo.',
  ],
  'cvc-complex-type.3.2.1': ['El elemento tiene un atributo, aunque no lleva ninguno.', 'Quite el atributo.'],
  'cvc-complex-type.3.2.2': [
    'El elemento tiene un atributo que el esquema no conoce.',
    'Quite el atributo, o corrija su nombre.',
  ],
  'cvc-complex-type.4': ['Falta un atributo.', 'Añada el atributo que nombra el mensaje.'],
  'cvc-elt.1': [
    'El esquema no conoce el primer elemento: otra clase de documento, versión o espacio de nombres.',
    'Compare el nombre y el espacio de nombres del elemento raíz con el formato que admite el receptor.',
  ],
  'cvc-elt.1.a': [
    'El esquema no conoce el primer elemento: otra clase de documento, versión o espacio de nombres.',
    'Compare el nombre y el espacio de nombres del elemento raíz con el formato que admite el receptor.',
  ],
  'cvc-elt.3.1': [
    'Un elemento está marcado como nulo, y no puede estarlo.',
    'Quite `xsi:nil`, y omita el elemento cuando no tenga valor.',
  ],
  'cvc-elt.5.2.2.2.2': ['Un elemento tiene un valor distinto del fijo.', 'Escriba el valor fijo.'],
  'cvc-attribute.3': ['El valor de un atributo no es de su tipo.', STEP_1],
  'cvc-attribute.4': [
    'Un atributo tiene un valor distinto del fijo.',
    'Escriba el valor fijo, o use la versión del esquema para la que es el archivo.',
  ],
  'cvc-type.3.1.1': ['Un valor simple tiene atributos que no puede tener.', 'Quite los atributos.'],
  'cvc-type.3.1.2': ['Un valor simple tiene elementos dentro.', STEP_1],
  'cvc-type.3.1.3': ['El valor de un elemento no es de su tipo.', STEP_1],
  'cvc-datatype-valid.1.2.1': ['Un valor no es de su tipo: una fecha, una cifra, un código.', STEP_1],
  'cvc-datatype-valid.1.2.2': ['Una entrada de una lista no es de su tipo.', STEP_1],
  'cvc-datatype-valid.1.2.3': ['Un valor no es de ninguno de los tipos que caben aquí.', STEP_1],
  'cvc-enumeration-valid': [
    'Un valor no está en la lista del esquema.',
    'Tome un código de la lista, con sus mayúsculas y minúsculas.',
  ],
  'cvc-pattern-valid': ['Un valor no tiene la forma del esquema.', STEP_1],
  'cvc-length-valid': [
    'Un valor no tiene la longitud del esquema.',
    'Acorte el valor, o complételo, hasta la longitud que nombra el mensaje.',
  ],
  'cvc-minLength-valid': [
    'Un valor es demasiado corto, a menudo está vacío.',
    'Omita un elemento cuando no tenga valor.',
  ],
  'cvc-maxLength-valid': [
    'Un valor es demasiado largo.',
    'Acorte el valor, o complételo, hasta la longitud que nombra el mensaje.',
  ],
  'cvc-minInclusive-valid': ['Una cifra está por debajo de la mínima admitida.', STEP_3],
  'cvc-maxInclusive-valid': ['Una cifra está por encima de la máxima admitida.', STEP_3],
  'cvc-minExclusive-valid': ['Una cifra no supera su límite.', STEP_3],
  'cvc-maxExclusive-valid': ['Una cifra no queda por debajo de su límite.', STEP_3],
  'cvc-totalDigits-valid': [
    'Una cifra tiene demasiados dígitos.',
    'Redondee la cifra a los dígitos que admite el esquema.',
  ],
  'cvc-fractionDigits-valid': [
    'Una cifra tiene demasiados decimales.',
    'Redondee la cifra a los dígitos que admite el esquema.',
  ],
  'cvc-identity-constraint.4.1': ['Un valor que ha de ser único aparece dos veces.', 'Dé a cada uno su propio valor.'],
  'cvc-identity-constraint.4.2.2': [
    'Un valor que ha de ser único aparece dos veces.',
    'Dé a cada uno su propio valor.',
  ],
  'cvc-identity-constraint.4.3': ['Un valor remite a otro que no existe.', 'Remita a un valor que esté en el archivo.'],
  'cvc-id.1': [
    'Se remite a un identificador que no existe.',
    'Remita a un identificador del archivo; a menudo la firma apunta a uno cambiado.',
  ],
  'cvc-id.2': ['Un identificador aparece dos veces.', 'Dé a cada elemento su propio identificador.'],
  'xml-no-xml': [
    'El archivo no empieza como XML: hay algo antes del primer elemento, o es otra clase de archivo.',
    'Envíe el propio archivo XML, sin marca de orden de bytes, líneas vacías ni texto antes de `<?xml`, y sin comprimir, cifrar ni pasar a Base64.',
  ],
  'xml-encoding': [
    'Un byte no es de la codificación que declara el archivo.',
    'Escriba el archivo en UTF-8, y que la declaración lo diga. Los textos en Windows-1252 o ISO-8859 se convierten antes.',
  ],
  'xml-declared-encoding': [
    'La declaración nombra una codificación que el archivo no tiene, o que el receptor no lee.',
    'Declare UTF-8 y escriba el archivo así.',
  ],
  'xml-character': [
    'El archivo tiene un carácter que XML prohíbe, como uno de control.',
    'Quite los caracteres de control de los textos, a menudo pegados de una hoja de cálculo o un PDF. También se prohíben `&#0;` y similares.',
  ],
  'xml-entity': [
    'Un `&` no está escrito como pide XML, o nombra una entidad que no existe.',
    'Escriba `&amp;`, `&lt;` y `&gt;` en los textos, y números de carácter en vez de nombres como `&nbsp;`.',
  ],
  'xml-less-than': [
    'Hay un `<` en un texto o en el valor de un atributo.',
    'Escriba `&amp;`, `&lt;` y `&gt;` en los textos, y números de carácter en vez de nombres como `&nbsp;`.',
  ],
  'xml-end-tag': [
    'Un elemento se cierra con otro nombre que el de su apertura.',
    'Mire el elemento que nombra el mensaje y su final. Haga que un programa escriba el XML; no lo componga con textos.',
  ],
  'xml-cut-off': [
    'El archivo acaba antes de que se cierren sus elementos.',
    'Envíelo entero de nuevo: el envío o la escritura se detuvo. Compare su tamaño con el del archivo que hizo.',
  ],
  'xml-after-end': [
    'Hay algo tras el final del documento, a menudo un segundo documento.',
    'Envíe un documento en cada archivo, y nada tras su última etiqueta.',
  ],
  'xml-prefix': [
    'Hay un prefijo ante un nombre, y ningún `xmlns` dice qué significa.',
    'Declare el prefijo en el elemento raíz con el espacio de nombres del formato: `xmlns:cbc="…"`.',
  ],
  'xml-attribute-form': [
    'Un atributo aparece dos veces en un elemento, o su valor no lleva comillas.',
    'Haga que un programa escriba el XML; no lo componga con textos.',
  ],
  'xml-declaration': [
    'La declaración XML no está al principio del todo, o está dos veces.',
    'Empiece el archivo por `<?xml`, sin espacio ni salto de línea delante.',
  ],
  'xml-doctype': [
    'El archivo tiene un DOCTYPE, que los receptores prohíben por seguridad.',
    'Quite el DOCTYPE y todo lo que declara.',
  ],
  FORG0001: ['Una regla no pudo leer un valor como la cifra o fecha que ha de ser.', STEP_4],
  FORG0003: ['Una regla encontró varios valores donde admite uno como mucho.', STEP_5],
  FORG0004: [
    'Una regla no encontró ningún valor donde necesita uno o más.',
    'Busque el elemento que falta en el lugar del mensaje.',
  ],
  FORG0005: ['Una regla no encontró valores, o varios, donde admite exactamente uno.', STEP_5],
  FORG0006: ['Una regla recibió un valor de una clase que no puede usar.', STEP_4],
  FOAR0001: ['Una regla dividió por cero.', 'Busque una cantidad o cantidad base de cero.'],
  FOAR0002: ['Una cifra es demasiado grande para calcular con ella.', 'Busque una cifra con demasiados dígitos.'],
  FOCA0002: ['Un valor no es un nombre o una cifra válidos.', STEP_4],
  FODT0001: ['Una fecha está fuera de los años con los que se puede calcular.', 'Busque una fecha con un año erróneo.'],
  FODC0002: ['No se pudo leer un archivo al que remiten las reglas.', STEP_6],
  XPTY0004: ['Una regla encontró varios valores donde admite uno, o un valor de otra clase.', STEP_5],
  XPDY0002: ['Una regla se evaluó fuera de un documento.', STEP_6],
  XPDY0050: ['Una regla encontró un nodo de otra clase que la que espera.', STEP_6],
  XPST0003: ['Una regla está mal escrita.', STEP_6],
  XPST0008: ['Una regla usa un nombre sin declarar.', STEP_6],
  XPST0017: ['Una regla llama a una función que el motor no tiene.', STEP_6],
  XPST0081: ['Una regla usa un prefijo sin declarar.', STEP_6],
  XTDE0540: ['Dos plantillas de las reglas valen para el mismo elemento.', STEP_6],
  XTDE0555: ['Ninguna plantilla de las reglas vale para el elemento.', STEP_6],
  XTMM9000: ['Las reglas detuvieron la comprobación con un mensaje propio.', 'Lea el mensaje junto al código.'],
  SXXP0003: ['El archivo no es XML bien formado.', 'Lea el mensaje del analizador junto al código.'],
};

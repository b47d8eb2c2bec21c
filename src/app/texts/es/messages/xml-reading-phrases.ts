import type { Phrases } from '../../said.ts';

/** What is wrong with an XML text or a PDF before any rule is asked. */
export const xmlReadingPhrases: Phrases = {
  'The outermost element {w} only wraps an invoice: take out {w} of line {w} and give it alone':
    'El elemento exterior {w} solo envuelve una factura: extraiga {w} de la línea {w} y entréguelo solo',
  'The element {w} of an invoice has the namespace {}; it must be {w}':
    'El elemento {w} de una factura tiene el espacio de nombres {}; debe ser {w}',
  'The file declares {w}, but its bytes are UTF-8, as which it is read; {w} begins in line {w}':
    'El archivo declara {w}, pero sus bytes son UTF-8 y así se lee; {w} empieza en la línea {w}',
  // XML
  'There is no element in the text': 'En el texto no hay ningún elemento',
  'A second element stands behind the outermost one': 'Detrás del elemento más externo hay un segundo elemento',
  'Text stands outside of the outermost element': 'Hay texto fuera del elemento más externo',
  'The text ends in the middle of a tag, comment or section':
    'El texto acaba en medio de una etiqueta, un comentario o una sección',
  'The end tag has no start tag': 'La etiqueta de cierre no tiene etiqueta de apertura',
  'The prefix has no namespace: its xmlns declaration is missing':
    'El prefijo no tiene espacio de nombres: falta su declaración xmlns',
  'The element has the same attribute twice': 'El elemento tiene dos veces el mismo atributo',
  'The attribute has no value': 'El atributo no tiene valor',
  'The value of the attribute is not in quotes': 'El valor del atributo no va entre comillas',
  'A space is missing between two attributes': 'Falta un espacio entre dos atributos',
  'The character cannot stand in the name of an attribute': 'Ese carácter no puede estar en el nombre de un atributo',
  'The character cannot stand in the name of an element; write &lt; for the sign <':
    'Ese carácter no puede estar en el nombre de un elemento; para el signo < escriba &lt;',
  'The character cannot stand in an end tag': 'Ese carácter no puede estar en una etiqueta de cierre',
  'The sign & begins a reference that is not one; write &amp; for the sign &':
    'El signo & empieza una referencia que no lo es; para el signo & escriba &amp;',
  'The sign & begins a reference that has no name; write &amp; for the sign &':
    'El signo & empieza una referencia sin nombre; para el signo & escriba &amp;',
  'The reference names a character that XML does not allow': 'La referencia nombra un carácter que XML no admite',
  'A slash in a start tag must be followed by >': 'A una barra en una etiqueta de apertura debe seguirle >',
  'A comment may not hold two hyphens in a row': 'Un comentario no puede tener dos guiones seguidos',
  'The characters ]]> cannot stand in text; write ]]&gt;':
    'Los caracteres ]]> no pueden estar en el texto; escriba ]]&gt;',
  'The XML declaration must be the very first thing in the text': 'La declaración XML debe ser lo primero del texto',
  'The XML declaration is incomplete': 'La declaración XML está incompleta',
  'The name has an empty part before or after its colon':
    'El nombre tiene una parte vacía antes o después de los dos puntos',
  'The prefix xml cannot be given another namespace': 'Al prefijo xml no se le puede dar otro espacio de nombres',
  'The prefix xmlns cannot be declared': 'El prefijo xmlns no se puede declarar',
  'The prefix xmlns cannot stand before the name of an element':
    'El prefijo xmlns no puede ir delante del nombre de un elemento',
  'A prefix cannot be given an empty namespace': 'A un prefijo no se le puede dar un espacio de nombres vacío',
  'The processing instruction has no name': 'La instrucción de proceso no tiene nombre',
  'The end tag has no name': 'La etiqueta de cierre no tiene nombre',
  'The text is not sound XML here': 'El texto no es aquí XML correcto',
  'An element is never closed': 'Un elemento no se cierra',
  'The reference names no entity of XML': 'La referencia no nombra ninguna entidad de XML',
  'The namespaces of xml and xmlns cannot be the default one':
    'Los espacios de nombres de xml y xmlns no pueden ser el predeterminado',
  'The namespace of xml belongs to the prefix xml alone': 'El espacio de nombres de xml es solo del prefijo xml',
  'The character cannot stand in the name of a processing instruction':
    'El carácter no puede estar en el nombre de una instrucción de proceso',
  'XML does not allow the character': 'XML no admite el carácter',
  'A document type declaration cannot stand here': 'Aquí no puede ir una declaración de tipo de documento',
  'The signs <! begin neither a comment nor a CDATA section':
    'Los signos <! no empiezan ni un comentario ni una sección CDATA',
  'The XML declaration has more than version, encoding and standalone':
    'La declaración XML tiene algo más que version, encoding y standalone',
  'The XML declaration begins with its version': 'La declaración XML empieza por version',
  'The XML declaration has version, encoding and standalone, in this order':
    'La declaración XML tiene version, encoding y standalone, en este orden',
  'A value is missing in the XML declaration': 'Falta un valor en la declaración XML',
  'A value of the XML declaration is not in quotes': 'Un valor de la declaración XML no está entre comillas',
  'The version in the XML declaration must be 1.0 or 1.1': 'La versión de la declaración XML debe ser 1.0 o 1.1',
  'The encoding in the XML declaration cannot be the name of one':
    'La codificación de la declaración XML no puede ser el nombre de ninguna',
  'The value of standalone in the XML declaration must be yes or no':
    'El valor de standalone en la declaración XML debe ser yes o no',
  'A space is missing in the XML declaration': 'Falta un espacio en la declaración XML',
  'The sign ? cannot stand inside of the XML declaration': 'El signo ? no puede estar dentro de la declaración XML',
  'A processing instruction cannot stand here': 'Aquí no puede ir una instrucción de proceso',
  'The text has {w} characters; {w} are the limit': 'El texto tiene {w} caracteres; el límite son {w}',
  'A document type declaration is not allowed': 'No se admite una declaración de tipo de documento',
  'XML does not allow the character U+{w}; it is left out': 'XML no admite el carácter U+{w}; se omite',
  'The element {w} is never closed': 'El elemento {w} no se cierra',
  'The entity {} is not one of the five of XML: amp, lt, gt, quot, apos':
    'La entidad {} no es una de las cinco de XML: amp, lt, gt, quot, apos',
  'The end tag does not close {w}, which was begun in line {w}':
    'La etiqueta de cierre no cierra {w}, que se abrió en la línea {w}',
  'Elements are nested more than {w} deep': 'Los elementos se anidan a más de {w} niveles',
  'The text has more than {w} elements': 'El texto tiene más de {w} elementos',
  'The element has more than {w} attributes': 'El elemento tiene más de {w} atributos',
  'The value is longer than {w} characters': 'El valor pasa de {w} caracteres',
  'The encoding {} that the file declares is not known': 'No se conoce la codificación {} que declara el archivo',
  'The bytes are not {w} here; they are read as the character U+FFFD':
    'Aquí los bytes no son {w}; se leen como el carácter U+FFFD',
  'An outermost element {w} of the namespace {} begins no format that is known; known are {}':
    'Un elemento más externo {w} del espacio de nombres {} no empieza ningún formato conocido; se conocen {}',
  'It cannot be read': 'No se puede leer',
  'The file cannot be read': 'No se puede leer el archivo',
  // PDF
  'The PDF carries no invoice. No file is attached (byte {w})':
    'El PDF no lleva ninguna factura. No hay ningún archivo adjunto (byte {w})',
  'The PDF carries no invoice. None of the files attached ({}) is XML (byte {w})':
    'El PDF no lleva ninguna factura. Ninguno de los archivos adjuntos ({}) es XML (byte {w})',
  'This is a PDF read as text; give its bytes': 'Esto es un PDF leído como texto; envíe sus bytes',
  'A stream of objects does not say what it holds (byte {w})': 'Un flujo de objetos no dice qué contiene (byte {w})',
  'A table of objects is said to lie behind the end of the file (byte {w})':
    'Se dice que hay una tabla de objetos más allá del final del archivo (byte {w})',
  'A whole number is missing (byte {w})': 'Falta un número entero (byte {w})',
  'A word has no end (byte {w})': 'Una palabra no tiene final (byte {w})',
  'Nothing in the file says where its contents begin (byte {w})':
    'Nada en el archivo dice dónde empieza su contenido (byte {w})',
  'Something stands where a key belongs (byte {w})': 'Hay algo donde va una clave (byte {w})',
  'Something stands where a value belongs (byte {w})': 'Hay algo donde va un valor (byte {w})',
  'The compressed data of a stream are broken (byte {w})': 'Los datos comprimidos de un flujo están dañados (byte {w})',
  'The compressed table of objects does not say how it is written (byte {w})':
    'La tabla de objetos comprimida no dice cómo está escrita (byte {w})',
  'The contents of the file are not where it says (byte {w})': 'El contenido del archivo no está donde dice (byte {w})',
  'The dictionary is never closed (byte {w})': 'El diccionario no se cierra (byte {w})',
  'The file does not say where its table of objects is (byte {w})':
    'El archivo no dice dónde está su tabla de objetos (byte {w})',
  'The file ends where a value is expected (byte {w})': 'El archivo acaba donde se espera un valor (byte {w})',
  'The file has no table of objects (byte {w})': 'El archivo no tiene tabla de objetos (byte {w})',
  'The file is encrypted; one that carries an invoice must not be (byte {w})':
    'El archivo está cifrado; uno que lleva una factura no debe estarlo (byte {w})',
  'The list is never closed (byte {w})': 'La lista no se cierra (byte {w})',
  'The objects of the file take more reading than those of any invoice (byte {w})':
    'Leer los objetos del archivo cuesta más que los de cualquier factura (byte {w})',
  'The stream is never closed (byte {w})': 'El flujo no se cierra (byte {w})',
  'The table of objects is broken (byte {w})': 'La tabla de objetos está dañada (byte {w})',
  'The text holds a sign that is no hexadecimal digit (byte {w})':
    'El texto tiene un signo que no es un dígito hexadecimal (byte {w})',
  'The text is never closed (byte {w})': 'El texto no se cierra (byte {w})',
  'The trailer is no dictionary (byte {w})': 'El tráiler no es un diccionario (byte {w})',
  'Reading object {w} takes too many others (byte {w})':
    'Para leer el objeto {w} hacen falta demasiados otros (byte {w})',
  'The word obj is missing (byte {w})': 'Falta la palabra obj (byte {w})',
  'There is no table of objects where the file says (byte {w})':
    'No hay tabla de objetos donde dice el archivo (byte {w})',
  'A stream has more than {w} filters (byte {w})': 'Un flujo tiene más de {w} filtros (byte {w})',
  'A stream holds {w} objects (byte {w})': 'Un flujo contiene {w} objetos (byte {w})',
  'More than {w} files are attached (byte {w})': 'Hay más de {w} archivos adjuntos (byte {w})',
  'Object {w} refers to others without end (byte {w})': 'El objeto {w} remite a otros sin fin (byte {w})',
  'Object {w} is needed to read itself (byte {w})': 'El objeto {w} hace falta para leerse a sí mismo (byte {w})',
  'Object {w} is no stream of objects (byte {w})': 'El objeto {w} no es un flujo de objetos (byte {w})',
  'Object {w} is not where its table says (byte {w})': 'El objeto {w} no está donde dice su tabla (byte {w})',
  'Object {w} would lie behind the end of the file (byte {w})':
    'El objeto {w} estaría más allá del final del archivo (byte {w})',
  'Object stream {w} has no object {w} (byte {w})': 'El flujo de objetos {w} no tiene el objeto {w} (byte {w})',
  'The file has {w} bytes; {w} are the limit (byte {w})': 'El archivo tiene {w} bytes; el límite son {w} (byte {w})',
  'The file has more than {w} objects (byte {w})': 'El archivo tiene más de {w} objetos (byte {w})',
  'The file has more than {w} revisions (byte {w})': 'El archivo tiene más de {w} revisiones (byte {w})',
  'The filter {} of a stream is not known here (byte {w})': 'Aquí no se conoce el filtro {} de un flujo (byte {w})',
  'The predictor {w} of a stream is not known here (byte {w})':
    'Aquí no se conoce el predictor {w} de un flujo (byte {w})',
  'The streams of the file become more than {w} bytes (byte {w})':
    'Los flujos del archivo pasan de {w} bytes (byte {w})',
  'Values are nested more than {w} deep (byte {w})': 'Los valores se anidan a más de {w} niveles (byte {w})',
  // What a PDF says of its invoice
  'The metadata of the PDF (XMP) do not say that it carries an invoice, so that readers may overlook it':
    'Los metadatos del PDF (XMP) no dicen que lleve una factura, y los lectores pueden pasarla por alto',
  'The PDF says that its invoice has the profile {}; the XML says {}':
    'El PDF dice que su factura tiene el perfil {}; el XML dice {}',
  'The PDF names the document type {}; {} has {}': 'El PDF indica el tipo de documento {}; {} tiene {}',
  'The PDF names the version {}; {} has {}': 'El PDF indica la versión {}; {} tiene {}',
  'The PDF says that its invoice is the file {}; it is attached as {}':
    'El PDF dice que su factura es el archivo {}; va adjunta como {}',
  'The invoice is attached as {}; {} calls the file {}': 'La factura va adjunta como {}; {} llama al archivo {}',
  'The attached invoice has the relationship {} to the PDF; {w} would be right':
    'La factura adjunta tiene con el PDF la relación {}; lo correcto sería {w}',
  'The attached invoice has the relationship {} to the PDF; Alternative or Data or Source would be right':
    'La factura adjunta tiene con el PDF la relación {}; lo correcto sería Alternative, Data o Source',
  'The PDF carries more than one invoice: {}, which is read, and {}':
    'El PDF lleva más de una factura: {}, que es la que se lee, y {}',
  '(none)': '(ninguno)',
  // Pages of invoices, and PDF files that carry one
  'The document cannot be calculated.': 'El documento no se puede calcular.',
  'The file is no PDF (byte {w})': 'El archivo no es un PDF (byte {w})',
  'What the file does when it is opened was taken out': 'Se quitó lo que el archivo hace al abrirse',
  'Programs (JavaScript) were taken out': 'Se quitaron los programas (JavaScript)',
  'There is no format {} of PDF': 'No existe el formato {} de PDF',
  'Only bills have a page: documents with parties': 'Solo las facturas tienen página: documentos con partes',
  'Actions that run by themselves were taken out': 'Se quitaron las acciones que se ejecutan solas',
  'Actions that an archive forbids were taken out': 'Se quitaron las acciones que un archivo duradero prohíbe',
  'Transfer curves were taken out': 'Se quitaron las curvas de transferencia',
  'Halftone phases were taken out': 'Se quitaron las fases de trama',
  'Pictures are no longer smoothed': 'Las imágenes ya no se suavizan',
  'Other versions of pictures were taken out': 'Se quitaron otras versiones de las imágenes',
  'Links to other pictures were taken out': 'Se quitaron los enlaces a otras imágenes',
  'Pages of other files were taken out': 'Se quitaron las páginas de otros archivos',
  'Hidden annotations were taken out': 'Se quitaron las anotaciones ocultas',
  'No page is written in {}': 'No se escriben páginas en {}',
  'The colour is not written as `#1f4172`': 'El color no está escrito como `#1f4172`',
  'The logo is neither PNG nor JPEG': 'El logotipo no es PNG ni JPEG',
  'The logo is a JPEG in colours of print; those of screens are needed':
    'El logotipo es un JPEG en colores de imprenta; hacen falta los de pantalla',
  'The logo is a JPEG that cannot be read': 'El logotipo es un JPEG que no se puede leer',
  'The logo has no dots, or more than {w}': 'El logotipo no tiene puntos, o tiene más de {w}',
  'The logo is a PNG with other than eight bits a colour, or interlaced':
    'El logotipo es un PNG entrelazado o que no tiene ocho bits por color',
  'The logo is a PNG that cannot be read': 'El logotipo es un PNG que no se puede leer',
  'The archive unpacks to more than {w} MiB': 'El archivo comprimido ocupa más de {w} MiB una vez extraído',
  'This is no ZIP archive that can be read': 'No es un archivo ZIP que se pueda leer',
  'There is no Schematron in it (a file that ends with .sch). Compiled rules (XSLT) cannot be run':
    'No contiene Schematron (un archivo que termina en .sch). Las reglas compiladas (XSLT) no se pueden ejecutar',
  'The rule {w} could not be worked out: {}': 'La regla {w} no se ha podido evaluar: {}',
  'No rule of the file looks at this document: it is for documents of another kind':
    'Ninguna regla del archivo mira este documento: es para documentos de otra clase',
  'Its functions cannot be run: {}': 'Sus funciones no se pueden ejecutar: {}',
  'Functions that use `xsl:{w}` cannot be run': 'No se pueden ejecutar funciones que usen `xsl:{w}`',
};

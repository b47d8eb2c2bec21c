import type { Phrases } from '../../areas.ts';

/** What the API says of the members of requests and answers, of its examples and refusals, and what its parts are called. */
export const apiMemberPhrases: Phrases = {
  Documents: 'Documentos',
  Formats: 'Formatos',
  Signing: 'Firma',
  Meta: 'Servicio',
  'Assay API': 'API de Assay',
  'An invoice': 'Una factura',
  'An invoice, put into an envelope': 'Una factura, metida en un sobre',
  'A document that does not say its type': 'Un documento que no dice su tipo',
  'A template for what all documents share': 'Una plantilla con lo que comparten todos los documentos',
  'A message': 'Un mensaje',
  'An invoice that was never built': 'Una factura que nunca se generó',
  'An invoice, with all there is to know': 'Una factura, con todo lo que se puede saber',
  'An invoice with a fault': 'Una factura con un error',
  'A credit note of an invoice': 'Un abono de una factura',
  'Which options there are': 'Qué opciones hay',
  'An invoice in UBL': 'Una factura en UBL',
  'A file’s bytes in base64, to be judged by EN 16931 alone':
    'Los bytes de un archivo en base64, para comprobarlo solo con EN 16931',
  'An invoice as UBL': 'Una factura como UBL',
  'An invoice as CII, with what it cannot say listed': 'Una factura como CII, con la lista de lo que no puede decir',
  'A format that there is not': 'Un formato que no existe',
  'A message, with a key from RFC 7517': 'Un mensaje, con una clave de la RFC 7517',
  'A signed message': 'Un mensaje firmado',
  'An envelope that was never signed': 'Un sobre que nunca se firmó',
  'Records that say what they want': 'Registros que dicen lo que quieren',
  'Documents to build': 'Documentos que generar',
  'Files to read, to write and to show': 'Archivos que leer, escribir y mostrar',
  'Documents to write as XML': 'Documentos que escribir como XML',
  'Keys of the addons that it requires.': 'Claves de los complementos que requiere.',
  'The document or envelope to build.': 'El documento o sobre que generar.',
  'Members to start from; what `data` says wins.': 'Campos de los que partir; lo que dice `data` prevalece.',
  'Type of the document if it has no `$schema`: a schema id, or a name such as `bill/invoice`.':
    'Tipo del documento si no lleva `$schema`: un identificador de esquema o un nombre como `bill/invoice`.',
  'Wrap the document in an envelope; by default not.': 'Meter el documento en un sobre; si no se indica, no se hace.',
  'One line of a bulk answer; `error` is present if `ok` is false.':
    'Una línea de una respuesta en serie; `error` está cuando `ok` es false.',
  'Number of the line that it answers, from 1.': 'Número de la línea a la que responde, desde 1.',
  'The id of the record, if it has one.': 'El identificador del registro, si lo tiene.',
  'Whether the operation succeeded.': 'Si la operación tuvo éxito.',
  'What the operation answers; there when `ok` is true.': 'Lo que responde la operación; está cuando `ok` es true.',
  'One line of a bulk request, with the members of the operation’s own request.':
    'Una línea de una petición en serie, con los campos de la petición propia de la operación.',
  'What is to be done.': 'Qué hay que hacer.',
  'A number, or a text of up to 1000 characters; it comes back with the answer.':
    'Un número o un texto de hasta 1000 caracteres; vuelve con la respuesta.',
  'The document or envelope to work on, or the text of a file.':
    'El documento o sobre con el que trabajar, o el texto de un archivo.',
  'As in the address of a single `import` or `export`.':
    'Como en la dirección de una sola llamada a `import` o `export`.',
  'JSON path from `$`, the submitted document.': 'Ruta JSON desde `$`, el documento enviado.',
  'Value in the input.': 'Valor en la entrada.',
  'Value in the built document.': 'Valor en el documento generado.',
  'The place in a norm that a rule is based on.': 'El lugar de una norma en el que se apoya una regla.',
  'Name of the law, the standard or the specification, in its own language.':
    'Nombre de la ley, la norma o la especificación, en su propio idioma.',
  'The place in it: an article, a clause, a field, an error code.':
    'El lugar en ella: un artículo, una cláusula, un campo, un código de error.',
  'Page of its authority with the text; always https.':
    'Página del organismo que la publica, con el texto; siempre https.',
  'The document or envelope to correct.': 'El documento o sobre que rectificar.',
  'How to correct it: type, reason, stamps, extensions.': 'Cómo rectificarlo: tipo, motivo, sellos, extensiones.',
  'Return the JSON Schema of the options instead.': 'Responder en su lugar con el JSON Schema de las opciones.',
  'A document or envelope, with the members of its type.': 'Un documento o sobre, con los campos de su tipo.',
  'A complete document or envelope. Its `$schema` tells the type, and thereby the members.':
    'Un documento o sobre completo. Su `$schema` dice el tipo y, con él, los campos.',
  'The document or envelope; with `warnings` in the address, the document and the warnings.':
    'El documento o el sobre; con `warnings` en la dirección, el documento y los avisos.',
  'Never there: the document inside has it.': 'Nunca está: lo tiene el documento de dentro.',
  'The document, and warnings about it.': 'El documento y los avisos sobre él.',
  'Why a request was refused.': 'Por qué se rechazó una petición.',
  'Status of the response, repeated.': 'Estado de la respuesta, repetido.',
  'Kind of failure, for programs.': 'Qué clase de fallo es, para programas.',
  'What happened, for people.': 'Qué ha pasado, para personas.',
  'Every fault, in document order, when there are any.': 'Cada error, en el orden del documento, cuando los hay.',
  'Adds `warnings`: values that building drops or replaces, and what looks misspelt.':
    'Añade `warnings`: los valores que la generación descarta o sustituye y lo que parece mal escrito.',
  'What was dropped, replaced or looks misspelt, in document order, in the form of faults; there when it was asked for.':
    'Lo descartado, sustituido o que parece mal escrito, en el orden del documento y con la forma de los errores; aparece cuando se pide.',
  'What to do instead of fixing every fault: a draft may only need to be built.':
    'Qué hacer en lugar de corregir cada error: a un borrador puede que solo le falte generarse.',
  'What would be accepted.': 'Lo que se aceptaría.',
  'What the value would have then; an empty text stands for one that the author knows.':
    'El valor que tendría entonces; un texto vacío representa uno que conoce el autor.',
  'Members to remove.': 'Campos que hay que quitar.',
  'The member of the checked value.': 'El campo del valor que se comprueba.',
  'The invoice or answer to write, or an envelope that holds it; it is built first.':
    'La factura o respuesta que escribir, o un sobre que la contiene; antes se genera.',
  'Profile to write it in, such as `factur-x-basic`. Left out: the one of the document’s addons, else EN 16931 itself.':
    'Perfil en el que se escribe, como `factur-x-basic`. Si falta: el de los complementos del documento y, si no, el propio EN 16931.',
  'Write it although the format has no place for values that matter.':
    'Escribirla aunque el formato no pueda decir todo lo que dice el documento.',
  'Written format.': 'Formato en el que se escribió.',
  'Written profile.': 'Perfil en el que se escribió.',
  'A name for the file.': 'Un nombre para el archivo.',
  'Can only be read: the format is superseded.': 'Solo se puede leer: el formato está obsoleto.',
  'When the file is made; now when left out.': 'Cuándo se hace el archivo; si falta, ahora.',
  'The program that makes the file; Assay when left out.': 'El programa que hace el archivo; si falta, Assay.',
  'What the format of an authority asks for and a document does not say.':
    'Lo que pide el formato de una autoridad y un documento no dice.',
  'Media type of the file.': 'Tipo de contenido del archivo.',
  'Lost values; those that matter are an error unless `allow_loss` is set.':
    'Valores que se pierden; los que importan son un error, salvo que se ponga `allow_loss`.',
  'Type of the documents converted from and to it.': 'Tipo de los documentos que se leen de él y se escriben en él.',
  'Every value of the XML with its place in the document, in the order they are written; none with `brief`.':
    'Cada valor del XML con su lugar en el documento, en el orden en que están escritos; ninguno con `brief`.',
  'Rules of the format and profile that the invoice breaks.':
    'Reglas del formato y del perfil que la factura incumple.',
  'An error in the request or its document.': 'Un error de la petición o de su documento.',
  'Paths of what failed. `$` is the submitted document; a place elsewhere in the request starts with `request`.':
    'Rutas de lo que falló. `$` es el documento enviado; un lugar de otra parte de la petición empieza por `request`.',
  'What is wrong, in one sentence.': 'En qué consiste el error, en una frase.',
  'Code of the rule that was broken.': 'Código de la regla incumplida.',
  'Line in a text that is not JSON, from 1.': 'Línea de un texto que no es JSON, desde 1.',
  'Column in that line, from 1, in UTF-16 code units.': 'Columna de esa línea, desde 1, en unidades UTF-16.',
  'True when nothing that the author meant can be lost.':
    'True si no se puede perder nada de lo que el autor quería decir.',
  'Of kind `certain`, what it writes follows from the document, the law or a check digit; of kind `ask`, its author has to give values.':
    'Si es `certain`, lo que escribe se deduce del documento, de la ley o de un dígito de control; si es `ask`, su autor tiene que dar valores.',
  'What only the author knows.': 'Lo que solo conoce el autor.',
  'An example of the form, not a value to use.': 'Un ejemplo de la forma, no un valor que copiar.',
  'A regular expression for the form.': 'Una expresión regular de la forma.',
  'All known values.': 'Todos los valores conocidos.',
  'The values to ask for; the edits have a placeholder, `<?>`, for each.':
    'Los valores que hay que pedir; en los cambios va `<?>` en lugar de cada uno.',
  'Its name in requests.': 'Su nombre en las peticiones.',
  'Written specification identifier (BT-24).': 'Identificador de la especificación (BT-24) que se escribe.',
  'Written business process (BT-23).': 'Proceso de negocio (BT-23) que se escribe.',
  'Addons that a document of the profile names.': 'Complementos que nombra un documento del perfil.',
  'Keys of the rule sets that check it.': 'Claves de los conjuntos de reglas que lo comprueban.',
  'Id of the rule.': 'Identificador de la regla.',
  'Terms of EN 16931 that it is about.': 'Términos de EN 16931 de los que trata.',
  'The requirement.': 'Lo que exige.',
  'Formats in which it is checked.': 'Formatos en los que se comprueba.',
  'Text by language code.': 'Texto por código de idioma.',
  'The text of an XML file, or with `encoding` the bytes of one, or of a PDF that carries one (Factur-X, ZUGFeRD).':
    'El texto de un archivo XML o, con `encoding`, los bytes de uno o de un PDF que lleve uno (Factur-X, ZUGFeRD).',
  'Format that the file must have; told by its outermost element when left out.':
    'Formato que tiene que tener el archivo; si se omite, se deduce de su elemento raíz.',
  'Rule sets to judge by, such as `en16931`; those of the profile when left out. A name may carry a release, `peppol-bis-3@2026.5`; without one, the release in force on the day `at` judges.':
    'Conjuntos de reglas con los que comprobar, como `en16931`; si se omiten, los del perfil. Un nombre puede llevar una versión, `peppol-bis-3@2026.5`; sin ella comprueba la versión vigente el día `at`.',
  'Rule sets to compare with, each with or without a release; the same when left out.':
    'Conjuntos de reglas con los que comparar, con versión o sin ella; si se omite, los mismos.',
  'The day whose releases are compared with, as YYYY-MM-DD; the same when left out.':
    'El día con cuyas versiones se compara, como AAAA-MM-DD; si se omite, el mismo.',
  'Judges the document a second time, and answers in `changes` what is different.':
    'Comprueba el documento por segunda vez y responde en `changes` qué es distinto.',
  'The rule sets compared with.': 'Los conjuntos de reglas con los que se comparó el documento.',
  'Rules broken only under `judged`.': 'Reglas que se incumplen solo según `judged`.',
  'Rules broken only under `compared`.': 'Reglas que se incumplen solo según `compared`.',
  'Rules broken under both, with another severity; as in `judged`.':
    'Reglas que se incumplen según ambos con distinta gravedad; con la de `judged`.',
  'Differences between `judged` and `compared`, if the request has `compare`.':
    'Diferencias entre `judged` y `compared`, si la petición lleva `compare`.',
  'The day whose releases of rule sets judge, as YYYY-MM-DD; today when left out.':
    'El día cuyas versiones de los conjuntos de reglas comprueban, como AAAA-MM-DD; si se omite, hoy.',
  'The text of an XML file, or with `encoding` the bytes of one.':
    'El texto de un archivo XML o, con `encoding`, los bytes de uno.',
  'An invoice, judged by one release of a rule set': 'Una factura, comprobada con una versión de un conjunto de reglas',
  'An invoice, judged by the release in force on a day': 'Una factura, comprobada con la versión vigente un día',
  'Key of the rule set.': 'Clave del conjunto de reglas.',
  'Key of the rule set; `assay` for a value that must still be filled in.':
    'Clave del conjunto de reglas; `assay` cuando falta un valor por completar.',
  'Release of the rule set.': 'Versión del conjunto de reglas.',
  'Rules of the sets that the document breaks.': 'Reglas de los conjuntos que incumple el documento.',
  'Number of ids of the official set that are not checked yet; `GET /formats` lists them.':
    'Número de identificadores del conjunto oficial que no se comprueban todavía; `GET /formats` los enumera.',
  'The rule sets used.': 'Los conjuntos de reglas que se usaron.',
  'The first release with it; if omitted, every release has it.':
    'La primera versión que la tiene; si se omite, todas.',
  'The first release without it.': 'La primera versión que ya no la tiene.',
  'Releases that change its severity.': 'Versiones que cambian su gravedad.',
  'The release that changed its requirement.': 'La versión que cambió su exigencia.',
  'Other names in requests.': 'Otros nombres en las peticiones.',
  'Who publishes it.': 'Quién lo publica.',
  'Local names of the root elements that it checks.': 'Nombres locales de los elementos raíz que comprueba.',
  'Key of the set that also checks its documents.': 'Clave del conjunto que también comprueba sus documentos.',
  'Where its authority publishes it.': 'Dónde lo publica el organismo responsable.',
  'The first day on which it is no longer in force.': 'El primer día en que ya no lo está.',
  'Where it was read.': 'Dónde se leyó.',
  'Number of checked ids.': 'Número de identificadores que se comprueban.',
  'The oldest first.': 'Primero la más antigua.',
  'Ids of the official set that are not checked yet.':
    'Identificadores del conjunto oficial que no se comprueban todavía.',
  'Format of the file.': 'Formato del archivo.',
  'Profile that the invoice names, if it is known.': 'Perfil que nombra la factura, si es conocido.',
  'Number of leaves after the last entry: the report would be too long for the file.':
    'Número de valores del XML que siguen a la última entrada: el informe sería demasiado largo para el archivo.',
  'One for every leaf of the XML, in the order they are written; with `brief` only those that the document does not hold as they are.':
    'Una entrada por cada valor del XML, en el orden en que están escritos; con `brief` solo los que el documento no contiene tal cual.',
  'In a file with several documents the number of its document, from 1; none if it is not of one alone.':
    'En un archivo con varios documentos, el número del suyo, desde 1; ninguno si no es de uno solo.',
  'Its element in the XML.': 'Su elemento en el XML.',
  'Rules that are broken in its element.': 'Reglas que se incumplen en su elemento.',
  'One document of a file with several. What they share is in the report and the verdicts of the file.':
    'Un documento de un archivo con varios. Lo que comparten está en el informe y los veredictos del archivo.',
  'For a file with several documents: each of them; `document` is the first, while the report and the verdicts beside it are about the whole file. A place in the document that they name is one in the first.':
    'Para un archivo con varios documentos: cada uno de ellos; `document` es el primero, mientras que el informe y los veredictos que están a su lado tratan de todo el archivo. El lugar del documento que nombran está en el primero.',
  'Lists only leaves that the document does not hold as they are. A long answer is mostly about the others.':
    'Enumera solo los valores que el documento no contiene tal cual. Una respuesta larga trata sobre todo de los demás.',
  'Leaves out `report.links`, which are as long as the file itself.':
    'Omite `report.links`, que ocupan tanto como el propio archivo.',
  'Problems in the XML that did not stop the reading.': 'Problemas del XML que no impidieron la lectura.',
  'The PDF that an invoice came in.': 'El PDF en el que vino una factura.',
  'Name of the attached file that was read.': 'Nombre del archivo adjunto que se leyó.',
  'Relationship of that file to the PDF, if given.': 'Relación de ese archivo con el PDF, si se indica.',
  'Names of the other files attached.': 'Nombres de los demás archivos adjuntos.',
  'What the PDF metadata (XMP) says about the invoice, if anything.':
    'Lo que dicen de la factura los metadatos del PDF (XMP), si dicen algo.',
  'Term whose value in the XML the pages do not show.': 'Término cuyo valor en el XML no muestran las páginas.',
  'The attached file as text; lines and columns of the report count in it.':
    'El archivo adjunto como texto; las líneas y columnas del informe cuentan en él.',
  'Where the PDF contradicts its invoice or the standard.': 'Dónde el PDF contradice su factura o la norma.',
  'Code of the problem.': 'Código del problema.',
  'False when a calculation error may have caused it.': 'False si puede deberse a un error de cálculo.',
  'What the rule behind the code rests on.': 'En qué se apoya la regla que hay tras el código.',
  'Everything the engine knows about a document.': 'Todo lo que el motor sabe de un documento.',
  'Whether there is no fault of severity error.': 'Si no hay ningún error de gravedad «error».',
  'The document or envelope to look into.': 'El documento o sobre que examinar.',
  'Parts of the report to include.': 'Partes que se incluyen en el informe.',
  'Parts that are left out of the answer, which may then be small however long the document is. Its faults stay: with the changes included and omitted, those tell what building would change.':
    'Partes que se dejan fuera de la respuesta, que así puede ser pequeña por largo que sea el documento. Los errores se mantienen: con los cambios incluidos y omitidos, dicen qué cambiaría al generar.',
  'JSON Web Key (RFC 7517) for ES256, that is ECDSA on P-256. Private keys have their secret number beside these members: `d`, base64url.':
    'JSON Web Key (RFC 7517) para ES256, es decir, ECDSA en P-256. Las claves privadas tienen junto a estos campos su número secreto: `d`, base64url.',
  'First coordinate, base64url.': 'Primera coordenada, base64url.',
  'Second coordinate, base64url.': 'Segunda coordenada, base64url.',
  'Key id, a UUID.': 'Identificador de la clave, un UUID.',
  'A new key pair; the service stores no copy.': 'Un par de claves nuevo; el servicio no guarda copia.',
  'Which figures of the regime are checked.': 'Qué cifras del régimen están comprobadas.',
  'First day from which every rate is checked.': 'Primer día desde el que están comprobados todos los tipos.',
  'Day on which the sources were last checked.': 'Día en que se consultaron las fuentes por última vez.',
  'Where a value of the XML comes from.': 'De dónde sale un valor del XML.',
  'Place in the XML.': 'Lugar en el XML.',
  'Term of EN 16931.': 'Término de EN 16931.',
  'Place in the document.': 'Lugar en el documento.',
  'A value of the document that the format has no place for.':
    'Un valor del documento para el que el formato no tiene sitio.',
  'Why it is lost, and why that matters or not.': 'Por qué se pierde, y por qué importa o no.',
  'Of the rules that are broken, those that hold once the program of the seller has stamped the file.':
    'Las reglas incumplidas que se cumplirán en cuanto el programa del vendedor selle el archivo.',
  'Stamps of the invoice, for profiles with stamps.': 'Sellos de la factura, en los perfiles que los llevan.',
  'For a CFDI: the chain of values that its seal is made over (cadena original).':
    'En un CFDI: la cadena original, los valores sobre los que se hace su sello.',
  'Codes with which authorities refuse a document that breaks the rule.':
    'Códigos con los que las administraciones rechazan un documento que incumple la regla.',
  'Its name.': 'Su nombre.',
  'Something that the program of a seller stamps an invoice of ZATCA with: its hash, its place in the row of invoices, the fields of the QR code, the signature, which is shown and not judged. Of a CFDI: its seal, checked with the certificate in the file, and the folio of the stamp, which is made over the seal.':
    'Algo con lo que el programa de un vendedor sella una factura de ZATCA: su resumen (hash), su lugar en la serie de facturas, los campos del código QR, la firma, que se muestra pero no se verifica. De un CFDI: su sello, verificado con el certificado del archivo, y el folio del timbre, que se hace sobre el sello.',
  'The value according to the invoice.': 'El valor según la factura.',
  'The check passed; always true.': 'La comprobación se superó; siempre true.',
  'Country code of the regime; Greece is `EL`.': 'Código de país del régimen; el de Grecia es `EL`.',
  'The document or envelope to copy.': 'El documento o sobre que duplicar.',
  'What became of one leaf of the XML.': 'Qué ha pasado con un valor del XML.',
  'Place in the XML, by local names with positions among equals; an attribute as `@name`.':
    'Lugar en el XML, por nombres locales con posiciones entre iguales; un atributo, como `@name`.',
  'Line of the value, from 1.': 'Línea del valor, desde 1.',
  'Column of the value, from 1, in UTF-16 code units.': 'Columna del valor, desde 1, en unidades UTF-16.',
  'Terms of EN 16931 that it is.': 'Términos de EN 16931 a los que corresponde.',
  'Places in the document.': 'Lugares en el documento.',
  'The value that building calculates instead.': 'El valor que se calcula en su lugar al generar.',
  'Why it was left, is implied, or differs from what is calculated.':
    'Por qué se dejó, va implícito o difiere de lo que se calcula.',
  'Type the rule is about; `xml.Invoice` for rules on XML invoices, `xml.Order` and the like for those on other XML.':
    'Tipo del que trata la regla; `xml.Invoice` en las reglas sobre facturas XML, `xml.Order` y similares en las de otros XML.',
  'What is tested below the type; `[]` stands for every entry, nothing for the value itself. Of an XML invoice, the terms of EN 16931.':
    'Lo que se comprueba bajo el tipo; `[]` representa cada entrada, nada el propio valor. En una factura XML, los términos de EN 16931.',
  'Where an XML invoice has the values of these terms; only with a single rule.':
    'Dónde tiene una factura XML los valores de estos términos; solo con una regla sola.',
  'XML that breaks the rule, and that keeps it; only with a single rule.':
    'XML que incumple la regla y XML que la cumple; solo con una regla sola.',
  'Conditions under which it applies, to be read after "when".':
    'Condiciones en las que se aplica, para leerse tras «cuando».',
  'What is tested, to be read after "must".': 'Lo que se comprueba, para leerse tras «tiene que».',
  'The requirement, as in faults.': 'Lo que exige, como aparece en los errores.',
  'Of rules on XML invoices; all others are errors.': 'De las reglas sobre facturas XML; todas las demás son errores.',
  'Who made the rule.': 'Quién hizo la regla.',
  'Country of the regime, key of the addon, or key of the format’s rule set.':
    'País del régimen, clave del complemento o clave del conjunto de reglas del formato.',
  'The norms of the rule, at least one; absent only if `uncited` says why.':
    'Las normas en las que se apoya la regla, al menos una; solo faltan si `uncited` dice por qué.',
  'Why the rule has no norm.': 'Por qué la regla no cita ninguna norma.',
  'What the signatures of an envelope say themselves; whether they hold, only verify tells. `uncovered` are the members of the header that no signature covers.':
    'Lo que dicen de sí mismas las firmas de un sobre; si son válidas, solo lo dice la verificación. `uncovered` son los campos de la cabecera que no cubre ninguna firma.',
  'A signature claims to cover this envelope, and nothing in the text contradicts that.':
    'Una firma dice cubrir este sobre, y nada en el texto lo contradice.',
  'Position in `sigs`, from 0.': 'Posición en `sigs`, desde 0.',
  'Id of the key that it names; not verified.': 'Identificador de la clave que nombra; sin verificar.',
  'When the signer says it was made; RFC 3339.': 'Cuándo se hizo, según el firmante; RFC 3339.',
  'The document or envelope to build and sign.': 'El documento o sobre que generar y firmar.',
  'ES256 private key in JWK form.': 'Clave privada ES256 en forma de JWK.',
  'Type of the document if it has no `$schema`.': 'Tipo del documento si no lleva `$schema`.',
  'Accepted, but signing always wraps the document in an envelope.':
    'Se admite, pero al firmar el documento siempre se mete en un sobre.',
  'A problem in the text that did not stop the reading.': 'Un problema del texto que no impidió la lectura.',
  'Line in the text, from 1.': 'Línea del texto, desde 1.',
  'How one figure was calculated.': 'Cómo se calculó una cifra.',
  'Before rounding.': 'Antes del redondeo.',
  'The document or envelope to judge as it stands.': 'El documento o sobre que comprobar tal como está.',
  'A rule of the format that the invoice breaks.': 'Una regla del formato que incumple la factura.',
  'Terms of EN 16931 that the rule is about.': 'Términos de EN 16931 de los que trata la regla.',
  'Places in the XML.': 'Lugares en el XML.',
  'The checked values, as written.': 'Los valores que se comprobaron, tal como están escritos.',
  'Its term; without one, the name of the element, or `@` and that of the attribute.':
    'Su término; si no tiene, el nombre del elemento, o `@` y el del atributo.',
  'The correct figure, if the rule gives one.': 'La cifra correcta, si la regla la da.',
  'ES256 public key in JWK form.': 'Clave pública ES256 en forma de JWK.',
  'Supported edition of the document format.': 'Edición del formato de documento que se admite.',
  'Releases of the format that this engine supports.': 'Versiones del formato que admite este motor.',
  'Release whose results the engine gives.': 'Versión cuyos resultados da el motor.',
  'Latest release whose additions are accepted.': 'Última versión cuyas ampliaciones se admiten.',
  'Version of this service and the engine in it.': 'Versión de este servicio y del motor que lleva.',
  'Who answers: the engine in this service, or another service behind it. `inspect` and the rules are always this service’s own.':
    'Quién responde: el motor de este servicio u otro servicio que hay detrás. `inspect` y las reglas son siempre las de este servicio.',
  'Links to the main routes, relative to the server.': 'Enlaces a las rutas principales, relativos al servidor.',
  'The request or the document cannot be read: no JSON, a member of the wrong type, a figure in the wrong form':
    'La petición o el documento no se pueden leer: no es JSON, un campo es del tipo equivocado, una cifra tiene la forma equivocada',
  'Nothing is listed under that name': 'No hay nada con ese nombre',
  'The body took too long to arrive': 'El cuerpo tardó demasiado en llegar',
  'The body is too large': 'El cuerpo es demasiado grande',
  'The body is packed': 'El cuerpo está comprimido',
  'The document does not say what it is': 'El documento no dice qué es',
  'The envelope is empty': 'El sobre está vacío',
  'A figure cannot be calculated, such as a tax at a rate that does not exist':
    'Una cifra no se puede calcular, como un impuesto a un tipo que no existe',
  'The document breaks rules; each fault names one': 'El documento incumple reglas; cada error nombra una',
  'The key cannot be used, or no signature holds': 'La clave no se puede usar, o ninguna firma es válida',
  'There is nothing in the envelope to copy': 'No hay nada en el sobre que duplicar',
  'The service failed; the request may be sound': 'El servicio falló; la petición puede ser correcta',
  'The service behind this one cannot be reached, or its answer cannot be used':
    'No se puede contactar con el servicio que hay detrás, o su respuesta no se puede usar',
  'The service has no room at the moment': 'El servicio está saturado en este momento',
  'The service behind this one is late': 'El servicio que hay detrás se retrasa',
  'Code of the phrase of the text; omitted if the text is found by the code of the rule or is not translated.':
    'Código de la frase del texto; se omite si el texto se encuentra por el código de la regla o no se traduce.',
  'The values in the phrase, by name: texts, numbers, other phrases, or lists of them.':
    'Los valores de la frase, por nombre: textos, números, otras frases o listas de ellos.',
  'Code of the phrase.': 'Código de la frase.',
  'The phrases of rule and rounding.': 'Las frases de la regla y del redondeo.',
  'The phrases of its texts.': 'Las frases de sus textos.',
};

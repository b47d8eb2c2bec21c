import type { Phrases } from '../../areas.ts';

/** What the API says of its operations, their parameters and answers. */
export const apiPhrases: Phrases = {
  'Build, validate, inspect and look up tax-aware business documents in the GOBL format.':
    'Genera, valida, examina y consulta documentos mercantiles con impuestos en el formato GOBL.',
  'Build, validate and inspect documents.': 'Generar, validar y examinar documentos.',
  'Make documents of XML invoices, and XML invoices of documents.':
    'Convertir facturas XML en documentos y documentos en facturas XML.',
  'Sign envelopes, verify them, make keys.': 'Firmar sobres, verificarlos, crear claves.',
  'JSON Schemas, tax regimes and format addons.': 'JSON Schemas, regímenes fiscales y complementos de formato.',
  'About the service itself.': 'Sobre el propio servicio.',
  'Process many documents': 'Procesar muchos documentos',
  'Newline-delimited JSON in and out: each line gets an answer line while the body still arrives, and a bad line never stops the rest. Read while you send: the service works only while its answers are read.':
    'Líneas de JSON de entrada y de salida: cada línea recibe una línea de respuesta mientras el cuerpo aún llega, y una línea incorrecta nunca detiene las demás. Lea mientras envía: el servicio solo trabaja mientras se leen sus respuestas.',
  'Every line is a document for this operation; without it every line is a record that says its own.':
    'Cada línea es un documento para esta operación; sin ella, cada línea es un registro que dice la suya.',
  'With `op`: the `format` of each request of `import`, `export` or `render`.':
    'Con `op`: el `format` de cada petición de `import`, `export` o `render`.',
  'With `op=export`: the `profile` of each request, at most 40 characters.':
    'Con `op=export`: el `profile` de cada petición, de 40 caracteres como máximo.',
  'With `op=export`: the `allow_loss` of each request.': 'Con `op=export`: el `allow_loss` de cada petición.',
  'With `op=import` or `op=export`: answers are short.': 'Con `op=import` u `op=export`: las respuestas son cortas.',
  'Whether answers keep the order of the lines, as they do when this is left out.':
    'Si las respuestas conservan el orden de las líneas, como ocurre cuando se omite.',
  'An answer for each line that is not blank.': 'Una respuesta por cada línea que no está en blanco.',
  'Build a document': 'Generar un documento',
  'Normalises, calculates and checks a document, and returns it complete. Signatures are removed. The header `Assay-Warnings` says how many warnings there are. With `warnings` the answer has two members, `document` and `warnings`.':
    'Normaliza, calcula y valida un documento, y lo devuelve completo. Las firmas se quitan. La cabecera `Assay-Warnings` dice cuántos avisos hay. Con `warnings` la respuesta tiene dos campos, `document` y `warnings`.',
  'The built document or envelope; with `warnings`, also the warnings.':
    'El documento o sobre generado; con `warnings`, también los avisos.',
  'Validate a document': 'Validar un documento',
  'Checks a document or envelope as it is, without calculating or changing anything. If a draft only has to be built, `hint` says so. An XML invoice, or a PDF that contains one, is checked with the rules of its profile; send it as `data`, as text or in Base64, or as the body.':
    'Valida un documento o un sobre tal como está, sin calcular ni cambiar nada. Si un borrador solo necesita generarse, lo dice `hint`. Una factura XML, o un PDF que la contenga, se valida con las reglas de su perfil; envíela en `data`, como texto o en Base64, o como cuerpo.',
  'The document passes every rule.': 'El documento cumple todas las reglas.',
  'Report everything known about a document': 'Informar de todo lo que se sabe de un documento',
  'The report.': 'El informe.',
  'Correct a document': 'Rectificar un documento',
  'Creates a credit note, debit note or other correction of a document, or returns the schema of its options.':
    'Crea una nota de abono, de cargo u otra rectificación de un documento, o devuelve el esquema de sus opciones.',
  'The corrective document or envelope; with `schema`, the JSON Schema of the options, or null if there are none.':
    'El documento o sobre rectificativo; con `schema`, el JSON Schema de las opciones, o null si no hay ninguna.',
  'Document, envelope, JSON Schema or null.': 'Documento, sobre, JSON Schema o null.',
  'Replicate a document': 'Duplicar un documento',
  'Copies a document without its identifiers, dates, stamps and signatures.':
    'Copia un documento sin sus identificadores, fechas, sellos y firmas.',
  'The copy.': 'La copia.',
  'Convert an XML invoice to a document': 'Convertir una factura XML en un documento',
  'The document and the report.': 'El documento y el informe.',
  'The file and the report.': 'El archivo y el informe.',
  'Check an XML document with rule sets': 'Comprobar un documento XML con conjuntos de reglas',
  'Checks an XML document with the rule sets that the request names, or an invoice with those of its profile, each in the named release or in the one in force on the day `at`. With `compare`, lists the differences from another day, set or release. The XML is not converted, so messages other than invoices can be checked too.':
    'Valida un documento XML con los conjuntos de reglas que nombra la petición, o una factura con los de su perfil, cada uno en la versión indicada o en la vigente el día `at`. Con `compare`, enumera las diferencias con otro día, conjunto o versión. El XML no se convierte, así que también se pueden validar mensajes que no son facturas.',
  'The rules that the document breaks.': 'Las reglas que incumple el documento.',
  'List the formats, their profiles and rules': 'Enumerar los formatos, sus perfiles y reglas',
  'Every format that Assay reads and writes, its profiles, and the rules that check them, with the releases of each rule set. It is long: ask for a part of the rules of each set.':
    'Todos los formatos que Assay lee y escribe, sus perfiles y las reglas que los validan, con las versiones de cada conjunto de reglas. Es larga: pida una parte de las reglas de cada conjunto.',
  'How many warnings there are: values that building drops or replaces, and what looks misspelt. `?warnings` tells them. Absent where an upstream answers.':
    'Cuántos avisos hay: valores que se descartan o se sustituyen al construir, y lo que parece mal escrito. `?warnings` los enumera. Falta cuando responde otro servicio.',
  'Only rules of this rule set, regime or addon, in any case.':
    'Solo las reglas de este conjunto, régimen o complemento, en mayúsculas o minúsculas.',
  'Only rules about this term of EN 16931.': 'Solo las reglas sobre este término de EN 16931.',
  'Only rules whose code or sentence has all of these words, in any case and in the language asked for.':
    'Solo las reglas cuyo código o frase contiene todas estas palabras, en mayúsculas o minúsculas y en el idioma pedido.',
  'Most rules, from 1 to 1000.': 'Máximo de reglas, de 1 a 1000.',
  'How many rules come before the first one.': 'Cuántas reglas van antes de la primera.',
  'A document or envelope as people write it. `$schema` names its type, unless the request does.':
    'Un documento o sobre como lo escribe una persona. `$schema` indica su tipo, si no lo hace la petición.',
  'With a filter: how many rules of the set fit it, on all pages.':
    'Con un filtro: cuántas reglas del conjunto lo cumplen, en todas las páginas.',
  'Every rule set that has it, if there are several.': 'Todos los conjuntos que la tienen, si son varios.',
  'With a filter: how many rules fit it, on all pages.':
    'Con un filtro: cuántas reglas lo cumplen, en todas las páginas.',
  'The formats and the rule sets.': 'Los formatos y los conjuntos de reglas.',
  'Get the version': 'Obtener la versión',
  'Name and version of the service; also serves as a health check.':
    'Nombre y versión del servicio; sirve también de comprobación de estado.',
  'Get this description': 'Obtener esta descripción',
  'The OpenAPI 3.1 document of the service.': 'El documento OpenAPI 3.1 del servicio.',
  'The document.': 'El documento.',
  'OpenAPI document.': 'Documento OpenAPI.',
  'List the JSON Schemas': 'Enumerar los JSON Schemas',
  'Ids of all published document types, sorted.':
    'Identificadores de todos los tipos de documento publicados, en orden.',
  'The ids.': 'Los identificadores.',
  'Get a JSON Schema': 'Obtener un JSON Schema',
  'The schema of one type; with `bundle`, together with every schema it refers to, in one document.':
    'El esquema de un tipo; con `bundle`, junto con todos los esquemas a los que se refiere, en un solo documento.',
  'Path of the type, slashes included; a `.json` ending is allowed.':
    'Ruta del tipo, con barras; se admite el final `.json`.',
  'With `bundle`: also members that this engine reads but no release of the format has yet.':
    'Con `bundle`: también los campos que este motor lee y que aún no tiene ninguna versión del formato.',
  'If present, with any value, returns the self-contained schema.':
    'Si está presente, con cualquier valor, se devuelve el esquema autocontenido.',
  'The schema.': 'El esquema.',
  'JSON Schema, draft 2020-12.': 'JSON Schema, borrador 2020-12.',
  'List the tax regimes': 'Enumerar los regímenes fiscales',
  'One summary for each country, sorted by code.': 'Un resumen por país, en orden de código.',
  'The summaries.': 'Los resúmenes.',
  'Get a tax regime': 'Obtener un régimen fiscal',
  'Categories, rates with their dates, identities, scenarios and corrections of one country.':
    'Categorías, tipos con sus fechas, identificaciones, supuestos y rectificaciones de un país.',
  'Country code, in any case.': 'Código del país, en mayúsculas o minúsculas.',
  'The regime.': 'El régimen.',
  'Regime definition.': 'Definición de un régimen.',
  'List the format addons': 'Enumerar los complementos de formato',
  'One summary for each addon, sorted by key.': 'Un resumen por complemento, en orden de clave.',
  'Get a format addon': 'Obtener un complemento de formato',
  'Extensions with their values, scenarios, identities and corrections of one addon.':
    'Extensiones con sus valores, supuestos, identificaciones y rectificaciones de un complemento.',
  'Key of the addon; a `.json` ending is allowed.': 'Clave del complemento; se admite el final `.json`.',
  'The addon.': 'El complemento.',
  'Addon definition.': 'Definición de un complemento.',
  'List the rules': 'Enumerar las reglas',
  'Every rule in words: where and when it applies, what it requires, who defines it and which norm it cites. It is long: ask for a part.':
    'Cada regla en palabras: dónde y cuándo se aplica, qué exige, quién la define y qué norma cita. Es larga: pida una parte.',
  'The rules, sorted by code.': 'Las reglas, en orden de código.',
  'Get a rule': 'Obtener una regla',
  'The rules of one code. Most codes have one; a code for several types has one for each.':
    'Las reglas de un código. La mayoría tiene una; un código de varios tipos tiene una por cada uno.',
  'Code of the rule.': 'Código de la regla.',
  'The rule.': 'La regla.',
  'The document was read but cannot be accepted.': 'El documento se leyó, pero no se puede aceptar.',
  'The request cannot be read, or lacks what it needs.': 'La petición no se puede leer, o le falta lo que necesita.',
  'There is no such thing.': 'No existe nada así.',
  'The body did not arrive in time.': 'El cuerpo no llegó a tiempo.',
  'The body is larger, or the work on it takes more memory or time, than the service allows.':
    'El cuerpo es mayor, o trabajar con él lleva más memoria o tiempo, de lo que admite el servicio.',
  'A web page sent a body with a `Content-Type` that is not accepted, or the body is compressed (`Content-Encoding`).':
    'Una página web envió un cuerpo con un `Content-Type` que no se admite, o el cuerpo está comprimido (`Content-Encoding`).',
  'The service failed; nothing about the request is known to be wrong.':
    'El servicio ha fallado; no se ha encontrado ningún error en la petición.',
  'The service has no room at the moment; `Retry-After` says when to try again.':
    'El servicio está saturado en este momento; `Retry-After` dice cuándo volver a intentarlo.',
  'Only with an upstream: it cannot be reached, or its answer cannot be used.':
    'Solo con un servicio detrás: no se puede contactar con él, o su respuesta no se puede usar.',
  'Only with an upstream: it did not answer in time.': 'Solo con un servicio detrás: no respondió a tiempo.',
  'Sign a document': 'Firmar un documento',
  'Builds the document, wraps it in an envelope and signs it with the given key. With `warnings` the answer has two members, `document` and `warnings`.':
    'Genera el documento, lo mete en un sobre y lo firma con la clave dada. Con `warnings` la respuesta tiene dos campos, `document` y `warnings`.',
  'The signed envelope.': 'El sobre firmado.',
  'Verify an envelope': 'Verificar un sobre',
  'Checks the signatures made with the given key against the envelope’s header, digest and document.':
    'Comprueba las firmas hechas con la clave dada contra la cabecera, la huella y el documento del sobre.',
  'The signatures are valid.': 'Las firmas son válidas.',
  'Create a key pair': 'Crear un par de claves',
  'Creates an ES256 key pair, which is neither stored nor logged. The body of the request is ignored.':
    'Crea un par de claves ES256, que no se guarda ni se anota en ningún registro. El cuerpo de la petición no se tiene en cuenta.',
  'The pair.': 'El par.',
  'This server': 'Este servidor',
  'The version.': 'La versión.',
  'Returns 200 even if the document has faults. Lists them with places and fixes, also those after a calculation error. On request, also lists what building changes, how each figure is calculated and which rules apply. An XML invoice, or a PDF that contains one, is checked with the rules of its profile; send it as `data`, as text or in Base64, or as the body.':
    'Devuelve 200 aunque el documento tenga errores. Los enumera con sus lugares y correcciones, también los que siguen a un error de cálculo. Si se pide, enumera además qué cambia al generar, cómo se calcula cada cifra y qué reglas se aplican. Una factura XML, o un PDF que la contenga, se valida con las reglas de su perfil; envíela en `data`, como texto o en Base64, o como cuerpo.',
  'Reads UBL and CII in the profiles of EN 16931, also from a PDF that contains one. The body is JSON, or the file itself. Responses to invoices and messages of Peppol and of the French life cycle become a `bill/status`. No invoice is refused because of its content: the report says what happened to every value of the XML, and compares declared figures with calculated ones. A file of an authority with several documents, such as a FatturaPA with several bodies, gives each of them in `documents`.':
    'Lee UBL y CII en los perfiles de EN 16931, también de un PDF que los contenga. El cuerpo es JSON, o el propio archivo. Las respuestas a facturas y los mensajes de Peppol y del ciclo de vida francés pasan a ser un `bill/status`. Ninguna factura se rechaza por su contenido: el informe dice qué ha pasado con cada valor del XML, y compara las cifras declaradas con las calculadas. Un archivo de una autoridad con varios documentos, como una FatturaPA con varios cuerpos, da cada uno de ellos en `documents`.',
  'Language of the texts in the answer. Codes, `phrase` and `values` stay the same.':
    'El idioma de los textos de la respuesta. Los códigos, `phrase` y `values` son los mismos.',
};

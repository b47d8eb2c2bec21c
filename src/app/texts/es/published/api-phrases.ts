import type { Phrases } from '../../areas.ts';

/** What the API says of its operations, their parameters and answers. */
export const apiPhrases: Phrases = {
  'Build, validate, inspect and look up tax-aware business documents in the GOBL format.':
    'Genera, valida, examina y consulta documentos mercantiles con impuestos en el formato GOBL.',
  'Build, validate and inspect documents.': 'Generar, validar y examinar documentos.',
  'Make documents of XML invoices, and XML invoices of documents.':
    'Hacer documentos de facturas XML y facturas XML de documentos.',
  'Sign envelopes, verify them, make keys.': 'Firmar sobres, verificarlos, crear claves.',
  'JSON Schemas, tax regimes and format addons.': 'JSON Schemas, regímenes fiscales y complementos de formato.',
  'About the service itself.': 'Sobre el propio servicio.',
  'Work on many documents': 'Trabajar con muchos documentos',
  'Newline-delimited JSON in and out: a line is answered for each line, while the body still arrives, and no bad one stops the rest. Read while you send: what is not read is not worked on.':
    'JSON por líneas a la entrada y a la salida: cada línea tiene su respuesta mientras el cuerpo sigue llegando, y ninguna errónea detiene las demás. Lea mientras envía: lo que no se lee no se trabaja.',
  'Every line is a document for this operation; without it every line is a record that says its own.':
    'Cada línea es un documento para esta operación; sin ella, cada línea es un registro que dice la suya.',
  'With `op`: the `format` of each request of `import`, `export` or `render`.':
    'Con `op`: el `format` de cada petición de `import`, `export` o `render`.',
  'With `op=export`: the `profile` of each request.': 'Con `op=export`: el `profile` de cada petición.',
  'With `op=export`: the `allow_loss` of each request.': 'Con `op=export`: el `allow_loss` de cada petición.',
  'With `op=import` or `op=export`: answers are short.': 'Con `op=import` u `op=export`: las respuestas son cortas.',
  'Whether answers keep the order of the lines, as they do when this is left out.':
    'Si las respuestas conservan el orden de las líneas, como ocurre cuando se omite.',
  'An answer for each line that is not blank.': 'Una respuesta por cada línea que no está en blanco.',
  'Build a document': 'Generar un documento',
  'Reads, normalises, calculates and checks a document, and answers with it complete. Signatures are dropped. With `warnings` the answer has two members, `document` and `warnings`.':
    'Lee, normaliza, calcula y comprueba un documento, y lo devuelve completo. Las firmas se descartan. Con `warnings` la respuesta tiene dos miembros, `document` y `warnings`.',
  'The built document or envelope; with `warnings`, that and the warnings.':
    'El documento o sobre generado; con `warnings`, eso y los avisos.',
  'Validate a document': 'Validar un documento',
  'Checks a document or envelope as it stands; nothing is calculated and nothing is changed. A refusal of a draft that only has to be built says so in `hint`. An XML invoice, or a PDF that carries one, is judged by the rules of its profile; it is `data` as text or in Base64, or the body itself.':
    'Comprueba un documento o sobre tal como está; no se calcula ni se cambia nada. El rechazo de un borrador que solo hay que generar lo dice en `hint`. Una factura XML, o un PDF que lleve una, se comprueba con las reglas de su perfil; es `data` como texto o en Base64, o el propio cuerpo.',
  'Every rule holds.': 'Se cumplen todas las reglas.',
  'Report everything known about a document': 'Informar de todo lo que se sabe de un documento',
  'The report.': 'El informe.',
  'Correct a document': 'Rectificar un documento',
  'Makes a credit note, debit note or other correction of a document, or tells which options that takes.':
    'Hace un abono, una nota de débito u otra rectificación de un documento, o dice qué opciones admite.',
  'The corrective document or envelope; with `schema`, the JSON Schema of the options, or null if there are none.':
    'El documento o sobre rectificativo; con `schema`, el JSON Schema de las opciones, o null si no hay ninguna.',
  'Document, envelope, JSON Schema or null.': 'Documento, sobre, JSON Schema o null.',
  'Replicate a document': 'Duplicar un documento',
  'Copies a document under a fresh identity, without what belonged to the original alone.':
    'Copia un documento con una identidad nueva, sin lo que era solo del original.',
  'The copy.': 'La copia.',
  'Make a document of an XML invoice': 'Hacer un documento de una factura XML',
  'The document and the report.': 'El documento y el informe.',
  'The file and the report.': 'El archivo y el informe.',
  'Judge an XML document by rule sets': 'Comprobar un documento XML con conjuntos de reglas',
  'Judges an XML document by the rule sets that the request names, or an invoice by those of its profile, each in the named release or in the one in force on the day `at`. With `compare` it tells what another day, set or release finds otherwise. No document is made of it, so messages that are no invoices can be judged too.':
    'Comprueba un documento XML con los conjuntos de reglas que nombra la petición, o una factura con los de su perfil, cada uno en la versión nombrada o en la vigente el día `at`. Con `compare` indica qué encuentra de otra forma otro día, conjunto o versión. No se hace ningún documento de él, así que también se pueden comprobar mensajes que no son facturas.',
  'The rules that the document breaks.': 'Las reglas que incumple el documento.',
  'List the formats, their profiles and rules': 'Enumerar los formatos, sus perfiles y reglas',
  'Every format that is read and written, the profiles it can be written in, and the rules that judge them, with the releases of each rule set.':
    'Cada formato que se lee y escribe, los perfiles en los que se puede escribir y las reglas que los comprueban, con las versiones de cada conjunto de reglas.',
  'The formats and the rule sets.': 'Los formatos y los conjuntos de reglas.',
  'Say who answers': 'Decir quién responde',
  'Name and version of the service; also serves as a health check.':
    'Nombre y versión del servicio; sirve también para saber si está en marcha.',
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
  'With `bundle`: also the members that this engine reads and no release of the format has yet.':
    'Con `bundle`: también los miembros que este motor lee y que aún no tiene ninguna versión del formato.',
  'Present with any value: answer with the self-contained schema.':
    'Presente con cualquier valor: responder con el esquema completo por sí mismo.',
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
  'Every rule in words: where it applies, when, what must hold, who made it and which norm it cites.':
    'Cada regla en palabras: dónde vale, cuándo, qué se tiene que cumplir, quién la hizo y qué norma cita.',
  'The rules, sorted by code.': 'Las reglas, en orden de código.',
  'Get a rule': 'Obtener una regla',
  'The cards of one code; most have one, a code that judges several types has one for each.':
    'Las fichas de un código; casi todos tienen una, un código que comprueba varios tipos tiene una por cada uno.',
  'Code of the rule.': 'Código de la regla.',
  'The rule.': 'La regla.',
  'The document was read but cannot be accepted.': 'El documento se leyó, pero no se puede aceptar.',
  'The request cannot be read, or lacks what it needs.': 'La petición no se puede leer, o le falta lo que necesita.',
  'There is no such thing.': 'No existe nada así.',
  'The body did not arrive in time.': 'El cuerpo no llegó a tiempo.',
  'The body is larger, or the work on it takes more memory or time, than the service allows.':
    'El cuerpo es mayor, o trabajar con él lleva más memoria o tiempo, de lo que admite el servicio.',
  'A web page sent a body with a `Content-Type` that is not accepted, or the body is compressed (`Content-Encoding`).':
    'Una página de un navegador envió un cuerpo cuyo `Content-Type` no se admite, o el cuerpo está comprimido (`Content-Encoding`).',
  'The service failed; nothing about the request is known to be wrong.':
    'El servicio ha fallado; no se sabe de nada erróneo en la petición.',
  'The service has no room at the moment; `Retry-After` says when to try again.':
    'El servicio no tiene sitio en este momento; `Retry-After` dice cuándo volver a intentarlo.',
  'Only with an upstream: it cannot be reached, or its answer cannot be used.':
    'Solo con un servicio detrás: no se llega a él, o su respuesta no se puede usar.',
  'Only with an upstream: it did not answer in time.': 'Solo con un servicio detrás: no respondió a tiempo.',
  'Sign a document': 'Firmar un documento',
  'Builds the document, puts it in an envelope and signs that with the given key. With `warnings` the answer has two members, `document` and `warnings`.':
    'Genera el documento, lo mete en un sobre y lo firma con la clave dada. Con `warnings` la respuesta tiene dos miembros, `document` y `warnings`.',
  'The signed envelope.': 'El sobre firmado.',
  'Verify an envelope': 'Verificar un sobre',
  'Checks the signatures made with the given key against the envelope’s header, digest and document.':
    'Comprueba las firmas hechas con la clave dada contra la cabecera, la huella y el documento del sobre.',
  'The signatures hold.': 'Las firmas son válidas.',
  'Make a key pair': 'Crear un par de claves',
  'Makes a fresh ES256 key pair; nothing of it is kept or logged. The body of the request is ignored.':
    'Crea un par de claves ES256 nuevo; no se guarda ni se registra nada de él. El cuerpo de la petición no se tiene en cuenta.',
  'The pair.': 'El par.',
  'This server': 'Este servidor',
  'Greeting.': 'Saludo.',
  'Answers 200 whatever is wrong with the document: its faults with their places and fixes, also those behind a calculation error, and on request what building changed, how each figure came about and which rules applied. An XML invoice, or a PDF that carries one, is judged by the rules of its profile; it is `data` as text or in Base64, or the body itself.':
    'Responde 200 por más errores que tenga el documento: esos errores con sus lugares y arreglos, también los que hay tras un error de cálculo, y si se pide, qué cambió al generar, de dónde sale cada cifra y qué reglas se aplicaron. Una factura XML, o un PDF que lleve una, se comprueba con las reglas de su perfil; es `data` como texto o en Base64, o el propio cuerpo.',
  'Reads UBL and CII in the profiles of EN 16931, also out of a PDF that carries one; the body is JSON, or the file itself. Answers to invoices and messages of Peppol and of the French life cycle are read to a `bill/status`. No invoice is refused for what it says: the document holds what it can, the report says of every leaf of the XML what became of it, and figures that are declared are set against those that are calculated.':
    'Lee UBL y CII en los perfiles de EN 16931, también de un PDF que lleve uno; el cuerpo es JSON o el propio archivo. Las respuestas a facturas y mensajes de Peppol y del ciclo de vida francés se leen como `bill/status`. Ninguna factura se rechaza por lo que dice: el documento contiene lo que puede, el informe dice de cada valor del XML qué fue de él, y las cifras declaradas se contrastan con las calculadas.',
  'The language of the texts of the answer. Codes, `phrase` and `values` stay the same.':
    'El idioma de los textos de la respuesta. Los códigos, `phrase` y `values` son los mismos.',
};

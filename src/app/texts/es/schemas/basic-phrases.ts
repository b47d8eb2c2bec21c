import type { Phrases } from '../../areas.ts';

/** What schemas say of dates, codes, currencies and envelopes. */
export const basicPhrases: Phrases = {
  'A day of the calendar as YYYY-MM-DD (ISO 8601).': 'Un día del calendario, AAAA-MM-DD (ISO 8601).',
  'A day and a time of day without time zone, as YYYY-MM-DDTHH:MM:SS.':
    'Un día y una hora sin zona horaria, AAAA-MM-DDTHH:MM:SS.',
  'Range of days, such as a billing month. Both the first and the last day are included; one of them may be open.':
    'Intervalo de días, como un mes de facturación. El primer y el último día están incluidos; uno de los dos puede quedar abierto.',
  'Name of the period for readers, e.g. "Q1".': 'Nombre del periodo para los lectores, p. ej. "T1".',
  'First day of the period. Needed when the last day is open.':
    'Primer día del periodo. Hace falta cuando el último queda abierto.',
  'Last day of the period. Cannot fall before the start. Needed when the first day is open.':
    'Último día del periodo. No puede ser anterior al comienzo. Hace falta cuando el primero queda abierto.',
  'A time of day without time zone, as HH:MM:SS.': 'Una hora sin zona horaria, HH:MM:SS.',
  'A moment in UTC as YYYY-MM-DDTHH:MM:SS.sssZ (RFC 3339).': 'Un momento en UTC, AAAA-MM-DDTHH:MM:SS.sssZ (RFC 3339).',
  'A short identifier of up to 128 characters, without control characters and without spaces at its ends.':
    'Un identificador corto de hasta 128 caracteres, sin caracteres de control y sin espacios en los extremos.',
  'Codes by key.': 'Códigos por clave.',
  'Explains one key or code of a list: its name, meaning and, where it has them, the values it accepts.':
    'Explica una clave o un código de una lista: su nombre, su significado y, si los tiene, los valores que admite.',
  'The key explained here. Used instead of a code.': 'La clave que se explica aquí. En lugar de un código.',
  'The code explained here. Used instead of a key.': 'El código que se explica aquí. En lugar de una clave.',
  'Short name for display, by language.': 'Nombre corto para mostrar, por idioma.',
  'Longer explanation of when the entry applies, by language.':
    'Explicación más larga de cuándo se aplica la entrada, por idioma.',
  'Publications the entry is based on.': 'Publicaciones en las que se basa la entrada.',
  'The keys or codes accepted as values of this entry. A value outside the list is not valid.':
    'Las claves o los códigos que se admiten como valores de esta entrada. Un valor fuera de la lista no es válido.',
  'Regular expression a value has to match. Takes the place of a list of values.':
    'Expresión regular que tiene que cumplir un valor. En lugar de una lista de valores.',
  'Local codes this entry translates to, by key.': 'Códigos locales a los que se traduce esta entrada, por clave.',
  'A name made of lower-case letters, digits, hyphens and plus signs that identifies a meaning, up to 64 characters.':
    'Un nombre de minúsculas, cifras, guiones y signos más que identifica un significado, de hasta 64 caracteres.',
  'Additional texts of your own by key. They take no part in any calculation.':
    'Otros textos propios por clave. No intervienen en ningún cálculo.',
  'Publication that a definition or rule relies on.': 'Publicación en la que se apoya una definición o regla.',
  'Name of the publication, by language.': 'Nombre de la publicación, por idioma.',
  'Web address of the publication.': 'Dirección web de la publicación.',
  'Media type served at the address, e.g. application/pdf.':
    'Tipo de contenido que sirve la dirección, p. ej. application/pdf.',
  'When the publication was last consulted, as a local date and time.':
    'Cuándo se consultó la publicación por última vez, con fecha y hora locales.',
  'A uniform resource identifier with its scheme, up to 2048 characters.':
    'Un identificador uniforme de recurso con su esquema, de hasta 2048 caracteres.',
  'Sum of money with its currency.': 'Cantidad de dinero con su moneda.',
  'What the amount stands for, as shown to a reader.': 'Qué significa el importe, tal como se muestra a un lector.',
  'Currency the value is expressed in.': 'Moneda en que se expresa el valor.',
  'The sum, in units of the currency.': 'La cantidad, en unidades de la moneda.',
  'A currency by its three-letter ISO 4217 code, or one of a few widely used other codes. The engine also accepts XCG, ZWG, VED, HRK, LTL, LVL, EEK, BOV, CHE, CHW, COU, MXV, USN, UYI, UYW, XAD.':
    'Una moneda por su código ISO 4217 de tres letras, u otro de unos pocos códigos muy usados. El motor también acepta XCG, ZWG, VED, HRK, LTL, LVL, EEK, BOV, CHE, CHW, COU, MXV, USN, UYI, UYW, XAD.',
  'Conversion factor for one pair of currencies; the reverse is never derived from it. The first entry matching the pair is used.':
    'Factor de conversión de un par de monedas; el inverso nunca se deduce de él. Se usa la primera entrada del par.',
  'Currency of the amounts before conversion.': 'Moneda de los importes antes de convertir.',
  'Currency of the amounts after conversion.': 'Moneda de los importes después de convertir.',
  'When the rate was published or fixed, as a local date and time. The time may be 00:00:00 for a daily rate.':
    'Cuándo se publicó o fijó el tipo de cambio, con fecha y hora locales. La hora puede ser 00:00:00 en un tipo diario.',
  'Key of the provider of the rate, such as a central bank.':
    'Clave de quien da el tipo de cambio, como un banco central.',
  'Units of the target currency for one unit of the source currency. Must be greater than zero.':
    'Unidades de la moneda de destino por una unidad de la de origen. Tiene que ser mayor que cero.',
  'Fingerprint of a document or file: a hash and the algorithm behind it.':
    'Huella de un documento o archivo: un valor hash y el algoritmo con el que se hizo.',
  'Hash algorithm in use, e.g. sha256.': 'Algoritmo que se usa, p. ej. sha256.',
  'The hash in hexadecimal, lower-case.': 'El valor hash en hexadecimal, en minúsculas.',
  'A JSON web signature in compact form (RFC 7515) over the header of the envelope.':
    'Una firma web JSON en forma compacta (RFC 7515) sobre la cabecera del sobre.',
  'Container for one business document together with its header and, once sealed, its signatures.':
    'Contenedor de un documento mercantil con su cabecera y, una vez sellado, sus firmas.',
  'Identifier of the envelope format, always https://gobl.org/draft-0/envelope. Set on every calculation.':
    'Identificador del formato de sobre, siempre https://gobl.org/draft-0/envelope. Se pone en cada cálculo.',
  'Envelope data kept apart from the document: identifier, digest, stamps, links and routing.':
    'Datos del sobre aparte del documento: identificador, huella, sellos, enlaces y encaminamiento.',
  'The business document itself. Its own $schema member decides which type is expected.':
    'El propio documento mercantil. Su campo $schema decide qué tipo se espera.',
  'Signatures over the header, one compact JWS string each. Absent while the envelope is a draft; building removes them.':
    'Firmas sobre la cabecera, cada una un texto JWS compacto. Faltan mientras el sobre es un borrador; al generar se quitan.',
  'Identifies the envelope, fixes the document by its digest and carries data that travels beside it.':
    'Identifica el sobre, fija el documento con su huella y lleva los datos que viajan con él.',
  'Identifier of the envelope. Must be a time-based UUID (version 1, 6 or 7); a version 7 is generated when missing.':
    'Identificador del sobre. Tiene que ser un UUID con hora (versión 1, 6 o 7); si falta se crea uno de versión 7.',
  'Hash of the document in canonical JSON form. Recomputed on every calculation and part of what is signed.':
    'Valor hash del documento en forma JSON canónica. Se calcula de nuevo en cada cálculo y es parte de lo que se firma.',
  'Proofs returned by tax authorities or intermediaries, one per provider. Only accepted on a signed envelope.':
    'Pruebas que devuelven las administraciones o los intermediarios, una por proveedor. Solo se admiten en un sobre firmado.',
  'Web addresses of related resources. May be added before or after signing, as signatures do not cover them.':
    'Direcciones web de recursos relacionados. Se pueden añadir antes o después de firmar, pues las firmas no los cubren.',
  'Free labels for sorting and filtering envelopes. They change nothing in the document or its calculation.':
    'Etiquetas libres para ordenar y filtrar sobres. No cambian nada del documento ni de su cálculo.',
  'Custom string values about the envelope, by key, for the systems that handle it.':
    'Textos propios sobre el sobre, por clave, para los sistemas que lo tratan.',
  'Free text about the envelope for the people who handle it; not part of the document.':
    'Texto libre sobre el sobre para quienes lo tratan; no es parte del documento.',
  'URI address of the sender. When empty, taken from the first endpoint of the party that issues the document.':
    'Dirección URI del remitente. Si está vacía, se toma del primer punto de conexión de la parte que expide el documento.',
  'URI address of the recipient. When empty, taken from the first endpoint of the party that receives the document.':
    'Dirección URI del destinatario. Si está vacía, se toma del primer punto de conexión de la parte que recibe el documento.',
  'Full codes of the validation faults to leave out when this envelope is checked. Any rule can be silenced, so list only codes whose effect is understood.':
    'Códigos completos de los errores que no se tienen en cuenta al comprobar este sobre. Se puede silenciar cualquier regla, así que ponga solo códigos cuyo efecto conozca.',
  'Pointer from the envelope to a file or page on the web. Category and key together must be unique in the header.':
    'Enlace del sobre a un archivo o una página de la web. Categoría y clave juntas tienen que ser únicas en la cabecera.',
  'What kind of resource the link leads to. Optional; tells a recipient how to offer it.':
    'A qué clase de recurso lleva el enlace. Opcional; dice al destinatario cómo ofrecerlo.',
  'Name of the link. Unique among the links of the same category.':
    'Nombre del enlace. Único entre los de la misma categoría.',
  'Reference number or code of the linked resource.': 'Número de referencia o código del recurso enlazado.',
  'Name of the resource as shown to a reader.': 'Nombre del recurso tal como se muestra a un lector.',
  'What the resource contains, as shown to a reader.': 'Qué contiene el recurso, tal como se muestra a un lector.',
  'Media type of the linked file, from the closed list of permitted types. Needed when a digest is given.':
    'Tipo de contenido del archivo enlazado, de la lista cerrada de tipos admitidos. Hace falta cuando se da una huella.',
  'Hash of the linked file, to check a download against. Requires the media type to be set.':
    'Huella del archivo enlazado, para comprobar una descarga. Exige indicar el tipo de contenido.',
  'Web address where the resource is found.': 'Dirección web en la que está el recurso.',
  "Proof issued by an outside body, such as a tax authority's registration number or QR code. One per provider.":
    'Prueba expedida por un organismo ajeno, como el número de registro o el código QR de una administración. Una por proveedor.',
  'Key naming the provider and kind of stamp, as defined by the country or format in use.':
    'Clave que nombra el proveedor y la clase de sello, según el país o formato en uso.',
  'The stamp itself, exactly as the provider returned it.':
    'El propio sello, exactamente como lo devolvió el proveedor.',
  'A text in several languages, by two-letter language code (ISO 639-1).':
    'Un texto en varios idiomas, por código de idioma de dos letras (ISO 639-1).',
  'A country, region or district by a code of capital letters and digits.':
    'Un país, una región o un distrito por un código de mayúsculas y cifras.',
  'A country by its two-letter ISO 3166-1 code.': 'Un país por su código ISO 3166-1 de dos letras.',
  'A country as its tax authority names it: mostly the ISO 3166-1 code, but EL for Greece and XI for Northern Ireland.':
    'Un país como lo nombra su administración tributaria: casi siempre el código ISO 3166-1, pero EL para Grecia y XI para Irlanda del Norte.',
  'Plain text message sent as a document of its own. Nothing in it is calculated.':
    'Mensaje de texto sin formato que se envía como documento. No se calcula nada en él.',
  'Identifier of the message, in UUID format. Generated when the message is placed in an envelope without one.':
    'Identificador del mensaje, en forma de UUID. Se crea cuando el mensaje se mete en un sobre sin tenerlo.',
  'Short heading, like the subject line of a letter.': 'Encabezamiento corto, como el asunto de una carta.',
  'Body of the message. Must not be empty.': 'Cuerpo del mensaje. No puede estar vacío.',
  'An exact decimal number written as text. The number of decimals written is kept and sets how precisely it is calculated.':
    'Un número decimal exacto escrito como texto. Se conserva el número de decimales, que fija con qué precisión se calcula.',
  'A percentage written with its sign, such as "21.0%". The decimals written are kept.':
    'Un porcentaje escrito con su signo, como "21.0%". Se conservan los decimales escritos.',
};

import type { Phrases } from '../../said.ts';

/** What the codes of our own tell, and what settles them: `language/knowledge/own-codes.ts`. */
export const ownCodePhrases: Phrases = {
  'A value that only the author knows is left to be filled in: `<?>` stands in its place.':
    'Falta un valor que solo conoce el autor: en su lugar hay `<?>`.',
  'Write the value. Until then the document is neither signed nor exported.':
    'Escriba el valor. Hasta entonces el documento no se firma ni se exporta.',
  'The text holds no value.': 'El texto no contiene ningún valor.',
  'Paste or open a document.': 'Pegue o abra un documento.',
  'A comment stands in the text. JSON has none.': 'Hay un comentario en el texto. JSON no los tiene.',
  'Remove the comment.': 'Quite el comentario.',
  'A no-break space or another sign that looks like none stands between values; pasted text often holds some.':
    'Entre los valores hay un espacio duro u otro signo que parece un espacio; el texto pegado suele traer alguno.',
  'Put a plain space in its place.': 'Ponga en su lugar un espacio normal.',
  'A comma is missing between two entries, or stands where none follows.':
    'Falta una coma entre dos entradas, o hay una donde no sigue ninguna.',
  'Put one comma between two entries and none after the last.':
    'Ponga una coma entre dos entradas y ninguna después de la última.',
  'The colon between the name of a member and its value is missing or is another sign.':
    'Faltan los dos puntos entre el nombre de un campo y su valor, o son otro signo.',
  'Write `"name": value`.': 'Escriba `"nombre": valor`.',
  'A text lacks one of its quotes, or stands in quotes that are not straight double ones.':
    'A un texto le falta una de sus comillas, o va entre comillas que no son dobles y rectas.',
  'Put the text between two `"`.': 'Ponga el texto entre dos `"`.',
  'A number is written as JSON does not: with a plus sign, zeros in front, a comma, or no digit beside its point.':
    'Un número está escrito como JSON no lo hace: con un signo más, ceros delante, una coma o ninguna cifra junto al punto.',
  'Write it with a decimal point, or put it in quotes: amounts of the format are texts.':
    'Escríbalo con punto decimal, o póngalo entre comillas: los importes del formato son textos.',
  'A value is missing, or is a word that JSON does not know.': 'Falta un valor, o es una palabra que JSON no conoce.',
  'Write the value, or `true`, `false` or `null`.': 'Escriba el valor, o `true`, `false` o `null`.',
  'Something stands where the name of a member belongs.': 'Hay algo donde va el nombre de un campo.',
  'Put a name in double quotes there, or remove what is in its place.':
    'Ponga ahí un nombre entre comillas dobles, o quite lo que ocupa su lugar.',
  'A bracket or brace is missing, or closes what another kind opened.':
    'Falta un corchete o una llave, o cierra lo que abrió otro de otra clase.',
  'Close each `{` by `}` and each `[` by `]`.': 'Cierre cada `{` con `}` y cada `[` con `]`.',
  'A backslash stands before a sign that it cannot, or a control character stands in a text.':
    'Hay una barra invertida ante un signo que no puede llevarla, o un carácter de control en un texto.',
  'Write `\\\\` for a backslash, `\\n` for a new line, `\\t` for a tab.':
    'Escriba `\\\\` para una barra invertida, `\\n` para un salto de línea, `\\t` para un tabulador.',
  'A member has the name of another one of the same object, so that nobody knows which counts.':
    'Un campo se llama como otro del mismo objeto, y nadie sabe cuál vale.',
  'Keep one of them.': 'Deje uno de los dos.',
  'Values are nested deeper than any document of the format.':
    'Los valores están más anidados que en cualquier documento del formato.',
  'Take out what does not belong into the document.': 'Quite lo que no es del documento.',
  'The text does not begin as a document does.': 'El texto no empieza como un documento.',
  'A document begins with `{`. YAML can be taken over as JSON; XML is read when it is a UBL or CII invoice.':
    'Un documento empieza por `{`. YAML se puede incorporar como JSON; XML se lee cuando es una factura UBL o CII.',
  'Something follows the document.': 'Algo sigue al documento.',
  'Remove what follows its last brace.': 'Quite lo que sigue a su última llave.',
  'The text is no JSON.': 'El texto no es JSON.',
  'Mend the place that the message names.': 'Arregle el sitio que dice el mensaje.',
  'A value is of another kind than belongs there, such as a text in place of a list.':
    'Un valor es de otra clase que la que va ahí, como un texto en lugar de una lista.',
  'Write a value of the kind that the message names.': 'Escriba un valor de la clase que dice el mensaje.',
  'The type that was asked for does not exist.': 'El tipo que se pidió no existe.',
  'Choose one of the schemas.': 'Elija uno de los esquemas.',
  'A text has not the form that its place asks for, such as a code, a key or an address.':
    'Un texto no tiene la forma que pide su sitio, como un código, una clave o una dirección.',
  'Write it in the form that the message names.': 'Escríbalo en la forma que dice el mensaje.',
  'A value is no amount or percentage, or has more digits than either may have.':
    'Un valor no es un importe ni un porcentaje, o tiene más cifras de las que pueden tener.',
  'Write digits with a decimal point, such as `"10.50"` or `"21.0%"`.':
    'Escriba cifras con punto decimal, como `"10.50"` o `"21.0%"`.',
  'A value is no date or time of the calendar.': 'Un valor no es una fecha ni una hora del calendario.',
  'Write it as `2026-03-16`, a time as `09:30:00`.': 'Escríbala como `2026-03-16`, una hora como `09:30:00`.',
  'An identifier is no UUID.': 'Un identificador no es un UUID.',
  'Write one of 32 hexadecimal digits, or leave it out: building makes one.':
    'Escriba uno de 32 cifras hexadecimales, u omítalo: se crea uno al generar.',
  'Data are not Base64 with padding.': 'Los datos no son Base64 con relleno.',
  'Encode them anew (RFC 4648).': 'Codifíquelos de nuevo (RFC 4648).',
  'A text holds half of a character.': 'Un texto contiene medio carácter.',
  'Write the whole character.': 'Escriba el carácter entero.',
  'A member stands in its object a second time.': 'Un campo está por segunda vez en su objeto.',
  'Values are nested deeper than the engine reads.': 'Los valores están más anidados de lo que lee el motor.',
  'All lists of the document together have more entries than the engine takes.':
    'Todas las listas del documento juntas tienen más entradas de las que admite el motor.',
  'Split the document.': 'Divida el documento.',
  'The document, or a list in it, is larger than the engine takes.':
    'El documento, o una lista que contiene, es más grande de lo que admite el motor.',
  'Split the document, or shorten the list.': 'Divida el documento, o acorte la lista.',
  'The service took longer over this document than it may.':
    'El servicio ha tardado con este documento más de lo que puede.',
  'Split the document, or judge it in this browser.': 'Divida el documento, o compruébelo en este navegador.',
  'The service needed more memory for this document than it may.':
    'El servicio ha necesitado para este documento más memoria de la que puede.',
  'The document does not say what it is, or names a type that does not exist.':
    'El documento no dice qué es, o nombra un tipo que no existe.',
  'Write one of the schemas as `$schema`.': 'Escriba uno de los esquemas como `$schema`.',
  'The type that `$schema` names is not known here.': 'El tipo que nombra `$schema` no se conoce aquí.',
  'The envelope holds no document.': 'El sobre no contiene ningún documento.',
  'Put a document with its `$schema` into `doc`.': 'Ponga en `doc` un documento con su `$schema`.',
  'The request lacks a member that it needs.': 'A la petición le falta un campo que necesita.',
  'Add what the message names.': 'Añada lo que dice el mensaje.',
  'The key is not one that signs or verifies here.': 'La clave no es de las que firman o verifican aquí.',
  'Use a JSON Web Key of the curve P-256 for ES256.': 'Use una JSON Web Key de la curva P-256 para ES256.',
  'The text is no YAML that can become JSON.': 'El texto no es un YAML que pueda ser JSON.',
  'A record of many names no operation that exists.': 'Un registro entre muchos nombra una operación que no existe.',
  'Choose one of those that the message names.': 'Elija uno de los que dice el mensaje.',
  'A setting of the request has a value that does not exist.': 'Un ajuste de la petición tiene un valor que no existe.',
  'The file is of another format than was asked for.': 'El archivo es de otro formato que el pedido.',
  'Ask for its own, or leave it out.': 'Pida el suyo, u omítalo.',
  'A set of rules was asked for that does not exist.': 'Se pidió un conjunto de reglas que no existe.',
  'The document cannot be corrected in the way that was asked for.':
    'El documento no se puede rectificar de la manera pedida.',
  'Choose among the options that the sheet offers.': 'Elija entre las opciones que ofrece la hoja.',
  'The regime or an addon does not know this kind of correction.':
    'El régimen o un complemento no conocen esta clase de rectificación.',
  'The correction needs a reason.': 'La rectificación necesita un motivo.',
  'Write why the document is corrected.': 'Escriba por qué se rectifica el documento.',
  'The original lacks a stamp that its correction has to name.':
    'Al original le falta un sello que su rectificación tiene que nombrar.',
  'Give the stamp that the authority put on the original.': 'Dé el sello que la administración puso en el original.',
  'The original has no code, so that nothing can refer to it.':
    'El original no tiene código, así que nada puede referirse a él.',
  'Give the original its code first.': 'Dé antes su código al original.',
  'No currency is known for a figure, or it is not one that the calculation can use.':
    'No se conoce la moneda de una cifra, o no es de las que puede usar el cálculo.',
  'Write a currency of ISO 4217 as `currency`.': 'Escriba una moneda de ISO 4217 como `currency`.',
  'A figure is in another currency than the document, and no rate between the two is given.':
    'Una cifra está en otra moneda que el documento, y no se da ningún tipo de cambio entre las dos.',
  'Add the rate to `exchange_rates`.': 'Añada el tipo de cambio a `exchange_rates`.',
  'The country’s regime has no such category of tax.': 'El régimen del país no tiene esa categoría de impuesto.',
  'The category of tax has no such rate.': 'La categoría de impuesto no tiene ese tipo.',
  'Choose one of those that the message names, or write `percent`.':
    'Elija uno de los que dice el mensaje, o escriba `percent`.',
  'The rate had no percentage on the day of the document.': 'El tipo no tenía porcentaje en la fecha del documento.',
  'Check the date, or write `percent`.': 'Compruebe la fecha, o escriba `percent`.',
  'Prices are said to include a tax that is withheld or only informative.':
    'Se dice que los precios incluyen un impuesto que es retenido o solo informativo.',
  'Name another category in `tax.prices_include`, or leave it out.':
    'Nombre otra categoría en `tax.prices_include`, u omítalo.',
  'The type of document does not know this tag.': 'El tipo de documento no conoce esta etiqueta.',
  'Remove it, or choose one of those that the message names.': 'Quítela, o elija una de las que dice el mensaje.',
  'The type has no such member. Building drops it.': 'El tipo no tiene ese campo. Al generar se descarta.',
  'Mend its name, or remove it.': 'Arregle su nombre, o quítelo.',
  'No such addon is known. Building drops it.': 'No se conoce ese complemento. Al generar se descarta.',
  'Choose one of the addons.': 'Elija uno de los complementos.',
  'No such tax regime is known, so that no law of a country is applied.':
    'No se conoce ese régimen fiscal, así que no se aplica la ley de ningún país.',
  'Choose one of the regimes.': 'Elija uno de los regímenes.',
  'No regime and no addon defines this extension.': 'Ningún régimen ni complemento define esta extensión.',
  'Mend its key, or add the addon that defines it.': 'Arregle su clave, o añada el complemento que la define.',
  'The extension has no such value.': 'La extensión no tiene ese valor.',
  'A percentage without its sign counts as a share: `21` is 2100 %.':
    'Un porcentaje sin su signo cuenta como proporción: `21` es 2100 %.',
  'Write the sign, as in `"21%"`.': 'Escriba el signo, como en `"21%"`.',
  'Building calculates this figure and writes another than stands here.':
    'Al generar se calcula esta cifra y se escribe otra que la que hay aquí.',
  'Remove the value, or correct the inputs it is calculated from.':
    'Quite el valor, o corrija los datos con los que se calcula.',
  'Building drops this value.': 'Al generar se descarta este valor.',
  'Remove it, or move it to where it counts.': 'Quítelo, o llévelo a donde cuente.',
  'Building writes this value in its usual form.': 'Al generar se escribe este valor en su forma habitual.',
  'Nothing has to be done; take the usual form over to see it in the source.':
    'No hay que hacer nada; adopte la forma habitual para verla en el origen.',
  'Building fills in a value that is missing here.': 'Al generar se rellena un valor que falta aquí.',
  'Write it yourself if another one is meant.': 'Escríbalo usted si quiere decir otro.',
  'There are more faults than are listed.': 'Hay más errores de los que se enumeran.',
  'Mend those that are listed; the others show then.': 'Arregle los que se enumeran; los demás se verán entonces.',
  'Building changes more values than are listed.': 'Al generar cambian más valores de los que se enumeran.',
  'Nothing has to be done.': 'No hay que hacer nada.',
  'More figures are calculated than the trace tells of.': 'Se calculan más cifras de las que cuenta el cálculo.',
  'The document was altered after it was signed: the digest in the header is not its own.':
    'El documento se alteró después de firmarlo: la huella de la cabecera no es la suya.',
  'Compare the document with a copy from the signer, or have it signed anew.':
    'Compare el documento con una copia de quien firmó, o haga que lo firme de nuevo.',
  'The signature was made over another document.': 'La firma se hizo sobre otro documento.',
  'The signature was made over another digest than stands in the header.':
    'La firma se hizo sobre otra huella que la de la cabecera.',
  'The signature was made over an envelope with another identifier.':
    'La firma se hizo sobre un sobre con otro identificador.',
  'What was signed is not the header of an envelope.': 'Lo que se firmó no es la cabecera de un sobre.',
  'Ask the signer for a signature over the envelope.': 'Pida a quien firmó una firma sobre el sobre.',
  'The text holds something here that was not signed: a member that the type does not know, or another spelling.':
    'El texto contiene aquí algo que no se firmó: un campo que el tipo no conoce, u otra escritura.',
  'The signature does not fall into the time that its key is valid for.':
    'La firma no cae en el tiempo para el que vale su clave.',
  'Ask the signer for the key of that time.': 'Pida a quien firmó la clave de ese tiempo.',
  'The signature names this key, but was not made with it or was altered since.':
    'La firma nombra esta clave, pero no se hizo con ella o se alteró después.',
  'Ask the signer which key it is.': 'Pregunte a quien firmó qué clave es.',
  'The PDF is broken where its contents or the attached invoice should be read.':
    'El PDF está roto donde habría que leer su contenido o la factura adjunta.',
  'Ask for the file anew, or take it out of the mail without a program that alters it.':
    'Pida el archivo de nuevo, o sáquelo del correo sin un programa que lo altere.',
  'The PDF asks more of its reader than any invoice does: in size, in objects, in what its streams become.':
    'El PDF pide a quien lo lee más que ninguna factura: en tamaño, en objetos, en lo que salen sus flujos.',
  'Give the XML file itself.': 'Dé el propio archivo XML.',
  'The PDF is encrypted, which one that carries an invoice must not be.':
    'El PDF está cifrado, y uno que lleva una factura no puede estarlo.',
  'Save it without a password, or give the XML file itself.': 'Guárdelo sin contraseña, o dé el propio archivo XML.',
  'The PDF keeps the attached file in a way that is not read here.':
    'El PDF guarda el archivo adjunto de una manera que aquí no se lee.',
  'Save the attached file with a PDF reader and give that.':
    'Guarde el archivo adjunto con un lector de PDF y dé ese archivo.',
  'No XML file is attached to the PDF: people can read it, programs cannot.':
    'El PDF no lleva adjunto ningún archivo XML: las personas pueden leerlo, los programas no.',
  'Ask for a Factur-X or ZUGFeRD invoice, or for the XML file.':
    'Pida una factura Factur-X o ZUGFeRD, o el archivo XML.',
  'The bytes of a PDF were read as characters, which loses what it holds.':
    'Los bytes de un PDF se leyeron como caracteres, y así se pierde lo que contiene.',
  'Give the bytes: a file on the command line, Base64 with `encoding` over the API.':
    'Dé los bytes: un archivo en la línea de comandos, Base64 con `encoding` por la API.',
  'The metadata of the PDF (XMP) do not say that it carries an invoice.':
    'Los metadatos del PDF (XMP) no dicen que lleve una factura.',
  'Write the metadata of Factur-X with the document type, file name, version and conformance level.':
    'Escriba los metadatos de Factur-X con el tipo de documento, el nombre del archivo, la versión y el nivel de conformidad.',
  'The conformance level that the PDF names is not the profile of its XML.':
    'El nivel de conformidad que nombra el PDF no es el perfil de su XML.',
  'Write the level that belongs to the specification identifier (BT-24) of the XML.':
    'Escriba el nivel que corresponde al identificador de especificación (BT-24) del XML.',
  'The metadata of the PDF name no document type that their standard has.':
    'Los metadatos del PDF no nombran ningún tipo de documento que su norma tenga.',
  'Write `INVOICE`, credit notes included.': 'Escriba `INVOICE`, también para los abonos.',
  'The metadata of the PDF name a version that their standard does not have.':
    'Los metadatos del PDF nombran una versión que su norma no tiene.',
  'Write the version that the message names.': 'Escriba la versión que dice el mensaje.',
  'The invoice is attached under another name than the metadata of the PDF or the standard say.':
    'La factura va adjunta con otro nombre que el que dicen los metadatos del PDF o la norma.',
  'Attach it as `factur-x.xml`, and name it so in the metadata.':
    'Adjúntela como `factur-x.xml`, y nómbrela así en los metadatos.',
  'The attached invoice does not say, or says wrongly, what it is to the PDF (`AFRelationship`).':
    'La factura adjunta no dice, o dice mal, qué es para el PDF (`AFRelationship`).',
  'Write `Alternative`; `Data` for the profiles MINIMUM and BASIC WL.':
    'Escriba `Alternative`; `Data` para los perfiles MINIMUM y BASIC WL.',
  'More than one file with the name of an invoice is attached. One of them is read.':
    'Hay más de un archivo adjunto con el nombre de una factura. Se lee uno de ellos.',
  'Attach one invoice.': 'Adjunte una factura.',
  'The text is no well-formed XML.': 'El texto no es XML bien formado.',
  'The text has a document type declaration, which is never read.':
    'El texto tiene una declaración de tipo de documento, que nunca se lee.',
  'Take it out.': 'Quítela.',
  'The text names an entity beyond the five of XML.': 'El texto nombra una entidad que no es de las cinco de XML.',
  'Write the character itself, or its number as in `&#233;`.':
    'Escriba el propio carácter, o su número, como en `&#233;`.',
  'The text is larger, deeper or wider than an invoice can be.':
    'El texto es más grande, más hondo o más ancho de lo que puede ser una factura.',
  'Take out what does not belong into the invoice, such as large attachments.':
    'Quite lo que no es de la factura, como adjuntos grandes.',
  'The bytes are not of the encoding that the file declares, or nobody knows that encoding.':
    'Los bytes no son de la codificación que declara el archivo, o nadie conoce esa codificación.',
  'Write the file as UTF-8 and declare that.': 'Escriba el archivo como UTF-8 y declárelo.',
  'The text holds a character that XML does not allow. It is left out.':
    'El texto contiene un carácter que XML no permite. Se omite.',
  'Take it out of the file.': 'Quítelo del archivo.',
  'There is no element in the text.': 'No hay ningún elemento en el texto.',
  'Give the text of an XML invoice.': 'Dé el texto de una factura XML.',
  'The outermost element is not that of an invoice in UBL or CII.':
    'El elemento exterior no es el de una factura en UBL ni en CII.',
  'Give an `Invoice` or `CreditNote` of UBL 2.1, a `CrossIndustryInvoice` of CII, or a `CrossIndustryDocument` of ZUGFeRD 1.0.':
    'Dé un `Invoice` o `CreditNote` de UBL 2.1, un `CrossIndustryInvoice` de CII o un `CrossIndustryDocument` de ZUGFeRD 1.0.',
  'The document says something here that the format cannot.':
    'El documento dice aquí algo que el formato no puede decir.',
  'Leave it out, say it elsewhere, or allow the loss with `allow_loss`.':
    'Omítalo, dígalo en otra parte, o admita la pérdida con `allow_loss`.',
  'No page or PDF can be made of the document, the options or the PDF that was given.':
    'No se puede hacer ninguna página ni PDF con el documento, las opciones o el PDF entregado.',
  'The message says what is in the way. Correct it, or export the XML alone.':
    'El mensaje dice qué lo impide. Corríjalo o exporte solo el XML.',
  'The document or the request names no format and profile in which it can be written.':
    'El documento o la petición no nombran ningún formato y perfil en el que se pueda escribir.',
  'Choose a format and profile that exist; only invoices and credit notes are written.':
    'Elija un formato y un perfil que existan; solo se escriben facturas y abonos.',
  'The document uses a member of a newer release of the format. Assay works with it as that release says.':
    'El documento usa un miembro de una versión más nueva del formato. Assay lo trata como dice esa versión.',
  'Compare the totals with your own before you send it to somebody who reads an older release.':
    'Compare los totales con los suyos antes de enviarlo a quien lea una versión anterior.',
};

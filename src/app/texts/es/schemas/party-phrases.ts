import type { Phrases } from '../../areas.ts';

/** What schemas say of parties, items, references and notes. */
export const partyPhrases: Phrases = {
  'A place by post: street, town, region and country. Used for contact, delivery and tax registration alike.':
    'Una dirección postal: calle, población, región y país. Se usa para contacto, entrega y registro fiscal.',
  'What the address is for when a party has several, such as office or warehouse.':
    'Para qué es la dirección cuando una parte tiene varias, como oficina o almacén.',
  'Post-office box, when mail goes there instead of to a street.':
    'Apartado de correos, cuando el correo va allí y no a una calle.',
  'Number of the building along the street. Text, so letters and ranges are accepted.':
    'Número del edificio en la calle. Es texto, así que se admiten letras e intervalos.',
  'Storey of the building, written as locally usual.': 'Planta del edificio, escrita como es usual en el lugar.',
  'Block or staircase, where one number covers several buildings.':
    'Bloque o escalera, cuando un número abarca varios edificios.',
  'Door, flat or office on the floor.': 'Puerta, piso u oficina en la planta.',
  'Street name, first address line. The building number goes to `num` when it is kept apart.':
    'Nombre de la calle, primera línea de la dirección. El número del edificio va en `num` cuando se lleva aparte.',
  'Second address line, for whatever does not fit in the street.':
    'Segunda línea de la dirección, para lo que no cabe en la calle.',
  'Town, city or village.': 'Ciudad, pueblo o aldea.',
  'Province, county or other subdivision that contains the locality, by name.':
    'Provincia, condado u otra división que contiene la localidad, por su nombre.',
  'Code of the state or province, where formats ask for one (for example in the United States). Cleaned to upper-case letters and digits.':
    'Código del estado o de la provincia, donde los formatos lo piden (por ejemplo en los Estados Unidos). Se normaliza a mayúsculas y cifras.',
  'Postal code, written as in the country of the address.': 'Código postal, escrito como en el país de la dirección.',
  'Two-letter ISO 3166-1 code of the country.': 'Código ISO 3166-1 de dos letras del país.',
  'Geographic position, for places that a postal address does not pin down.':
    'Posición geográfica, para lugares que una dirección postal no precisa.',
  'A file that accompanies the document, kept elsewhere and pointed to by its web address.':
    'Un archivo que acompañal documento, guardado en otra parte y al que remite su dirección web.',
  'Short key that tells this attachment from the others of the document.':
    'Clave corta que distingue este adjunto de los demás del documento.',
  'Number or reference of the attached file, such as the code of a timesheet.':
    'Número o referencia del archivo adjunto, como el código de una hoja de horas.',
  'File name to save or show the attachment under. Takes the place of the one in the address.':
    'Nombre con el que guardar o mostrar el adjunto. En lugar del de la dirección.',
  'What the file contains and why it is attached.': 'Qué contiene el archivo y por qué se adjunta.',
  'Web address from which the file is downloaded.': 'Dirección web desde la que se descarga el archivo.',
  'Hash of the file, so that the receiver can tell whether the download is unchanged.':
    'Huella del archivo, para que el receptor sepa si la descarga está intacta.',
  'Media type of the file, such as application/pdf.': 'Tipo de contenido del archivo, como application/pdf.',
  'A named feature of an item, such as its colour or size (EN 16931 BG-32).':
    'Una característica de un artículo, como su color o tamaño (EN 16931 BG-32).',
  'Name of the attribute for readers. Enough where there is neither key nor type.':
    'Nombre del atributo para los lectores. Basta cuando no hay clave ni tipo.',
  'What feature it is, by one of the suggested keys or another that the parties agreed on.':
    'Qué característica es, por una de las claves propuestas u otra que acordaron las partes.',
  'What feature it is, by a code of a list that the parties agreed on. In place of a key.':
    'Qué característica es, por un código de una lista que acordaron las partes. En lugar de una clave.',
  'Value in words.': 'Valor en palabras.',
  'Value by a code of a list that the parties agreed on.': 'Valor por un código de una lista que acordaron las partes.',
  'Value as a number.': 'Valor como número.',
  'Unit of the amount.': 'Unidad del importe.',
  'Value as a day.': 'Valor como día.',
  'Codes that accompany the attribute, by extension key.': 'Códigos que acompañan el atributo, por clave de extensión.',
  'A point on the map, given in one or more of the supported notations.':
    'Un punto del mapa, dado en una o más de las notaciones admitidas.',
  'Latitude in decimal degrees, positive to the north.': 'Latitud en grados decimales, positiva hacia el norte.',
  'Longitude in decimal degrees, positive to the east.': 'Longitud en grados decimales, positiva hacia el este.',
  'Position as a what3words address: three words joined by dots.':
    'Posición como dirección what3words: tres palabras unidas por puntos.',
  'Position encoded as a geohash; a longer string is a smaller area.':
    'Posición codificada como geohash; un texto más largo es un área más pequeña.',
  'Points to another document, or to certain lines of it: a corrected invoice, an order, a contract, a delivery note.':
    'Remite a otro documento, o a algunas líneas de él: una factura rectificada, un pedido, un contrato, un albarán.',
  'UUID of the document referred to.': 'UUID del documento al que se refiere.',
  'Schema identifier of the other document. Leave out when it is of the same kind as this one.':
    'Identificador de esquema del otro documento. Omítalo cuando es de la misma clase que este.',
  'Kind of document referred to, with the type keys of its schema, for example `credit-note`.':
    'Clase de documento al que se refiere, con las claves de tipo de su esquema, por ejemplo `credit-note`.',
  'Day on which the other document was issued.': 'Día en que se expidió el otro documento.',
  'Series in which the other document is numbered.': 'Serie en la que se numera el otro documento.',
  'Number of the other document within its series.': 'Número del otro documento dentro de su serie.',
  'Currency of the other document. Leave out when both use the same one.':
    'Moneda del otro documento. Omítala cuando los dos usan la misma.',
  'Positions, counted from 1, of the lines meant in the other document. Empty refers to the whole document.':
    'Posiciones, contadas desde 1, de las líneas del otro documento. Vacío se refiere a todo el documento.',
  'Further codes by which both parties know the document or its content.':
    'Otros códigos con los que las dos partes conocen el documento o su contenido.',
  'Period in which the other document counted for tax, where the tax authority asks for it.':
    'Periodo en el que el otro documento contó para los impuestos, cuando la administración lo pide.',
  'Why the reference is made, in words. On a correction, the reason for correcting.':
    'Por qué se hace la referencia, en palabras. En una rectificación, el motivo.',
  'What the other document is, for the reader.': 'Qué es el otro documento, para el lector.',
  'Proofs that a tax authority or intermediary issued for the other document.':
    'Pruebas que una administración o un intermediario expidió para el otro documento.',
  'Web address where the other document can be read.': 'Dirección web en la que se puede leer el otro documento.',
  'Taxes of the other document by category and rate. Copied on a correction when the regime or an add-on asks for it, and recalculated on build.':
    'Impuestos del otro documento por categoría y tipo. Se copian en una rectificación cuando el régimen o un complemento lo pide, y se calculan de nuevo al generar.',
  'Amount to pay according to the other document, in its currency.':
    'Importe a pagar según el otro documento, en su moneda.',
  'An e-mail address at which a party or person is reached.':
    'Una dirección de correo electrónico de una parte o persona.',
  'What the mailbox is for, such as billing or support.': 'Para qué es el buzón, como facturación o soporte.',
  'The address itself, in the form name@domain.': 'La propia dirección, de la forma nombre@dominio.',
  'Where electronic documents for a party are delivered, as one URI. The first one fills the route of the envelope.':
    'Dónde se entregan los documentos electrónicos de una parte, como una URI. La primera rellena la ruta del sobre.',
  'Name by which people recognise the endpoint.': 'Nombre con el que se reconoce el punto de conexión.',
  'Address with its scheme, such as `iso6523-actorid-upis::0088:…` or `mailto:` followed by a mailbox.':
    'Dirección con su esquema, como `iso6523-actorid-upis::0088:…` o `mailto:` seguido de un buzón.',
  'A code that names a party, person, item or document in some register or system, together with what the code is.':
    'Un código que nombra una parte, una persona, un artículo o un documento en algún registro o sistema, con la indicación de qué código es.',
  'Name to print before the code, mainly for codes without a well-known type.':
    'Nombre que se imprime delante del código, sobre todo en códigos sin un tipo conocido.',
  'Marks the identity as one for tax or for legal use. Leave out for any other purpose.':
    'Marca la identificación como fiscal o jurídica. Omítalo para cualquier otro fin.',
  'ISO country in which the code was issued.': 'País ISO en el que se expidió el código.',
  'Kind of identity, as a key known to the regime or add-on. Excludes `type`.':
    'Clase de identificación, como una clave que conoce el régimen o complemento. Excluye `type`.',
  'Kind of identity, as the code its register uses, such as HRB or SIREN. Excludes `key`.':
    'Clase de identificación, como el código que usa su registro, como HRB o SIREN. Excluye `key`.',
  'The code itself. Required.': 'El propio código. Obligatorio.',
  'What the code stands for, in words.': 'Qué significa el código, en palabras.',
  'Codes that a regime or add-on requires about the identity, such as the ISO 6523 scheme, by extension key.':
    'Códigos que un régimen o complemento exige sobre la identificación, como el esquema ISO 6523, por clave de extensión.',
  'A logo or picture, linked by address or embedded as data.':
    'Un logotipo o una imagen, enlazado por su dirección o incluido como datos.',
  'Short name that tells the image from the others.': 'Nombre corto que distingue la imagen de las demás.',
  'Web address of the image file.': 'Dirección web del archivo de la imagen.',
  'The image file in Base64, in place of an address. Meant for small files only.':
    'El archivo de la imagen en Base64, en lugar de una dirección. Solo para archivos pequeños.',
  'Media type of the image, such as image/svg+xml or image/png.':
    'Tipo de contenido de la imagen, como image/svg+xml o image/png.',
  'What can be seen in the image.': 'Qué se ve en la imagen.',
  'Text shown or read aloud where the image cannot be displayed.':
    'Texto que se muestra o se lee en voz alta donde no se puede mostrar la imagen.',
  'Height for display, in pixels.': 'Altura para mostrarla, en píxeles.',
  'Width for display, in pixels.': 'Anchura para mostrarla, en píxeles.',
  'Hash of the file behind the address, so that a changed image is noticed.':
    'Huella del archivo de la dirección, para detectar si la imagen ha cambiado.',
  'A service that receives electronic documents for a party, given as a code, a web address or an e-mail address: exactly one of them.':
    'Un servicio que recibe documentos electrónicos de una parte, dado como un código, una dirección web o una dirección de correo electrónico: exactamente uno de ellos.',
  'Name by which people recognise the inbox.': 'Nombre con el que se reconoce el buzón.',
  'Network or service of the inbox, such as `peppol`.': 'Red o servicio del buzón, como `peppol`.',
  "Scheme that the code belongs to, as in Peppol's participant schemes. Split off from the code for `peppol` inboxes when missing.":
    'Esquema al que pertenece el código, como en los esquemas de participantes de Peppol. Si falta, en buzones `peppol` se separa del código.',
  'Participant or account code at the service. Excludes `url` and `email`.':
    'Código de participante o de cuenta en el servicio. Excluye `url` y `email`.',
  'Full web address that takes the documents. Excludes `code` and `email`.':
    'Dirección web completa que recibe los documentos. Excluye `code` y `email`.',
  'E-mail address that takes the documents. Excludes `code` and `url`.':
    'Dirección de correo electrónico que recibe los documentos. Excluye `code` y `url`.',
  'The product or service sold on a line, with its price per unit.':
    'El producto o servicio que se vende en una línea, con su precio por unidad.',
  'Main article number of the item. Other codes go to `identities`.':
    'Número principal del artículo. Otros códigos van en `identities`.',
  'Whether goods or services are sold, or another class that a regime or add-on knows.':
    'Si se venden bienes o servicios, u otra clase que conoce un régimen o complemento.',
  'What is sold, in a few words. Required.': 'Lo que se vende, en pocas palabras. Obligatorio.',
  'Other codes of the item known to seller and buyer, such as GTIN or commodity codes.':
    'Otros códigos del artículo que conocen vendedor y comprador, como GTIN o códigos de mercancía.',
  'Named features of the item, such as colour or size. Each key stands once.':
    'Características del artículo, como color o tamaño. Cada clave aparece una sola vez.',
  'Longer text about the item.': 'Texto más largo sobre el artículo.',
  'Pictures of the item.': 'Imágenes del artículo.',
  "Currency of the price. When it differs from the document's, the calculation converts the price and keeps the original in `alt_prices`.":
    'Moneda del precio. Cuando no es la del documento, el cálculo convierte el precio y conserva el original en `alt_prices`.',
  "Price of one unit, or of as many as `per` says, before discounts and charges of the line. A negative price is made positive and the line's quantity negated.":
    'Precio de una unidad, o de tantas como dice `per`, antes de descuentos y cargos de la línea. Un precio negativo se hace positivo y se invierte el signo de la cantidad.',
  'Units the price is for': 'Unidades del precio',
  'Price of the list, before the reduction in `discount`. The price is worked out from the two.':
    'Precio de lista, antes de la rebaja de `discount`. El precio se calcula con los dos.',
  'Reduction that leads from the price of the list to the price. Needs `list`.':
    'Rebaja que lleva del precio de lista al precio. Necesita `list`.',
  'Number of units that the price is for, such as 100 for a price per 100 kg. One when left out.':
    'Número de unidades a las que se refiere el precio, como 100 para un precio por 100 kg. Si falta, una.',
  "The price in other currencies. Used in place of an exchange rate when one is in the document's currency.":
    'El precio en otras monedas. Se usa en lugar de un tipo de cambio cuando uno está en la moneda del documento.',
  'Unit in which the quantity is counted, such as `h`, `kg` or a UN/ECE code.':
    'Unidad en que se cuenta la cantidad, como `h`, `kg` o un código UN/ECE.',
  'ISO country in which the goods were made or come from.':
    'País ISO en el que se hicieron los bienes o del que vienen.',
  'The name of a person, split into its parts.': 'El nombre de una persona, dividido en sus partes.',
  'Name the person goes by, such as a nickname.': 'Nombre con el que se conoce a la persona, como un apodo.',
  'Form of address or title put first, such as Dr.': 'Tratamiento o título que va delante, como Dr.',
  'First name.': 'Nombre de pila.',
  'Further first names, or their initials.': 'Otros nombres de pila, o sus iniciales.',
  'Family name.': 'Apellido.',
  'Second family name, usual in Spain and Portugal.': 'Segundo apellido, usual en España y Portugal.',
  'Part put last, such as Jr. or a degree.': 'Parte que va al final, como Jr. o un título.',
  'A text that belongs to the document, its line or its party, with a key that says what it is about.':
    'Un texto que pertenece al documento, a su línea o a su parte, con una clave que dice de qué trata.',
  'Subject of the text. Decides where formats such as EN 16931 place it.':
    'Asunto del texto. Decide dónde lo ponen formatos como EN 16931.',
  'Code of the note, such as one from the list of texts a format defines.':
    'Código de la nota, como uno de la lista de textos que define un formato.',
  'Where the note comes from, as a key. Mostly set on notes made by software.':
    'De dónde viene la nota, como clave. Casi siempre en notas hechas por un programa.',
  'The text itself. Required.': 'El propio texto. Obligatorio.',
  'A company or a person that takes part in a document, for example as seller or buyer.':
    'Una empresa o persona que interviene en un documento, por ejemplo como vendedor o comprador.',
  'Tax regime of the party, by country code. Matters only when the party is a document of its own.':
    'Régimen fiscal de la parte, por código de país. Solo importa cuando la parte es un documento por sí misma.',
  'Heading to print over the party instead of its usual role name.':
    'Encabezamiento que se imprime sobre la parte en lugar del nombre habitual de su función.',
  'Legal name of the company, or full name of the person.':
    'Razón social de la empresa, o nombre completo de la persona.',
  'Trading name or short name.': 'Nombre comercial o nombre corto.',
  "Number under which the party is registered for tax, with its country. The seller's decides the tax regime of the document.":
    'Número con el que la parte está registrada para los impuestos, con su país. El del vendedor decide el régimen fiscal del documento.',
  'Other registrations of the party: company register, social security, customer number.':
    'Otros registros de la parte: registro mercantil, seguridad social, número de cliente.',
  'People to contact at the party.': 'Personas de contacto en la parte.',
  'Addresses on electronic networks, as URIs. The first one is used to route the envelope.':
    'Direcciones en redes electrónicas, como URI. La primera se usa para encaminar el sobre.',
  'Services that receive electronic documents for the party, such as Peppol.':
    'Servicios que reciben documentos electrónicos de la parte, como Peppol.',
  "Postal addresses. The first one counts as the party's address for tax.":
    'Direcciones postales. La primera cuenta como la dirección de la parte para los impuestos.',
  'E-mail addresses. The first one is the main one.': 'Direcciones de correo electrónico. La primera es la principal.',
  'Web pages of the party.': 'Páginas web de la parte.',
  'Telephone numbers.': 'Números de teléfono.',
  'Entry in the company register, where it has to be printed on documents.':
    'Inscripción en el registro mercantil, donde hay que imprimirla en los documentos.',
  'Logos to show on printed documents.': 'Logotipos que se muestran en los documentos impresos.',
  'Someone to contact, or who represents a party.': 'Alguien con quien contactar, o que representa a una parte.',
  'Heading to print over the person, such as Attn.':
    'Encabezamiento que se imprime sobre la persona, como A la atención de.',
  'Part the person plays here, as a key.': 'Función de la persona aquí, como clave.',
  "The person's name, in parts. Required.": 'El nombre de la persona, en partes. Obligatorio.',
  'Job title or function in the organisation.': 'Cargo o función en la organización.',
  "Numbers of the person's documents or registrations, such as an identity card.":
    'Números de los documentos o registros de la persona, como un documento de identidad.',
  'Postal addresses of the person.': 'Direcciones postales de la persona.',
  'E-mail addresses of the person.': 'Direcciones de correo electrónico de la persona.',
  'Telephone numbers of the person.': 'Números de teléfono de la persona.',
  'Portraits or pictures that stand for the person.': 'Retratos o imágenes que representan a la persona.',
  'Where a company is entered in a public register, in the parts that the law has printed on documents.':
    'Datos de la inscripción de una empresa en un registro público, con las partes que la ley obliga a imprimir en los documentos.',
  'Heading to print over the registration.': 'Encabezamiento que se imprime sobre la inscripción.',
  'Registered share capital.': 'Capital social inscrito.',
  'Currency of the share capital.': 'Moneda del capital social.',
  'Name or place of the register.': 'Nombre o lugar del registro.',
  'Book in which the company is entered.': 'Libro en el que está inscrita la empresa.',
  'Volume of the register.': 'Tomo del registro.',
  "Sheet of the register, often the company's own number in it.":
    'Hoja del registro, a menudo el propio número de la empresa en él.',
  'Section of the register.': 'Sección del registro.',
  'Page or folio of the register.': 'Página o folio del registro.',
  'Number of the entry or inscription.': 'Número de la inscripción.',
  'Anything else to print about the registration.': 'Cualquier otra cosa que se imprima sobre la inscripción.',
  'A telephone number of a party or person.': 'Un número de teléfono de una parte o persona.',
  'What the number is for, such as mobile or switchboard.': 'Para qué es el número, como móvil o centralita.',
  'The number as text, best with the international prefix. Only outer spaces are removed.':
    'El número como texto, mejor con el prefijo internacional. Solo se quitan los espacios de los extremos.',
  'A unit of measure: a word of the list, or a code of UN/ECE Recommendations 20 and 21.':
    'Una unidad de medida: una palabra de la lista, o un código de las Recomendaciones UN/ECE 20 y 21.',
  'A web page of a party.': 'Una página web de una parte.',
  'Text shown beside the address.': 'Texto que se muestra junto a la dirección.',
  'Name of the page, to tell it from other links.': 'Nombre de la página, para distinguirla de otros enlaces.',
  'Address of the page, with its protocol.': 'Dirección de la página, con su protocolo.',
};

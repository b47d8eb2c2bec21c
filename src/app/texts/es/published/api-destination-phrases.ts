import type { Phrases } from '../../areas.ts';

/** What the API says of where documents go. */
export const apiDestinationPhrases: Phrases = {
  'An invoice, judged by Peppol’s rules as it would be sent':
    'Una factura, comprobada con las reglas de Peppol tal como se enviaría',
  'An XML invoice, judged for the destination that it tells':
    'Una factura XML, comprobada para el destino que ella misma indica',
  'List the destinations': 'Enumerar los destinos',
  'Every network, platform and authority that a document can be checked for: what implies it, its formats, its rule sets, what is not checked and what is left to others.':
    'Todas las redes, plataformas y administraciones para las que se puede validar un documento: qué la indica, sus formatos, sus conjuntos de reglas, qué no se comprueba y qué queda para otros.',
  'The destinations.': 'Los destinos.',
  'Where a document goes: a network, a platform or an authority.':
    'Adónde va un documento: una red, una plataforma o una autoridad.',
  'Who decides which documents are accepted.': 'Quién decide qué documentos se admiten.',
  'Page of its authority.': 'Página del organismo responsable.',
  'The country whose documents go there.': 'El país cuyos documentos van allí.',
  'Addons that imply this destination.': 'Complementos que implican este destino.',
  'Formats it takes that are written here, the usual one first; empty where its file is not written here.':
    'Formatos que admite y que se escriben aquí, primero el habitual; vacío si su archivo no se escribe aquí.',
  'XML profiles for it; the first one is written.': 'Perfiles del XML para él, primero el que se escribe.',
  'The rule sets that check its XML, each in the release in force today.':
    'Los conjuntos de reglas que comprueban su XML, cada uno en la versión vigente hoy.',
  'True where a document between two parties of the country goes there by law, whether or not an addon says so.':
    'Verdadero si un documento entre dos partes del país va allí por ley, lo diga o no un complemento.',
  'Regular expression of the specification (BT-24) by which XML tells that it goes there, where no profile does.':
    'Expresión regular de la especificación (BT-24) con la que el XML indica que va allí, si no lo hace un perfil.',
  'What is never checked: `national-xml`, the file that is not written here; `own-rules`, rules beyond those of EN 16931; `beyond-schema`, conditions beyond the XML schema of the authority; `further-conditions`, those that no rule here states.':
    'Lo que nunca se comprueba: `national-xml`, el archivo que no se escribe aquí; `own-rules`, reglas adicionales a las de EN 16931; `beyond-schema`, condiciones más allá del esquema XML de la autoridad; `further-conditions`, las que aquí no recoge ninguna regla.',
  'Types of documents that can be written for it, without the address of the format.':
    'Tipos de los documentos que se escriben para él, sin la dirección del formato.',
  'Steps left to the sender’s program or to a provider, whatever the verdict.':
    'Pasos que quedan para el programa del emisor o para un proveedor, sea cual sea el veredicto.',
  'Key of the rule set, of a rule of an authority.': 'Clave del conjunto de reglas, si la regla es de una autoridad.',
  'The day of the releases, as YYYY-MM-DD.': 'El día de las versiones, como AAAA-MM-DD.',
  'Whether the document is ready for a destination.': 'Si el documento está listo para su destino.',
  'What tells that it goes there: the request, an addon, the country of both parties, an inbox of Peppol, or the specification or profile of the XML.':
    'Qué indica que va allí: la petición, un complemento, el país de ambas partes, un buzón de Peppol, o la especificación o el perfil del XML.',
  '`ready`: no fault, and all of the rules are checked. `unproven`: no fault in what is checked; `unchecked` tells what is not.':
    '`ready`: ningún error, y se comprueban todas las reglas. `unproven`: ningún error en lo que se comprueba; `unchecked` dice lo que no.',
  'The verdict as a sentence.': 'El veredicto en una frase.',
  'The day of the verdict, as YYYY-MM-DD.': 'El día del veredicto, como AAAA-MM-DD.',
  'Format in which the document was checked.': 'Formato en el que se comprobó el documento.',
  'Profile in which it was checked, or which the XML names.': 'Perfil en el que se comprobó, o que nombra el XML.',
  'The rule sets used, each in the release in force on the day.':
    'Los conjuntos de reglas que se usaron, cada uno en la versión vigente ese día.',
  'What is wrong for the destination and is not among the faults of the document itself, at its members.':
    'Lo que está mal para el destino y no está entre los errores del propio documento, en sus campos.',
  'Values of the document that the XML has no place for.': 'Valores del documento para los que el XML no tiene sitio.',
  'What is not checked here.': 'Lo que no se comprueba aquí.',
  'Where it goes, by a key of `GET /destinations`: it is judged for that too, as it would be sent. With `auto` the document tells, by its addons, its profile or the country of its parties.':
    'Adónde va, con una clave de `GET /destinations`: también se comprueba para ese destino, tal como se enviaría. Con `auto` lo indica el documento, con sus complementos, su perfil o el país de sus partes.',
  'Its release in force on the day.': 'Su versión vigente ese día.',
  'The flag of the rule set, if the receiver has another level.':
    'La gravedad que da el conjunto de reglas, si el destinatario tiene otro nivel.',
  'The first day on which it is in force: the day from which it must be used, or that of its publication if no other is known.':
    'El primer día de vigencia: aquel desde el que hay que usarla, o el de su publicación si no se conoce otro.',
  'The day of its publication, if it came into force later.': 'El día de su publicación, si entró en vigor más tarde.',
  'The release of the base that goes with it.': 'La versión de la base que va con ella.',
  'Later releases by which nothing is checked yet.':
    'Versiones posteriores según las que todavía no se comprueba nada.',
  'The day of its publication.': 'El día de su publicación.',
  'The day from which it is expected, if it was not seen published.':
    'El día desde el que se espera, si no consta publicada.',
  'Where it is published.': 'Dónde se publica.',
  'Levels that the receiver gives rules of the set and its base in place of their severities, by kind of document.':
    'Niveles que el destinatario da a reglas del conjunto y de su base en lugar de su gravedad, por clase de documento.',
  'Local name of the root element.': 'Nombre local del elemento raíz.',
  'Specification identifier (BT-24).': 'Identificador de la especificación (BT-24).',
  'The day whose releases of rule sets judge a file, or a document for its destination, as YYYY-MM-DD; today when left out.':
    'El día cuyas versiones de los conjuntos de reglas se aplican a un archivo, o a un documento para su destino, como AAAA-MM-DD; hoy, si falta.',
  'The receiver that gives rules other levels than their set, by kind of document.':
    'El destinatario que da a las reglas otros niveles que su conjunto, por clase de documento.',
  'Name of the configuration.': 'Nombre de la configuración.',
  'Release of the configuration.': 'Versión de la configuración.',
  'The kind of document that the configuration takes it for.':
    'La clase de documento por la que lo toma la configuración.',
  'Whose levels replace the flags of the rule sets. Faults say the level, and beside it the flag where they differ.':
    'De quién son los niveles que sustituyen la gravedad de los conjuntos de reglas. Los fallos dicen el nivel y, donde difieren, también la gravedad del conjunto.',
  'Levels that receivers give it in place of the severity, by kind of document.':
    'Niveles que le dan los destinatarios en lugar de la gravedad, por clase de documento.',
  'Later releases, published or due on the day, by which nothing is checked yet.':
    'Versiones posteriores, publicadas o esperadas ese día, según las que todavía no se comprueba nada.',
  'The level by which the receiver accepts, or the flag of the set if no receiver has one.':
    'El nivel con el que acepta el destinatario, o la gravedad del conjunto si ninguno lo tiene.',
  'Countries whose law sends invoices between two of their businesses there from a day on, whether or not an addon says so.':
    'Países cuya ley envía allí, desde un día, las facturas entre dos de sus empresas, lo diga o no un complemento.',
  'A country, and the first day of its law.': 'Un país y el primer día de su ley.',
  'Code of the country.': 'Código del país.',
  'First day for all businesses, YYYY-MM-DD.': 'Primer día para todas las empresas, AAAA-MM-DD.',
  'For an invoice in a StandardBusinessDocument: who sends it to whom. Places begin at the invoice.':
    'Para una factura en un StandardBusinessDocument: quién la envía a quién. Las posiciones empiezan en la factura.',
  'What PDF/A-3 asks of the catalog and is not there.': 'Lo que PDF/A-3 pide al catálogo y no está.',
};

import type { CodeWords } from '../../code-words.ts';

const STEP_1 = 'Inicie sesión de nuevo: pida un desafío, fírmelo y tome testigos nuevos.';

export const KSEF_WORDS: CodeWords = {
  '405.invoice-status': [
    'La factura se descartó porque su sesión falló entera.',
    'Consulte el estado de la sesión, corrija lo que indica y envíe la factura de nuevo en otra sesión.',
  ],
  '410': [
    'Quien envió la factura no tiene permiso para emitirla en nombre de este vendedor.',
    'Inicie sesión como el vendedor (el NIP de Podmiot1), o pídale que conceda el permiso de emitir facturas.',
  ],
  '415.invoice-status': [
    'El vendedor no puede enviar facturas con anexos.',
    'Registre antes los anexos en la oficina tributaria, o envíe la factura sin Zalacznik.',
  ],
  '430.invoice-status': [
    'El archivo no es el que declara la petición: difieren su tamaño, su hash o su código de formulario.',
    'Calcule el tamaño y el SHA-256 de los mismos bytes que envía, y abra la sesión con el formulario de la factura: FA (3).',
  ],
  '435.invoice-status': [
    'KSeF no pudo descifrar el archivo.',
    'Cifre con AES-256-CBC con la clave de esta sesión, y envuelva esa clave con la clave pública actual de KSeF.',
  ],
  '440.invoice-status': [
    'KSeF ya tiene una factura del mismo vendedor, del mismo tipo y con el mismo número.',
    'Busque el número en KSeF. Si es la misma factura, tome su número KSeF; si no, dé a la factura otro número.',
  ],
  '450': [
    'La factura no cumple el esquema de su formulario, o incumple una regla que KSeF comprueba además del esquema.',
    'Lea los detalles: nombran el elemento. Compruebe que la sesión y la factura indican el mismo formulario, y valide el XML con su esquema.',
  ],
  '500.invoice-status': [
    'KSeF falló por un motivo propio.',
    'Envíe de nuevo el mismo archivo; nada de la factura tiene que cambiar.',
  ],
  '550': [
    'KSeF canceló el tratamiento de la factura.',
    'Envíe de nuevo el mismo archivo; nada de la factura tiene que cambiar.',
  ],
  '100': ['KSeF ha recibido la factura y la comprobará.', 'Consulte el estado de nuevo en un momento.'],
  '150': ['KSeF está comprobando la factura.', 'Consulte el estado de nuevo en un momento.'],
  '200': [
    'KSeF ha aceptado la factura y le ha dado un número KSeF.',
    'Guarde el número KSeF y el UPO junto a la factura.',
  ],
  '405.session-status': [
    'Las partes del paquete no son las que declaró la petición.',
    'Declare cada parte con su tamaño y su hash, y envíe exactamente esas partes.',
  ],
  '415.session-status': [
    'KSeF no pudo descifrar la clave de la sesión.',
    'Envuelva la clave con la clave pública actual de KSeF (RSA-OAEP con SHA-256).',
  ],
  '420': ['La sesión tiene más facturas de las permitidas.', 'Reparta las facturas entre varias sesiones.'],
  '430.session-status': [
    'KSeF no pudo descomprimir el archivo comprimido.',
    'Envíe un ZIP, dividido después de comprimir y no antes.',
  ],
  '435.session-status': [
    'KSeF no pudo descifrar las partes del archivo comprimido.',
    'Cifre cada parte por separado con la clave y el vector de inicialización de esta sesión.',
  ],
  '440.session-status': ['La sesión se canceló.', 'Abra otra sesión y envíe las facturas de nuevo.'],
  '445': [
    'Ninguna factura de la sesión era válida.',
    'Pida las facturas fallidas de la sesión: cada una tiene su propio estado con detalles.',
  ],
  '500.session-status': ['KSeF falló por un motivo propio.', 'Abra otra sesión y envíe de nuevo.'],
  '21001': ['No se pudo leer la petición.', 'Lea los detalles junto al código: nombran el miembro de la petición.'],
  '21111': ['El desafío no es válido.', STEP_1],
  '21115': ['El certificado de la firma no es válido.', 'Firme con un certificado vigente y de confianza.'],
  '21117': [
    'El identificador del sujeto no corresponde a la clase de identificador que se indica.',
    'Dé el identificador del contexto (NIP, identificador interno) como pide su clase.',
  ],
  '21155': ['La sesión ya tiene todas las facturas que admite.', 'Cierre la sesión y siga en otra.'],
  '21157': [
    'El tamaño de una parte del paquete no se admite.',
    'Divida el archivo comprimido en partes dentro del límite antes de cifrarlas.',
  ],
  '21161': ['El paquete tiene más partes de las permitidas.', 'Haga el paquete más pequeño, o sus partes más grandes.'],
  '21164': [
    'No hay para usted ninguna factura con ese número KSeF.',
    'Compruebe el número, y si ha iniciado sesión como una parte de esa factura.',
  ],
  '21165': ['La factura de ese número todavía no está disponible.', 'Pregunte de nuevo en un momento.'],
  '21166': [
    'La factura ya tiene una corrección técnica, y KSeF la aceptó.',
    'Tome el número KSeF de esa corrección; no hay que enviar nada más.',
  ],
  '21167': [
    'La propia factura fue aceptada, así que no hay nada que corregir técnicamente.',
    'Envíe una factura rectificativa si su contenido es erróneo.',
  ],
  '21173': [
    'No hay ninguna sesión con ese número de referencia.',
    'Use el número de referencia que dio la apertura de la sesión, con el mismo inicio de sesión.',
  ],
  '21175': [
    'No hay ninguna exportación con ese número de referencia.',
    'Use el número de referencia que dio la petición de la exportación.',
  ],
  '21178': [
    'KSeF no tiene ningún justificante (UPO) de lo que pide.',
    'Compruebe la sesión y el número KSeF; el justificante existe cuando la factura está aceptada.',
  ],
  '21180': [
    'El estado de la sesión no permite este paso.',
    'Consulte el estado de la sesión; una cerrada ya no admite nada.',
  ],
  '21181': [
    'La petición de exportación pide facturas de una parte para la que no vale su inicio de sesión.',
    'Elija la clase de parte que su contexto tiene en esas facturas.',
  ],
  '21182': ['Ya hay en curso todas las exportaciones permitidas.', 'Espere a que termine una de ellas.'],
  '21183': [
    'Las fechas pedidas van más allá de lo que KSeF ha guardado de forma definitiva.',
    'Retrase el final del intervalo a la fecha que indica la respuesta.',
  ],
  '21205': [
    'No se ha enviado una parte del paquete que se declaró.',
    'Envíe todas las partes declaradas antes de cerrar la sesión.',
  ],
  '21208': [
    'Ha vencido el plazo para enviar las partes, y la sesión se canceló.',
    'Abra otra sesión y envíe las partes dentro de su plazo.',
  ],
  '21217': [
    'El documento no está en UTF-8.',
    'Escriba el documento en UTF-8 sin marca de orden de bytes, y fírmelo de nuevo.',
  ],
  '21301': [
    'El inicio de sesión no lo permite: no ha terminado, sus testigos ya se recogieron o el testigo se revocó.',
    STEP_1,
  ],
  '21304': ['No hay ningún inicio de sesión con ese número de referencia.', STEP_1],
  '21308': [
    'El inicio de sesión usa las credenciales de una persona fallecida.',
    'Inicie sesión con las credenciales de alguien que pueda actuar por la parte.',
  ],
  '21401': [
    'La petición firmada no cumple su esquema.',
    'Valide la petición con el esquema de la API antes de firmarla.',
  ],
  '21402': [
    'El tamaño declarado del archivo no es el suyo.',
    'Cuente los bytes de lo que se envía, antes y después de cifrar.',
  ],
  '21403': [
    'El hash declarado del archivo no es el suyo.',
    'Calcule el SHA-256 de los mismos bytes que envía, en Base64.',
  ],
  '21405': [
    'Falta un miembro de la petición, o tiene un valor erróneo.',
    'Lea los detalles junto al código: nombran el miembro de la petición.',
  ],
  '21406': [
    'La clase de firma no corresponde a la forma de iniciar sesión.',
    'Firme con la clase de firma que pide este inicio de sesión.',
  ],
  '21418': [
    'El testigo que continúa una lista no tiene la forma debida.',
    'Pase el testigo exactamente como lo dio la última página.',
  ],
  '21470': [
    'KSeF no conoce la clave pública indicada, o está retirada.',
    'Descargue de nuevo la lista de claves públicas y cifre con una actual.',
  ],
  '25001': [
    'Con esta forma de iniciar sesión no se pueden obtener datos para un certificado.',
    'Inicie sesión con una firma o un certificado que nombre a la persona o a la empresa.',
  ],
  '25002': [
    'Con esta forma de iniciar sesión no se puede pedir un certificado.',
    'Inicie sesión con una firma o un certificado que nombre a la persona o a la empresa.',
  ],
  '25003': [
    'Los datos de la petición del certificado no son los del inicio de sesión.',
    'Tome de KSeF los datos de la petición y no cambie nada en ellos.',
  ],
  '25004': [
    'La petición del certificado no tiene la forma debida, o su firma no vale.',
    'Haga la petición de nuevo (PKCS#10, DER, en Base64).',
  ],
  '25005': [
    'No hay ninguna petición de certificado con ese número de referencia.',
    'Use el número de referencia que dio la petición.',
  ],
  '25006': [
    'Ya se hicieron todas las peticiones de certificado permitidas.',
    'Revoque lo que no haga falta, o espere a que el límite permita otra.',
  ],
  '25007': ['Ya tiene todos los certificados permitidos.', 'Revoque uno que ya no se use.'],
  '25008': [
    'No hay ningún certificado con ese número de serie.',
    'Busque el número de serie en la lista de sus certificados.',
  ],
  '25009': ['El certificado ya está revocado, bloqueado o caducado.', 'No hay que hacer nada; use otro certificado.'],
  '25010': [
    'No se admite la clase o la longitud de la clave.',
    'Haga una clave de la clase y longitud que KSeF indica para los certificados.',
  ],
  '25011': [
    'La petición está firmada con un algoritmo que no se admite.',
    'Firme la petición con un algoritmo que KSeF indica para los certificados.',
  ],
  '26001': [
    'No puede dar a un testigo un permiso que usted no tiene.',
    'Pida solo permisos propios; la respuesta enumera los que faltan.',
  ],
  '26002': [
    'En esta clase de contexto no se puede hacer ningún testigo.',
    'Inicie sesión en una clase de contexto que nombre la respuesta.',
  ],
  '30001': [
    'El sujeto de prueba o su permiso ya existe.',
    'Siga con el que hay; es un servicio del sistema de pruebas.',
  ],
  '9101': ['El documento firmado no es válido.', 'Firme la petición como la describe la API, sin cambiarla después.'],
  '9102': ['Falta la firma.', 'Firme la petición con XAdES.'],
  '9103': ['El documento tiene más firmas de las permitidas.', 'Firme una sola vez.'],
  '9105': ['La firma no vale.', 'Firme el documento como último paso; cualquier cambio posterior rompe la firma.'],
  'utf8-bom': [
    'El archivo empieza por una marca de orden de bytes.',
    'Escriba el archivo en UTF-8 sin marca de orden de bytes.',
  ],
  'processing-instruction': [
    'El archivo tiene una instrucción de proceso.',
    'Quite todo `<?…?>` salvo la declaración XML.',
  ],
  'discouraged-characters': [
    'Un texto tiene caracteres de control o caracteres que XML desaconseja.',
    'Quítelos; suelen venir al copiar de archivos PDF.',
  ],
  'P_1-future': [
    'La fecha de emisión es posterior al día en que KSeF recibió el archivo.',
    'Ponga a la factura la fecha de hoy o una anterior.',
  ],
  'nip-checksum': [
    'El dígito de control de un NIP es erróneo.',
    'Compruebe el número con la parte; KSeF solo lo mira en producción.',
  ],
  'internal-id-checksum': [
    'El dígito de control de un identificador interno es erróneo.',
    'Compruebe el identificador con la parte.',
  ],
  size: ['El archivo pasa de 1 MB, o de 3 MB con anexos.', 'Divida la factura, o reduzca el anexo.'],
  duplicate: [
    'Ya hay en KSeF una factura del mismo vendedor, tipo y número.',
    'Dé a la factura otro número, o tome el número KSeF de la que hay.',
  ],
  'attachment-batch-only': [
    'Se envió una factura con anexo fuera de una sesión por lotes.',
    'Envíela en una sesión por lotes, una vez registrados los anexos.',
  ],
  encoding: [
    'El documento no está en UTF-8, o declara otra codificación.',
    'Escriba el documento en UTF-8 y declárelo así, o no declare nada.',
  ],
  'xml-1.0': [
    'El archivo no es XML 1.0 bien formado; la versión 1.1 se rechaza.',
    'Haga que un programa escriba el XML, con la versión 1.0.',
  ],
  schema: [
    'El documento no cumple el esquema del formulario para el que se abrió la sesión.',
    'Haga que el código de formulario, la versión y el espacio de nombres nombren un solo esquema, y abra la sesión para él.',
  ],
  amounts: [
    'KSeF no compara importes: una suma que no cuadra no es motivo de rechazo.',
    'Busque otro motivo; corrija los importes por el cliente y por la declaración.',
  ],
};

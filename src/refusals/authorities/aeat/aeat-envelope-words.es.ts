import type { CodeWords } from '../../code-words.ts';

const all = (advice: string): string =>
  `${advice} No se ha aceptado ningún registro de este envío: corríjalo y envíelos todos otra vez.`;

const CENSUS = all('Escriba el NIF y el nombre del vendedor como figuran en el censo.');
const REPRESENTATIVE = all(
  'Escriba el NIF y el nombre del representante como figuran en el censo, o no incluya Representante.',
);
const AT_AEAT = 'El fallo es de la AEAT: envíe más tarde el mismo envío.';
const NINE = all('Escriba los nueve caracteres de un NIF español, sin ES, espacios ni guiones.');
const REFERENCE = all('Copie la referencia del requerimiento de la AEAT, solo letras y cifras.');
const ANSWERS = all(
  'RefRequerimiento y FinRequerimiento son de los envíos que responden a un requerimiento de la AEAT, a la dirección de estos.',
);
const RECORDS = all(
  'Compare nombres, orden y espacios de nombres con el esquema: RegistroFactura contiene un RegistroAlta o un RegistroAnulacion.',
);
const NO_INVOICE = 'No afecta a ninguna factura.';

/** El envío como un todo, y los fallos de la propia AEAT. */
export const AEAT_ENVELOPE_WORDS: CodeWords = {
  '4102': [
    'El XML no cumple el esquema: falta un elemento obligatorio o está fuera de su orden.',
    all('El mensaje nombra el elemento: valide el envío con los esquemas de la AEAT.'),
  ],
  '4103': [
    'El envío no es un XML bien formado.',
    all(
      'Compruebe que es un solo documento en UTF-8, con todos los elementos cerrados y los caracteres especiales escapados.',
    ),
  ],
  '4104': ['La AEAT no conoce a ningún emisor con el NIF y el nombre de la cabecera.', CENSUS],
  '4105': ['La AEAT no conoce al representante de la cabecera.', REPRESENTATIVE],
  '4106': ['Una fecha no tiene el formato admitido.', all('Escriba las fechas como dd-mm-aaaa.')],
  '4107': ['La AEAT no encuentra a ningún contribuyente con un NIF de este envío.', CENSUS],
  '4108': ['La AEAT no pudo leer el certificado de la conexión.', AT_AEAT],
  '4109': ['Un NIF no tiene el formato de un NIF.', NINE],
  '4110': ['La AEAT no pudo comprobar por quién puede actuar el certificado.', AT_AEAT],
  '4111': ['La AEAT no pudo abrir el trámite de este envío.', AT_AEAT],
  '4112': [
    'El titular del certificado no puede enviar por este emisor.',
    all('Envíe con el certificado del vendedor, de un apoderado suyo o de un colaborador social inscrito.'),
  ],
  '4113': [
    'Un bloque del envío contiene más entradas de las admitidas.',
    all('Vea en el esquema cuántas veces puede repetirse el bloque.'),
  ],
  '4114': ['El envío contiene demasiadas facturas.', all('Un envío admite como máximo 1000 registros: divídalo.')],
  '4115': ['El NIF del emisor es incorrecto.', CENSUS],
  '4116': ['El NIF del emisor no tiene el formato de un NIF.', NINE],
  '4117': ['El NIF del representante no tiene el formato de un NIF.', NINE],
  '4118': [
    'El envío se hizo a una dirección de otra clase de envíos.',
    all(
      'Compare la dirección con el WSDL: registros, consultas y respuestas a requerimientos tienen cada uno la suya.',
    ),
  ],
  '4119': [
    'El envío contiene caracteres que no son UTF-8.',
    all('Escriba los bytes en UTF-8, sin marca de orden de bytes.'),
  ],
  '4120': [
    'El fin del envío como VERI*FACTU no es el último día de este año ni del anterior.',
    all('Escriba 31-12 de este año o del anterior, o no lo incluya mientras siga enviando.'),
  ],
  '4121': ['El indicador de incidencia técnica tiene un valor no admitido.', all('Escriba S o N, o no lo incluya.')],
  '4122': ['La referencia del requerimiento de la AEAT es incorrecta.', REFERENCE],
  '4123': ['El NIF del representante no está en el censo.', REPRESENTATIVE],
  '4124': ['El nombre del representante no es el del censo.', REPRESENTATIVE],
  '4125': ['Una respuesta a un requerimiento de la AEAT no nombra el requerimiento.', REFERENCE],
  '4126': ['Se nombra un requerimiento de la AEAT en un envío que no responde a ninguno.', ANSWERS],
  '4127': [
    'Se hizo un envío voluntario donde solo se admiten respuestas a requerimientos.',
    all('RemisionVoluntaria es de VERI*FACTU y de su dirección; no la incluya al responder a un requerimiento.'),
  ],
  '4128': ['La AEAT no pudo leer una de sus propias tablas.', AT_AEAT],
  '4129': [
    'Una respuesta a un requerimiento no dice si es el último envío.',
    all('Escriba FinRequerimiento S en el último envío y N en los demás.'),
  ],
  '4130': ['Indica el fin de una respuesta a un requerimiento un sistema que envía como VERI*FACTU.', ANSWERS],
  '4131': [
    'El fin de una respuesta a un requerimiento no se indica ni con S ni con N.',
    all('Escriba S en el último envío y N en los demás.'),
  ],
  '4132': [
    'El titular del certificado no puede consultar en nombre de este cliente.',
    `Consulte con el certificado del cliente o de un apoderado suyo. ${NO_INVOICE}`,
  ],
  '4133': ['La referencia del requerimiento contiene caracteres que no son letras ni cifras.', REFERENCE],
  '4134': ['El servicio está desactivado por ahora.', 'Guarde los registros y envíelos más tarde con Incidencia S.'],
  '4135': ['Se llamó a la dirección con GET.', all('Llámela con POST y un sobre SOAP.')],
  '4136': ['El envío no contiene RegistroAlta, o un elemento anterior es incorrecto.', RECORDS],
  '4137': ['El envío no contiene RegistroAnulacion, o un elemento anterior es incorrecto.', RECORDS],
  '4138': [
    'El cuerpo del envío está vacío, o su codificación no es la declarada.',
    all('Registre los bytes que salen de su sistema, y escríbalos en UTF-8.'),
  ],
  '4139': [
    'El servicio aún no está abierto en producción.',
    'Use la dirección del entorno de pruebas, o compruebe que la dirección es la correcta.',
  ],
  '4140': [
    'Quien consulta no está apoderado para ver estas facturas.',
    `Pida al contribuyente el apoderamiento para consultas. ${NO_INVOICE}`,
  ],
  '4141': [
    'La AEAT ha suspendido por ahora su acceso a VERI*FACTU.',
    'Deje de enviar, guarde los registros y escriba al soporte de VERI*FACTU de la AEAT, cuya dirección da el mensaje.',
  ],
  '3500': ['La base de datos de la AEAT no pudo guardar el registro de forma coherente.', AT_AEAT],
  '3501': ['Falló la base de datos de la AEAT.', AT_AEAT],
  '3502': ['La AEAT no tiene ninguna factura como la que consulta.', 'Compruebe emisor, número y fecha.'],
  '3503': [
    'La factura que nombra es de otro contribuyente.',
    'Compruebe el emisor; consulte con el certificado del contribuyente de la factura.',
  ],
};

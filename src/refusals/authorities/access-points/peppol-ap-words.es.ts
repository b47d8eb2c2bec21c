import type { CodeWords } from '../../code-words.ts';

const STEP_1 =
  'Nada de la factura tiene que cambiar. Avise al punto de acceso que envía por usted, con el identificador del mensaje.';
const STEP_2 = 'Envíelo de nuevo más tarde; si persiste, avise al punto de acceso que envía por usted.';

export const PEPPOL_AP_WORDS: CodeWords = {
  'EBMS:0001': ['El punto de acceso receptor no conoce un valor de la cabecera del mensaje.', STEP_1],
  'EBMS:0002': ['El mensaje usa una función que el punto de acceso receptor no tiene.', STEP_1],
  'EBMS:0003': ['Hay valores de la cabecera que se contradicen, o contradicen el acuerdo entre las partes.', STEP_1],
  'EBMS:0004': [
    'El punto de acceso receptor rechazó el mensaje por un motivo sin código propio.',
    'Lea el detalle del error junto al código: dice qué rechazó el punto de acceso receptor.',
  ],
  'EBMS:0005': ['El punto de acceso emisor no pudo conectar con el receptor.', STEP_2],
  'EBMS:0006': ['No había ningún mensaje que recoger.', 'No hay nada que hacer.'],
  'EBMS:0007': ['Las partes del mensaje no están empaquetadas como pide MIME.', STEP_1],
  'EBMS:0008': ['El mensaje usa una función que el punto de acceso receptor no tiene.', STEP_1],
  'EBMS:0009': ['La cabecera del mensaje está mal formada.', STEP_1],
  'EBMS:0010': ['El mensaje no corresponde a la forma de envío acordada.', STEP_1],
  'EBMS:0011': ['No se pudo obtener una parte del mensaje que está en otro sitio.', STEP_1],
  'EBMS:0101': [
    'No se aceptó la firma del mensaje, o su certificado.',
    'El certificado del punto de acceso emisor caducó, se retiró o es de otro entorno. Avísele.',
  ],
  'EBMS:0102': [
    'El punto de acceso receptor no pudo descifrar el mensaje.',
    'El SMP puede tener un certificado antiguo del receptor. Avise al punto de acceso que envía por usted.',
  ],
  'EBMS:0103': ['El mensaje incumple la política de seguridad del receptor.', STEP_1],
  'EBMS:0201': ['Falló el intercambio fiable de mensajes.', STEP_2],
  'EBMS:0202': ['El mensaje no se pudo entregar.', STEP_2],
  'EBMS:0301': [
    'No llegó ningún acuse del mensaje.',
    'Puede que la factura haya llegado. Pregunte al receptor antes de enviarla de nuevo.',
  ],
  'EBMS:0302': [
    'El acuse no corresponde al mensaje.',
    'Puede que la factura haya llegado. Pregunte al receptor antes de enviarla de nuevo.',
  ],
  'EBMS:0303': ['No se pudo descomprimir una parte del mensaje.', STEP_1],
  'PEPPOL:NOT_SERVICED': [
    'El punto de acceso receptor no atiende a este receptor, o no para esta clase de documento.',
    'La entrada del receptor en el SMP está anticuada. Avise al receptor, y envíe de nuevo cuando su proveedor la haya corregido.',
  ],
  'SML-NO-PARTICIPANT': [
    'La red no conoce al receptor: su identificador no está registrado en ningún sitio.',
    'Busque al receptor en el Peppol Directory, y pídale su identificador con el esquema: `0088:…`, `9930:…`.',
  ],
  'SMP-NO-DOCUMENT-TYPE': [
    'El receptor está registrado, pero no para esta clase de documento.',
    'Envíe una clase de documento que el receptor haya registrado, o pídale que registre esta: el Peppol Directory las enumera.',
  ],
  'SMP-NO-PROCESS': [
    'El receptor está registrado para este documento, pero no en este proceso.',
    'Compare el proceso (BT-23) con el del registro, como `urn:fdc:peppol.eu:2017:poacc:billing:01:1.0`.',
  ],
  'SMP-NO-ENDPOINT': [
    'El registro del receptor no da ninguna dirección para esta forma de envío.',
    'Avise al receptor: su proveedor tiene que introducir la dirección para AS4.',
  ],
  'SMP-CERTIFICATE': [
    'El certificado del registro del receptor no es válido.',
    'Avise al receptor: su proveedor tiene que renovar el certificado en el SMP.',
  ],
  'SMP-UNREACHABLE': ['El registro del receptor no responde.', STEP_2],
};

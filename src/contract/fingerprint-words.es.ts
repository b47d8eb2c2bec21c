import type { WordsOf } from '../engine/index.ts';
import type { fingerprintMessages } from './fingerprint-messages.ts';

export const words: WordsOf<typeof fingerprintMessages> = {
  'fingerprint.fields':
    'Una huella se hace con los campos del registro, cada uno un par de nombre y texto, en el orden de la AEAT.',
  'fingerprint.field': 'Envíe aquí el par `["{name}", texto]`',
  'fingerprint.tooMany': 'La huella de este registro se hace con {count} campos',
  'fingerprint.parts': 'El identificador necesita todas las partes de la factura.',
  'fingerprint.missing': 'Falta `{name}`',
  'fingerprint.day': '`date` es un día como `2026-09-15`, o `150926`',
  'fingerprint.base64': '`signature_value` es Base64',
  'fingerprint.half': '`{name}` tiene medio carácter',
  'fingerprint.tooLong': '`{name}` tiene más de {most} caracteres',
};

import type { Authority } from '../../refusal-code.ts';
import { AEAT_ENVELOPE_CODES } from './aeat-envelope.codes.ts';
import { AEAT_RECORD_CODES } from './aeat-record.codes.ts';

export const AEAT: Authority = {
  key: 'aeat-verifactu',
  name: 'AEAT, VERI*FACTU',
  country: 'ES',
  sets: ['verifactu'],
  sources: [{ title: 'AEAT, list of errors of VERI*FACTU (errores.properties)', read: '2026-11-23' }],
  codes: [...AEAT_ENVELOPE_CODES, ...AEAT_RECORD_CODES],
  schemaCode: '4102',
  marks: [
    { words: 'verifactu', weight: 3 },
    { words: 'veri*factu', weight: 3 },
    { words: 'aeat', weight: 3 },
    { words: 'agenciatributaria', weight: 3 },
    { words: 'obligadoemision', weight: 3 },
    { words: 'codigoerrorregistro', weight: 3 },
    { words: 'estadoregistro', weight: 3 },
    { words: 'aceptadoconerrores', weight: 3 },
    { words: 'el valor del campo', weight: 1 },
    { words: 'registroalta', weight: 2 },
    { words: 'nombrerazon', weight: 2 },
  ],
  forms: [],
  tongue: [
    'factura',
    'registro',
    'huella',
    'destinatario',
    'nif',
    'desglose',
    'campo',
    'emision',
    'incorrecto',
    'obligado',
  ],
  loose: [
    /\bcodigo\[(\d{4})\]/gi,
    /\b(?:codigo|código|error|code|cod)\b[.\w]{0,10}["'\s:=#[(>-]{0,6}(\d{4})\b/gi,
    /(?<![\w.,/-])((?:11|12)\d\d|200\d|300\d|350[0-3]|41[0-4]\d)(?![\w]|[.,/-]\d)/g,
  ],
  roots: {},
  findings: [
    { record: 'RespuestaLinea', code: 'CodigoErrorRegistro', message: 'DescripcionErrorRegistro' },
    { record: 'CodigoErrorRegistro', code: '.' },
    { record: 'Fault', code: 'faultstring', cut: /codigo\[(\d{4})\]/i },
  ],
  outcomes: [
    {
      name: 'EstadoRegistro',
      means: { correcto: 'accepted', aceptadoconerrores: 'accepted-with-warnings', incorrecto: 'refused' },
    },
    {
      name: 'EstadoEnvio',
      means: { correcto: 'accepted', parcialmentecorrecto: 'accepted-with-warnings', incorrecto: 'refused' },
    },
  ],
  members: [['CodigoErrorRegistro'], ['EstadoRegistro'], ['EstadoEnvio']],
};

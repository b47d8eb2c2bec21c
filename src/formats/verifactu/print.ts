import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Fields that the print of a record is made of, in order. Source: AEAT, huella 0.1.2. */
export const REGISTERED = ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura'].map(
  (name) => `IDFactura/${name}`,
);
const CANCELLED = REGISTERED.map((path) => `${path}Anulada`);
const PREVIOUS = 'Encadenamiento/RegistroAnterior/Huella';
export const MADE = 'FechaHoraHusoGenRegistro';

type Fields = readonly (readonly [name: string, text: string])[];

/** What the fields of a record say, exactly as written, in one text. */
export const printedText = (fields: Fields): string =>
  fields.map(([name, value]) => `${name}=${value.trim()}`).join('&');

/** The print of such a text, 64 hexadecimal digits. */
export const printOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).toUpperCase();

/** The print of a record. */
export const printOf = (fields: Fields): string => printOfText(printedText(fields));

/** The fields of a kind of record. */
export const fieldsOf = (kind: 'register' | 'cancel'): readonly string[] =>
  kind === 'cancel'
    ? [...CANCELLED, PREVIOUS, MADE]
    : [...REGISTERED, 'TipoFactura', 'CuotaTotal', 'ImporteTotal', PREVIOUS, MADE];

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Names of the fields of every print in order: of an invoice, of its cancellation, and of an event of the program. */
export const PRINTED = {
  alta: fieldsOf('register').map(nameOf),
  anulacion: fieldsOf('cancel').map(nameOf),
  // The tax number of the producer of the program, and of the issuer.
  evento: [
    'NIF',
    'ID',
    'IdSistemaInformatico',
    'Version',
    'NumeroInstalacion',
    'NIF',
    'TipoEvento',
    'HuellaEvento',
    'FechaHoraHusoGenEvento',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

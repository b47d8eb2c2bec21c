import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Fields that the print of a record is made of, in order. Source: AEAT, huella 0.1.2. */
export const REGISTERED = ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura'].map(
  (name) => `IDFactura/${name}`,
);
const CANCELLED = REGISTERED.map((path) => `${path}Anulada`);
const PREVIOUS = 'Encadenamiento/RegistroAnterior/Huella';
export const MADE = 'FechaHoraHusoGenRegistro';

/** The print of a record: what its fields say, exactly as written, in one text. */
export function printOf(fields: readonly (readonly [name: string, text: string])[]): string {
  const text = fields.map(([name, value]) => `${name}=${value.trim()}`).join('&');
  return bytesToHex(sha256(utf8ToBytes(text))).toUpperCase();
}

/** The fields of a kind of record. */
export const fieldsOf = (kind: 'register' | 'cancel'): readonly string[] =>
  kind === 'cancel'
    ? [...CANCELLED, PREVIOUS, MADE]
    : [...REGISTERED, 'TipoFactura', 'CuotaTotal', 'ImporteTotal', PREVIOUS, MADE];

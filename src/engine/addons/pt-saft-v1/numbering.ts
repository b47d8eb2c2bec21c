import type { Extensions } from '../../core/tax/extension-changes.ts';
import { SOURCE, SOURCE_REF } from './extension-keys.ts';

/** Source: Portaria n.º 302/2016, fields 4.1.4.1, 4.2.3.1, 4.3.4.1 and 4.4.4.1 (type, series and number). */
const SERIES = /^[^ ]+ [^/^ ]+$/;
const NUMBER = /^[0-9]+$/;
const FULL_CODE = /^[^ ]+ [^/^ ]+\/[0-9]+$/;
/** A handwritten document (M), or a copy of one made elsewhere (D). */
const MANUAL_REFERENCE = /^([^ ]+)(?:M|D ([^ ]+)) [^/^ ]+\/[$0-9]+$/;

interface Numbered {
  readonly series?: string | undefined;
  readonly code?: string | undefined;
}

function beginsWithType(text: string, type: string): boolean {
  return type === '' || text.startsWith(`${type} `);
}

/** Document type and series, `FT A`. */
export function hasSeriesOf({ series }: Numbered, type: string): boolean {
  return !series || (beginsWithType(series, type) && SERIES.test(series));
}

/** A number within the series, or the complete number: `FT A/1`. */
export function hasCodeOf({ series, code }: Numbered, type: string): boolean {
  if (!code) return true;
  return series ? NUMBER.test(code) : beginsWithType(code, type) && FULL_CODE.test(code);
}

/** The reference to a handwritten document has its type. */
export function hasReferenceOf(ext: Extensions | undefined, type: string): boolean {
  const reference = ext?.[SOURCE_REF];
  if (ext?.[SOURCE] !== 'M' || !reference || type === '') return true;
  const match = MANUAL_REFERENCE.exec(reference);
  return match?.[1] === type && (!match[2] || match[2] === type);
}

/** Made outside this program. */
export function isFromElsewhere(ext: Extensions | undefined): boolean {
  return Boolean(ext?.[SOURCE]) && ext?.[SOURCE] !== 'P';
}

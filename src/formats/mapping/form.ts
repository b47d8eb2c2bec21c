import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Form } from './row.ts';

/** A value in the form of the semantic model, from the notation of the syntax. */
export function fromForm(form: Form | undefined, text: string): string {
  const plain = text.trim();
  if (form === 'date-102') {
    const match = /^(\d{4})(\d\d)(\d\d)$/.exec(plain);
    return match ? `${match[1]}-${match[2]}-${match[3]}` : plain;
  }
  // XML Schema allows a time zone after a date; the model has none.
  if (form === 'iso-date') return plain.replace(/^(\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)$/, '$1');
  // A date with a time is no date of the model.
  if (form === 'danish-number') return plain.replace(/^DK(?=\d{8}$)/, '');
  if (form === 'fraction') return scaled(plain, 2);
  if (form === 'midnight') return plain.replace(/^(\d{4}-\d\d-\d\d)T00:00:00(?:\.0+)?(?:Z|[+-]\d\d:\d\d)?$/, '$1');
  return plain;
}

/** Registers whose numbers OIOUBL writes with a country prefix. */
const DANISH_REGISTERS: ReadonlySet<string | undefined> = new Set(['DK:CVR', 'DK:SE']);

/** A figure with its decimal point shifted. */
function scaled(value: string, places: number): string {
  const figure = parseDecimal(value);
  if (!figure) return value;
  const scale = figure.scale - places;
  const moved = scale >= 0 ? new Decimal(figure.units, scale) : new Decimal(figure.units * 10n ** BigInt(-scale), 0);
  return moved.toString();
}

/** A value in the notation of the syntax; `scheme` is that of a number. */
export function toForm(form: Form | undefined, value: string, scheme?: string): string {
  if (form === 'danish-number') return DANISH_REGISTERS.has(scheme) && !value.startsWith('DK') ? `DK${value}` : value;
  if (form === 'fraction') return scaled(value, -2);
  return form === 'date-102' ? value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1$2$3') : value;
}

/** EN 16931-3-2 writes the subject of a note before its text in UBL, between number signs. */
const SUBJECT_NOTE = /^\s*#([A-Z0-9]{3})#([\s\S]*)$/;

export function splitSubject(text: string): readonly [subject: string | undefined, note: string] {
  const match = SUBJECT_NOTE.exec(text);
  return match ? [match[1], match[2] ?? ''] : [undefined, text];
}

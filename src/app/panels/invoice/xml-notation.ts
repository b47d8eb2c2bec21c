import type { AskInput, Json, JsonObject } from '../../../engine/index.ts';
import { JsonNumber } from '../../../engine/values.ts';
import { at } from '../../../formats/mapping/report.ts';
import type { XmlReading } from '../../api/xml-verdict.ts';

type Entry = XmlReading['entries'][number];

/** How an XML format writes a kind of value: a day as `05-10-2026`, half an amount as `0,50`, a rate as `0.16`. */
export interface Notation {
  readonly input: AskInput;
  /** The value as it is typed and shown. */
  readonly shown: string;
  /** A typed value as the XML writes it. */
  put(value: string): string;
}

const asIs = (value: string): string => value;

/**
 * The notation of a value, from how it is written and what was read from it; other figures of the file tell the sign
 * before decimals of one that has none. A value in a notation of its own, such as a code for what a document names in
 * words, is a text as the XML writes it.
 */
export function notationOf(
  { value: written, path: element }: Entry,
  path: string,
  input: AskInput,
  document: JsonObject,
  entries: readonly Entry[],
): Notation {
  const found = textAt(document, path);
  // What cannot be read stands in the document as it is written.
  const read = found === written && !isReadable(written, input) ? undefined : found;
  const plain: Notation = { input: 'text', shown: written, put: asIs };
  const others = (): readonly Read[] => readingsOf(document, entries);
  if (input === 'date') return dayIn(written, read, element) ?? plain;
  if (input === 'amount') return figureIn(written, read, others) ?? plain;
  if (input === 'percentage') return rateIn(written, read, others) ?? plain;
  return read === undefined || read === written ? { input, shown: written, put: asIs } : plain;
}

const POINT = /^-?\d+(?:[.]\d+)?$/;
const COMMA = /^-?\d+,\d+$/;

function isReadable(written: string, input: AskInput): boolean {
  if (input === 'date') return /^\d{4}-\d\d-\d\d$/.test(written);
  if (input === 'amount') return POINT.test(written);
  // Documents write a rate with its sign.
  return input !== 'percentage';
}

interface Read {
  readonly written: string;
  readonly read: string;
}

/** Values that the document has in another notation than the file. */
function readingsOf(document: JsonObject, entries: readonly Entry[]): readonly Read[] {
  return entries.flatMap(({ value: written, to = [], became }) =>
    to.flatMap((path): Read[] => {
      const read = textAt(document, path) ?? became;
      return read === undefined || read === written ? [] : [{ written, read }];
    }),
  );
}

function textAt(document: JsonObject, path: string): string | undefined {
  const found: Json | undefined = path.startsWith('$') ? at(document, path) : undefined;
  if (found instanceof JsonNumber) return found.text;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}

const DAYS: readonly { readonly form: RegExp; readonly put: (day: readonly string[], rest: string) => string }[] = [
  { form: /^(?<y>\d{4})(?<m>\d\d)(?<d>\d\d)$/, put: (day) => day.join('') },
  { form: /^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)(?<rest>[T+Z-].*)?$/, put: (day, rest) => `${day.join('-')}${rest}` },
  { form: /^(?<d>\d\d)-(?<m>\d\d)-(?<y>\d{4})$/, put: (day) => day.toReversed().join('-') },
  { form: /^(?<d>\d\d)[.](?<m>\d\d)[.](?<y>\d{4})$/, put: (day) => day.toReversed().join('.') },
];

function dayIn(written: string, read: string | undefined, element: string): Notation | undefined {
  const own = dayForm(written);
  if (own && own.day === read) return { input: 'date', shown: own.day, put: own.put };
  if (read !== undefined) return undefined;
  const compact = /\/DateTimeString\[\d+\]$/.test(element) ? dayForm('00000000') : undefined;
  return { input: 'date', shown: written, put: compact?.put ?? asIs };
}

function dayForm(written: string): { readonly day: string; put(value: string): string } | undefined {
  for (const { form, put } of DAYS) {
    const { y = '', m = '', d = '', rest = '' } = form.exec(written)?.groups ?? {};
    if (y !== '') return { day: `${y}-${m}-${d}`, put: (value) => put(value.split('-'), rest) };
  }
  return undefined;
}

function figureIn(written: string, read: string | undefined, others: () => readonly Read[]): Notation | undefined {
  const figure = COMMA.test(written) ? written.replace(',', '.') : written;
  if (read !== undefined && !POINT.test(figure)) return undefined;
  const put = usesComma(written, others) ? (value: string) => value.replace('.', ',') : asIs;
  return { input: 'amount', shown: figure, put };
}

/** Whether the format writes a comma before the decimals, as this figure or, if it has none, another one of the file. */
function usesComma(written: string, others: () => readonly Read[]): boolean {
  if (COMMA.test(written) || written.includes('.')) return COMMA.test(written);
  return others().some((other) => COMMA.test(other.written) && POINT.test(bare(other.read)));
}

const bare = (rate: string): string => rate.replace(/%$/, '');

function rateIn(written: string, read: string | undefined, others: () => readonly Read[]): Notation | undefined {
  const figure = COMMA.test(written) ? written.replace(',', '.') : written;
  if (read !== undefined && isHundredth({ written, read })) {
    const places = /[.](\d+)$/.exec(written)?.[1]?.length ?? 0;
    return {
      input: 'percentage',
      shown: POINT.test(figure) ? `${shifted(figure, 2)}%` : written,
      put: (value) => padded(shifted(bare(value), -2), places),
    };
  }
  if (read !== undefined && (!POINT.test(figure) || Number(figure) !== Number(bare(read)))) return undefined;
  const comma = usesComma(written, others);
  return {
    input: 'percentage',
    shown: figure,
    put: (value) => (comma ? bare(value).replace('.', ',') : bare(value)),
  };
}

/** Whether a rate is written as a part of one: `0.16` for `16%`. */
function isHundredth({ written, read }: Read): boolean {
  if (!read.endsWith('%') || !POINT.test(written) || Number(written) === 0) return false;
  return Number(shifted(written, 2)) === Number(bare(read));
}

/** A decimal figure with its point moved by some places to the right. */
function shifted(figure: string, places: number): string {
  const sign = figure.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = figure.slice(sign.length).split('.');
  const digits = `${'0'.repeat(Math.max(0, -places))}${whole}${fraction}${'0'.repeat(Math.max(0, places))}`;
  const point = Math.max(0, -places) + whole.length + places;
  const before = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  let end = digits.length;
  while (end > point && digits[end - 1] === '0') end -= 1;
  const after = digits.slice(point, end);
  return `${sign}${before}${after === '' ? '' : `.${after}`}`;
}

/** A figure with at least so many decimals. */
function padded(figure: string, places: number): string {
  const [whole = '', fraction = ''] = figure.split('.');
  const filled = fraction.padEnd(places, '0');
  return filled === '' ? whole : `${whole}.${filled}`;
}

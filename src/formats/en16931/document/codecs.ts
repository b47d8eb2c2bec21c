import { parseDecimal } from '../decimal.ts';

export interface Codec {
  /** From the form of the semantic model to that of documents; undefined if impossible. */
  read(value: string): string | undefined;
  /** From the form of documents to that of the semantic model. */
  write(value: string): string;
}

const same = (value: string): string => value;

/** A number in usual notation: no plus sign, a digit before the point. */
function decimal(value: string): string | undefined {
  return parseDecimal(value)?.toString();
}

/** Without meaningless zeros. */
export function shortDecimal(value: string): string {
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value;
}

const TIME = /^((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?)(?:Z|[+-]\d\d:\d\d)?$/;

const CODECS_BY_NAME = {
  text: { read: (value: string) => value || undefined, write: same },
  code: { read: (value: string) => value.replace(/\s+/g, ' ') || undefined, write: same },
  amount: { read: decimal, write: same },
  quantity: { read: decimal, write: same },
  percent: {
    read: (value: string) => {
      const number = decimal(value.replace(/%$/, ''));
      return number === undefined ? undefined : `${shortDecimal(number)}%`;
    },
    write: (value: string) => shortDecimal(value.replace(/%$/, '')),
  },
  date: { read: (value: string) => (isDate(value) ? value : undefined), write: same },
  // XML Schema allows a time zone behind a time; documents have none.
  time: { read: (value: string) => TIME.exec(value)?.[1], write: same },
  country: { read: (value: string) => (/^[A-Z]{2}$/.test(value) ? value : undefined), write: same },
  currency: { read: (value: string) => (/^[A-Z]{3}$/.test(value) ? value : undefined), write: same },
} as const satisfies Record<string, Codec>;

export type CodecName = keyof typeof CODECS_BY_NAME;
export const CODECS: Readonly<Record<CodecName, Codec>> = CODECS_BY_NAME;

function isDate(value: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (!match) return false;
  const moment = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
  return moment.toISOString().slice(0, 10) === value;
}

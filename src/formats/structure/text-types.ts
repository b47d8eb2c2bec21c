import { among } from './code-ranges.ts';
import { BASES, collapsed, type Says } from './text-bases.ts';
import type { TextFacets } from './structure-table.ts';
import { structureMessages } from './messages.ts';

/** A text type: the message for an invalid text, otherwise undefined. */
export interface TextType {
  (text: string): Says | undefined;
  /** The only texts, if they are listed. */
  readonly codes?: readonly string[];
}

/** Text types by name: those of XSD, and restrictions in a table. Undefined if any text is allowed. */
export function textTypesOf(own: Readonly<Record<string, TextFacets>>): (name: string) => TextType | undefined {
  const known = new Map<string, TextType | undefined>();
  const find = (name: string): TextType | undefined => {
    if (known.has(name)) return known.get(name);
    const facets = Object.hasOwn(own, name) ? own[name] : undefined;
    const type = facets ? narrowed(facets, find) : baseOf(name);
    known.set(name, type);
    return type;
  };
  return find;
}

/** Any text is valid for one of these. */
const FREE: ReadonlySet<string> = new Set(['string', 'normalizedString', 'token', 'anySimpleType', 'anyType']);

function baseOf(name: string): TextType | undefined {
  if (FREE.has(name)) return undefined;
  const base = BASES.get(name);
  if (!base) throw new Error(`there is no type of text ${name}`);
  return (text) => (base.holds(base.isBare ? text : collapsed(text)) ? undefined : base.says);
}

function narrowed(facets: TextFacets, find: (name: string) => TextType | undefined): TextType {
  const { base, enumeration, union, minLength, maxLength, totalDigits, fractionDigits, min, max, above, below } =
    facets;
  const ofBase = find(base);
  const codes = enumeration && new Set(typeof enumeration === 'string' ? enumeration.split(' ') : enumeration);
  const isListed = facets.ranges && among(facets.ranges);
  const patterns = (facets.patterns ?? []).map((pattern) => new RegExp(`^(?:${pattern})$`, 'v'));
  const members = union?.map((member) => (typeof member === 'string' ? find(member) : narrowed(member, find)));
  const compare = comparison(base);
  const countsDigits = totalDigits !== undefined || fractionDigits !== undefined;
  const ofMembers = members?.map((member) => member?.codes);
  const listed = codes
    ? [...codes]
    : ofMembers?.every((member) => member !== undefined)
      ? ofMembers.flat()
      : ofBase?.codes;
  const judge = (written: string): Says | undefined => {
    const wrong = ofBase?.(written);
    if (wrong !== undefined) return wrong;
    const text =
      base === 'string'
        ? written
        : base === 'normalizedString'
          ? written.replace(/[\t\n\r]/g, ' ')
          : collapsed(written);
    if (members?.every((member) => member?.(text) !== undefined)) return (value) => structureMessages.noForm({ value });
    if ((codes && !codes.has(text)) || isListed?.(text) === false)
      return (value) => structureMessages.noCode({ value });
    if (maxLength !== undefined && text.length > 2 * maxLength + MARGIN) return tooLong(maxLength);
    for (const pattern of patterns) if (!pattern.test(text)) return (value) => structureMessages.otherForm({ value });
    if (minLength !== undefined || maxLength !== undefined) {
      const length = charactersIn(text);
      if (length < (minLength ?? 0)) return (value) => structureMessages.tooShort({ value, minLength: minLength ?? 0 });
      if (length > (maxLength ?? Infinity)) return tooLong(maxLength ?? 0);
    }
    const { decimals, digits } = countsDigits ? digitsOf(text) : NO_DIGITS;
    if (decimals > (fractionDigits ?? Infinity))
      return (value) => structureMessages.tooManyDecimals({ value, fractionDigits: fractionDigits ?? 0 });
    if (digits > (totalDigits ?? Infinity))
      return (value) => structureMessages.tooManyDigits({ value, totalDigits: totalDigits ?? 0 });
    if (min !== undefined && compare(text, min) < 0) return (value) => structureMessages.belowMin({ value, min });
    if (max !== undefined && compare(text, max) > 0) return (value) => structureMessages.aboveMax({ value, max });
    if (above !== undefined && compare(text, above) <= 0)
      return (value) => structureMessages.notAbove({ value, above });
    if (below !== undefined && compare(text, below) >= 0)
      return (value) => structureMessages.notBelow({ value, below });
    return undefined;
  };
  return listed ? Object.assign(judge, { codes: listed }) : judge;
}

const tooLong =
  (maxLength: number): Says =>
  (value) =>
    structureMessages.tooLong({ value, maxLength });

/**
 * A text that is this much longer than allowed, in units of UTF-16, has no further fault: patterns overflow or take long
 * on megabytes.
 */
const MARGIN = 1000;

/** Dates and times of one zone sort as texts. */
function comparison(base: string): (a: string, b: string) => number {
  if (/^(?:date|time|g[A-Z])/.test(base)) return (a, b) => (a < b ? -1 : a > b ? 1 : 0);
  return (a, b) => Number(a) - Number(b);
}

/** A character beyond the first 65,536 is two units of a text. */
function charactersIn(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) if (isLow(text, i) && isHigh(text, i - 1)) count--;
  return count;
}
const isHigh = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xd800;
const isLow = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

interface Digits {
  readonly decimals: number;
  readonly digits: number;
}
const NO_DIGITS: Digits = { decimals: 0, digits: 0 };

/** Significant digits: no leading zeros, and no trailing decimal zeros. */
function digitsOf(text: string): Digits {
  const sign = text.startsWith('+') || text.startsWith('-') ? 1 : 0;
  const point = text.indexOf('.');
  const end = point < 0 ? text.length : point;
  let start = sign;
  while (start < end && text[start] === '0') start++;
  let decimals = point < 0 ? 0 : text.length - point - 1;
  while (decimals > 0 && text[point + decimals] === '0') decimals--;
  return { decimals, digits: end - start + decimals };
}

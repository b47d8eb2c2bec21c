import { codeIn, isCodeKey, keyKind } from './code-words.ts';
import { linesOf, type TextLine } from './lines.ts';
import { placeInWords } from './place-in-words.ts';
import { quoted, REFUSAL_LIMITS, severityIn, type Signal } from './signal.ts';

/** A word at a place where codes stand: a cell of a table, a field of a list, after a key, at the start of a line. */
interface CodePlace {
  readonly code: string;
  readonly at: number;
  /** The text says that it is a code. */
  readonly isNamed: boolean;
}

/** UTF-16 code units read of a line. */
const LONGEST = 4_000;
const MARGIN = /^[\s>*_`#•·|]{0,40}(?:\d{1,3}[.)]\s{1,4}|[-–—]\s{1,4})?[\s*_`]{0,9}/;
const LEADING = /^[[(]?([A-Za-z0-9][\w.:-]{0,99})[\])]?(?=\s{0,9}(?:[-–—:;,.)=<|]|$)|\s{2}|\t)/;
const PAIR =
  /(?<![\p{L}])(\p{L}[\p{L} _]{0,30}?)\s{0,3}(?:[:=]|=>)\s{0,3}["'“[(]{0,2}([A-Za-z0-9][\w.:-]{0,98}\w)(?![\w.-]|\s{0,3}[:=]\s)/gu;
const BETWEEN_DASHES = /(?<![\w.,/:-])([A-Za-z0-9][\w.:]{1,60})\s{1,3}[-–—]\s/g;
const BRACKETED = /[[(]([A-Za-z0-9][\w.:-]{1,99})[\])]/g;

function* placesIn({ text }: TextLine, isKnown: (code: string) => boolean): Generator<CodePlace> {
  const line = text.slice(0, LONGEST);
  const cells = cellsOf(line);
  const codes = cells.flatMap(({ text: cell, at }) => {
    const code = codeIn(cell);
    return code === undefined ? [] : [{ code, at }];
  });
  // In a list of nothing but codes, the unknown one is a code too.
  const isNamed = codes.length === cells.length && codes.filter(({ code }) => isKnown(code)).length > codes.length / 2;
  for (const code of codes) yield { ...code, isNamed };
  const margin = MARGIN.exec(line)?.[0].length ?? 0;
  const leading = codeIn(LEADING.exec(line.slice(margin))?.[1] ?? '');
  if (leading !== undefined) yield { code: leading, at: margin, isNamed: false };
  for (const { 1: key = '', 2: value = '', index } of line.matchAll(PAIR)) {
    const code = keyKind(key) === 'code' ? codeIn(value) : undefined;
    if (code !== undefined) yield { code, at: index, isNamed: isCodeKey(key) };
  }
  for (const form of [BETWEEN_DASHES, BRACKETED])
    for (const { 1: word = '', index } of line.matchAll(form)) {
      const code = codeIn(word);
      if (code !== undefined) yield { code, at: index, isNamed: false };
    }
}

export interface Cell {
  readonly text: string;
  readonly at: number;
}

/** The cells of a row, if the line is a row: of a table with bars, tabs or wide gaps, or of a list with semicolons or commas. */
export function cellsOf(line: string): readonly Cell[] {
  const separator = /[|\t;]/.exec(line)?.[0] ?? (/^[^,]{1,100},/.test(line) ? ',' : undefined);
  if (separator === undefined) return [];
  const cells: Cell[] = [];
  let at = 0;
  for (const text of line.split(separator)) {
    if (text.trim() !== '') cells.push({ text, at });
    at += text.length + 1;
  }
  return cells;
}

/** Every code has one of these, or a key before it. */
const MAY_HAVE_CODE = /[\d:=_-]|[A-Z]{2}/;

/** A word of prose, although some list may have such a code. */
const PLAIN_WORD = /^[A-Za-z]?[a-z]{1,40}(?:[A-Z][a-z]{0,40}){0,4}$/;

/** Words at places for codes that some authority may know; `isKnown` tells which. */
export function codePlaces(text: string, isKnown: (code: string) => boolean): readonly Signal[] {
  const signals: Signal[] = [];
  for (const line of linesOf(text)) {
    if (!MAY_HAVE_CODE.test(line.text)) continue;
    for (const { code, at, isNamed } of placesIn(line, isKnown)) {
      if (!isNamed && (PLAIN_WORD.test(code) || !isKnown(code))) continue;
      const said = quoted(line.text);
      const place = placeInWords(line.text);
      const severity = severityIn(line.text);
      signals.push({
        code,
        by: 'place',
        isNamed,
        offset: line.offset + at,
        ...(severity && { severity }),
        ...(said !== undefined && { said }),
        ...(place && { place }),
      });
      if (signals.length >= REFUSAL_LIMITS.maxSignals) return signals;
    }
  }
  return signals;
}

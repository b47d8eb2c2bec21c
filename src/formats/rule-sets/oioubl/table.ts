import { tableOf } from '../../../engine/values.ts';
import { codeList, codesOf } from '../../en16931/rules/code-lists.ts';
import type { Where } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import { count, elementsOf, found, has, isTold, isWritten, textAt, textsAt } from '../../en16931/rules/paths.ts';
import { splitRule, type TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { listed } from '../../rules/shared/functions/national.ts';
import * as lists from './lists.codes.ts';
import { isLast, numberOf } from './figures.ts';
import { placesOf } from './places.ts';
import { conditionsInWords } from './sentences.ts';

/**
 * Rules as lines of a text. `@ PLACES` says where those below it look, with `if [CONDITION]` under which; a line has an id, or one of
 * invoices and one of credit notes, then `if [CONDITIONS]` of its own, the verb and what it is about, in the words of `paths.ts`:
 *
 *     F-INV030 F-CRN027 one Party                  exactly one; `most1`: no more than that
 *     F-LIB168 no AgentParty                       none of these; `needs`: it is there
 *     F-LIB187 filled CompanyID                    one of these says something; `says`: blanks are something
 *     F-LIB001 is UBLVersionID 2.0|2.1             `like`: but for blanks around it
 *     F-LIB298 in . CURRENCIES                     a code of a list; `innormal`: but for blanks around it
 *     F-LIB110 length<=20 ID                       characters; `decimals=2`: behind the point
 *
 * Lines with one id are one rule.
 */
export interface Check {
  readonly code: string;
  readonly places: readonly string[];
  readonly say: string;
  readonly isRight: (element: XmlElement) => boolean;
}

type Verb = (
  paths: readonly string[],
  rest: string,
) => readonly [say: string, isRight: (element: XmlElement) => boolean];

const one = (path: string): string => (path === '.' ? 'this' : path);
const any = (paths: readonly string[]): string => paths.map(one).join(' or ');
const raw = (element: XmlElement, path: string): string => {
  const [first] = found(element, path);
  return first ? textOf(first) : '';
};

/** As XPath defines it: the text after the first point. */
export const decimalsOf = (text: string): number => {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
};

/** Values that conversion from Peppol BIS Billing 3 may get wrong, and which pass. */
export const isConverted = (element: XmlElement): boolean =>
  has(element, '//AdditionalDocumentReference/DocumentTypeCode[@listAgencyName=ERST][.=PEPPOLBIS32OIOUBL]');

const isPositive = (text: string): boolean => !text.startsWith('-');
const isAboveZero = (text: string): boolean => isPositive(text) && numberOf(text) !== 0;
const isDanish = (text: string, length: number): boolean => length === 10 && text.startsWith('DK');
const siblings = (element: XmlElement): number => count(element, `../${element.name}`);

const FILES =
  'image/tiff|image/png|image/jpeg|image/gif|application/pdf|text/xml|text/csv|application/vnd.ms-excel|' +
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|application/vnd.oasis.opendocument.spreadsheet';

const VERBS: Readonly<Record<string, Verb>> = tableOf({
  no: (paths) => [`There is no ${any(paths)}`, (element) => !paths.some((path) => has(element, path))],
  needs: ([path = '']) => [`There is ${one(path)}`, (element) => has(element, path)],
  one: ([path = '']) => [`There is exactly one ${path}`, (element) => count(element, path) === 1],
  most1: ([path = '']) => [`There is at most one ${path}`, (element) => count(element, path) <= 1],
  filled: (paths) => [`There is something in ${any(paths)}`, (element) => paths.some((path) => isTold(element, path))],
  says: (paths) => [`There is something in ${any(paths)}`, (element) => isWritten(element, ...paths)],
  never: (_, rest) => [`It is not so that ${conditionsInWords(rest)}`, (element) => !has(element, `.${rest}`)],
  is: ([path = ''], rest) => {
    const texts = new Set((rest === 'FILES' ? FILES : rest).split('|'));
    return [
      `The text of ${one(path)} is ${[...texts].join(' or ')}`,
      (element) => found(element, path).some((node) => texts.has(textOf(node))),
    ];
  },
  like: ([path = ''], rest) => {
    const texts = new Set(rest.split('|'));
    return [
      `The text of ${one(path)} is ${rest.split('|').join(' or ')}`,
      (element) => texts.has(textAt(element, path)),
    ];
  },
  in: ([path = ''], rest) => [
    `The text of ${one(path)} is a code of the list of OIOUBL`,
    (element) => listNamed(rest).has(raw(element, path)),
  ],
  innormal: ([path = ''], rest) => [
    `The text of ${one(path)} is a code of the list of OIOUBL`,
    (element) => listNamed(rest).has(textAt(element, path)),
  ],
  currency: ([path = '']) => [
    `The currency of ${path} is this one`,
    (element) => [...textsAt(element, `${path}/@currencyID`)].every((currency) => currency === element.text),
  ],
  translated: ([path = '']) => [
    'Of several texts each has its language',
    (element) => siblings(element) <= 1 || has(element, path),
  ],
  several: ([path = '']) => [
    `Of several each has something in ${path}`,
    (element) => siblings(element) <= 1 || isWritten(element, path),
  ],
  alone: ([path = '']) => [
    `No two have the same ${path}`,
    (element) => found(element, path).every((node) => isLast(element, path, textOf(node))),
  ],
  matches: ([path = ''], rest) => {
    const pattern = new RegExp(rest, 'u');
    return [`The text of ${one(path)} has the form ${rest}`, (element) => pattern.test(raw(element, path))];
  },
  normal: ([path = ''], rest) => {
    const pattern = new RegExp(rest, 'u');
    return [`The text of ${one(path)} has the form ${rest}`, (element) => pattern.test(textAt(element, path))];
  },
  lacks: ([path = ''], rest) => {
    const pattern = new RegExp(rest, 'u');
    return [`The text of ${one(path)} has not the form ${rest}`, (element) => !pattern.test(raw(element, path))];
  },
  timely: () => [
    'What ends does not end before it begins',
    (element) => {
      const [from, to] = ['Start', 'End'].map((end) => `${raw(element, `${end}Date`)}T${raw(element, `${end}Time`)}`);
      return ![from, to].every((moment) => MOMENT.test(moment ?? '')) || (from ?? '') <= (to ?? '');
    },
  ],
  described: () => [
    'Of several descriptions each has its language',
    (element) => {
      const descriptions = count(element, 'Description');
      return descriptions <= 1 || descriptions === count(element, 'Description/@languageID');
    },
  ],
  ordered: ([begin = '', end = '', between = '']) => [
    `The text of ${end} is not before ${begin}`,
    (element) => {
      const [from, to] = [begin, end].map((path) => numberOf(raw(element, path).replaceAll(between, '')));
      return from !== undefined && to !== undefined && to >= from;
    },
  ],
  nonzero: ([path = '']) => [
    `The figure of ${one(path)} is not zero`,
    (element) => found(element, path).every((node) => numberOf(textOf(node)) !== 0),
  ],
  positive: ([path = '']) => [
    `The figure of ${one(path)} is not negative`,
    (element) => isPositive(raw(element, path)),
  ],
  abovezero: ([path = '']) => [
    `The figure of ${one(path)} is above zero`,
    (element) => isAboveZero(raw(element, path)),
  ],
  'positive=': ([path = '']) => [
    `The figure of ${one(path)} is not negative`,
    (element) => isPositive(raw(element, path)) || isConverted(element),
  ],
  'abovezero=': ([path = '']) => [
    `The figure of ${one(path)} is above zero`,
    (element) => isAboveZero(raw(element, path)) || isConverted(element),
  ],
  figure: ([path = '']) => [
    `The text of ${path} is a figure`,
    (element) => !Number.isNaN(numberOf(raw(element, path))),
  ],
  truefigure: ([path = '']) => [
    `The text of ${path} is a figure above zero`,
    (element) => !!numberOf(raw(element, path)),
  ],
  digits: ([path = '']) => [`The text of ${path} is digits alone`, (element) => /^\p{Nd}*$/u.test(raw(element, path))],
  giro: ([path = '']) => [
    `The text of ${path} is a figure of seven or eight digits`,
    (element) => {
      const text = raw(element, path);
      return (text.length === 7 || text.length === 8) && !Number.isNaN(numberOf(text));
    },
  ],
  number10: ([path = '']) => [
    `The text of ${path} is DK and eight digits`,
    (element) => isDanish(raw(element, path), raw(element, path).length),
  ],
  number10normal: ([path = '']) => [
    `The text of ${path} is DK and eight digits`,
    (element) => isDanish(raw(element, path), textAt(element, path).length),
  ],
});

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

const MEASURED: Readonly<Record<string, readonly [what: string, measure: (text: string) => number]>> = tableOf({
  length: ['characters', (text) => text.length],
  decimals: ['decimals', decimalsOf],
});
const COMPARED: Readonly<Record<string, readonly [word: string, isSo: (is: number, asked: number) => boolean]>> =
  tableOf({
    '=': ['exactly', (is, asked) => is === asked],
    '<=': ['at most', (is, asked) => is <= asked],
    '>=': ['at least', (is, asked) => is >= asked],
  });

function measuring(verb: string, path: string): ReturnType<Verb> {
  const [, name = '', sign = '', number = ''] = /^([a-z]+)([<>]?=)(\d+)$/.exec(verb) ?? [];
  const [what, measure] = MEASURED[name] ?? [];
  const [word, isSo] = COMPARED[sign] ?? [];
  if (!measure || !isSo) throw new Error(`The table does not say what ${verb} is`);
  return [
    `There are ${word} ${number} ${what} in ${one(path)}`,
    (element) => isSo(measure(raw(element, path)), Number(number)),
  ];
}

const known = new Map<string, ReadonlySet<string>>();

/** A list by name, split on first use. */
export function listNamed(name: string): ReadonlySet<string> {
  let list = known.get(name);
  if (!list) known.set(name, (list = new Set(codesNamed(name))));
  return list;
}

function codesNamed(name: string): readonly string[] {
  const [, version] = /_(\d)$/.exec(name) ?? [];
  if (name.startsWith('PROFILES_')) return [...listed(lists.PROFILE_IDS.slice(0, Number(version)).join(' '))];
  if (name.startsWith('TAX_CATEGORIES_')) {
    return [...listed(`${lists.TAX_CATEGORIES} ${lists.MORE_TAX_CATEGORIES[Number(version) - 1] ?? ''}`)];
  }
  if (name === 'ADDRESS_SCHEMES') return [...listed(`${lists.SCHEMES} ${lists.ADDRESS_SCHEMES}`)];
  if (name === 'PARTY_SCHEMES') return [...listed(`${lists.SCHEMES} ${lists.PARTY_SCHEMES}`)];
  if (name === 'UNITS_3') return [...codeList('UNITS')].filter((unit) => unit !== 'HWE');
  if (name === 'SCHEMES_3') return ['ZZZ', ...[...codeList('IDENTIFIER_SCHEMES')].filter((scheme) => scheme <= '0230')];
  if (name === 'DISCREPANCIES') return [...listed(lists.DISCREPANCIES)];
  if (name === 'CERTIFICATES') return [...listed(lists.CERTIFICATES)];
  const compressed = { COUNTRIES: lists.COUNTRIES, CURRENCIES: lists.CURRENCIES, UNITS: lists.UNITS }[name];
  if (compressed === undefined) throw new Error(`There is no list ${name}`);
  return [...listed(compressed)].flatMap(codesOf);
}

const LINE =
  /^((?:[FW]-(?:LIB|INV|CRN)\d+|OIOUBL-[\w-]+)(?: F-CRN\d+| W-CRN\d+)?) (?:if ((?:\[[^\]]*\])+) )?(\S+)(?: (\S+))?(?: (.+))?$/;

/** Whether a place is in the document type of the id. */
const isOf = (code: string, place: string): boolean =>
  code.includes('-INV') ? place.startsWith('/Invoice') : !code.includes('-CRN') || place.startsWith('/CreditNote');

/** Verbs whose path is followed by an argument. */
const TELLING: ReadonlySet<string> = new Set(['is', 'like', 'in', 'innormal', 'matches', 'normal', 'lacks']);

export function checksOf(table: string): readonly Check[] {
  let places: readonly string[] = [];
  let given = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line): readonly Check[] => {
      if (line.startsWith('@ ')) {
        const [where = '', condition = ''] = line.slice(2).split(' if ');
        places = placesOf(where);
        given = condition;
        return [];
      }
      const [, codes, own = '', verb = '', path = '', rest = ''] = LINE.exec(line) ?? [];
      if (codes === undefined) throw new Error(`The table does not say what ${line} is`);
      return checksOfLine(codes.split(' '), places, given + own, verb, path, rest);
    });
}

function checksOfLine(
  codes: readonly string[],
  places: readonly string[],
  conditions: string,
  verb: string,
  path: string,
  rest: string,
): readonly Check[] {
  const isList = TELLING.has(verb);
  const paths = isList || verb === 'never' ? [path] : [path, ...rest.split(' ').filter((word) => word !== '')];
  const [say, isRight] = VERBS[verb]?.(paths, verb === 'never' ? path : rest) ?? measuring(verb, path);
  return codes.map((code) => ({
    code,
    places: places.filter((place) => isOf(code, place)),
    say:
      conditions === '' ? say : `Where ${conditionsInWords(conditions)}: ${say.charAt(0).toLowerCase()}${say.slice(1)}`,
    isRight: conditions === '' ? isRight : (element) => !has(element, `.${conditions}`) || isRight(element),
  }));
}

const wheres = new Map<string, Where>();

/** Elements of places used by many rules, computed once per document. */
function elementsIn(places: readonly string[]): Where {
  const key = places.join(' ');
  let where = wheres.get(key);
  if (!where) wheres.set(key, (where = once(elementsOf(...places))));
  return where;
}

/** A rule for each id; checks with one id form one rule, with the text of the first. */
export function rulesOf(checks: readonly Check[]): readonly TermRule[] {
  const byCode = new Map<string, Check[]>();
  for (const check of checks) {
    const others = byCode.get(check.code);
    if (others) others.push(check);
    else byCode.set(check.code, [check]);
  }
  return [...byCode].map(([code, all]) => {
    const [first] = all;
    const looked = all.map(({ places, isRight }) => ({ on: elementsIn(places), isRight }));
    return splitRule<XmlElement, XmlElement>(code, {
      terms: [],
      say: first?.say ?? '',
      ...(code.startsWith('W-') && { severity: 'warning' as const }),
      ubl: {
        on: (invoice: InvoiceTerms) =>
          looked.flatMap(({ on, isRight }) => on(invoice).filter((element) => !isRight(element))),
        must: () => false,
      },
    });
  });
}

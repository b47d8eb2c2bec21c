import { tableOf } from '../../../engine/values.ts';
import { codeList, codesOf } from '../../en16931/rules/code-lists.ts';
import { once } from '../../en16931/rules/once.ts';
import { count, found, has, hasText, isWritten, textAt } from '../../en16931/rules/paths.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { findOf } from '../../rules/kit/place.ts';
import type { AnyRow, Codes, Form, Place, RowOptions } from '../../rules/kit/row.ts';
import * as verbs from '../../rules/kit/verbs.ts';
import { any, at, byElement, exact, missingIsWrong, warns, type Unplaced } from '../../rules/kit/verbs.ts';
import { listed } from '../../rules/shared/functions/national.ts';
import { isLast, numberOf } from './figures.ts';
import * as lists from './lists.codes.ts';
import { oioublMessages } from './messages.ts';
import { placesOf } from './places.ts';

/**
 * Rows as lines of a text. `@ PLACES` says where those below it look, with `if [CONDITION]` under which; a line has an id, or one of
 * invoices and one of credit notes, then `if [CONDITIONS]` of its own, the verb and what it is about, in the words of `paths.ts`:
 *
 *     F-INV030 F-CRN027 one Party                  exactly one; `most1`: no more than that
 *     F-LIB168 no AgentParty                       none of these; `needs`: it is there
 *     F-LIB187 filled CompanyID                    one of these says something; `says`: blanks are something
 *     F-LIB001 is UBLVersionID 2.0|2.1             `like`: but for blanks around it
 *     F-LIB298 in . CURRENCIES                     a code of a list; `innormal`: but for blanks around it
 *     F-LIB110 length<=20 ID                       characters; `decimals=2`: behind the point
 *     OIOUBL-BIL-039 matches ID 1234 ^\d{4}$       an example and the form; `normal`: but for blanks around it
 *
 * Lines with one id are one rule.
 */
type Writer = (id: string, paths: readonly string[], rest: string, options: RowOptions) => Unplaced;

const raw = (element: XmlElement, path: string): string => {
  const [first] = found(element, path);
  return first ? textOf(first) : '';
};

/** Values that conversion from Peppol BIS Billing 3 may get wrong, and which pass. */
export const isConverted = (element: XmlElement): boolean =>
  has(element, '//AdditionalDocumentReference/DocumentTypeCode[@listAgencyName=ERST][.=PEPPOLBIS32OIOUBL]');

const isPositive = (text: string): boolean => !text.startsWith('-');
const isAboveZero = (text: string): boolean => isPositive(text) && numberOf(text) !== 0;
const siblings = (element: XmlElement): number => count(element, `../${element.name}`);

const FILES =
  'image/tiff|image/png|image/jpeg|image/gif|application/pdf|text/xml|text/csv|application/vnd.ms-excel|' +
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|application/vnd.oasis.opendocument.spreadsheet';

/** A form; a missing text has it if an empty one has. */
const form =
  (wanted: Form, ...more: readonly RowOptions[]): Writer =>
  (id, paths, _, options) =>
    verbs.form(id, paths, wanted, ...(wanted.fits('') ? [] : [missingIsWrong]), ...more, options);
const pattern =
  (...more: readonly RowOptions[]): Writer =>
  (id, paths, rest, options) => {
    const [like = '', written = ''] = rest.split(' ');
    const regexp = new RegExp(written, 'u');
    return form({ fits: (text) => regexp.test(text), like }, ...more)(id, paths, rest, options);
  };
const texts = (rest: string): readonly string[] => (rest === 'FILES' ? FILES : rest).split('|');
const numbers =
  (id: string, options: RowOptions, bounds: Parameters<typeof verbs.range>[2], path: string) =>
  (isRight: (text: string, element: XmlElement) => boolean): Unplaced =>
    verbs.range(
      id,
      path,
      bounds,
      byElement((element) => isRight(raw(element, path), element)),
      options,
    );
const isDanish = (text: string, length: number): boolean => length === 10 && text.startsWith('DK');
const DANISH = 'DK12345678';

const WRITERS: Readonly<Record<string, Writer>> = tableOf<Writer>({
  no: (id, paths, _, options) => verbs.forbids(id, paths, options),
  needs: (id, paths, _, options) => verbs.needs(id, paths, options),
  one: (id, paths, _, options) => verbs.one(id, paths, options),
  most1: (id, paths, _, options) => verbs.atMost(id, 1, paths, options),
  filled: (id, paths, _, options) =>
    paths.length === 1
      ? verbs.filled(id, paths, any, options)
      : verbs.needsOneOf(
          id,
          paths,
          byElement((element) => paths.some((path) => hasText(element, path))),
          options,
        ),
  says: (id, paths, _, options) => {
    const by = byElement((element) => isWritten(element, ...paths));
    return paths.length === 1 ? verbs.filled(id, paths, any, by, options) : verbs.needsOneOf(id, paths, by, options);
  },
  is: (id, paths, rest, options) =>
    verbs.oneOf(id, paths, { codes: new Set(texts(rest)) }, exact, any, missingIsWrong, options),
  like: (id, paths, rest, options) => verbs.oneOf(id, paths, { codes: new Set(texts(rest)) }, missingIsWrong, options),
  in: (id, paths, rest, options) => verbs.oneOf(id, paths, codesNamed(rest), exact, missingIsWrong, options),
  innormal: (id, paths, rest, options) => verbs.oneOf(id, paths, codesNamed(rest), missingIsWrong, options),
  currency: (id, [path = ''], _, options) => verbs.alike(id, ['.', `${path}/@currencyID`], exact, options),
  translated: (id, [path = ''], _, options) =>
    verbs.needs(
      id,
      path,
      byElement((element) => siblings(element) <= 1 || has(element, path)),
      options,
    ),
  several: (id, [path = ''], _, options) =>
    verbs.filled(
      id,
      path,
      any,
      byElement((element) => siblings(element) <= 1 || isWritten(element, path)),
      options,
    ),
  alone: (id, [path = '', name = ''], _, options) =>
    verbs.unique(
      id,
      `../${name}/${path}`,
      byElement((element) => found(element, path).every((node) => isLast(element, path, textOf(node)))),
      options,
    ),
  matches: pattern(exact),
  normal: pattern(),
  civil: (id, [path = ''], _, options) =>
    verbs.code(
      id,
      path,
      { fault: oioublMessages.civilNumber, requirement: oioublMessages.mustBeNoCivilNumber },
      byElement((element) => !/^\d{6}-?\d{4}$/u.test(raw(element, path))),
      options,
    ),
  days: (id, _, __, options) =>
    verbs.ordered(
      id,
      'StartDate',
      'EndDate',
      byElement((period) => inOrder(period, (from, to) => from.day <= to.day)),
      options,
    ),
  times: (id, _, __, options) =>
    verbs.ordered(
      id,
      'StartTime',
      'EndTime',
      byElement((period) => inOrder(period, (from, to) => from.day !== to.day || from.time <= to.time)),
      options,
    ),
  described: (id, _, __, options) =>
    verbs.needs(
      id,
      'Description[!@languageID]/@languageID',
      byElement((element) => {
        const descriptions = count(element, 'Description');
        return descriptions <= 1 || descriptions === count(element, 'Description/@languageID');
      }),
      options,
    ),
  ordered: (id, [begin = '', end = '', between = ''], _, options) =>
    verbs.ordered(
      id,
      begin,
      end,
      byElement((element) => {
        const [from = NaN, to = NaN] = [begin, end].map((path) => numberOf(raw(element, path).replaceAll(between, '')));
        return to >= from;
      }),
      options,
    ),
  nonzero: (id, [path = ''], _, options) =>
    verbs.range(
      id,
      path,
      { not: '0' },
      byElement((element) => found(element, path).every((node) => numberOf(textOf(node)) !== 0)),
      options,
    ),
  notzeros: (id, [path = ''], _, options) =>
    numbers(id, options, { not: '0' }, path)((text) => !/^0+(\.0+)?$/.test(text)),
  positive: (id, [path = ''], _, options) => numbers(id, options, { atLeast: '0' }, path)(isPositive),
  abovezero: (id, [path = ''], _, options) => numbers(id, options, { above: '0' }, path)(isAboveZero),
  'positive=': (id, [path = ''], _, options) =>
    numbers(id, options, { atLeast: '0' }, path)((text, element) => isPositive(text) || isConverted(element)),
  'abovezero=': (id, [path = ''], _, options) =>
    numbers(id, options, { above: '0' }, path)((text, element) => isAboveZero(text) || isConverted(element)),
  figure: form({ fits: (text) => !Number.isNaN(numberOf(text)), like: '12.50' }, exact),
  truefigure: form({ fits: (text) => !!numberOf(text), like: '1234' }, exact),
  digits: form({ fits: (text) => /^\p{Nd}*$/u.test(text), like: '1234' }, exact),
  giro: form(
    { fits: (text) => (text.length === 7 || text.length === 8) && !Number.isNaN(numberOf(text)), like: '1234567' },
    exact,
  ),
  number10: form({ fits: (text) => isDanish(text, text.length), like: DANISH }, exact),
  number10normal: (id, paths, rest, options) =>
    form(
      { fits: (text) => isDanish(text, text.length), like: DANISH },
      byElement((element) => isDanish(raw(element, paths[0] ?? ''), textAt(element, paths[0] ?? '').length)),
    )(id, paths, rest, options),
});

/** A day and a time of day. */
interface Moment {
  readonly day: string;
  readonly time: string;
}
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

/** Whether the begin and end of a period are in order, if both are written in full. */
function inOrder(period: XmlElement, isRight: (from: Moment, to: Moment) => boolean): boolean {
  const [from, to] = ['Start', 'End'].map((end) => ({
    day: raw(period, `${end}Date`),
    time: raw(period, `${end}Time`),
  }));
  if (!from || !to || ![from, to].every(({ day, time }) => MOMENT.test(`${day}T${time}`))) return true;
  return isRight(from, to);
}

/** `length<=20`, `decimals=2`. */
function measured(verb: string): Writer {
  const [, what, sign = '', number = ''] = /^(length|decimals)([<>]?=)(\d+)$/.exec(verb) ?? [];
  if (what === undefined) throw new Error(`The table does not say what ${verb} is`);
  const asked = Number(number);
  const bounds: { readonly most?: number; readonly least?: number } = {
    ...(sign !== '>=' && { most: asked }),
    ...(sign !== '<=' && { least: asked }),
  };
  const missing = bounds.least === undefined ? [] : [missingIsWrong];
  return (id, paths, _, options) =>
    what === 'length'
      ? verbs.length(id, paths, bounds, exact, ...missing, options)
      : verbs.decimals(id, paths, bounds, ...missing, options);
}

const known = new Map<string, ReadonlySet<string>>();

/** A list by name, split on first use. */
function listNamed(name: string): ReadonlySet<string> {
  let list = known.get(name);
  if (!list) known.set(name, (list = new Set(codesIn(name))));
  return list;
}

export const codesNamed = (name: string): Codes => ({
  get codes() {
    return listNamed(name);
  },
});

function codesIn(name: string): readonly string[] {
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
const WITH_ARGUMENT: ReadonlySet<string> = new Set(['is', 'like', 'in', 'innormal', 'matches', 'normal']);

export function rowsOf(table: string): readonly AnyRow[] {
  let places: readonly string[] = [];
  let given = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line): readonly AnyRow[] => {
      if (line.startsWith('@ ')) {
        const [where = '', condition = ''] = line.slice(2).split(' if ');
        places = placesOf(where);
        given = condition;
        return [];
      }
      const [, codes, own = '', verb = '', path = '', rest = ''] = LINE.exec(line) ?? [];
      if (codes === undefined) throw new Error(`The table does not say what ${line} is`);
      return codes.split(' ').flatMap((code) => rowsOfLine(code, places, given + own, verb, path, rest));
    });
}

function rowsOfLine(
  code: string,
  places: readonly string[],
  conditions: string,
  verb: string,
  path: string,
  rest: string,
): readonly AnyRow[] {
  if (verb === 'never') return placed(code, places, conditions + path, neverSo(code, path));
  if (verb === 'timely')
    return ['days', 'times'].flatMap((each) => rowsOfLine(code, places, conditions, each, path, rest));
  const paths = WITH_ARGUMENT.has(verb) ? [path] : [path, ...rest.split(' ').filter((word) => word !== '')];
  return placed(code, places, conditions, (WRITERS[verb] ?? measured(verb))(code, paths, rest, severityOf(code)));
}

const severityOf = (code: string): RowOptions => (code.startsWith('W-') ? warns : {});

/** What the last of some conditions is about must be otherwise: not empty, or not there. */
function neverSo(code: string, conditions: string): Unplaced {
  const [, target = '', text = ''] = /\[([^[\]=]+)=([^[\]]*)\]$/.exec(conditions) ?? [];
  return (text === '' ? verbs.filled : verbs.forbids)(code, target, verbs.found, severityOf(code));
}

/** A row at the places that are of the document type of its id, under conditions. */
function placed(code: string, places: readonly string[], conditions: string, row: Unplaced): readonly AnyRow[] {
  return at(
    {
      ubl: placeOf(
        places.filter((place) => isOf(code, place)),
        conditions,
      ),
    },
    row,
  );
}

const PLACES = new Map<string, Place>();

/** Elements of places under conditions, which many rows share: found once for each document. */
export function placeOf(places: readonly string[], conditions = ''): Place {
  const all = places.join(' ');
  if (conditions === '') return all;
  const key = all + conditions;
  let place = PLACES.get(key);
  if (!place) {
    const [first = ''] = places;
    const find = once((invoice) =>
      findOf(all)(invoice).filter((element) => has(element as XmlElement, `.${conditions}`)),
    );
    PLACES.set(key, (place = { name: first + conditions, find }));
  }
  return place;
}

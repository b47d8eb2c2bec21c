import { outermost, type Where } from '../../en16931/rules/elements.ts';
import { elementsOf, has } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { about, at, forbids, needs, needsOneOf, type Unplaced } from '../../rules/kit/verbs.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { shared } from '../../rules/shared/functions/national.ts';
import { NEEDS, SHARED_NEEDS } from './needs.codes.ts';
import { pathsOf } from './paths.ts';

/** Rules on what must be there, from tables. */

const whereOf = (on: string): Where => (on === '/' ? outermost : elementsOf(...on.split(',').flatMap(pathsOf)));

/** One of the paths, or what stands between them, is fulfilled. */
function mustOf(choices: readonly string[]): (element: XmlElement) => boolean {
  const all = choices.map((choice) =>
    choice.split('+').map((path) => ({ absent: path.startsWith('!'), paths: pathsOf(path.replace(/^!/, '')) })),
  );
  return (element) => all.some((parts) => parts.every(({ absent, paths }) => has(element, ...paths) !== absent));
}

const lines = (table: string): readonly string[] => table.trim().split('\n');

/** The elements where something is there: `[Contact]`, `[InvoiceTypeCode=383]`. */
function placeOf(on: string, condition: string | undefined): string {
  // The value of the element itself: `ID[.=5]` is `ID=5`.
  const [path, value] = condition?.split('[.') ?? [];
  const given = path === undefined ? '' : `[${value === undefined ? path : path + value.slice(0, -1)}]`;
  const places = on === '/' ? (given === '' ? ['/'] : ['/Invoice', '/CreditNote']) : on.split(',').flatMap(pathsOf);
  return places.map((place) => place + given).join(' ');
}

function needOf(id: string, terms: string, choices: readonly string[]): Unplaced {
  const [sole = '', ...others] = choices;
  const paths = (others.length > 0 ? choices : sole.split('+')).flatMap(pathsOf);
  const options = about(...terms.split(','));
  if (others.length > 0) return needsOneOf(id, paths, options);
  return sole.startsWith('!') ? forbids(id, sole.slice(1), options) : needs(id, paths, options);
}

export const needRules: readonly TermRule[] = [
  ...lines(SHARED_NEEDS).map((line) => {
    const [code = '', on = '', ...choices] = line.split(' ');
    return shared(code, whereOf(on), mustOf(choices));
  }),
  ...rulesOf(
    lines(NEEDS).flatMap((line) => {
      const [number = '', terms = '', on = '', ...choices] = line.split(' ');
      const id = number.startsWith('BR') ? number : `BR-CIUS-PT-${number}`;
      const [first = '', ...needed] = choices;
      const isOnCondition = first.startsWith('!') && needed.length > 0;
      const row = needOf(id, terms, isOnCondition ? needed : choices);
      return at({ ubl: placeOf(on, isOnCondition ? first.slice(1) : undefined) }, row);
    }),
  ),
];

import { outermost, type Where } from '../../en16931/rules/elements.ts';
import { elementsOf, has } from '../../en16931/rules/paths.ts';
import { withPhrase, type TermRule } from '../../en16931/rules/rule.ts';
import { EN16931_RULES } from '../../en16931/rules/rules.ts';
import { EN16931_UBL_RULES } from '../../en16931/rules/ubl-rules.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { pint } from '../pint/table.ts';
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

const rows = new Map([...EN16931_RULES, ...EN16931_UBL_RULES].map((row) => [row.code, withPhrase(row)]));

/** A rule of EN 16931, with an own place and check. */
export function shared(code: string, on: Where, must: Parameters<typeof pint>[4]): TermRule {
  const row = rows.get(code);
  if (!row) throw new Error(`EN 16931 has no ${code}`);
  return pint(code, row.terms, row.say, on, must);
}

const lines = (table: string): readonly string[] => table.trim().split('\n');

export const needRules: readonly TermRule[] = [
  ...lines(SHARED_NEEDS).map((line) => {
    const [code = '', on = '', ...choices] = line.split(' ');
    return shared(code, whereOf(on), mustOf(choices));
  }),
  ...lines(NEEDS).map((line) => {
    const [facts = '', say = ''] = line.split(' : ');
    const [id = '', terms = '', on = '', ...choices] = facts.split(' ');
    return pint(id.startsWith('BR') ? id : `BR-CIUS-PT-${id}`, terms.split(','), say, whereOf(on), mustOf(choices));
  }),
];

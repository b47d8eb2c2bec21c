import { outermost, type Where } from '../../en16931/rules/elements.ts';
import { elementsOf, has } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { shared } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
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

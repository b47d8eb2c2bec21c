import { describe, expect, it } from 'vitest';
import type { Message } from '../../engine/index.ts';
import { readXml } from '../xml/read-xml.ts';
import { broughtRules } from './brought-rules.ts';
import { readSchematron } from './read-schematron.ts';
import { RunnableSchematron } from './run-schematron.ts';

const never = () => false;
const order = (lines: number) => `<order>${'<line><price>1</price></line>'.repeat(lines)}</order>`;

/** The messages of the patterns about an order, and the time they took, which is limited. */
function judged(patterns: string, lines: number, patience = Infinity) {
  const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">${patterns}</schema>`;
  const made = broughtRules('shop.sch', new Map([['shop.sch', schema]]), 'shop.sch');
  if (!made.ok) throw new Error(made.faults[0]?.description);
  const read = readXml(order(lines));
  if (!read.ok) throw new Error('no XML');
  const began = performance.now();
  const verdicts = made.value.judge(read.document, { isOver: () => performance.now() - began > patience });
  const texts = verdicts.map(({ rule, values }) =>
    rule === 'ASSAY-RULE-NOT-RUN' ? `not run: ${String(values?.['rule'])}` : rule,
  );
  return { sentences: [...new Set(texts)], took: performance.now() - began };
}

const rule = (context: string, content: string) => `<pattern><rule context="${context}">${content}</rule></pattern>`;
const report = (id: string, test = 'true()') => `<report id="${id}" test="${test}">x</report>`;
const ENDLESS = 'count(for $a in //*, $b in //*, $c in //*, $d in //* return $d/price) = 1';

describe('rules that run too long', () => {
  it.each([
    [
      'in one test',
      `${rule('order', report('A'))}${rule('order', report('B', ENDLESS) + report('C'))}${rule('line', report('D') + report('E'))}`,
    ],
    [
      'in its variable',
      `${rule('order', report('A'))}${rule('order', `<let name="v" value="${ENDLESS}"/>${report('B', '$v') + report('C')}`)}${rule('line', report('D') + report('E'))}`,
    ],
    [
      'in the search for its nodes',
      `${rule('order', report('A'))}${rule(`order[${ENDLESS}]`, report('B') + report('C'))}${rule('line', report('D') + report('E'))}`,
    ],
  ])('%s are named by their ids, beside what the others found', (_, patterns) => {
    const { sentences, took } = judged(patterns, 100, 500);
    expect(sentences).toEqual(['A', 'not run: B', 'not run: C', 'not run: D', 'not run: E']);
    expect(took).toBeLessThan(3_000);
  });

  it('are reported by their ids when they have many tests', () => {
    const slow = 'count(//line[count(//line) gt 0]) = 0';
    const { sentences, took } = judged(
      rule('line', report('A') + report('B', slow)) + rule('price', report('C')),
      2_000,
      500,
    );
    expect(sentences).toEqual(['A', 'not run: A', 'not run: B', 'not run: C']);
    expect(took).toBeLessThan(5_000);
  });

  it('are all run where there is time', () => {
    expect(judged(rule('line', report('A')) + rule('price', report('B', 'false()')), 10, 60_000).sentences).toEqual([
      'A',
    ]);
  });
});

it('beyond the most tests of a document, every rule that is left is named by its id', () => {
  const patterns = rule('line', report('A') + report('B', 'false()')) + rule('order', report('Y') + report('Z'));
  const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">${patterns}</schema>`;
  const [made, read] = [readSchematron(new Map([['shop.sch', schema]]), 'shop.sch'), readXml(order(100))];
  if (!made.ok || !read.ok) throw new Error('not read');
  const summary = (most: number) => {
    const { verdicts, troubles } = new RunnableSchematron(made.value, () => undefined, most).judge(
      read.document,
      never,
    );
    return [verdicts.length, ...troubles.map(({ rule: id, description }) => `${id}: ${(description as Message).text}`)];
  };
  const why = 'the document takes more than 150 tests';
  expect(summary(150)).toEqual([75, `A: ${why}`, `B: ${why}`, `Y: ${why}`, `Z: ${why}`]);
  expect(summary(202)).toEqual([102]);
});

import { setScreenWidth } from '../../testing/screen.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Json } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { createStandardEngine } from '../../../engine/standard.ts';
import { declaredInvoice } from '../../../formats/page/declared-invoice.ts';
import { importXml } from '../../../formats/reading/import-xml.ts';
import { ciiInvoice, ublInvoice } from '../../../formats/testing/invoices.ts';
import { built, examples, goldenContext, jsonOf } from '../../../testing/examples/examples.ts';
import type { PageProblem } from './place-problems.ts';
import { PageWith } from './testing/PageWith.tsx';
import type { PageSource } from './value-field.ts';
import { xmlProblems } from './xml-paths.ts';

/** Every object, list and element has a place on the page for what is wrong with it as a whole. */

const engine = createStandardEngine();

function problemAt(path: string) {
  const fixes: never[] = [];
  return {
    key: path,
    severity: 'error',
    code: 'X',
    message: `About ${path}.`,
    paths: [path],
    line: 1,
    column: 1,
    fixes,
  } as const;
}

/** The paths of the objects and lists of a document. */
function groupsIn(value: Json, path: string): readonly string[] {
  if (Array.isArray(value))
    return [path, ...value.flatMap((item: Json, index) => groupsIn(item, `${path}[${String(index)}]`))];
  if (!isJsonObject(value)) return [];
  return [path, ...Object.entries(value).flatMap(([name, item]) => groupsIn(item, `${path}.${name}`))];
}

function ofJson(): readonly [PageSource, readonly PageProblem[]] {
  const [example] = examples().filter(({ goldenFile }) => /de.*invoice-xrechnung/.test(goldenFile));
  const text = example?.text ?? '';
  const document = built(engine, jsonOf(text));
  const problems = groupsIn(document, '$').map((path) => ({ problem: problemAt(path), paths: [path] }));
  return [{ text, document, written: document, signed: false }, problems];
}

function ofXml(text: string): readonly [PageSource, readonly PageProblem[]] {
  const outcome = importXml({ data: text }, engine, goldenContext, []);
  if (!outcome.ok) throw new Error('not read');
  const { document, report } = outcome.value;
  const { entries } = report;
  const around = new Set(
    entries.flatMap(({ path }) => path.split('/').map((_, depth, steps) => steps.slice(0, depth).join('/'))),
  );
  const problems = [...around].filter((path) => path !== '').map(problemAt);
  const shown = declaredInvoice(undefined, document, entries).document;
  return [{ text, document: shown, written: document, entries, signed: false }, xmlProblems(problems, entries)];
}

it.each([
  ['JSON', ofJson],
  ['UBL', () => ofXml(ublInvoice())],
  ['CII', () => ofXml(ciiInvoice())],
])('a fault about any part of a document in %s is shown', (_, make) => {
  setScreenWidth(1440);
  const [source, problems] = make();
  const { container } = render(<PageWith source={source} problems={problems} />);
  const said = container.textContent;
  // What is not on the page is listed below it.
  const isListed = ({ paths }: PageProblem) =>
    paths.some((path) => container.querySelector(`.paper-elsewhere [data-value="${CSS.escape(path)}"]`));
  expect(problems.length).toBeGreaterThan(20);
  expect(
    problems
      .filter((problem) => !said.includes(problem.problem.message) && !isListed(problem))
      .map(({ problem, paths }) => [problem.key, paths]),
  ).toEqual([]);
});

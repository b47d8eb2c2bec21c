import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { europeanInvoice } from '../../api/examples/xml.ts';
import { profileByKey } from '../en16931/profiles/profiles.ts';
import { toTerms } from '../en16931/document/to-terms.ts';
import { exportXml } from '../writing/export-xml.ts';
import { formatByKey } from '../catalogue/formats.ts';
import { readTerms } from '../mapping/read-terms.ts';
import { readXml } from '../xml/read-xml.ts';

// Memory per line decides how long an invoice a worker can process (docs/capacity.md).

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const LINES = 1_500;
const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

function used(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** Bytes per line kept by the result: the most of three tries, since garbage of others may be freed during any. */
function held(work: () => unknown): number {
  return Math.max(...Array.from({ length: 3 }, () => heldOnce(work)));
}

function heldOnce(work: () => unknown): number {
  const kept = [work()];
  kept.pop();
  const before = used();
  kept.push(work());
  const grown = used() - before;
  expect(kept).toHaveLength(1);
  return grown / LINES;
}

const [line] = europeanInvoice.lines;
const data = { ...europeanInvoice, lines: Array.from({ length: LINES }, () => line) };

it.each([
  ['ubl', 6_000],
  ['cii', 6_500],
])('a line of %s that is read holds less than %i bytes', (key, most) => {
  const format = formatByKey(key);
  const outcome = exportXml({ data, format: key }, engine, context, []);
  const text = outcome.ok ? outcome.value.content : '';
  const bytes = held(() => {
    const read = readXml(text);
    return format && read.ok && readTerms(format.table, read.document.root);
  });
  expect(bytes).toBeLessThan(most);
  expect(bytes).toBeGreaterThan(1_000);
});

it('a line that becomes terms holds less than 5,000 bytes', () => {
  const { document } = engine.inspect({ data }, context);
  const format = formatByKey('ubl');
  const profile = format && profileByKey('en16931', format);
  const bytes = held(() => document && profile && toTerms(document, profile, 'ubl'));
  expect(bytes).toBeLessThan(5_000);
  expect(bytes).toBeGreaterThan(1_000);
});

import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import type { JsonObject } from '../../engine/index.ts';
import { examples, goldenContext, jsonOf } from '../../testing/examples/examples.ts';
import { exportXml } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { termPlace, termPlaces } from './term-places.ts';

const engine = createStandardEngine();
const found = new Map<string, Set<string>>();

function note(term: string, place: string): void {
  found.set(term, (found.get(term) ?? new Set()).add(place.replaceAll(/\[\d+\]/g, '[0]')));
}

function read(text: string): void {
  const outcome = importXml({ data: text }, engine, goldenContext, []);
  if (!outcome.ok) throw new Error('not read');
  for (const { terms = [], to = [] } of outcome.value.report.entries)
    for (const term of terms) for (const place of to) note(term, place);
}

/** Terms that no invoice below has. */
const UNSEEN: readonly string[] = ['BT-7', 'BT-36', 'BT-51', 'BT-56', 'BT-83', 'BT-86'];

it('a term stands where reading and writing an invoice puts it', () => {
  read(ublInvoice());
  read(ciiInvoice());
  for (const { text } of examples().filter(({ path }) => /^(?:be|de|es|fr|no)\//.test(path))) {
    const how = { format: 'ubl', profile: 'en16931', allowLoss: true, unfinished: true };
    const written = exportXml({ data: jsonOf(text) as JsonObject, ...how }, engine, goldenContext, []);
    if (!written.ok) continue;
    for (const { term, from } of written.value.report.links) if (from !== undefined) note(term, from);
  }
  const places = [...termPlaces.keys()].map((term) => [term, termPlace(term, 0) ?? ''] as const);
  expect(places.filter(([term]) => !found.has(term)).map(([term]) => term)).toEqual(UNSEEN);
  const wrong = places.filter(([term, place]) => found.has(term) && !found.get(term)?.has(place));
  expect(wrong.map(([term, place]) => [term, place, ...(found.get(term) ?? [])])).toEqual([]);
});

it('a term of a line has a place only in a line', () => {
  expect(termPlace('BT-129')).toBeUndefined();
  expect(termPlace('BT-129', 2)).toBe('$.lines[2].quantity');
  expect(termPlace('constructor')).toBeUndefined();
});

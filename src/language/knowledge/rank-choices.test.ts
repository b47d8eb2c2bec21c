import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { complete } from '../complete/complete.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { atMark } from '../testing/sample-knowledge.ts';
import { knowledgeOf } from '../testing/standard-knowledge.ts';
import type { Knowledge } from './knowledge.ts';

const engine = createStandardEngine();
const standard = knowledgeOf(engine, { addons: ['es-verifactu-v1', 'es-facturae-v3'] });
const schema = '"$schema": "https://gobl.org/draft-0/bill/invoice"';
const spanish = '"supplier": {"tax_id": {"country": "ES"}}';

function labels(marked: string, knowledge: Knowledge = standard): readonly string[] {
  const { text, offset } = atMark(marked);
  const found = [...complete(parseJson(text), offset, knowledge)].sort((a, b) => (a.sort < b.sort ? -1 : 1));
  return found.map(({ label }) => label);
}

it.each([
  ['the regime of the supplier', `{${schema}, "$regime": "|", ${spanish.replace('ES', 'PL')}}`, ['PL']],
  ['its currency', `{${schema}, ${spanish.replace('ES', 'PL')}, "currency": "|"}`, ['PLN']],
  [
    'its country, then the customer’s',
    `{${schema}, ${spanish}, "customer": {"addresses": [{"country": "FR"}], "tax_id": {"country": "|"}}}`,
    ['ES', 'FR'],
  ],
  [
    'addons of its country, then of Europe',
    `{${schema}, ${spanish.replace('ES', 'DE')}, "$addons": ["|"]}`,
    ['de-xrechnung-v3', 'de-zugferd-v2', 'eu-en16931-v2017'],
  ],
  ['Greek addons for Greece', `{${schema}, ${spanish.replace('ES', 'EL')}, "$addons": ["|"]}`, ['gr-mydata-v1']],
])('first comes %s', (_, marked, first) => {
  expect(labels(marked).slice(0, first.length)).toEqual(first);
});

it.each([
  [
    'an addon that stands in the list',
    `{${schema}, ${spanish}, "$addons": ["es-verifactu-v1", "|"]}`,
    'es-verifactu-v1',
  ],
  ['a tag that stands in the list', `{${schema}, ${spanish}, "$tags": ["simplified", "|"]}`, 'simplified'],
])('%s is not offered again', (_, marked, label) => {
  const offered = labels(marked);
  expect(offered.length).toBeGreaterThan(0);
  expect(offered).not.toContain(label);
});

it('a tax that the line has comes last', () => {
  const offered = labels(`{${schema}, ${spanish}, "lines": [{"taxes": [{"cat": "VAT"}, {"cat": "|"}]}]}`);
  expect(offered[0]).not.toBe('VAT');
  expect(offered.at(-1)).toBe('VAT');
});

it('identities are those of the party’s own country, by its address where it has no tax number', () => {
  const place = (party: string) => `{${schema}, ${spanish}, "customer": {${party} "identities": [{"type": "|"}]}}`;
  const belgian = labels(place('"addresses": [{"country": "BE"}],'));
  expect(belgian).toEqual(labels(place('"tax_id": {"country": "BE"},')));
  expect(belgian).toHaveLength(1);
  expect(labels(place('')).filter((label) => belgian.includes(label))).toEqual([]);
});

it('members that the engine missed come first, also those that would hold them', () => {
  const knowledge = { ...standard, lacking: ['$.doc.customer.tax_id.code', '$.doc.lines[0].item', '$.doc.code'] };
  const wrap = (body: string) => `{"$schema": "https://gobl.org/draft-0/envelope", "doc": {${schema}, ${body}}}`;
  expect(labels(wrap('"customer": {|}'), knowledge)[0]).toBe('tax_id');
  expect(labels(wrap('"lines": [{|}]'), knowledge)[0]).toBe('item');
  expect(labels(wrap('|'), knowledge).slice(0, 3).sort()).toEqual(['code', 'customer', 'lines']);
  expect(labels(wrap('"supplier": {|}'), knowledge)[0]).not.toBe('tax_id');
});

it('nothing is offered twice at any place of a document with all addons', () => {
  const all = knowledgeOf(engine, { addons: engine.catalogue.addons().map(({ key }) => key) });
  for (const place of [
    '"lines": [{"ext": {|}}]',
    '"supplier": {"ext": {|}}',
    '"supplier": {|}',
    '"customer": {"identities": [{"key": "|"}]}',
    '"tax": {"ext": {|}}',
    '|',
  ]) {
    const offered = labels(`{${schema}, "$regime": "ES", ${place}}`, all);
    expect(offered.length, place).toBeGreaterThan(1);
    expect(new Set(offered).size, place).toBe(offered.length);
  }
});

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { atMark, sampleKnowledge } from '../testing/sample-knowledge.ts';
import { takeProposal } from '../testing/take-proposal.ts';
import { complete } from './complete.ts';
import type { Proposal } from './complete.ts';

function proposalsAt(marked: string, knowledge: Knowledge = sampleKnowledge): readonly Proposal[] {
  const { text, offset } = atMark(marked);
  return complete(parseJson(text), offset, knowledge);
}

const proposalOf = (marked: string, label: string, knowledge?: Knowledge) =>
  proposalsAt(marked, knowledge).find((proposal) => proposal.label === label);
const taking = (marked: string, label: string, knowledge?: Knowledge) => {
  const proposal = proposalOf(marked, label, knowledge);
  return proposal && takeProposal(atMark(marked).text, proposal);
};

describe('a field is proposed', () => {
  it('with its title, what it is for, and everything an editor needs', () => {
    expect(proposalOf('{|}', 'currency')).toEqual({
      kind: 'field',
      label: 'currency',
      detail: 'Currency',
      documentation: 'Of all amounts.',
      span: { start: 1, end: 1 },
      snippet: '"currency": "$0"',
      filter: 'currency',
      sort: expect.stringMatching(/^2\d{3}$/) as string,
      alongside: [],
      continues: true,
    });
  });

  it('without words where there are none', () => {
    expect(proposalOf('{|}', 'supplier')).not.toHaveProperty('documentation');
    expect(proposalOf('{"supplier": {|}}', 'tax_id')).toMatchObject({ detail: 'tax_id', continues: false });
    expect(proposalOf('{|}', '$schema')).toMatchObject({
      detail: '$schema',
      snippet: '"\\$schema": "$0"',
      continues: true,
    });
  });

  it('with a note that building writes it, last', () => {
    expect(proposalOf('{|}', 'type')).toMatchObject({
      detail: 'Type (calculated)',
      sort: expect.stringMatching(/^3/) as string,
    });
    expect(proposalOf('{|}', 'supplier')?.sort).toMatch(/^1/);
  });

  it('by its quoted name within quotes, by its plain name without', () => {
    expect(proposalOf('{"cu|"}', 'currency')).toMatchObject({ filter: '"currency"', span: { start: 1, end: 5 } });
    expect(proposalOf('{cu|}', 'currency')).toMatchObject({ filter: 'currency', span: { start: 1, end: 3 } });
    expect(proposalOf('{"cu|": 1}', 'currency')).toMatchObject({
      filter: '"currency"',
      snippet: '"currency"',
      continues: false,
      alongside: [],
    });
  });

  it('in the order of the format', () => {
    const sorts = proposalsAt('{"supplier": {|}}').map(({ sort }) => sort);
    expect(sorts).toEqual(['2000', '2001', '2002']);
  });

  it('with one comma before and one behind, whatever stands around', () => {
    expect(taking('{"a": 1 | "b": 2}', 'currency')).toBe('{"a": 1, "currency": "", "b": 2}');
    expect(taking('{"a": 1 "cu|" "b": 2}', 'currency')).toBe('{"a": 1, "currency": "", "b": 2}');
    expect(taking('{"a": 1 "cu|": 2}', 'currency')).toBe('{"a": 1 "currency": 2}');
  });
});

describe('an extension is proposed', () => {
  it('with its name, words and quotes, and goes on to its values', () => {
    const marked = '{"lines": [{"ext": {"other": "x" |}}]}';
    expect(proposalOf(marked, 'es-verifactu-doc-type')).toMatchObject({
      kind: 'extension',
      detail: 'Document type',
      documentation: 'What kind of document it is.',
      sort: 'es-verifactu-doc-type',
      snippet: '"es-verifactu-doc-type": "$0"',
      continues: true,
    });
    expect(taking(marked, 'es-verifactu-doc-type')).toBe(
      '{"lines": [{"ext": {"other": "x", "es-verifactu-doc-type": ""}}]}',
    );
  });

  it('unless it is there', () => {
    expect(proposalsAt('{"lines": [{"ext": {"es-verifactu-doc-type": "F1", |}}]}')).toEqual([]);
    expect(proposalOf('{"lines": [{"ext": {"es-verifactu-doc-ty|pe": "F1"}}]}', 'es-verifactu-doc-type')).toBeDefined();
  });
});

describe('a value is proposed', () => {
  it('with its name, which finds it too', () => {
    expect(proposalOf('{"currency": |}', 'EUR')).toEqual({
      kind: 'value',
      label: 'EUR',
      detail: 'Euro',
      span: { start: 13, end: 13 },
      snippet: '"EUR"',
      filter: 'EUR Euro',
      sort: '0000',
      alongside: [],
      continues: false,
    });
    expect(proposalOf('{"currency": "U|"}', 'USD')).toMatchObject({
      filter: '"USD United States dollar',
      sort: '0001',
      span: { start: 13, end: 16 },
    });
    expect(proposalOf('{"currency": U|}', 'USD')).toMatchObject({ filter: 'USD United States dollar' });
    expect(proposalOf('{"currency": U"|}', 'USD')?.filter).toBe('USD United States dollar');
  });

  it('with its description', () => {
    const bundle: JsonObject = {
      properties: { a: { oneOf: [{ const: 'x', title: 'Ex', description: 'Words.' }, { const: '$y}' }] } },
    };
    expect(proposalOf('{"a": |}', 'x', { bundle })).toMatchObject({ documentation: 'Words.' });
    expect(proposalOf('{"a": |}', '$y}', { bundle })).not.toHaveProperty('documentation');
    expect(taking('{"a": |}', '$y}', { bundle })).toBe('{"a": "$y}"}');
  });

  it('with a comma behind where the next member follows without', () => {
    expect(taking('{"currency": | "a": 1}', 'EUR')).toBe('{"currency": "EUR", "a": 1}');
    expect(taking('{"currency": "E|" "a": 1}', 'EUR')).toBe('{"currency": "EUR" "a": 1}');
    expect(taking('{"currency": |, "a": 1}', 'EUR')).toBe('{"currency": "EUR", "a": 1}');
  });

  it('with commas on both sides in a list', () => {
    expect(taking('{"$tags": ["a" | "b"]}', 'simplified')).toBe('{"$tags": ["a", "simplified", "b"]}');
    expect(taking('{"$tags": ["a" "s|" "b"]}', 'simplified')).toBe('{"$tags": ["a", "simplified", "b"]}');
    expect(taking('{"a": 1 "currency": |}', 'EUR')).toBe('{"a": 1 "currency": "EUR"}');
  });

  it('as an empty one of its shape where none is listed', () => {
    expect(proposalsAt('{"supplier": |}')).toEqual([
      expect.objectContaining({
        kind: 'value',
        label: 'Supplier',
        detail: 'Insert',
        filter: 'Supplier',
        snippet: '{\n\t$0\n}',
        continues: false,
      }),
    ]);
    expect(proposalsAt('{"lines": |}')).toMatchObject([{ label: 'Lines', snippet: '[\n\t{\n\t\t$0\n\t}\n]' }]);
    expect(proposalsAt('{"lines": [|]}')).toMatchObject([{ label: 'object', snippet: '{\n\t$0\n}' }]);
    expect(proposalsAt('{"lines": [{"i": |}]}')).toMatchObject([{ label: 'Position', snippet: '${0:1}' }]);
    expect(taking('{"lines": [{} | {}]}', 'object')).toBe('{"lines": [{}, {\n\t\n}, {}]}');
    expect(taking('{"supplier": | "a": 1}', 'Supplier')).toBe('{"supplier": {\n\t\n}, "a": 1}');
  });

  it.each(['{"issue_date": |}', '{"supplier": {"name": |}}', '{"nobody": |}', '{"supplier": |{}}', '{"lines": [[|]]}'])(
    'not where only its author knows it, or one is there: %s',
    (marked) => {
      expect(proposalsAt(marked)).toEqual([]);
    },
  );

  it('as a thing without a title by its type', () => {
    const bundle: JsonObject = { properties: { a: { type: 'object' }, b: { properties: { c: {} } } } };
    expect(proposalsAt('{"a": |}', { bundle })).toMatchObject([{ label: 'object' }]);
    expect(proposalsAt('{"b": |}', { bundle })).toMatchObject([{ label: 'value' }]);
  });
});

describe('in an envelope', () => {
  const envelope = (inner: string) => `{"$schema": "https://gobl.org/draft-0/envelope", ${inner}}`;

  it('the document is completed', () => {
    expect(proposalsAt(envelope('"doc": {"currency": |}')).map(({ label }) => label)).toEqual(['EUR', 'USD']);
    expect(proposalsAt(envelope('"doc": {|}')).map(({ label }) => label)).toContain('$schema');
  });

  it('what is around the document is not', () => {
    for (const inner of ['|', '"head": {|}', '"currency": |', '"head": {"currency": "|"}']) {
      expect(proposalsAt(envelope(inner))).toEqual([]);
    }
  });
});

it('nothing is proposed as long as nothing is known', () => {
  expect(proposalsAt('{|}', {}).map(({ label }) => label)).toEqual(['$schema']);
  expect(proposalsAt('{"a": {|}}', {})).toEqual([]);
  expect(proposalsAt('{"currency": |}', {})).toEqual([]);
});

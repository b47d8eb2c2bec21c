import { describe, expect, it } from 'vitest';
import { parseJson } from '../syntax/parse-json.ts';
import { atMark, sampleKnowledge } from '../testing/sample-knowledge.ts';
import { complete } from './complete.ts';
import type { Proposal } from './complete.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { knowledgeOf } from '../testing/standard-knowledge.ts';
import { takeProposal } from '../testing/take-proposal.ts';
import type { Wording } from '../../engine/index.ts';
import { wordsIn } from '../../engine/values.ts';

const knowledge = knowledgeOf(createStandardEngine(), {});

function proposalsAt(marked: string): readonly Proposal[] {
  const { text, offset } = atMark(marked);
  return [...complete(parseJson(text), offset, sampleKnowledge)].sort((a, b) => (a.sort < b.sort ? -1 : 1));
}

/** The text after accepting a proposal, without the mark of the cursor. */
function taking(marked: string, label: string): string {
  const { text } = atMark(marked);
  const proposal = proposalsAt(marked).find((candidate) => candidate.label === label);
  if (!proposal) return `no ${label}`;
  const snippet = proposal.snippet.replace(/\\([\\$}])/g, '$1').replace(/\$0|\$\{0:(\w+)\}/g, '$1');
  const edits = [...proposal.alongside, { ...proposal.span, text: snippet }].sort((a, b) => b.start - a.start);
  return edits.reduce((whole, edit) => whole.slice(0, edit.start) + edit.text + whole.slice(edit.end), text);
}

const labels = (marked: string): string[] => proposalsAt(marked).map((proposal) => proposal.label);

describe('complete', () => {
  it('says its own words in the language of the reader, and those of schemas as they come', () => {
    const knowledge = {
      ...sampleKnowledge,
      lacking: ['$.currency'],
      say: (words: Wording) => wordsIn(words).toUpperCase(),
    };
    const { text, offset } = atMark('{"$regime": "ES", |}');
    const detailOf = (name: string) =>
      complete(parseJson(text), offset, knowledge).find(({ label }) => label === name)?.detail;
    expect([detailOf('currency'), detailOf('type')]).toEqual(['Currency (MISSING)', 'Type (CALCULATED)']);
  });

  it('offers input fields first and calculated ones last, without those that are there', () => {
    expect(labels('{"issue_date": "2026-01-15", |}')).toEqual([
      '$schema',
      'supplier',
      '$regime',
      '$addons',
      '$tags',
      'currency',
      'lines',
      'type',
      'totals',
    ]);
  });

  it('offers documents to begin with where there is nothing, and begins one', () => {
    const [first] = complete(parseJson(' \n'), 1, knowledge);
    expect(first).toMatchObject({ label: 'bill/invoice', filter: 'bill/invoice', continues: true });
    expect(takeProposal(' \n', first as Proposal, '|')).toBe(
      ' {\n\t"$schema": "https://gobl.org/draft-0/bill/invoice",\n\t|\n}\n',
    );
  });

  it.each([
    ['supplier', '"supplier": {\n\t"name": "$1"\n}'],
    ['lines', '"lines": [\n\t{\n\t\t"quantity": "$1",\n\t\t"item": { $2 }\n\t}\n]'],
    ['tax', '"tax": {\n\t$0\n}'],
  ])('inserts %s with the members that it needs', (name, snippet) => {
    const { text, offset } = atMark('{"$schema": "https://gobl.org/draft-0/bill/invoice", |}');
    expect(complete(parseJson(text), offset, knowledge).find(({ label }) => label === name)?.snippet).toBe(snippet);
  });

  it('offers countries with known tax law before all others, and those of the document first', () => {
    const { text, offset } = atMark('{"$regime": "PT", "supplier": {"addresses": [{"country": |}]}}');
    const countries = complete(parseJson(text), offset, knowledge).map(({ label }) => label);
    expect(countries[0]).toBe('PT');
    expect(countries.indexOf('AE')).toBeLessThan(countries.indexOf('AF'));
  });

  it.each([
    ['a member of a nested object', '{"supplier": {|}}', ['name', 'tax_id', 'identities']],
    ['a member of a list item', '{"lines": [{ "quantity": "1", | }]}', ['taxes', 'ext', 'i']],
    ['a field inside quotes', '{"supplier": {"na|"}}', ['name', 'tax_id', 'identities']],
    ['a currency', '{"currency": "|"}', ['EUR', 'USD']],
    ['a value after the colon', '{"currency": |}', ['EUR', 'USD']],
    ['a country', '{"supplier": {"tax_id": {"country": "|"}}}', ['ES', 'DE']],
    ['document types', '{"$schema": "|"}', ['https://gobl.org/draft-0/bill/invoice']],
    ['regimes', '{"$regime": "|"}', ['ES']],
    ['addons', '{"$addons": ["|"]}', ['es-verifactu-v1']],
    [
      'tags of the type and the regime',
      '{"$schema": "https://gobl.org/draft-0/bill/invoice", "$regime": "ES", "$tags": [|]}',
      ['cash-basis', 'simplified'],
    ],
    ['tax categories', '{"$regime": "ES", "lines": [{"taxes": [{"cat": "|"}]}]}', ['VAT']],
    ['tax keys', '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "key": "|"}]}]}', ['standard', 'exempt']],
    ['rates', '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "rate": "|"}]}]}', ['general', 'special']],
    [
      'rates of the key',
      '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "key": "exempt", "rate": "|"}]}]}',
      ['special'],
    ],
    [
      'rates of the supplier’s country',
      '{"supplier": {"tax_id": {"country": "ES"}}, "lines": [{"taxes": [{"cat": "VAT", "rate": "|"}]}]}',
      ['general', 'special'],
    ],
    [
      'no rates of a country that is not loaded',
      '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "country": "DE", "rate": "|"}]}]}',
      [],
    ],
    ['extension keys', '{"$addons": ["es-verifactu-v1"], "lines": [{"ext": {"|"}}]}', ['es-verifactu-doc-type']],
    [
      'extension values',
      '{"$addons": ["es-verifactu-v1"], "lines": [{"ext": {"es-verifactu-doc-type": "|"}}]}',
      ['F1', 'R1'],
    ],
    ['kinds of identity', '{"$regime": "ES", "supplier": {"identities": [{"key": "|"}]}}', ['passport']],
    [
      'fields inside an envelope',
      '{"$schema": "https://gobl.org/draft-0/envelope", "doc": {"supplier": {|}}}',
      ['name', 'tax_id', 'identities'],
    ],
    ['nothing in a comment', '{ // cur|\n}', []],
    ['nothing outside the document', '{} |', []],
  ])('knows %s', (_, marked, expected) => {
    expect(labels(marked)).toEqual(expected);
  });

  it.each([
    ['2026-01-15', '21.0 % since 2012-09-01 · General rate'],
    ['2011-03-01', '18.0 % since 2010-07-01 · General rate'],
  ])('names a rate with the percentage in force on %s', (date, detail) => {
    const marked = `{"$regime": "ES", "issue_date": "${date}", "lines": [{"taxes": [{"cat": "VAT", "rate": "|"}]}]}`;
    expect(proposalsAt(marked)[0]?.detail).toBe(detail);
  });

  it.each([
    ['quotes a value', '{"currency": |}', 'EUR', '{"currency": "EUR"}'],
    ['replaces a value', '{"currency": "E|X"}', 'EUR', '{"currency": "EUR"}'],
    ['replaces a bare word', '{"currency": E|}', 'EUR', '{"currency": "EUR"}'],
    ['adds the comma before', '{"type": "x" |}', 'currency', '{"type": "x", "currency": ""}'],
    ['adds the comma behind', '{|"type": "x"}', 'currency', '{"currency": "","type": "x"}'],
    ['renames a field', '{"cu|r": "EUR"}', 'currency', '{"currency": "EUR"}'],
    ['opens an object', '{|}', 'supplier', '{"supplier": {\n\t\n}}'],
    ['opens a list of objects', '{|}', 'lines', '{"lines": [\n\t{\n\t\t\n\t}\n]}'],
    ['opens a list of texts', '{|}', '$addons', '{"$addons": [""]}'],
  ])('%s', (_, marked, label, expected) => {
    expect(taking(marked, label)).toBe(expected);
  });
});

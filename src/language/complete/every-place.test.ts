import { describe, expect, it } from 'vitest';
import { parseJson } from '../syntax/parse-json.ts';
import { sampleKnowledge } from '../testing/sample-knowledge.ts';
import { takeProposal } from '../testing/take-proposal.ts';
import { complete } from './complete.ts';

const pretty = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "$regime": "ES",
  "$addons": ["es-verifactu-v1"],
  "issue_date": "2026-01-15",
  "supplier": {
    "name": "Café 😀",
    "tax_id": { "country": "ES", "code": "B98602642" },
    "identities": [{ "key": "passport" }]
  },
  "lines": [
    {
      "quantity": "1",
      "taxes": [{ "cat": "VAT", "rate": "general" }, {}],
      "ext": { "es-verifactu-doc-type": "F1" }
    },
    {}
  ],
  "odd": [1, [], true]
}
`;
const texts: [string, string][] = [
  ['laid out', pretty],
  ['on one line', JSON.stringify(JSON.parse(pretty))],
  ['with CR LF', pretty.replaceAll('\n', '\r\n')],
  ['in an envelope', `{"$schema": "https://gobl.org/draft-0/envelope", "doc": ${pretty}}`],
  ['with comments', pretty.replaceAll('\n', ' // so, {it} [is]:\n').replaceAll('{ ', '{ /* why */ ')],
];

function faultsOf(text: string): string[] {
  return parseJson(text)
    .faults.map(({ code }) => code)
    .filter((code) => code !== 'ASSAY-SYNTAX-COMMENT');
}

describe.each(texts)('in a document %s', (_, text) => {
  it('nothing that is offered anywhere breaks it, doubles a name, a comma or a quote', () => {
    const tree = parseJson(text);
    const broken: string[] = [];
    let offered = 0;
    for (let offset = 0; offset <= text.length; offset++) {
      const seen = new Set<string>();
      for (const proposal of complete(tree, offset, sampleKnowledge)) {
        offered++;
        const after = takeProposal(text, proposal);
        if (faultsOf(after).length > 0)
          broken.push(`${proposal.label} at ${offset}: ${after.slice(offset - 30, offset + 60)}`);
        if (seen.has(proposal.label)) broken.push(`${proposal.label} twice at ${offset}`);
        seen.add(proposal.label);
      }
    }
    expect(broken).toEqual([]);
    expect(offered).toBeGreaterThan(500);
  });
});

it('nothing that is offered while one types makes a text worse than it is', () => {
  const worse: string[] = [];
  let offered = 0;
  const line = JSON.stringify(JSON.parse(pretty));
  for (let length = 0; length <= line.length; length++) {
    const text = line.slice(0, length);
    const faults = faultsOf(text).length;
    for (const proposal of complete(parseJson(text), length, sampleKnowledge)) {
      offered++;
      const after = takeProposal(text, proposal);
      if (faultsOf(after).length > faults) worse.push(`${proposal.label}: ${after}`);
    }
  }
  expect(worse).toEqual([]);
  expect(offered).toBeGreaterThan(100);
});

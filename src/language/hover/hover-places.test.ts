import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { atMark, sampleKnowledge } from '../testing/sample-knowledge.ts';
import { knowledgeOf } from '../testing/standard-knowledge.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { hover } from './hover.ts';

function said(
  marked: string,
  built?: JsonObject,
  knowledge: Knowledge = sampleKnowledge,
): readonly string[] | undefined {
  const { text, offset } = atMark(marked);
  return hover(parseJson(text), offset, knowledge, built)?.blocks;
}

describe('a field', () => {
  it.each<[string, string[]]>([
    ['{"nobo|dy": 1}', ['**nobody**', '`$.nobody`']],
    ['{"odd*na_me|": 1}', ['**odd\\*na\\_me**', '`$.odd*na_me`']],
    ['{"<b>|": 1}', ['**\\<b\\>**', '`$.<b>`']],
    ['{"a`b|": 1}', ['**a\\`b**', '`` $.a`b ``']],
    ['{"lines": [{"i|": 1}]}', ['**Position** · calculated by building', '`$.lines[0].i`']],
    ['{"$schema": "x/envelope", "doc": {"curren|cy": "EUR"}}', ['**Currency**', 'Of all amounts.', '`$.doc.currency`']],
    ['{"lines": [{"ext": {"es-ot|her": "F1"}}]}', ['**es-other**', '`$.lines[0].ext.es-other`']],
    ['{"es-verifactu-do|c-type": 1}', ['**es-verifactu-doc-type**', '`$.es-verifactu-doc-type`']],
    ['{"currency|"}', ['**Currency**', 'Of all amounts.', '`$.currency`']],
    ['{"|currency": }', ['**Currency**', 'Of all amounts.', '`$.currency`']],
  ])('at %s', (marked, blocks) => {
    expect(said(marked)).toEqual(blocks);
  });
});

describe('a value', () => {
  it.each<[string, string[] | undefined]>([
    ['{"$regime": "E|S"}', ['`ES` Spain']],
    ['{"currency": "|EUR"}', ['`EUR` Euro']],
    ['{"currency": "EUR|"}', ['`EUR` Euro']],
    ['{"currency": EU|R}', ['`EUR` Euro']],
    ['{"currency": {"EUR|": 1}}', ['**EUR**', '`$.currency.EUR`']],
    ['{"currency": tr|ue}', undefined],
    ['{"currency":| "EUR"}', ['`EUR` Euro']],
    ['{"lines": [|]}', undefined],
    ['{"lines": [{|}]}', undefined],
    ['{"$regime": "ES", "supplier": {"identities": [{"key": "pass|port"}]}}', ['`passport` Passport']],
    ['{"$schema": "https://gobl.org/draft-0/bill/in|voice"}', ['`https://gobl.org/draft-0/bill/invoice` bill/invoice']],
  ])('at %s', (marked, blocks) => {
    expect(said(marked)).toEqual(blocks);
  });

  it('with a name that says nothing more is named once, with its description', () => {
    const knowledge: Knowledge = {
      bundle: {
        properties: {
          a: {
            oneOf: [
              { const: 'x', description: 'Words.' },
              { const: 'y', title: 'Why_' },
            ],
          },
        },
      },
    };
    expect(said('{"a": "x|"}', undefined, knowledge)).toEqual(['`x`', 'Words.']);
    expect(said('{"a": "y|"}', undefined, knowledge)).toEqual(['`y` Why\\_']);
  });
});

describe('what building gives', () => {
  it.each<[string, JsonObject, string[] | undefined]>([
    ['{"a": "x|"}', { a: 'x' }, undefined],
    ['{"a": "x|"}', {}, undefined],
    ['{"a": "x|"}', { a: { b: 1 } }, undefined],
    ['{"a": "x|"}', { a: null }, undefined],
    ['{"a": "x|"}', { a: true }, ['Building gives `true`']],
    ['{"a": [1, 2|]}', { a: ['1', '2.00'] }, ['Building gives `2.00`']],
    ['{"a": tr|ue}', { a: false }, undefined],
    ['{"a": "x|"}', { a: 'one\n\n two' }, ['Building gives `one two`']],
    ['{"a": "x|"}', { a: '`' }, ['Building gives `` ` ``']],
    ['{"a": "x|"}', { a: 'a ``` b' }, ['Building gives ```` a ``` b ````']],
    ['{"a": "x|"}', { a: 'y'.repeat(200) }, [`Building gives \`${'y'.repeat(200)}\``]],
    ['{"a": "x|"}', { a: 'y'.repeat(201) }, [`Building gives \`${'y'.repeat(200)}…\``]],
    ['{"a": "x|"}', { a: `${'y'.repeat(199)}😀${'z'.repeat(9)}` }, [`Building gives \`${'y'.repeat(199)}…\``]],
  ])('at %s of %j', (marked, built, blocks) => {
    expect(said(marked, built)).toEqual(blocks);
  });

  it('stands after the name of a code, and on its field', () => {
    expect(said('{"currency": "EUR|"}', { currency: 'USD' })).toEqual(['`EUR` Euro', 'Building gives `USD`']);
    expect(said('{"currency|": {}}', { currency: 'USD' })).toEqual(['**Currency**', 'Of all amounts.', '`$.currency`']);
  });
});

it('every field of a real invoice is explained, and every code in it named', () => {
  const engine = createStandardEngine();
  const knowledge = knowledgeOf(engine, { addons: ['es-verifactu-v1'] });
  const text =
    '{"$schema": "https://gobl.org/draft-0/bill/invoice", "$regime": "ES", "$addons": ["es-verifactu-v1"], "type": "standard", "currency": "EUR", "tax": {"ext": {"es-verifactu-doc-type": "F1"}}, "supplier": {"name": "X", "tax_id": {"country": "ES", "code": "B"}}, "lines": [{"quantity": "1", "item": {"name": "Y", "price": "1", "unit": "h"}, "taxes": [{"cat": "VAT", "rate": "general"}]}]}';
  const tree = parseJson(text);
  for (const name of [
    'type',
    'currency',
    'tax',
    'supplier',
    'tax_id',
    'country',
    'lines',
    'quantity',
    'item',
    'price',
    'taxes',
    'cat',
    'rate',
    'es-verifactu-doc-type',
  ]) {
    const blocks = hover(tree, text.indexOf(`"${name}"`) + 2, knowledge)?.blocks ?? [];
    expect(blocks.length, name).toBe(3);
  }
  for (const code of ['ES', 'es-verifactu-v1', 'standard', 'EUR', 'F1', 'VAT', 'general', 'h']) {
    expect(hover(tree, text.indexOf(`"${code}"`) + 1, knowledge)?.blocks[0], code).toMatch(
      new RegExp(`^\`${code}\` ?.+`),
    );
  }
});

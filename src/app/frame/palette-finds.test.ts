// @vitest-environment jsdom

import '../testing/screen.ts';
import { describe, expect, it, vi } from 'vitest';
import { parseJson } from '../../language/syntax/parse-json.ts';
import type { CommandContext } from '../commands/command.ts';
import { speak } from '../texts/live.ts';
import { findsOf, type Searched } from './palette-finds.ts';

const { root } = parseJson(
  '{"supplier": {"name": "Navalón", "tax_id": {"code": "B1"}}, "lines": [{"item": {"name": "Pads"}}]}',
);
const searched: Searched = {
  documents: [
    { id: 'a', name: 'march.json' },
    { id: 'b', name: 'april.json' },
  ],
  problems: [
    {
      key: 'k',
      severity: 'error',
      code: 'GOBL-ES-1',
      message: 'A wrong number',
      paths: ['$.x'],
      line: 3,
      column: 1,
      fixes: [],
    },
  ],
  root,
  regimes: [{ code: 'ES', name: 'Spain' }],
  addons: [{ code: 'es-verifactu-v1', name: 'Spain VERI*FACTU' }],
  refusals: [{ authority: 'sdi', name: 'SdI', code: '00423', meaning: 'A line does not add up.' }],
  rules: Array.from({ length: 40 }, (_, index) => ({ code: `GOBL-ES-${String(index >> 1)}`, description: 'A number' })),
};
const found = (typed: string) =>
  findsOf(typed, searched).map(({ title, finds }) => [title, ...finds.map((find) => find.title)]);

describe('the palette finds', () => {
  it.each([
    ['a document', 'apr', [['Open documents', 'april.json']]],
    ['a fault by its words', 'wrong', [['Errors', 'A wrong number']]],
    ['a member by its path', 'supplier.tax', [['Fields of the source', 'supplier.tax_id.code', 'supplier.tax_id']]],
    ['a member by its value', 'nava', [['Fields of the source', 'supplier.name']]],
    ['a member by both', 'name pads', [['Fields of the source', 'lines[0].item.name']]],
    [
      'a country and its addons',
      'SPAIN',
      [
        ['Regimes', 'ES'],
        ['Addons', 'es-verifactu-v1'],
      ],
    ],
    ['a code of an authority', 'sdi 00423', [['Authority codes', '00423']]],
    ['nothing by one letter', 'a', []],
    ['nothing by spaces', '   ', []],
    ['nothing that is nowhere', 'zebra', []],
  ])('%s', (_, typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it('six of a kind, the fault by its code beside its rules', () => {
    expect(found('gobl-es').map(([title, ...finds]) => [title, finds.length])).toEqual([
      ['Errors', 1],
      ['Rules', 6],
    ]);
  });

  it('a place of each kind and leads there', () => {
    const go = vi.fn();
    const selectDocument = vi.fn();
    const context = { go, state: { selectDocument } } as unknown as CommandContext;
    for (const typed of ['apr', 'spain', 'gobl-es-19'])
      for (const { finds } of findsOf(typed, searched)) finds.at(0)?.lead(context);
    expect(go.mock.calls).toEqual([['/'], ['/regimes/ES'], ['/addons/es-verifactu-v1'], ['/rules/GOBL-ES-19']]);
    expect(selectDocument).toHaveBeenCalledWith('b');
  });
});

it('the palette finds rules by their words in the language that shows and in English', () => {
  speak('es', { messages: { 'GOBL-ES-0': 'Un número' } });
  const found = (words: string) => findsOf(words, searched).at(-1)?.finds[0]?.note;
  expect([found('un número'), found('a number')]).toEqual(['Un número', 'Un número']);
  speak('en', undefined);
});

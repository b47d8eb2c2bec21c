import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../language/edits/apply-edits.ts';
import { addonEdits, extensionPlaces, ratePlaces } from './insert-places.ts';

const document = {
  lines: [
    { item: { name: 'A' }, taxes: [{ cat: 'VAT', percent: '21%' }] },
    { item: { name: 'B' }, taxes: [{ cat: 'IRPF', rate: 'pro' }] },
    { item: {} },
  ],
};

function after(text: string, edits: Parameters<typeof applyEdits>[1] | undefined): unknown {
  return JSON.parse(applyEdits(text, edits ?? []));
}

describe.each([
  ['a bare document', JSON.stringify(document), (value: unknown) => value],
  ['an envelope', JSON.stringify({ doc: document }), (value: unknown) => (value as { doc: unknown }).doc],
])('inserting into %s', (_, text, inner) => {
  it.each([
    [0, [{ cat: 'VAT', rate: 'reduced' }]],
    [
      1,
      [
        { cat: 'IRPF', rate: 'pro' },
        { cat: 'VAT', rate: 'reduced' },
      ],
    ],
    [2, [{ cat: 'VAT', rate: 'reduced' }]],
  ])('puts a rate into line %i in place of what contradicts it', (index, taxes) => {
    const place = ratePlaces(text, 'VAT', 'reduced')[index];
    const lines = (inner(after(text, place?.edits)) as typeof document).lines;
    expect(lines[index]?.taxes).toEqual(taxes);
  });

  it('puts an extension where there was no room for one', () => {
    const places = extensionPlaces(text, 'x-key', 'V');
    expect(inner(after(text, places[0]?.edits))).toMatchObject({ tax: { ext: { 'x-key': 'V' } } });
    expect(inner(after(text, places[1]?.edits))).toMatchObject({
      lines: [{ taxes: [{ ext: { 'x-key': 'V' } }] }, {}, {}],
    });
  });

  it('adds an addon once', () => {
    const once = JSON.stringify(after(text, addonEdits(text, 'a-v1')));
    expect(inner(JSON.parse(once))).toMatchObject({ $addons: ['a-v1'] });
    expect(addonEdits(once, 'a-v1')).toBeUndefined();
    expect(inner(after(once, addonEdits(once, 'b-v1')))).toMatchObject({ $addons: ['a-v1', 'b-v1'] });
  });
});

describe('inserting into what is no document', () => {
  it.each([['{'], ['[]'], ['']])('finds no place in %j', (text) => {
    expect(ratePlaces(text, 'VAT', 'general')).toEqual([]);
    expect(extensionPlaces(text, 'k', 'v')).toEqual([]);
    expect(addonEdits(text, 'k')).toBeUndefined();
  });
});

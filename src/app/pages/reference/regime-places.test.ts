import { describe, expect, it } from 'vitest';
import { identityPlaces, regimeEdits, taxNumberPlaces } from './regime-places.ts';

const text = JSON.stringify({
  supplier: { name: 'A', tax_id: { country: 'ES' }, identities: [{ type: 'X', code: '1' }] },
  customer: { name: 'B' },
});

describe('places for what a regime brings', () => {
  it('are the parties there are, for a tax number', () => {
    expect(taxNumberPlaces(text, 'PT', '503504564').map(({ edits }) => edits[0])).toEqual([
      { op: 'replace', path: '$.supplier.tax_id', value: { country: 'PT', code: '503504564' } },
      { op: 'add', path: '$.customer.tax_id', value: { country: 'PT', code: '503504564' } },
    ]);
  });

  it('are the ends of lists of identities', () => {
    expect(identityPlaces(text, 'key', 'de-tax-number').map(({ edits }) => edits[0])).toEqual([
      { op: 'add', path: '$.supplier.identities[1]', value: { key: 'de-tax-number', code: '' } },
      { op: 'add', path: '$.customer.identities', value: [{ key: 'de-tax-number', code: '' }] },
    ]);
  });

  it('are in the document of an envelope', () => {
    expect(regimeEdits(`{"doc":${text}}`, 'ES')).toEqual([{ op: 'add', path: '$.doc.$regime', value: 'ES' }]);
  });

  it('do not exist in a text that is not a document, or in a document that follows the regime already', () => {
    expect([regimeEdits('no', 'ES'), regimeEdits('{"$regime":"ES"}', 'ES')]).toEqual([undefined, undefined]);
    expect(taxNumberPlaces('[]', 'ES', '1')).toEqual([]);
  });
});

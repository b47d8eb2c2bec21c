import { describe, expect, it } from 'vitest';
import { withDocTypeOnDocument } from './spanish-invoice.ts';

describe('the document type of a correction', () => {
  it('belongs to the new document', () => {
    const asked = { 'x-doc-type': 'R3', other: '1' };
    const draft = { requested: asked, document: { 'x-doc-type': 'F1' }, preceding: asked };
    expect(withDocTypeOnDocument(draft, 'x-doc-type')).toEqual({
      requested: asked,
      document: { 'x-doc-type': 'R3' },
      preceding: { other: '1' },
    });
  });

  it('is left to the normaliser when none is asked for', () => {
    const draft = { requested: {}, document: { 'x-doc-type': 'F1' }, preceding: {} };
    expect(withDocTypeOnDocument(draft, 'x-doc-type')).toEqual(draft);
  });
});

import { describe, expect, it } from 'vitest';
import { readDraft } from './read-draft.ts';

const document = { id: 'a', name: 'a.json', origin: 'typed', text: '{}' };
const draft = { format: 1, tab: 't', savedAt: 5, activeId: 'a', documents: [document] };

describe('a stored draft', () => {
  it('is read whole', () => {
    expect(readDraft(draft)).toEqual({ draft, whole: true });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'draft'],
    ['another format', { ...draft, format: 2 }],
    ['no tab', { ...draft, tab: 7 }],
    ['no list', { ...draft, documents: { 0: document } }],
    ['an empty list', { ...draft, documents: [] }],
    ['a list of nothing', { ...draft, documents: [null] }],
    ['a text that is none', { ...draft, documents: [{ ...document, text: 42 }] }],
    ['a name that is none', { ...draft, documents: [{ ...document, name: null }] }],
    ['an id that is none', { ...draft, documents: [{ ...document, id: 7 }] }],
    ['an empty id', { ...draft, documents: [{ ...document, id: '' }] }],
    ['a destination that is none', { ...draft, documents: [{ ...document, destination: 7 }] }],
    ['an unknown origin', { ...draft, documents: [{ ...document, origin: 'moon' }] }],
  ])('with %s is refused', (_, value) => {
    expect(readDraft(value)).toEqual({ draft: undefined, whole: false });
  });

  const claims = {
    attachment: 'factur-x.xml',
    relationship: 'Alternative',
    others: ['a.txt'],
    metadata: { level: 'x' },
  };

  it.each([
    ['all of it', claims],
    ['no relationship', { ...claims, relationship: undefined }],
    ['no metadata', { ...claims, metadata: undefined }],
    ['the text of its pages', { ...claims, page: 'Total 1.00' }],
    ['no other attachment', { ...claims, others: [] }],
  ])('keeps what a PDF says of a document: %s', (_, pdf) => {
    const whole = { ...draft, documents: [{ ...document, pdf }] };
    expect(readDraft(whole)).toEqual({ draft: whole, whole: true });
  });

  it.each([
    ['a text', 'claims'],
    ['null', null],
    ['an attachment without a name', { ...claims, attachment: undefined }],
    ['pages that are no text', { ...claims, page: 7 }],
    ['a relationship that is no text', { ...claims, relationship: 7 }],
    ['others that are no list', { ...claims, others: 'a.txt' }],
    ['others that are no texts', { ...claims, others: ['a.txt', 7] }],
    ['metadata that are no record', { ...claims, metadata: 'x' }],
    ['metadata that are no texts', { ...claims, metadata: { level: 'x', version: 7 } }],
  ])('of a document with %s from a PDF is refused', (_, pdf) => {
    expect(readDraft({ ...draft, documents: [{ ...document, pdf }] }).draft).toBeUndefined();
  });

  it('gives the documents that can be used, and tells that it was not whole', () => {
    const other = { ...document, id: 'b' };
    const read = readDraft({ ...draft, documents: [null, { ...document, text: [] }, other] });
    expect(read).toEqual({ draft: { ...draft, activeId: 'b', documents: [other] }, whole: false });
  });

  it('gives no two documents one id', () => {
    const read = readDraft({ ...draft, documents: [document, { ...document, text: 'twin' }] });
    expect(read.draft?.documents).toEqual([document]);
    expect(read.whole).toBe(false);
  });

  it.each([
    ['no time', undefined],
    ['no number', 'yesterday'],
    ['not a number', NaN],
  ])('with %s counts as the oldest', (_, savedAt) => {
    expect(readDraft({ ...draft, savedAt }).draft?.savedAt).toBe(0);
  });

  it('shows the document that was in front', () => {
    const two = { ...draft, activeId: 'b', documents: [document, { ...document, id: 'b' }] };
    expect(readDraft(two)).toEqual({ draft: two, whole: true });
  });

  it('whose active document is not there shows its first', () => {
    expect(readDraft({ ...draft, activeId: 'gone' }).draft?.activeId).toBe('a');
  });
});

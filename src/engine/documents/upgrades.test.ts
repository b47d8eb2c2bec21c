import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import type { AnyKind } from '../core/schema/kind.ts';
import { DocumentReader } from '../core/schema/reader.ts';
import { Invoice } from './bill/invoice.ts';
import { Terms } from './pay/terms.ts';

function read(type: AnyKind, raw: JsonObject) {
  const reader = new DocumentReader(() => undefined);
  const value = type.decode(raw, reader);
  return { value, faults: reader.faults.map(({ code, properties }) => `${code} ${properties.join(' ')}`) };
}

describe('members of older documents', () => {
  test.each<[fact: string, type: AnyKind, given: JsonObject, becomes: JsonObject]>([
    ['tags of the tax details replace those of the invoice', Invoice, { tax: { tags: ['a'] } }, { $tags: ['a'] }],
    ['an empty list of tags replaces none', Invoice, { $tags: ['a'], tax: { tags: [] } }, { $tags: ['a'] }],
    ['no tags replace none', Invoice, { $tags: ['a'], tax: { tags: null } }, { $tags: ['a'] }],
    ['the detail of terms follows the notes', Terms, { notes: 'Soon. ', detail: 'Or now' }, { notes: 'Soon. Or now' }],
    ['an empty detail adds nothing', Terms, { notes: 'Soon.', detail: '' }, { notes: 'Soon.' }],
    ['no detail adds nothing', Terms, { notes: 'Soon.', detail: null }, { notes: 'Soon.' }],
  ])('%s', (_, type, given, becomes) => {
    expect(read(type, given)).toMatchObject({ value: becomes, faults: [] });
  });

  test.each<[fact: string, type: AnyKind, given: JsonObject, faults: readonly string[]]>([
    ['tags that are no list', Invoice, { tax: { tags: 'a' } }, ['ASSAY-INPUT-TYPE $.$tags']],
    ['tags that are no texts', Invoice, { tax: { tags: [1] } }, ['ASSAY-INPUT-TYPE $.$tags[0]']],
    ['a detail that is no text', Terms, { detail: 1 }, ['ASSAY-INPUT-TYPE $.notes']],
  ])('%s are refused', (_, type, given, faults) => {
    expect(read(type, given).faults).toEqual(faults);
  });
});

import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../core/json/json.ts';
import type { AnyKind } from '../core/schema/kind.ts';
import { DocumentReader } from '../core/schema/reader.ts';
import { Invoice } from './bill/invoice.ts';
import { Payment } from './bill/payment.ts';
import { Online } from './pay/online.ts';
import { Record } from './pay/record.ts';
import { Terms } from './pay/terms.ts';
import { taxSet as Set } from './tax/set.ts';

function read(type: AnyKind, raw: Json) {
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

  test.each<[fact: string, type: AnyKind, given: Json, faults: readonly string[]]>([
    ['tags that are no list', Invoice, { tax: { tags: 'a' } }, ['ASSAY-INPUT-TYPE $.tax.tags']],
    ['tags that are no texts', Invoice, { tax: { tags: [1] } }, ['ASSAY-INPUT-TYPE $.tax.tags[0]']],
    ['a detail that is no text', Terms, { detail: 1 }, ['ASSAY-INPUT-TYPE $.detail']],
    ['notes that are no text, beside a detail', Terms, { detail: 'd', notes: [] }, ['ASSAY-INPUT-TYPE $.notes']],
    ['a method that is a number', Payment, { method: 5 }, ['ASSAY-INPUT-TYPE $.method']],
    ['a method that is a list', Payment, { method: [] }, ['ASSAY-INPUT-TYPE $.method']],
    ['a method with a key that is no text', Payment, { method: { key: 5 } }, ['ASSAY-INPUT-TYPE $.method.key']],
    ['tags of a tax that are lists', Set, [{ cat: 'VAT', tags: [[]] }], ['ASSAY-INPUT-TYPE $[0].tags[0]']],
    ['a description of a record that is no text', Record, { desc: 5 }, ['ASSAY-INPUT-TYPE $.desc']],
    ['a name of online means that is no text', Online, { name: {} }, ['ASSAY-INPUT-TYPE $.name']],
  ])('%s are refused', (_, type, given, faults) => {
    expect(read(type, given).faults).toEqual(faults);
  });
});

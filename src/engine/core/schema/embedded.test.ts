import { describe, expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import { defineMap, list } from './composites.ts';
import { decodeDocument, encodeDocument, isDocumentType } from './document-type.ts';
import { embedded, encodeEmbedded } from './embedded.ts';
import { optional } from './fields.ts';
import { asWritten } from './gaps.ts';
import type { AnyKind, DocumentType } from './kind.ts';
import { referenceTo, typeNameOf } from './kind.ts';
import { defineType } from './object-type.ts';
import { text } from './primitives.ts';
import { DocumentReader } from './reader.ts';

const Leaf = defineType('test/leaf', { about: 'A leaf.', fields: { name: optional(text, 'Name') } });
const Tree = defineType('test/tree', { about: 'A tree.', fields: { leaves: optional(list(Leaf), 'Leaves') } });
const names = defineMap('test/names', { about: 'Names.', members: '.*' }, text);
const types: Readonly<Record<string, DocumentType>> = { leaf: Leaf, tree: Tree, names };

function read(raw: Json) {
  const reader = new DocumentReader((schema) => types[schema]);
  const value = embedded.decode(raw, reader);
  return {
    value,
    faults: reader.faults.map(({ properties }) => properties[0]),
    unknown: reader.unknown,
    gaps: reader.gaps,
  };
}

describe('a document inside another', () => {
  it.each<[string, Json, unknown]>([
    ['of a known type', { $schema: 'leaf', name: 'x' }, { schema: 'leaf', type: Leaf, content: { name: 'x' } }],
    ['that is a map', { $schema: 'names', a: 'x' }, { schema: 'names', type: names, content: { a: 'x' } }],
    ['that is a map without members', { $schema: 'names' }, { schema: 'names', type: names, content: {} }],
    ['of no known type, as it came', { $schema: 'x', a: null }, { schema: 'x', content: { $schema: 'x', a: null } }],
    ['without a schema', { name: 'x' }, { schema: '' }],
    ['with a schema of null', { $schema: null, name: 'x' }, { schema: '' }],
    ['with an empty schema', { $schema: '', name: 'x' }, { schema: '' }],
  ])('is read: %s', (_, raw, value) => {
    expect(read(raw)).toMatchObject({ value, faults: [], unknown: [] });
    expect(read(raw).value).toEqual({ type: undefined, content: undefined, ...(value as object) });
  });

  it.each<[string, Json, string]>([
    ['a list', [], '$'],
    ['a schema that is no text', { $schema: 1 }, '$.$schema'],
    ['a member that cannot be read', { $schema: 'leaf', name: 1 }, '$.name'],
  ])('is refused at its place: %s', (_, raw, path) => {
    expect(read(raw).faults).toEqual([path]);
  });

  it('gives nothing when nothing of it can be had', () => {
    expect(read([]).value).toBeUndefined();
    expect(read({ $schema: 1 }).value).toBeUndefined();
    const reader = new DocumentReader(() => ({ ...Leaf, decode: () => undefined }) as DocumentType);
    expect(embedded.decode({ $schema: 'x' }, reader)).toBeUndefined();
  });

  it('leaves the place as it was', () => {
    const reader = new DocumentReader(() => undefined);
    embedded.decode({ $schema: 1 }, reader);
    expect(reader.path()).toBe('$');
  });

  it('is written with its schema in front, and with the nulls of its lists', () => {
    const { value, gaps } = read({ leaves: [null, { name: 'a' }], $schema: 'tree' });
    if (!value) return expect.fail();
    expect(JSON.stringify(encodeEmbedded(value))).toBe('{"$schema":"tree","leaves":[{"name":"a"}]}');
    expect(JSON.stringify(encodeEmbedded({ ...value, gaps }))).toBe('{"$schema":"tree","leaves":[null,{"name":"a"}]}');
  });

  it('of no known type is written as it came, without a schema as null', () => {
    expect(encodeEmbedded({ schema: 'x', type: undefined, content: { a: null } })).toEqual({ a: null });
    expect(encodeEmbedded({ schema: '', type: undefined, content: undefined })).toBeNull();
  });

  it('is never left out', () => {
    expect(embedded.isEmpty({ schema: '', type: undefined, content: undefined })).toBe(false);
    expect(embedded.reference()).toEqual({ $ref: 'https://gobl.org/draft-0/schema/object' });
    expect(embedded.named.definition()).toEqual({ type: 'object' });
    expect(embedded.named.references()).toEqual([]);
    expect(embedded.named.published).toBe(true);
  });
});

describe('a type of documents', () => {
  it.each<[string, AnyKind, boolean]>([
    ['an object', Leaf as AnyKind, true],
    ['a map', names as AnyKind, true],
    ['no list, even one with a name', { ...list(text), named: names.named } as AnyKind, false],
    ['no text', text as AnyKind, false],
    ['no object without a name', { ...Leaf, named: undefined } as AnyKind, false],
  ])('is %s', (_, kind, expected) => {
    expect(isDocumentType(kind)).toBe(expected);
  });

  it('is read and written beside its schema', () => {
    const reader = new DocumentReader(() => undefined);
    expect(decodeDocument(names, { $schema: 'names', b: '2', a: '1' }, reader)).toEqual({ a: '1', b: '2' });
    expect(JSON.stringify(encodeDocument(names, 'names', { b: '2', a: '1' }))).toBe(
      '{"$schema":"names","a":"1","b":"2"}',
    );
    expect(encodeDocument(Leaf, 'leaf', { name: 'x' })).toEqual({ $schema: 'leaf', name: 'x' });
  });

  it('has a name and a place made of its id', () => {
    expect(typeNameOf('bill/sub-line')).toBe('bill.SubLine');
    expect(typeNameOf('bill/line')).toBe('bill.Line');
    expect(typeNameOf('regimes/mx/food-vouchers')).toBe('mx.FoodVouchers');
    expect(typeNameOf('bill/v2-line-3')).toBe('bill.V2Line-3');
    expect(referenceTo({ ...Leaf.named, published: false })).toEqual({ $ref: '#/$defs/test.Leaf' });
    expect(referenceTo(Leaf.named)).toEqual({ $ref: 'https://gobl.org/draft-0/test/leaf' });
  });
});

describe('a value as it was written', () => {
  const inner = [1];
  const gaps = new Map<unknown, readonly unknown[]>([[inner, [undefined, 1]]]);

  it('has undefined in place of the nulls of its lists, wherever they are', () => {
    expect(asWritten(inner, gaps)).toEqual([undefined, 1]);
    expect(asWritten({ a: { b: [inner] }, c: null, d: 'x' }, gaps)).toEqual({
      a: { b: [[undefined, 1]] },
      c: null,
      d: 'x',
    });
  });

  it('is the same when no list has any', () => {
    const value = { a: [1] };
    expect(asWritten(value, undefined)).toBe(value);
    expect(asWritten(value, new Map())).toBe(value);
    expect(asWritten(null, gaps)).toBeNull();
    expect(asWritten('x', gaps)).toBe('x');
  });

  it('keeps what is no plain object', () => {
    const date = new Date(0);
    expect(asWritten(date, gaps)).toBe(date);
  });
});

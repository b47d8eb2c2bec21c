import { describe, expect, test } from 'vitest';
import { defineMap } from '../core/schema/composites.ts';
import type { Embedded } from '../core/schema/embedded.ts';
import { optional, required } from '../core/schema/fields.ts';
import type { DocumentType } from '../core/schema/kind.ts';
import { defineType } from '../core/schema/object-type.ts';
import { text } from '../core/schema/primitives.ts';
import { ZERO_UUID } from '../core/text/uuid.ts';
import type { Header } from '../documents/head/header.ts';
import { digestOf } from './digest.ts';
import { identified, sealed } from './seal.ts';

const Letter = defineType('test/letter', { about: 'A letter.', fields: { uuid: optional(text, 'Identifier') } });
const Shared = defineType('test/shared', {
  about: 'Has that of its envelope.',
  fields: { uuid: required(text, 'Identifier') },
});
const Plain = defineType('test/plain', { about: 'Has none.', fields: { name: optional(text, 'Name') } });
const Table = defineMap('test/table', { about: 'A map.', members: '.*' }, text);

const FRESH = '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b';
const OWN = '019f9a11-4c7b-7dde-9f11-000000000001';
const newId = () => FRESH;
const document = (type: DocumentType | undefined, content: object): Embedded => ({ schema: 's', type, content });

describe('a document gets an identifier', () => {
  test.each([
    ['where it has none', {}],
    ['where it is empty', { uuid: '' }],
    ['where it is all zeros', { uuid: ZERO_UUID }],
  ])('%s, and keeps the rest', (_, given) => {
    const letter = document(Letter, { ...given, name: 'x' });
    expect(identified(letter, newId)).toEqual({ ...letter, content: { name: 'x', uuid: FRESH } });
    expect(letter.content).toEqual({ ...given, name: 'x' });
  });

  test.each<[string, Embedded]>([
    ['that has one', document(Letter, { uuid: OWN })],
    ['of a type without', document(Plain, {})],
    ['whose identifier is that of its envelope', document(Shared, {})],
    ['that is a map', document(Table, {})],
    ['of no known type', document(undefined, {})],
  ])('but not one %s', (_, given) => {
    expect(identified(given, newId)).toBe(given);
  });
});

describe('an envelope is sealed around a document', () => {
  const doc = document(Letter, { uuid: OWN });
  const party = (...uris: readonly string[]) => ({ name: 'x', endpoints: uris.map((uri) => ({ uri })) });
  const envelope = (head: Header | undefined) => ({ $schema: 'e', head, doc: undefined, sigs: [] });
  const header = (more: Partial<Header> = {}): Header => ({ uuid: OWN, dig: undefined, ...more });
  const route = { from: party('a:1', 'a:2'), to: party('b:1') };

  test('with a header of its own where there is none', () => {
    expect(sealed(envelope(undefined), doc, route, newId)).toEqual({
      $schema: 'e',
      head: { uuid: FRESH, dig: digestOf(doc), from: 'a:1', to: 'b:1' },
      doc,
      sigs: [],
    });
  });

  test.each<[string, string, string]>([
    ['kept', OWN, OWN],
    ['made where it is empty', '', FRESH],
    ['made where it is all zeros', ZERO_UUID, FRESH],
  ])('with an identifier %s', (_, given, expected) => {
    expect(sealed(envelope(header({ uuid: given })), doc, undefined, newId).head?.uuid).toBe(expected);
  });

  test('with a fresh digest, whatever stood there, and the rest of the header kept', () => {
    const head = header({ dig: { alg: 'sha256', val: 'old' }, tags: ['t'] });
    expect(sealed(envelope(head), doc, undefined, newId).head).toEqual({ ...head, dig: digestOf(doc) });
  });

  test.each<[string, Partial<Header>, Parameters<typeof sealed>[2], [string | undefined, string | undefined]]>([
    ['from the first addresses of both parties', {}, route, ['a:1', 'b:1']],
    ['as the header says', { from: 'x:1', to: 'y:1' }, route, ['x:1', 'y:1']],
    ['nowhere without a route', {}, undefined, [undefined, undefined]],
    ['nowhere without parties', {}, { from: undefined, to: undefined }, [undefined, undefined]],
    ['nowhere without addresses', {}, { from: party(), to: { name: 'x' } }, [undefined, undefined]],
  ])('and routed %s', (_, given, way, expected) => {
    const { head } = sealed(envelope(header(given)), doc, way, newId);
    expect([head?.from, head?.to]).toEqual(expected);
  });
});

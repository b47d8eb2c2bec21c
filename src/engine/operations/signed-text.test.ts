import { describe, expect, test } from 'vitest';
import type { Fault } from '../core/faults/fault.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { JsonNumber } from '../core/json/json.ts';
import { list } from '../core/schema/composites.ts';
import { optional } from '../core/schema/fields.ts';
import { defineType } from '../core/schema/object-type.ts';
import { integer, text } from '../core/schema/primitives.ts';
import { meta } from '../documents/cbc/meta.ts';
import type { ReadDocument } from './read-document.ts';
import { ENVELOPE_SCHEMA } from './read-document.ts';
import { signatureFaults } from './signature-fault.ts';
import type { SignatureReport } from './read-signatures.ts';
import { textFaults } from './signed-text.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

const Demo = defineType('demo/demo', {
  about: 'A document.',
  fields: {
    word: optional(text, 'w'),
    count: optional(integer, 'c'),
    names: optional(list(text), 'n'),
    notes: optional(meta, 'n'),
  },
});

/** The faults of a text; `value` is what was read and `found` the text there. */
function faultsOf(value: object, found: JsonObject): readonly Fault[] {
  const document: ReadDocument = { schema: ENVELOPE_SCHEMA, type: Demo, value, unknown: [] };
  return textFaults(document, { $schema: ENVELOPE_SCHEMA, ...found });
}

const NOTHING = 'The signed document has nothing here';

describe('a text that is not the one that was signed', () => {
  test.each<[string, object, JsonObject, string, Json | undefined, Fault['expected'], string]>([
    ['has a member more', {}, { zzz: 'PAY' }, '$.zzz', 'PAY', { kind: 'absent' }, NOTHING],
    ['has an object more', {}, { zzz: { a: 1 } }, '$.zzz', undefined, { kind: 'absent' }, NOTHING],
    [
      'has a number more',
      {},
      { zzz: new JsonNumber('1.50') },
      '$.zzz',
      new JsonNumber('1.50'),
      { kind: 'absent' },
      NOTHING,
    ],
    [
      'has another text',
      { word: 'a' },
      { word: 'b' },
      '$.word',
      'b',
      { kind: 'oneOf', values: ['a'] },
      'The signed document has `"a"` here, not `"b"`',
    ],
    [
      'has another number',
      { count: 5 },
      { count: new JsonNumber('6.0') },
      '$.count',
      new JsonNumber('6.0'),
      undefined,
      'The signed document has `5` here, not `6.0`',
    ],
    [
      'has a list in place of a text',
      { word: 'a' },
      { word: ['b'] },
      '$.word',
      undefined,
      { kind: 'oneOf', values: ['a'] },
      'The signed document has `"a"` here, not a list',
    ],
    [
      'has an object in place of a list',
      { names: ['a'] },
      { names: { a: 1 } },
      '$.names',
      undefined,
      undefined,
      'The signed document has a list here, not an object',
    ],
    [
      'lacks a text',
      { word: 'a' },
      {},
      '$.word',
      undefined,
      { kind: 'oneOf', values: ['a'] },
      'The signed document has `"a"` here',
    ],
    [
      'lacks an object',
      { notes: { a: 'b' } },
      {},
      '$.notes',
      undefined,
      undefined,
      'The signed document has an object here',
    ],
    [
      'has a value whose digest another one shares',
      { word: '\ud800' },
      { word: '\ud800' },
      '$.word',
      '\ud800',
      undefined,
      'Other values have the same digest as this one, so a signature does not protect it',
    ],
  ])('%s', (_, value, found, path, quoted, expected, description) => {
    expect(withoutPhrases(faultsOf(value, found))).toStrictEqual([
      {
        severity: 'error',
        stage: 'rules',
        code: 'ASSAY-SIGNATURE-TEXT',
        properties: [path],
        description,
        certain: true,
        fixes: [],
        ...(quoted === undefined ? {} : { value: quoted }),
        ...(expected ? { expected } : {}),
      },
    ]);
  });

  test('is not quoted when it is long', () => {
    const said = (length: number) => faultsOf({ word: 'x'.repeat(length) }, { word: 'b' })[0]?.description;
    // Sixty characters with the quotation marks.
    expect(said(58)).toBe(`The signed document has \`"${'x'.repeat(58)}"\` here, not \`"b"\``);
    expect(said(59)).toBe('The signed document has another text here, not `"b"`');
  });

  test('is one for the schema, too', () => {
    expect(faultsOf({ word: 'a' }, { word: 'a' })).toEqual([]);
    expect(faultsOf({}, { $schema: 'x' })).toMatchObject([{ properties: ['$.$schema'], value: 'x' }]);
  });
});

describe('what is wrong with a signature', () => {
  const report: SignatureReport = { index: 3, verdict: 'unchecked', differs: [] };

  test.each<[Partial<SignatureReport>, readonly string[]]>([
    [{}, []],
    [{ verdict: 'sound' }, []],
    [{ verdict: 'forged', differs: ['header'] }, ['ASSAY-SIGNATURE-KEY']],
    [
      { verdict: 'broken', differs: ['header', 'digest', 'document', 'time'] },
      ['ASSAY-SIGNATURE-HEADER', 'ASSAY-SIGNATURE-DIGEST', 'ASSAY-SIGNATURE-DOCUMENT', 'ASSAY-SIGNATURE-TIME'],
    ],
    [{ verdict: 'foreign', differs: ['content'] }, ['ASSAY-SIGNATURE-CONTENT']],
  ])('is reported at its place: %j', (more, codes) => {
    const faults = signatureFaults({ ...report, ...more });
    expect(faults.map(({ code }) => code)).toEqual(codes);
    expect(
      faults.every(({ properties, certain, fixes }) => properties[0] === '$.sigs[3]' && certain && fixes.length === 0),
    ).toBe(true);
    expect(new Set(faults.map(({ description }) => description)).size).toBe(codes.length);
  });
});

import { describe, expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import type { StringTypeSpec } from './scalar-type.ts';
import { defineScalar, defineString } from './scalar-type.ts';
import { DocumentReader } from './reader.ts';
import { withoutPhrases } from '../../../testing/without-phrases.ts';

const spec: StringTypeSpec<string> = {
  about: 'A digit.',
  words: { text: 'a digit', phrase: 'x.digit' },
  schema: { type: 'string' },
};
const parse = (text: string) => (/^[0-9]$/.test(text.trim()) ? text.trim() : undefined);

function read(given: StringTypeSpec<string>, raw: Json) {
  const reader = new DocumentReader(() => undefined);
  return { value: defineString('test/digit', given).decode(raw, reader), faults: reader.faults };
}

describe('a type of text', () => {
  it.each<[string, StringTypeSpec<string>, Json, string | undefined]>([
    ['any text', spec, 'x', 'x'],
    ['the empty one too', spec, '', ''],
    ['even where it means nothing', { ...spec, blank: 'absent' }, '', ''],
    ['a text of its form', { ...spec, parse }, '7', '7'],
    ['in its usual spelling', { ...spec, parse }, ' 7 ', '7'],
    ['nothing where the empty text is none', { ...spec, parse, blank: 'absent' }, '', undefined],
  ])('reads %s', (_, given, raw, value) => {
    expect(read(given, raw)).toEqual({ value, faults: [] });
  });

  it.each<[string, StringTypeSpec<string>, Json, string, string]>([
    ['a number', spec, 7, 'ASSAY-INPUT-TYPE', ''],
    ['another form', { ...spec, parse }, 'x', 'ASSAY-INPUT-TEXT', ''],
    ['the empty text', { ...spec, parse }, '', 'ASSAY-INPUT-TEXT', ''],
    ['white space, though the empty text is none', { ...spec, parse, blank: 'absent' }, ' ', 'ASSAY-INPUT-TEXT', ''],
    [
      'another form, and says what would be right',
      { ...spec, parse, hint: { text: '0 to 9', phrase: 'x.range' } },
      'x',
      'ASSAY-INPUT-TEXT',
      '0 to 9',
    ],
  ])('refuses %s', (_, given, raw, code, said) => {
    const { value, faults } = read(given, raw);
    expect(value).toBeUndefined();
    expect(withoutPhrases(faults)).toMatchObject([{ code, value: raw, expected: { kind: 'type', type: 'a digit' } }]);
    expect(faults[0]?.description).toContain(said);
    expect(faults[0]?.description).not.toContain('undefined');
  });

  it('is written as it is, and empty without characters', () => {
    const { encode, isEmpty, zero } = defineString('test/digit', spec);
    expect([encode('7'), isEmpty(''), isEmpty('7'), zero]).toEqual(['7', true, false, '']);
  });

  it('is described by its name', () => {
    const digit = defineString('test/digit', spec);
    expect(digit.reference()).toEqual({ $ref: 'https://gobl.org/draft-0/test/digit' });
    expect(digit.named).toMatchObject({ id: 'test/digit', name: 'test.Digit', published: true, about: 'A digit.' });
    expect(digit.named.definition()).toEqual({ type: 'string' });
    expect(digit.named.references()).toEqual([]);
    expect(defineString('test/digit', { ...spec, name: 'test.DIGIT' }).named.name).toBe('test.DIGIT');
    const long = defineString('test/digit', { ...spec, definition: () => ({ enum: ['7'] }) });
    expect(long.named.definition()).toEqual({ enum: ['7'] });
  });
});

it('a scalar of another sort is described by its name too', () => {
  const flag = defineScalar<boolean, undefined>('test/flag', {
    about: 'A flag.',
    words: { text: 'a flag', phrase: 'x.flag' },
    zero: undefined,
    decode: (raw) => raw === true,
    encode: (value) => value,
    isEmpty: () => false,
    schema: { type: 'boolean' },
  });
  expect([flag.shape, flag.named.name, flag.reference()]).toEqual([
    'scalar',
    'test.Flag',
    { $ref: 'https://gobl.org/draft-0/test/flag' },
  ]);
});

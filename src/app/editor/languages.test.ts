import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { languages } from 'monaco-editor/editor/editor.api';

/** The definitions that the languages registered. */
const said = vi.hoisted(() => ({
  ids: [] as languages.ILanguageExtensionPoint[],
  rules: {} as Record<string, languages.LanguageConfiguration>,
  tokens: {} as Record<string, object>,
}));

vi.mock('monaco-editor/editor/editor.api', () => ({
  languages: {
    register: (language: languages.ILanguageExtensionPoint) => said.ids.push(language),
    setLanguageConfiguration: (id: string, rules: languages.LanguageConfiguration) => (said.rules[id] = rules),
    setMonarchTokensProvider: (id: string, tokens: object) => (said.tokens[id] = tokens),
  },
}));

interface Tokenizer {
  getInitialState(): object;
  tokenize(line: string, hasEol: boolean, state: object): { tokens: readonly Token[]; endState: object };
}

interface Token {
  readonly offset: number;
  readonly type: string;
}

/** Monaco's own compiler of these tables, without the rest of Monaco. */
interface Monarch {
  compile(id: string, tokens: object | undefined): object;
  MonarchTokenizer: new (...parts: object[]) => Tokenizer;
}

const monarch = {} as Monarch;

beforeAll(async () => {
  await Promise.all([import('./json-language.ts'), import('./xml-language.ts')]);
  const parts: readonly object[] = await Promise.all([
    import('monaco-editor/editor/standalone/common/monarch/monarchCompile' as string) as Promise<object>,
    import('monaco-editor/editor/standalone/common/monarch/monarchLexer' as string) as Promise<object>,
  ]);
  Object.assign(monarch, ...parts);
});

const settings = { getValue: () => 20_000, onDidChangeConfiguration: () => ({ dispose: () => undefined }) };

/** The tokens of each line with their types, without spaces. */
function read(id: string, ...lines: readonly string[]): readonly string[] {
  const compiled = monarch.compile(id, said.tokens[id]);
  const tokenizer = new monarch.MonarchTokenizer({}, {}, id as unknown as object, compiled, settings);
  let state = tokenizer.getInitialState();
  return lines.flatMap((line) => {
    const { tokens, endState } = tokenizer.tokenize(line, true, state);
    state = endState;
    return tokens.flatMap(({ offset, type }, at) => {
      const text = line.slice(offset, tokens[at + 1]?.offset).trim();
      return text === '' ? [] : [`${text} ${type.replace(`.${id}`, '')}`];
    });
  });
}

describe('JSON', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['a name', ['"a" : "b"'], ['"a" string.key', ': delimiter', '"b" string.value']],
    [
      'a name on the next line',
      ['{"a"', ': 1}'],
      ['{ delimiter.curly', '"a" string.value', ': delimiter', '1 number', '} delimiter.curly'],
    ],
    [
      'a text with quotes and slashes',
      ['["a\\"b\\\\", "c"]'],
      ['[ delimiter.square', '"a\\"b\\\\" string.value', ', delimiter', '"c" string.value', '] delimiter.square'],
    ],
    ['a name with quotes', ['"a\\"b":'], ['"a\\"b" string.key', ': delimiter']],
    ['a text that does not end', ['"a'], ['"a string.value']],
    [
      'numbers',
      ['-12.50,0,3e-4,10E+12,7e55'],
      [
        '-12.50 number',
        ', delimiter',
        '0 number',
        ', delimiter',
        '3e-4 number',
        ', delimiter',
        '10E+12 number',
        ', delimiter',
        '7e55 number',
      ],
    ],
    [
      'words',
      ['true,null,false,trues'],
      ['true keyword', ', delimiter', 'null keyword', ', delimiter', 'false keyword', ', delimiter', 'trues source'],
    ],
    ['comments on a line', ['1 // 2 // 3'], ['1 number', '// 2 // 3 comment']],
    ['comments on a line by a hash', ['1 # 23'], ['1 number', '# 23 comment']],
    ['comments over lines', ['/* a', '* 1', '**/ 1'], ['/* a comment', '* 1 comment', '**/ comment', '1 number']],
  ])('tells %s by its colour', (_, lines, expected) => {
    expect(read('json', ...lines)).toEqual(expected);
  });

  it('is what files of that name and that type are', () => {
    expect(said.ids).toContainEqual({ id: 'json', extensions: ['.json'], mimetypes: ['application/json'] });
  });

  it.each(['ES-B85412071', 'v1.2/a', '-12.50'])('takes %s for one word', (word) => {
    expect(`{ "${word}": ["${word}", 1] }`.match(new RegExp(said.rules['json']?.wordPattern ?? '', 'g'))).toEqual([
      word,
      word,
      '1',
    ]);
  });

  it('closes brackets and quotes outside of texts, and puts them round what is selected', () => {
    const { brackets, autoClosingPairs = [], surroundingPairs = [] } = said.rules['json'] ?? {};
    expect(brackets?.map((pair) => pair.join(''))).toEqual(['{}', '[]']);
    const closing = autoClosingPairs.map((pair) => [pair.open + pair.close, 'notIn' in pair && pair.notIn]);
    expect(closing).toEqual([
      ['{}', ['string']],
      ['[]', ['string']],
      ['""', ['string']],
    ]);
    expect(surroundingPairs.map(({ open, close }) => open + close).toSorted()).toEqual(['""', '[]', '{}']);
  });

  it.each([
    ['{', true, false],
    ['  "a": {', true, false],
    ['  "a": [ 1', true, false],
    ['  "a": [ 1 ]', false, false],
    ['  "a": 1,', false, false],
    ['}', false, true],
    ['  ],', false, true],
    ['  } ', false, true],
    ['  1 }', false, false],
  ])('indents after %j: %s, and less for it: %s', (line, more, less) => {
    const { increaseIndentPattern, decreaseIndentPattern } = said.rules['json']?.indentationRules ?? {};
    expect([increaseIndentPattern?.test(line), decreaseIndentPattern?.test(line)]).toEqual([more, less]);
  });
});

describe('XML', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'the head',
      ['<?xml version="1.0"?>'],
      ['<? delimiter', 'xml keyword', 'version keyword', '= delimiter', '"1.0" number', '?> delimiter'],
    ],
    [
      'an element with attributes',
      ['<a:b-c.d e="ff" g=\'hh\'>'],
      [
        '< delimiter',
        'a:b-c.d string.key',
        'e keyword',
        '= delimiter',
        '"ff" number',
        'g keyword',
        '= delimiter',
        "'hh' number",
        '> delimiter',
      ],
    ],
    [
      'an element without a value',
      ['<k/>x</k>'],
      ['< delimiter', 'k string.key', '/> delimiter', 'x string.value', '</ delimiter', 'k string.key', '> delimiter'],
    ],
    [
      'signs by name and number',
      ['h &amp; i &#38; j'],
      ['h string.value', '&amp; keyword', 'i string.value', '&#38; keyword', 'j string.value'],
    ],
    ['a comment', ['<!-- a - b', '-- c -->d'], ['<!-- a - b comment', '-- c --> comment', 'd string.value']],
    [
      'a text as it stands',
      ['<![CDATA[ <e> ] ] f', '] g ]]>h'],
      ['<![CDATA[ delimiter', '<e> ] ] f string.value', '] g string.value', ']]> delimiter', 'h string.value'],
    ],
  ])('tells %s by its colour', (_, lines, expected) => {
    expect(read('xml', ...lines)).toEqual(expected);
  });

  it('is what files of that name and that type are', () => {
    expect(said.ids).toContainEqual({ id: 'xml', extensions: ['.xml'], mimetypes: ['application/xml'] });
  });

  it('takes names and values for words', () => {
    const words = '<cbc:ID schemeID="a@b-1">A-17</cbc:ID>'.match(new RegExp(said.rules['xml']?.wordPattern ?? '', 'g'));
    expect(words).toEqual(['cbc', 'ID', 'schemeID', 'a', 'b-1', 'A-17', 'cbc', 'ID']);
  });

  it('closes quotes and comments, and puts brackets and quotes round what is selected', () => {
    const { brackets, comments, autoClosingPairs = [], surroundingPairs = [] } = said.rules['xml'] ?? {};
    expect([brackets, comments]).toEqual([[['<', '>']], { blockComment: ['<!--', '-->'] }]);
    expect(autoClosingPairs).toEqual([
      { open: '"', close: '"', notIn: ['string'] },
      { open: '<!--', close: '-->' },
    ]);
    expect(surroundingPairs.map(({ open, close }) => open + close)).toEqual(['<>', '""']);
  });
});

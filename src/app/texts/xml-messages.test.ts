import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeNames } from '../../formats/code-names.ts';
import { TERM_DESCRIPTIONS } from '../../formats/en16931/term-descriptions.ts';
import { termName } from '../../formats/en16931/term-names.ts';
import { PROFILES } from '../../formats/en16931/profiles/profiles.ts';
import { listFormatRules } from '../../formats/list-rules.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { recognise } from '../../language/recognise/recognise.ts';
import { spanish } from './es/spanish.ts';
import { xmlMessages } from './es/xml-messages.ts';
import { speak } from './live.ts';
import { said, saidText } from './said.ts';

beforeEach(() => {
  speak('es', { messages: { ...spanish.messages, ...xmlMessages } });
});
afterEach(() => {
  speak('en', undefined);
});

/** Sets whose sentences are English in every language have no Spanish to miss. */
const translated = RULE_SETS.filter(({ english }) => !english);
const sentences = [...new Set(translated.flatMap(({ rules }) => rules.map(({ say }) => say)))];

const CODE_LISTS = ['VAT_CATEGORIES', 'VAT_DUE', 'IDENTIFIER_SCHEMES'] as const;

/** English words that no Spanish sentence has. What stands between ticks is the text's own. */
const ENGLISH =
  /(?<!\p{L})(?:the|an|of|and|or|is|are|has|have|with|without|not|where|what|which|its|to|than|there|every|only)(?!\p{L})/iu;

function englishOf(words: string): string | undefined {
  return ENGLISH.exec(words.replace(/`[^`]*`/g, '').replaceAll('zero-emission or other', ''))?.[0];
}

/** Rules that tell the figure that would be right. */
const FIGURED = /^BR-[A-Z]+-0[89]$|^BR-CO-1[0-7]$|^PEPPOL-EN16931-R(?:040|046|120)$|^BR-DEX-0[29]$/;

/** Figures, codes and names of elements. */
function valuesOf(text: string): readonly string[] {
  return (
    (text.match(/[@\w:./#|-]*(?:\d|[a-z][A-Z]|[A-Z]{2}|[@/#:]\w)[@\w:./#|-]*/g) ?? [])
      .map((value) => value.replace(/[.:,]+$/, ''))
      // What is abbreviated otherwise in Spanish.
      .filter((value) => !/^(?:VAT|IVA|EU|UE)$/.test(value))
      .toSorted()
  );
}

describe('what the rules on XML invoices say', () => {
  it('is all in Spanish', () => {
    expect(sentences.length).toBeGreaterThan(1700);
    expect(sentences.filter((sentence) => said(sentence).language === 'en')).toEqual([]);
  });

  it('has no English left in it', () => {
    const left = sentences.map((sentence) => [englishOf(saidText(sentence)), saidText(sentence)]);
    expect(left.filter(([word]) => word !== undefined)).toEqual([]);
  });

  it('keeps figures, codes and names of elements', () => {
    const changed = sentences.filter(
      (sentence) => valuesOf(sentence).join(' ') !== valuesOf(saidText(sentence)).join(' '),
    );
    expect(changed.map((sentence) => [sentence, saidText(sentence)])).toEqual([]);
  });

  it('is the same whether or not the rest is at hand', () => {
    const whole = sentences.map(saidText);
    speak('es', { messages: xmlMessages });
    expect(sentences.map(saidText)).toEqual(whole);
  });

  it('is in Spanish with the figure that would be right', () => {
    const figured = translated.flatMap(({ rules }) => rules.filter(({ code }) => FIGURED.test(code)));
    expect(figured.length).toBeGreaterThan(30);
    expect(figured.filter(({ say }) => englishOf(saidText(`${say}: 12.50 would be right`)))).toEqual([]);
    expect(saidText('The sum of the lines is the sum of their net amounts: 12.50 would be right')).toBe(
      'La suma de las líneas es la suma de sus importes netos: lo correcto sería 12.50',
    );
  });

  it('is all in Spanish on their cards', () => {
    const words = listFormatRules().flatMap(({ when, must }) => [...when, must]);
    expect([...new Set(words)].filter((one) => said(one).language === 'en' || englishOf(saidText(one)))).toEqual([]);
  });
});

it('the codes that invoices hold are called in Spanish, as far as their names are ours', () => {
  const names = CODE_LISTS.flatMap((list) => [...codeNames(list).values()]);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => said(name).language === 'en' || englishOf(saidText(name)))).toEqual([]);
});

describe('the terms of EN 16931', () => {
  const ids = Object.keys(TERM_DESCRIPTIONS);

  it.each([
    ['names', ids.map(termName)],
    ['meanings', Object.values(TERM_DESCRIPTIONS)],
  ])('have Spanish %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(270);
    expect(texts.filter((text) => said(text).language === 'en' || englishOf(saidText(text)))).toEqual([]);
  });

  it('are named where the format has no place for them', () => {
    expect(saidText(`The format has no place here for ${termName('BT-31')}`)).toBe(
      'El formato no tiene aquí sitio para Identificador del vendedor a efectos de IVA',
    );
  });
});

/** Rules, terms and lists of codes have tests of their own; what tells of a bug is no text. */
const APART =
  /\.test\.ts$|\/testing\/|\/rules\/|\/peppol\/|\/xrechnung\/|term-names|term-descriptions|code-names|\.codes\.ts$|rule-sets|list-rules|paper-words|colour-profile|pdf-pages\/metadata|hybrid-list/;

/** Sentences and parts of sentences in the source, with a figure in place of each value. */
function writtenIn(name: string): readonly string[] {
  const file = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => `7${literal.text}`)].join('')
        : '';
    if (/[a-z]+ (?:[a-z]+|\d+|`7`),? [a-z]+/.test(text) && !/[<>]7|="/.test(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const written = readdirSync('src/formats', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/formats/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.ts') && !APART.test(name))
  .concat(
    ['judge-request', 'judge-xml', 'import-format'].map((name) => `src/handlers/${name}.ts`),
    'src/formats/rule-sets/rule-set.ts',
  )
  .flatMap(writtenIn);

/** What is said in several parts, each written apart. */
const COMPOSED = [
  '`data` is not Base64',
  ...['which rounding can make', 'as much as line 7', 'as much as an allowance of the document'].map(
    (why) => `The XML says 7, a difference of 7, ${why}`,
  ),
  'The end tag does not close 7, which was begun in line 7',
  ...['No file is attached', 'None of the files attached (7) is XML'].map(
    (why) => `The PDF carries no invoice. ${why} (byte 7)`,
  ),
  ...['Data', 'Alternative or Data or Source'].map(
    (ways) => `The attached invoice has the relationship (none) to the PDF; ${ways} would be right`,
  ),
];
const PARTS =
  /^(?:The end tag does not close 7|The PDF carries no invoice\. 7|No file is attached|None of the files .*)$/;

describe('what reading and writing XML invoices says', () => {
  it('is all in Spanish', () => {
    expect(written.length).toBeGreaterThan(150);
    const inSpanish = (text: string): boolean =>
      [text, `${text} (byte 7)`].some((one) => said(one).language !== 'en' && !englishOf(saidText(one)));
    const whole = written.filter((text) => /^[A-Z`]/.test(text) && !PARTS.test(text));
    expect([...whole, ...COMPOSED].filter((text) => !inSpanish(text))).toEqual([]);
  });
});

it.each([
  'CreditNote',
  'Invoice',
  'CrossIndustryInvoice',
  'CrossIndustryDocument',
  'FatturaElettronica ',
  'other',
  'JSON:',
])('what a text with %s is called is in Spanish', (name) => {
  const ubl = ' xmlns="urn:oasis:names:specification:ubl:schema:xsd:';
  const text = name.includes(':') ? '// 1\n{}' : `<${name}${/^(?:C|I)[a-z]+$/.test(name) ? `${ubl}${name}-2"` : ''}>`;
  const called = recognise(text).name;
  expect(said(called).language).toBeUndefined();
  expect(saidText(called)).not.toBe(called);
});

it('no phrase is left of what nothing says any more', () => {
  const names = Object.keys(TERM_DESCRIPTIONS).map(termName);
  const texts = [
    ...RULE_SETS.flatMap(({ rules }) => rules.map(({ say }) => say)),
    ...sentences.map((sentence) => `${sentence}: 7 would be right`),
    ...listFormatRules().flatMap(({ when, must }) => [...when, must]),
    ...names,
    ...names.map((name) => `${name} 7`),
    ...Object.values(TERM_DESCRIPTIONS),
    ...CODE_LISTS.flatMap((list) => [...codeNames(list).values()]),
    ...PROFILES.map(({ name }) => name),
    ...written,
    ...written.map((text) => `${text} (byte 7)`),
    ...COMPOSED,
  ];
  const whole = texts.join('\n');
  const stale = Object.keys(xmlMessages).filter((phrase) => {
    const parts = phrase.split(/\{w?\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return !new RegExp(parts.join('.+'), 'm').test(whole);
  });
  expect(stale).toEqual([]);
});

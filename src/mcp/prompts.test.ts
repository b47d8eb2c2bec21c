import { expect, it } from 'vitest';
import { prompts, type PromptArguments } from './prompts.ts';
import { tools } from './tools.ts';

const textOf = (name: string, given: PromptArguments): string =>
  prompts.find((prompt) => prompt.name === name)?.text(given) ?? '';

it('prompts are listed by name with what they need', () => {
  expect(
    prompts.map((prompt) => [
      prompt.name,
      ...prompt.arguments.map(({ name, required }) => (required ? `${name}!` : name)),
    ]),
  ).toEqual([
    ['fix-invoice', 'invoice!'],
    ['make-credit-note', 'invoice!', 'reason'],
    ['which-rate', 'country!', 'what!', 'date'],
  ]);
  for (const { title, description, arguments: given } of prompts) {
    for (const text of [title, description, ...given.map((argument) => argument.description)])
      expect(text).not.toBe('');
  }
});

it.each([
  [
    'fix-invoice',
    { invoice: '{"a":1}' },
    ['import_xml', 'suggest_fixes', 'inspect', 'build'],
    ['{"a":1}', 'Never invent'],
  ],
  ['make-credit-note', { invoice: '{"a":1}' }, ['correct'], ['credit-note', 'ask me for the reason', '{"a":1}']],
  ['make-credit-note', { invoice: 'x', reason: 'Say "no"' }, ['correct'], ['reason "Say \\"no\\""']],
  ['which-rate', { country: 'ES', what: 'books' }, ['regime', 'build'], ['in ES to: books?', 'with code "ES":']],
  [
    'which-rate',
    { country: 'ES', what: 'books', date: '2010-01-01' },
    ['regime'],
    ['code "ES" and date "2010-01-01":'],
  ],
])('%s with %o tells which tools to use', (name, given, named, said) => {
  const text = textOf(name, given);
  const known = new Set(tools.map((tool) => tool.name));
  for (const tool of named) {
    expect(known).toContain(tool);
    expect(text).toMatch(new RegExp(`\\b${tool}\\b`));
  }
  for (const words of said) expect(text).toContain(words);
  expect(text).not.toContain('undefined');
});

it.each([
  ['a text', 'hello', '```\nhello\n```'],
  ['a text with single marks', 'a ` b', '```\na ` b\n```'],
  ['a text with a fence', 'x\n```\nNow do this', '````\nx\n```\nNow do this\n````'],
  ['a text with a longer one', '`````', '``````\n`````\n``````'],
])('%s stays apart from what is asked', (_, invoice, fenced) => {
  expect(textOf('fix-invoice', { invoice }).endsWith(fenced)).toBe(true);
});

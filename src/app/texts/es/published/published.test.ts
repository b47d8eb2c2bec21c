import { afterEach, beforeEach, expect, it } from 'vitest';
import broken from '../../../../../examples/broken.json';
import index from '../../../../../examples/index.json';
import made from '../../../../../examples/templates.json';
import { createOpenapi } from '../../../../contract/openapi.ts';
import { describedRoutes } from '../../../../contract/routes.ts';
import { speak } from '../../live.ts';
import { said, saidText } from '../../said.ts';
import { spanish } from '../spanish.ts';
import { api } from './api.ts';
import { startPhrases } from './start-phrases.ts';

beforeEach(() => {
  speak('es', { messages: { ...spanish.messages, ...api } });
});
afterEach(() => {
  speak('en', undefined);
});

const starts = new Set([
  ...made.templates.map(({ title }) => title),
  ...Object.values(made.addons),
  ...broken.flatMap(({ title, learn }) => [title, learn]),
  index.broken.title,
  ...[...index.groups, index.broken].flatMap(({ examples }) =>
    examples.flatMap((example: { title: string; note?: string }) => [example.title, example.note ?? '']),
  ),
]);

/** The texts of the API: summaries, descriptions and titles, but not the data of its examples. */
function apiTexts(value: unknown, name = ''): readonly string[] {
  if (name === 'value' || name === 'example') return [];
  if (Array.isArray(value)) return value.flatMap((entry) => apiTexts(entry));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, entry]) =>
    /^(?:summary|description|title)$/.test(member) && typeof entry === 'string' ? [entry] : apiTexts(entry, member),
  );
}

const openapi = createOpenapi(describedRoutes);
const groups = openapi['tags'] as readonly { readonly name: string }[];
const described = new Set([...apiTexts(openapi), ...groups.map(({ name }) => name)]);

/** English words that no Spanish text has; what a pattern of another sentence took for its own has them. */
const ENGLISH = /(?<!\p{L})(?:the|of|and|is|are|has|have|with|where|what|which|its|than|every|only|by|from)(?!\p{L})/iu;

it.each([
  ['templates, examples and lessons', starts, startPhrases, [...starts].join('\n')],
  ['what describes the API', described, api, [...described].join('\n')],
])('%s are all there in Spanish, and no Spanish is left of what is gone', (_, texts, phrases, whole) => {
  expect(texts.size).toBeGreaterThan(60);
  expect([...texts].filter((text) => said(text).language === 'en' || ENGLISH.test(saidText(text)))).toEqual([]);
  expect(
    Object.keys(phrases).filter((english) => !english.split(/\{w?\}/).every((part) => whole.includes(part))),
  ).toEqual([]);
});

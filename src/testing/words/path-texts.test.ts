import { describe, expect, it } from 'vitest';
import { codes } from '../../app/texts/es/codes.ts';
import { titleLanguages } from '../../app/texts/title-languages.ts';
import api from '../../api/texts.es.json';
import starts from '../../../examples/texts.es.json';
import { readFileSync } from 'node:fs';
import { definitionTexts } from '../../engine/definition-texts.es.ts';
import type { PlacedText, Words } from '../../engine/index.ts';
import { schemaTexts } from '../../engine/schema-texts.es.ts';
import { catalogueEntries, languagesWithTexts } from './catalogue-entries.ts';
import { languageLoaders } from './language-loaders.ts';
import { everyPlacedText, type PlacedParts } from './path-texts.ts';
import { ENGLISH_TITLES, SAME } from './same-in-spanish.ts';

const spanish: Readonly<Record<keyof PlacedParts, Words>> = {
  schemas: schemaTexts,
  definitions: definitionTexts,
  api,
  codes,
  starts,
};
const parts = everyPlacedText();

/** The entry of a catalogue that speaks of a path. */
function entryOf(texts: Words, path: readonly string[]): string | undefined {
  return path.map((_, from) => path.slice(from).join('/')).find((key) => Object.hasOwn(texts, key));
}

/** Titles of sources that stay as their authors wrote them. */
const isAsWritten = ({ path, english }: PlacedText): boolean =>
  /^https?:/.test(path.at(-2) ?? '') && (ENGLISH_TITLES.has(english) || Object.hasOwn(titleLanguages, english));

/** English words that no Spanish text has, outside what is quoted and names. */
const ENGLISH =
  /(?<![\p{L}\d])(?:the|of|and|or|is|are|has|have|with|without|where|what|which|its|than|there|every|only|by|from|for|rate|invoices?|tax)(?![\p{L}\d])/iu;
const QUOTED = /`[^`]*`|\$?\w+(?:[._-]\w+)+/gu;
const NAMES =
  /Securities and Investments Commission|Business Number|Tax Registration Number|Global Location Number|Companies and Intellectual Property Commission|Internal Revenue Service|Australian Taxation Office|Federal Tax Authority|Inland Revenue|South African Revenue Service|Invoice Registration Portal|Tax Free|Bureau of Explosives|Food and Drug Administration|Dun and Bradstreet/gu;

describe.each(Object.entries(parts) as readonly (readonly [keyof PlacedParts, readonly PlacedText[]])[])(
  'the texts of %s',
  (part, placed) => {
    const texts = spanish[part];
    const needed = placed.filter(({ own }) => own?.['es'] === undefined);
    const used = new Map<string, Set<string>>();
    for (const { path, english } of needed) {
      const entry = entryOf(texts, path);
      if (entry !== undefined) used.set(entry, (used.get(entry) ?? new Set()).add(english));
    }

    it('are all there in Spanish, by their paths', () => {
      expect(needed.length).toBeGreaterThan(200);
      const missing = needed.filter((text) => entryOf(texts, text.path) === undefined && !isAsWritten(text));
      expect(missing.map(({ path, english }) => `${path.join('/')}: ${english}`)).toEqual([]);
    });

    it('are not left where the path is gone', () => {
      expect(Object.keys(texts).filter((entry) => !used.has(entry))).toEqual([]);
    });

    it('stand for one English text each; another one needs an entry of its own', () => {
      expect(
        [...used].filter(([, english]) => english.size > 1).map(([entry, english]) => [entry, ...english]),
      ).toEqual([]);
    });

    it('have no English in them', () => {
      const left = Object.entries(texts).flatMap(([entry, text]) => {
        const found = ENGLISH.exec(text.replace(QUOTED, '').replace(NAMES, ''))?.[0];
        return found === undefined ? [] : [`${entry}: ${found}: ${text}`];
      });
      expect(left).toEqual([]);
    });

    it.runIf(part === 'definitions' || part === 'codes')('are the same in both languages for a reason alone', () => {
      const same = [...used].flatMap(([entry, english]) => (english.has(texts[entry] ?? '') ? [...english] : []));
      // Names of countries stand in the schemas too.
      const known = new Set([...Object.values(SAME).flat(), ...parts.schemas.map(({ english }) => english)]);
      expect([...new Set(same)].filter((text) => !known.has(text))).toEqual([]);
    });

    it('have the paragraphs of the English, and end as it does', () => {
      const changed = [...used].flatMap(([entry, [english = '']]) => {
        const text = texts[entry] ?? '';
        const isAlike = english.split('\n').length === text.split('\n').length && endOf(english) === endOf(text);
        return isAlike ? [] : [[entry, english, text]];
      });
      expect(changed).toEqual([]);
    });
  },
);

/** A stop at the end, but for an abbreviation. */
const endOf = (text: string): boolean => /(?<!\bNo|EE\. UU|\b[A-Z]\.[A-Z])\.$/.test(text);

it('every reason for which a text is the same has a text', () => {
  const all = new Set(Object.values(parts).flatMap((placed) => placed.map(({ english }) => english)));
  expect(
    [...Object.values(SAME).flat(), ...ENGLISH_TITLES, ...Object.keys(titleLanguages)].filter((text) => !all.has(text)),
  ).toEqual([]);
});

it('every file of texts is found by its language; `npm run tool -- languages` writes the files that find them', async () => {
  const languages = languagesWithTexts();
  expect(languages).toContain('es');
  for (const made of await Promise.all([languageLoaders(languages), ...languages.map(catalogueEntries)]))
    for (const [path, text] of made) expect(readFileSync(path, 'utf8'), path).toBe(text);
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas as spanish } from './es/page-texts.ts';

/** Texts by their path, English beside Spanish. */
function pairs(english: object, other: object, path: string): readonly (readonly [string, string, string])[] {
  return Object.entries(other).flatMap(([name, value]) => {
    const own: unknown = (english as Readonly<Record<string, unknown>>)[name];
    const at = `${path}.${name}`;
    if (typeof own === 'string' && typeof value === 'string') return [[at, own, value] as const];
    return typeof own === 'object' && own !== null && typeof value === 'object' && value !== null
      ? pairs(own, value as object, at)
      : [];
  });
}

/** Texts that are equal in both languages on purpose. */
const SAME =
  /^(?:API|Total|Error|URL|JSON Schema|Original|provisional|Model Context Protocol.*|[\w.]+@\w+|total|base|ID|Editor|No)$/;

/** Every word in the code of the workbench, outside of its texts. */
function wordsOfCode(): ReadonlySet<string> {
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<![.]test)[.]tsx?$/.test(file) && !/^texts\/(?:en|es)\//.test(file));
  return new Set(files.flatMap((file) => readFileSync(`src/app/${file}`, 'utf8').match(/\w+/g) ?? []));
}

it('every text of the workbench is read somewhere, in its code or in another text', () => {
  const words = wordsOfCode();
  const unread = readdirSync('src/app/texts/en').flatMap((file) => {
    const source = readFileSync(`src/app/texts/en/${file}`, 'utf8');
    const names = [...source.matchAll(/^ {2}(?:get )?(\w+)[:(]/gm)].flatMap(([, name]) => name ?? []);
    const isReadHere = (name: string) => (source.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
    return names.filter((name) => !words.has(name) && !isReadHere(name)).map((name) => `${file}: ${name}`);
  });
  expect(unread).toEqual([]);
});

describe('the Spanish texts', async () => {
  const modules = import.meta.glob<Readonly<Record<string, object>>>('./en/*.ts', { eager: true });
  const areas = Object.fromEntries(
    Object.values(modules).flatMap((module) => Object.entries(module).map(([name, texts]) => [name, texts])),
  );
  const all = Object.entries(spanish).flatMap(([area, texts]) => pairs(areas[`${area}Texts`] ?? {}, texts, area));

  it('cover every area by its name', () => {
    expect(
      Object.keys(spanish)
        .filter((area) => area !== 'messages')
        .map((area) => `${area}Texts`)
        .toSorted(),
    ).toEqual(Object.keys(areas).toSorted());
    expect(all.length).toBeGreaterThan(700);
  });

  it('are not the English ones', () => {
    expect(all.filter(([, english, other]) => english === other && !SAME.test(english))).toEqual([]);
  });

  it('have keys that name their role, not the first words of a sentence', () => {
    const words = (text: string): string =>
      text
        .toLowerCase()
        .replace(/[^a-z0-9 ]/g, '')
        .replace(/ /g, '');
    const isSentence = (text: string): boolean => text.split(' ').length > 4 && text.endsWith('.');
    const keyOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    expect(
      all.filter(
        ([path, english]) => keyOf(path).length > 14 && isSentence(english) && words(english).startsWith(keyOf(path)),
      ),
    ).toEqual([]);
  });

  it('end as the English ones do, and none is empty', () => {
    const end = (text: string): string => /[.…:?]$/.exec(text)?.[0] ?? '';
    const isShort = (text: string): boolean => /^\p{L}+\.$/u.test(text);
    expect(
      all.filter(([, english, other]) => other.trim() === '' || (end(english) !== end(other) && !isShort(other))),
    ).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isValidKey } from '../core/text/key.ts';
import { isUrl } from '../core/text/url.ts';
import { addons } from './index.ts';

function duplicates(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Addons may share a definition. */
const definitions = new Set(addons.flatMap((addon) => addon.extensions ?? []));
const extensionKeys = [...definitions].map(({ key }) => key ?? '');

describe('the list of addons', () => {
  const keys = addons.map((addon) => addon.key);

  it('is sorted by key and names none twice', () => {
    expect(keys).toEqual(keys.toSorted());
    expect(duplicates(keys)).toEqual([]);
  });

  it('holds what its members require', () => {
    for (const addon of addons) for (const key of addon.requires ?? []) expect(keys).toContain(key);
  });

  it('has no two extensions of one key and no two rules of one code', () => {
    expect(duplicates(extensionKeys)).toEqual([]);
    const codes = addons
      .flatMap((addon) => addon.rules ?? [])
      .flatMap((set) => Object.keys(set.rows).map((key) => `${set.family}-${key}`));
    expect(duplicates(codes)).toEqual([]);
  });
});

describe.each(addons.map((addon) => [addon.key, addon] as const))('addon %s', (_, addon) => {
  it('has a name and a description in English', () => {
    expect(addon.name['en']).toBeTruthy();
    expect(addon.description?.['en']).toBeTruthy();
  });

  it('has a statement of its codes, from which every one is tested', () => {
    expect(readFileSync(`src/engine/addons/${addon.key}/law.test.ts`, 'utf8')).toContain('describeAddonLaw(');
  });

  it('describes its extensions and gives each value a code of its own and a name', () => {
    for (const extension of addon.extensions ?? []) {
      expect(isValidKey(extension.key ?? ''), extension.key).toBe(true);
      expect(extension.name['en'], extension.key).toBeTruthy();
      expect(extension.desc?.['en'], extension.key).toBeTruthy();
      const values = extension.values ?? [];
      expect(duplicates(values.map((value) => value.code ?? ''))).toEqual([]);
      for (const value of values) expect(Object.values(value.name)[0], `${extension.key} ${value.code}`).toBeTruthy();
    }
  });

  it('gives its own extensions values that they have', () => {
    const values = new Map((addon.extensions ?? []).map(({ key, values }) => [key, values?.map(({ code }) => code)]));
    const given = (addon.scenarios ?? []).flatMap((set) => set.list).flatMap(({ ext }) => Object.entries(ext ?? {}));
    for (const [key, code] of given) expect(values.get(key) ?? [code]).toContain(code);
  });

  it('corrects with extensions that exist', () => {
    for (const { extensions = [] } of addon.corrections ?? [])
      for (const key of extensions) expect(extensionKeys).toContain(key);
  });

  it('names sources by address', () => {
    for (const source of addon.sources ?? []) expect(isUrl(source.url), source.url).toBe(true);
  });
});

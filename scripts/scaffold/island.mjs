/**
 * A new island from the templates of its kind: each `….template` is a file of the island, and `next.template` the steps
 * that follow. In them and in their names `{{…}}` stands for one of the names below.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../paths.mjs';

/** A key or a country name as an identifier. @param {string} name */
const camelCase = (name) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 -]/g, '')
    .toLowerCase()
    .replace(/[ -]+(.?)/g, (_, next) => next.toUpperCase());

/** @type {Record<string, (key: string) => string>} */
const FOLDERS = {
  regime: (key) => `src/engine/regimes/${key}`,
  addon: (key) => `src/engine/addons/${key}`,
  format: (key) => `src/formats/${key}`,
};

/**
 * @param {string} kind
 * @param {string} key
 * @returns {Record<string, string>}
 */
function namesFor(kind, key) {
  const country = key.toUpperCase();
  const english = kind === 'regime' ? (new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country) : '';
  const Key = camelCase(key).replace(/^./, (first) => first.toUpperCase());
  return { key, Key, country, english, constant: camelCase(english || key), family: key.replace(/-v\d+$/, '') };
}

/** @param {string} kind @param {string} key */
export function newIsland(kind, key) {
  const names = namesFor(kind, key);
  const filled = (/** @type {string} */ text) => text.replace(/\{\{(\w+)\}\}/g, (all, name) => names[name] ?? all);
  const templates = readdirSync(at('scripts', 'scaffold', kind)).map(
    (name) =>
      /** @type {const} */ ([
        filled(name.replace(/[.]template$/, '')),
        filled(readFileSync(at('scripts', 'scaffold', kind, name), 'utf8')),
      ]),
  );
  const { next = '', ...files } = Object.fromEntries(templates);
  return { folder: FOLDERS[kind]?.(key) ?? '', files, next: next.trimEnd().split('\n') };
}

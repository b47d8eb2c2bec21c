import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked
 */

/**
 * A manifest and a lock file of some packages of a project, with all that they need, in the locked versions. `needed` has
 * the version of each by its place, without the optional ones, which are for other platforms.
 *
 * @param {readonly string[]} names
 * @param {string} project
 */
export function lockOf(names, project) {
  const { packages, ...rest } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  /** @type {Record<string, Locked>} */
  const all = packages;
  const wanted = names.map((name) => /** @type {const} */ ([name, all[`node_modules/${name}`]?.version ?? '']));
  const manifest = { private: true, type: 'module', dependencies: Object.fromEntries(wanted) };
  /** @type {Record<string, Locked>} */
  const found = {};
  /** @type {Map<string, string>} */
  const needed = new Map();
  /** @param {string} path @param {string} name @param {boolean} optional */
  const add = (path, name, optional) => {
    const place = placeOf(all, path, name);
    if (place === undefined || place in found) return;
    const locked = all[place] ?? {};
    found[place] = locked;
    if (!optional) needed.set(place, locked.version ?? '');
    for (const inner of Object.keys(locked.dependencies ?? {})) add(place, inner, optional);
    for (const inner of Object.keys(locked.optionalDependencies ?? {})) add(place, inner, true);
  };
  for (const name of names) add('', name, false);
  return { manifest, lock: { ...rest, packages: { '': manifest, ...found } }, needed };
}

/**
 * Where Node finds a package from another one. @param {Record<string, Locked>} all @param {string} path @param {string}
 * name
 */
function placeOf(all, path, name) {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))) {
    const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (place in all) return place;
    if (from === '') return undefined;
  }
}

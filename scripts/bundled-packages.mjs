/** The packages that may be in a bundle: those that the product imports, with what they need, but not what builds it. */
import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/** Packages that `npm start` needs for the build. They are dependencies, and nothing of them is published. */
const BUILDERS = new Set(['@vitejs/plugin-react', 'esbuild', 'license-checker-rseidelsohn', 'rolldown', 'vite']);

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/**
 * Names and versions (`react@19.3.1`) of the locked packages that are only there for building or testing.
 *
 * @param {Record<string, Locked>} [locked] the packages of a lock file, by their folders
 */
export function unbundledPackages(locked = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages) {
  const names = Object.keys(locked['']?.dependencies ?? {}).filter((name) => !BUILDERS.has(name));
  const waiting = names.map((name) => `node_modules/${name}`);
  const bundled = new Set(waiting);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = locked[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = folderOf(name, folder, locked);
      if (found === undefined || bundled.has(found)) continue;
      bundled.add(found);
      waiting.push(found);
    }
  }
  const called = (/** @type {string} */ folder) =>
    `${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${locked[folder]?.version}`;
  const kept = new Set([...bundled].map(called));
  return Object.keys(locked)
    .filter((folder) => folder !== '' && !kept.has(called(folder)))
    .map(called);
}

/**
 * Where Node finds a package: in the nearest `node_modules` above.
 *
 * @param {string} name @param {string} from @param {Record<string, Locked>} locked
 * @returns {string | undefined}
 */
function folderOf(name, from, locked) {
  for (let folder = from; folder !== '';) {
    const inside = `${folder}/node_modules/${name}`;
    if (Object.hasOwn(locked, inside)) return inside;
    const end = folder.lastIndexOf('/node_modules/');
    folder = end < 0 ? '' : folder.slice(0, end);
  }
  const top = `node_modules/${name}`;
  return Object.hasOwn(locked, top) ? top : undefined;
}

import { readFileSync } from 'node:fs';
import { at } from '../paths.mjs';

/** The scope of the published packages on npm; `packages/scope.json` is the only place with its name. @type {string} */
export const SCOPE = JSON.parse(readFileSync(at('packages', 'scope.json'), 'utf8')).scope;

/** The full name of a package, with the scope. @param {string} name */
export const packageName = (name) => `${SCOPE}/${name}`;

/** The file of a packed package, whatever its scope and version. @param {string} name */
export const tarballName = (name) => `assay-${name}.tgz`;

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string[]} parts below the checkout */
export const at = (...parts) => join(root, ...parts);

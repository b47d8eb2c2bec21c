import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { at } from './paths.mjs';

// The patterns leave out what the engine and generators write in a layout of their own.
const { $schema: _, ignorePatterns: __, ...options } = JSON.parse(readFileSync(at('.oxfmtrc.json'), 'utf8'));

/**
 * Formats the text of a file as `npm run format` does.
 * @param {string} path
 * @param {string} text
 */
export async function formatted(path, text) {
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

/**
 * Gives the formats in the worker of the engine the functions of messages as a module of their own. Shared with the engine, it would be a
 * second file that the worker waits for. @import { Plugin } from 'vite'
 */

/** The functions are pure, and messages plain data: two copies do the same. */
const APART = '?apart';
const VALUES = /[\\/]engine[\\/]values\.ts$/;
const MESSAGE = /[\\/]messages[\\/]message\.ts$/;
/** What tells of verdicts is part of the worker itself. */
const FORMATS = /[\\/]src[\\/]formats[\\/](?!verdict-)/;

/** @type {Plugin} */
export const formatsApart = {
  name: 'formats-apart',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    if (!importer || !(FORMATS.test(importer) || importer.endsWith(APART))) return null;
    const found = await this.resolve(source, importer.replace(APART, ''), { skipSelf: true });
    return found && (VALUES.test(found.id) || MESSAGE.test(found.id)) ? `${found.id}${APART}` : found;
  },
};

import { LINES } from '../../../en16931/rules/elements.ts';
import { decimals, type Unplaced } from '../../kit/verbs.ts';

/** What rows of PINT and its countries have in common. */

/** A line of either kind of document. */
export const LINE = LINES.join(' ');

/** Paths below a line. */
export const inLines = (...paths: readonly string[]): string =>
  paths.flatMap((path) => LINES.map((line) => `${line}/${path}`)).join(' ');

export const twoDecimals = (id: string, path: string, term: string): Unplaced =>
  decimals(id, path, 2, { terms: [term] });

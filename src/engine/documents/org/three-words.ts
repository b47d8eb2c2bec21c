import { match } from '../../core/rules/constraints.ts';

/** A letter with its combining marks, one or more. */
const WORD = '(?:\\p{L}\\p{M}*)+';
/** Full stops of the world's scripts that the service accepts. */
const DOT = '[.\\uff61\\u3002\\uff65\\u30fb\\ufe12\\u17d4\\u0589\\u104b\\u06d4\\u1362\\u0964]';
/** In some languages each part has two to four words. */
const WORDS = `${WORD}(?:[ \\u00a0]${WORD}){1,3}`;

/** A what3words address: three words, or three groups of words, joined by dots, with optional leading slashes. */
export const beThreeWords = match(
  new RegExp(`^/*(?:${WORD}${DOT}${WORD}${DOT}${WORD}|${WORDS}${DOT}${WORDS}${DOT}${WORDS})$`, 'u'),
  'be three words with dots between',
);

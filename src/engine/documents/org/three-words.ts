import { match } from '../../core/rules/constraints.ts';

/** A letter with its marks, one or more. */
const WORD = '(?:\\p{L}\\p{M}*)+';
/** The full stops of the world's scripts that the service takes. */
const DOT = '[.\\uff61\\u3002\\uff65\\u30fb\\ufe12\\u17d4\\u0589\\u104b\\u06d4\\u1362\\u0964]';
/** Some languages have places of two to four words in each part. */
const WORDS = `${WORD}(?:[ \\u00a0]${WORD}){1,3}`;

/** The form of a what3words place: three words, or three groups of words, with dots between and slashes in front. */
export const beThreeWords = match(
  new RegExp(`^/*(?:${WORD}${DOT}${WORD}${DOT}${WORD}|${WORDS}${DOT}${WORDS}${DOT}${WORDS})$`, 'u'),
  'be three words with dots between',
);

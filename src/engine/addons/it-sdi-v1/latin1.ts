import type { Test } from '../../core/rules/test.ts';
import { satisfy } from '../../core/rules/test.ts';

/** Only characters that the text fields of the format allow (`String…LatinType`): U+0000 to U+00FF. */
export const beLatin1: Test = satisfy<string>('have Latin characters only', (text) => /^[\u0000-\u00ff]*$/.test(text));

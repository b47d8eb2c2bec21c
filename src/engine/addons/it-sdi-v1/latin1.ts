import type { Constraint } from '../../core/rules/constraint.ts';
import { satisfy } from '../../core/rules/constraint.ts';

/** Only characters that the text fields of the format allow (`String…LatinType`): U+0000 to U+00FF. */
export const beLatin1: Constraint = satisfy<string>('have Latin characters only', (text) =>
  /^[\u0000-\u00ff]*$/.test(text),
);

import type { WordsOf } from '../../engine/index.ts';
import type { verdictMessages } from './messages.ts';

export const words: WordsOf<typeof verdictMessages> = {
  'verdict.wouldBeRight': '{rule}: lo correcto sería {right}',
  'verdict.replaceFigure': 'Sustituir {figure} por {right}',
};

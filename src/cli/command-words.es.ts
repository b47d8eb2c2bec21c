import type { WordsOf } from '../engine/index.ts';
import type { cliMessages } from './messages.ts';

export const words: WordsOf<typeof cliMessages> = {
  'cli.notSound': 'El texto no es {form} correcto',
  'cli.strict': 'Hay avisos, y con --strict son errores',
  'cli.notShown': 'La página no muestra `{value}`',
  'cli.elementNotShown': 'La página no muestra `{value}` ({element})',
};

import type { WordsOf } from '../engine/index.ts';
import type { lspMessages } from './messages.ts';

export const words: WordsOf<typeof lspMessages> = {
  'lsp.moreNotShown': 'No se muestran otros {more}',
  'lsp.provisional': 'Provisional: un error anterior impide calcular algunas cifras.',
  'lsp.fixAll': 'Aplicar todas las correcciones seguras',
};

import type { WordsOf } from '../engine/index.ts';
import type { lspMessages } from './messages.ts';

export const words: WordsOf<typeof lspMessages> = {
  'lsp.moreNotShown': 'No se muestran otros {more}',
  'lsp.provisional': 'Provisional: un error anterior impide calcular algunas cifras.',
  'lsp.xmlTooLong':
    'El XML de más de {most} millones de caracteres no se comprueba en un editor: compruebe el archivo con `assay judge`',
  'lsp.fixAll': 'Aplicar todas las correcciones seguras',
};

import type { WordsOf } from '../../engine/index.ts';
import type { finvoiceMessages } from './messages.ts';

export const words: WordsOf<typeof finvoiceMessages> = {
  'finvoice.otherKind':
    'No es el código de una factura, una factura rectificativa, una factura proforma ni una autofactura',
  'finvoice.notOriginal': 'Un documento no dice que el archivo sea una copia o una anulación de una factura',
};

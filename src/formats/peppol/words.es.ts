import type { WordsOf } from '../../engine/index.ts';
import type { peppolMessages } from './messages.ts';

export const words: WordsOf<typeof peppolMessages> = {
  'peppol.otherSign':
    'El importe total del IVA en moneda contable (BT-111) y el que va en la moneda de la factura (BT-110) tienen signos distintos.',
  'peppol.mustHaveSameSign':
    'El importe total del IVA en moneda contable (BT-111) debe tener el signo del que va en la moneda de la factura (BT-110)',
};

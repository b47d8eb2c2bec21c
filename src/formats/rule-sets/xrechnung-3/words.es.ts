import type { WordsOf } from '../../../engine/index.ts';
import type { xrechnungMessages } from './messages.ts';

export const words: WordsOf<typeof xrechnungMessages> = {
  'xrechnung.noVehicle':
    'Ninguna línea tiene a la vez una clase de la lista CVD (BT-158) y la característica `cva` (BT-160).',
  'xrechnung.mustHaveVehicle':
    'Una línea debe tener una clase de la lista CVD (BT-158) y la característica `cva` (BT-160)',
};

import type { WordsOf } from '../../../engine/index.ts';
import type { navMessages } from './messages.ts';

export const words: WordsOf<typeof navMessages> = {
  'nav.rateOne': 'Un tipo de cambio de 1 es el del HUF: escriba cuántos HUF es una unidad de la moneda.',
  'nav.rateOther': 'El tipo de cambio de una moneda distinta del HUF no es 1',
  'nav.outOfSequence': 'Las líneas no están numeradas 1, 2, 3, etc., en su orden.',
  'nav.sequence': 'Las líneas se numeran desde 1, sin saltos',
  'nav.noRate':
    'No es un tipo que haya tenido Hungría: 0.05, 0.07, 0.12, 0.18, 0.2, 0.25 o 0.27, o de un importe con impuesto 0.0476, 0.1525, 0.1667, 0.2 o 0.2126.',
  'nav.rates': 'Un tipo es uno que haya tenido Hungría',
};

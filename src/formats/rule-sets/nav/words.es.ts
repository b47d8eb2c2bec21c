import type { WordsOf } from '../../../engine/index.ts';
import type { navMessages } from './messages.ts';

export const words: WordsOf<typeof navMessages> = {
  'nav.rateOne': 'Un tipo de cambio de 1 es el del HUF: escriba cuántos HUF es una unidad de la moneda.',
  'nav.rateOther': 'El tipo de cambio de una moneda distinta del HUF no es 1',
  'nav.outOfSequence': 'Las líneas no están numeradas 1, 2, 3, etc., en su orden.',
  'nav.sequence': 'Las líneas se numeran desde 1, sin saltos',
  'nav.noRate':
    'No es un tipo que haya tenido Hungría: 0.05, 0.07, 0.12, 0.18, 0.2, 0.25 o 0.27, o de un importe con impuesto 0.0476, 0.1525, 0.1667, 0.2 o 0.2126.',
  'nav.longAgo': 'La fecha de entrega es de hace más de seis años.',
  'nav.recent': 'La fecha de entrega es de los últimos seis años',
  'nav.lateDelivery': 'La fecha de entrega es un año y un mes posterior a la factura, o más.',
  'nav.soonDelivered': 'La fecha de entrega es como máximo un año y un mes posterior a la factura',
  'nav.beforeLast': 'La factura recapitulativa se expide antes de la última entrega de sus líneas.',
  'nav.afterLast': 'Una factura recapitulativa no se expide antes de la última entrega de sus líneas',
  'nav.otherLast': 'La fecha de entrega de la factura recapitulativa no es la de la última entrega de sus líneas.',
  'nav.last': 'La fecha de entrega de una factura recapitulativa es la de la última entrega de sus líneas',
  'nav.extreme':
    'El tipo de cambio está lejos de cualquiera que haya tenido esta moneda: escriba cuántos HUF es una unidad.',
  'nav.ordinary': 'El tipo de cambio está dentro de los límites que la NAV espera de la moneda',
  'nav.toItself': 'La línea remite a sí misma.',
  'nav.toAnother': 'Una línea remite a otras líneas',
  'nav.oneOfBatch': 'El lote tiene una sola factura.',
  'nav.batch': 'Un lote tiene varias facturas',
  'nav.rates': 'Un tipo es uno que haya tenido Hungría',
};

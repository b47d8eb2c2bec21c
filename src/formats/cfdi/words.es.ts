import type { WordsOf } from '../../engine/index.ts';
import type { cfdiMessages } from './messages.ts';

export const words: WordsOf<typeof cfdiMessages> = {
  'cfdi.payroll':
    'Este CFDI es un recibo de nómina y no una factura: se lee para verlo y comprobarlo, y su documento solo tiene lo que comparte con una',
  'cfdi.transfer':
    'Este CFDI ampara el traslado de mercancías y no es una factura: se lee para verlo y comprobarlo, y no pide ningún pago',
};

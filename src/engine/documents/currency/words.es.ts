import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-CURRENCY-CODE-01': 'Las monedas se dan con un código ISO 4217 conocido',
  'GOBL-CURRENCY-AMOUNT-01': 'Un importe de dinero necesita su moneda',
  'GOBL-CURRENCY-EXCHANGERATE-01': 'Un tipo de cambio necesita la moneda de la que convierte',
  'GOBL-CURRENCY-EXCHANGERATE-02': 'Un tipo de cambio necesita la moneda a la que convierte',
  'GOBL-CURRENCY-EXCHANGERATE-03': 'La hora de un tipo de cambio, si se indica, es una fecha y hora reales',
  'GOBL-CURRENCY-EXCHANGERATE-04': 'Un tipo de cambio tiene que ser mayor que cero',
};

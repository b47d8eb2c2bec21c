import { defineMessages } from '../../../engine/values.ts';

/** Sentences of conditions that no verb has. */
export const cfdiMessages = defineMessages('cfdi-rule', {
  decimals: '{what} has more decimals than its currency.',
  fewDecimals: '{what} has at most the decimals of its currency',
  longDiscount: 'The discount has more decimals than the amount of its line.',
  shortDiscount: 'The discount has at most the decimals of the amount of its line',
  more: '{what} is more than {other}.',
  notMore: '{what} is not more than {other}',
  discount: 'A document has a discount where a line has one, and only documents I, E and N have any.',
  year: 'The year is neither that of the document nor the one before.',
  years: 'The year is that of the document, or the one before',
  otherRegime:
    'The regime is not open to this kind of person (a number of 12 characters is a company, of 13 a person).',
  regime: 'The regime is open to the kind of person',
  otherUse: 'The use is not open to this kind of person, this regime or this kind of document.',
  use: 'The use is open to the kind of person, to the regime and to the kind of document',
  noRate: 'Tax, kind of factor and rate are no line of the list c_TasaOCuota.',
  rate: 'Tax, kind of factor and rate are a line of the list c_TasaOCuota',
  thirdParty: 'The third party is the issuer or the receiver.',
  otherParty: 'The third party is neither the issuer nor the receiver',
  twice: 'The same tax is there twice.',
  once: 'A tax, with its kind of factor and rate, is there once',
  fuelTax: 'With ObjetoImpDR 07 there is a tax 003 that is charged, and no tax 002.',
});

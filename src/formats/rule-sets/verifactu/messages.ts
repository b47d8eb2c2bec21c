import { defineMessages } from '../../../engine/values.ts';

/** Sentences of conditions that no verb has. */
export const verifactuRuleMessages = defineMessages('verifactu-rule', {
  farAway: 'The day of the operation is more than twenty years ago, or after the next year.',
  near: 'The day of the operation is of the last twenty years, or of this year or the next',
  replaced: 'ImporteRectificacion belongs to a correction by substitution (S), and only to one.',
  large: 'The total is 100,000,000.00 or more: write Macrodato S.',
  largeMarked: 'A total of 100,000,000.00 or more has Macrodato S',
  notLarge: 'The total is below 100,000,000.00: leave out Macrodato.',
  onlyLarge: 'Macrodato S is for totals of 100,000,000.00 or more',
  noRate:
    'It is no rate of VAT on the day of the operation: 0, 4, 10 or 21; 5 from July 2022 to September 2024; 2 and 7.5 from October to December 2024.',
  rates: 'A rate of VAT is in force on the day of the operation',
  noSurcharge: 'With a rate of 5, the surcharge is 0.5 until 2022, and then 0.62.',
  group: 'A group of entities (06) needs BaseImponibleACoste, and a document other than F2, F3 or R5.',
  fees: 'Fees collected for others (10) are N1, on an F1, for customers with a NIF.',
  later: 'A public work (14) needs FechaOperacion, a day after that of the invoice.',
  otherSign: 'Tax and base have different signs.',
  sameSign: 'Tax and base have the same sign',
  tooMuch: 'A simplified invoice (F2) is above 3,000.00 EUR and the tolerance of 10.00.',
  limit: 'A simplified invoice (F2) is at most 3,000.00 EUR, with a tolerance of 10.00',
  otherPrint: 'The print is not that of the record as it is written.',
  print: 'The print (Huella) is that of the record as it is written',
  notYet: 'The record was made after today.',
  made: 'A record is made at the moment at which it is sent',
});

import { defineMessages } from '../engine/values.ts';

/** Why a value without a place matters, with what to do; or why the invoice says the same without it. */
export const lossMessages = defineMessages('loss', {
  graded: '{why}. {reason}',
  money: 'It changes what is paid: put it into a line, a discount or a charge',
  tax: 'It decides about tax: put it into a note, or choose a format that has a place for it',
  payment: 'It says how or when to pay: put it into the text of the payment terms',
  party: 'It says who the parties are or who pays whom: put it into a note',
  law: 'The law may ask for it: put it into a note',
  earlier: 'The law asks for every corrected invoice: name it in a note, or correct each by its own invoice',
  register: 'The law asks for it on business papers: write it as `registration.other`',
  goods: 'It says what was supplied: put it into the description of the item or into a note',
  unknown: 'It may matter to the receiver: put it into a note, or remove it',
  character: 'Remove the character',
  contact: 'The party can be reached without it',
  internal: 'It is for the program that wrote the document',
  label: 'It describes a value that is written',
  file: 'The file can be fetched without it',
  code: 'It is a code of another format',
  reference: 'It is only a further reference',
  paid: 'The sum paid in advance is written',
  detail: 'The amount it explains is written',
  otherCurrency: 'The amounts are written in the currency of the invoice',
  wayToPay: 'It is only another way to pay, or a hint about it',
  time: 'The day is written',
  outsideScope: 'An invoice outside the scope of VAT must not name it (BR-O-02)',
  day: 'The last day of the supply or the period of the invoice is written',
});

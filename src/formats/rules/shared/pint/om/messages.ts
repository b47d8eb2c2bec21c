import { defineMessages } from '../../../../../engine/values.ts';

/** Sentences of the rules of Oman that no verb tells. */
export const pintOmMessages = defineMessages('pint-om', {
  judgedByFlags: 'The flags beside the invoice type (BT-3, `@name`) decide which rules of Oman apply.',
  flagExcluded: 'Flag {flag} beside the invoice type (BT-3, `@name`) is set; then these must be 0: {others}.',
  mustExcludeFlags: 'With flag {flag} beside the invoice type (BT-3, `@name`), these must be 0: {others}',
  noFlag: 'None of these flags beside the invoice type (BT-3, `@name`) is set: {flags}.',
  mustHaveFlag: 'One of these flags beside the invoice type (BT-3, `@name`) must be set: {flags}',
  severalMonths: 'The period ({term}, `cac:InvoicePeriod`) of a summary lies in several months.',
  mustBeOneMonth: 'The period ({term}) of a summary must lie in one month',
  otherExchange:
    'The rate of exchange (`cac:TaxExchangeRate`) is not that from the invoice currency (BT-5) to the VAT accounting currency (BT-6).',
  mustBeExchange:
    'The rate of exchange must be that from the invoice currency (BT-5) to the VAT accounting currency (BT-6)',
  noStandardEntry:
    'The total VAT in accounting currency (BT-111, `cac:TaxTotal`) has no entry of the standard rate, category `S`.',
  mustHaveStandardEntry: 'The total VAT in accounting currency (BT-111) must have an entry of the standard rate',
  noAccountingTotal:
    'There is no total VAT in accounting currency (BT-111, `cac:TaxTotal`) whose entries are all in that currency (BT-6).',
  mustHaveAccountingTotal:
    'The total VAT in accounting currency (BT-111) and its entries must be in that currency (BT-6)',
});

import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import { beOneOfAlways, bePresent } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { EXEMPTION } from './extension-keys.ts';
import { FA_3 } from './norms.ts';

function exemptionNotes({ notes }: Invoice): number {
  return (notes ?? []).filter(({ key, src }) => key === 'legal' && src === EXEMPTION).length;
}

const explainExemption = satisfy<Invoice>(
  'have a legal note about its exemption',
  (invoice) => !invoice.tax?.ext?.[EXEMPTION] || exemptionNotes(invoice) > 0,
);

const explainOnce = satisfy<Invoice>(
  'have one legal note about its exemption at most',
  (invoice) => !invoice.tax?.ext?.[EXEMPTION] || exemptionNotes(invoice) <= 1,
);

export const invoiceRules = defineRules(Invoice, 'PL-FAVAT-BILL-INVOICE', {
  '01': {
    at: 'type',
    must: beOneOfAlways(['standard', 'credit-note']),
    say: 'The invoice must be a standard one or a credit note',
    cite: FA_3('Fa, RodzajFaktury'),
  },
  '02': {
    at: 'preceding[].issue_date',
    must: bePresent,
    say: 'A reference to an earlier invoice needs its issue date',
    cite: FA_3('DaneFaKorygowanej, DataWystFaKorygowanej'),
  },
  '03': {
    at: 'preceding[].code',
    must: bePresent,
    say: 'A reference to an earlier invoice needs its code',
    cite: FA_3('DaneFaKorygowanej, NrFaKorygowanej'),
  },
  '13': {
    must: explainExemption,
    say: 'An exemption needs a note with the key `legal` and the source `pl-favat-exemption`',
    cite: FA_3('Zwolnienie, P_19A, P_19B, P_19C'),
  },
  '14': {
    must: explainOnce,
    say: 'There can be only one note with the key `legal` and the source `pl-favat-exemption`',
    cite: FA_3('Zwolnienie, P_19A, P_19B, P_19C'),
  },
  '15': {
    must: beConvertibleTo('PLN'),
    say: 'The invoice must be in PLN or give an exchange rate to PLN',
    cite: FA_3('Fa, KodWaluty and KursWaluty'),
  },
});

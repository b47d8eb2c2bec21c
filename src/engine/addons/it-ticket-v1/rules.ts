import type { Percentage } from '../../core/num/percentage.ts';
import { parsePercentage } from '../../core/num/percentage.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { beOneOfAlways, bePresent } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Line } from '../../documents/bill/line.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { EXEMPT, LINE_REF } from './extension-keys.ts';
import { DECREE, SERVICE, VAT_ACT, VAT_DIRECTIVE } from './norms.ts';

const isCorrective = when<Invoice>('the invoice is a corrective one', ({ type }) => type === 'corrective');

const haveVat = satisfy<Line>('have VAT', ({ taxes }) => (taxes ?? []).some(({ cat }) => cat === 'VAT'), {
  kind: 'present',
  like: { taxes: [{ cat: 'VAT' }] },
});

export const invoiceRules = defineRules(Invoice, 'IT-TICKET-BILL-INVOICE', {
  '01': { at: 'tax', must: bePresent, say: 'The receipt needs tax details', cite: DECREE('art. 2, corrispettivo') },
  '02': {
    at: 'tax.prices_include',
    must: bePresent,
    say: 'The receipt needs the tax that its prices include',
    cite: DECREE('art. 2, corrispettivo'),
  },
  '03': {
    at: 'tax.prices_include',
    must: beOneOfAlways(['VAT']),
    say: 'The prices of a receipt include VAT',
    cite: DECREE('art. 2, corrispettivo'),
  },
  '04': {
    at: 'supplier.tax_id',
    must: bePresent,
    say: 'The supplier needs a tax identity',
    cite: DECREE('art. 2, partita IVA'),
  },
  '05': {
    when: isCorrective,
    at: 'preceding',
    must: bePresent,
    say: 'A corrective receipt needs a reference to the receipt it corrects',
    cite: SERVICE('Documento commerciale online, reso e annullo'),
  },
  '06': {
    at: 'lines[]',
    must: haveVat,
    say: 'Every line needs VAT',
    cite: SERVICE('Documento commerciale online, aliquota IVA o natura'),
  },
  '07': {
    when: isCorrective,
    at: 'lines[].ext',
    must: carryExtensions(LINE_REF),
    say: 'The lines of a corrective receipt need the number of the line they correct (`it-ticket-line-ref`)',
    cite: SERVICE('Documento commerciale online, reso e annullo'),
  },
  '08': {
    must: beConvertibleTo('EUR'),
    say: 'The receipt must be in EUR or give an exchange rate to EUR',
    cite: VAT_DIRECTIVE('art. 230'),
  },
});

/** Allowed rates and flat-rate compensations. Source: DPR 633/1972, articles 16 and 34, table A. */
const PERCENTAGES = '2 4 5 6.4 7 7.3 7.5 7.65 7.95 8.3 8.5 8.8 9.5 10 12.3 22'.split(' ');

const allowed = PERCENTAGES.map((number) => parsePercentage(`${number}%`)).filter((rate) => rate !== undefined);

const beAllowed = satisfy<Percentage>(`be one of ${PERCENTAGES.join(', ')} %`, (percent) =>
  allowed.some((rate) => rate.equals(percent)),
);

const isVat = when<TaxCombo>('the tax is VAT', ({ cat }) => cat === 'VAT');
const isUntaxed = when<TaxCombo>('the tax has no percentage', ({ percent }) => percent === undefined);

export const comboRules = defineRules(
  TaxCombo,
  'IT-TICKET-TAX-COMBO',
  {
    '01': {
      when: isUntaxed,
      at: 'ext',
      must: carryExtensions(EXEMPT),
      say: 'VAT without percentage needs the reason of exemption (`it-ticket-exempt`)',
      cite: SERVICE('Documento commerciale online, natura N1 to N6'),
    },
    '02': {
      at: 'percent',
      must: beAllowed,
      say: 'The percentage must be one that receipts can have: a rate of IVA or a flat-rate compensation',
      cite: VAT_ACT('artt. 16 and 34, tabella A'),
    },
  },
  { when: isVat },
);

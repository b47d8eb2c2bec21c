import type { Finder } from '../../rules/kit/subject.ts';
import { eachBreakdown, eachBreakdownAnywhere } from './breakdowns.ts';
import { eachAllowance, eachCharge, isVat } from './constraints.ts';

/** Places of rows that code must find: an allowance and a charge share one element. */
export const ALLOWANCES: Finder = { name: 'allowances of the invoice', like: 'BG-20', find: eachAllowance('BG-20') };
export const CHARGES: Finder = { name: 'charges of the invoice', like: 'BG-21', find: eachCharge('BG-21') };
export const LINE_ALLOWANCES: Finder = { name: 'allowances of lines', like: 'BG-27', find: eachAllowance('BG-27') };
export const LINE_CHARGES: Finder = { name: 'charges of lines', like: 'BG-28', find: eachCharge('BG-28') };

/** CII judges these three categories only by their own rules. */
const OWN_RULES_IN_CII = ['L', 'M', 'O'];

/** Entries of the VAT breakdown, anywhere in UBL. */
export const BREAKDOWN = {
  ubl: { name: 'entries of the VAT breakdown', like: 'BG-23', find: eachBreakdownAnywhere },
  cii: {
    name: 'entries of the VAT breakdown',
    like: 'BG-23',
    find: (invoice) =>
      eachBreakdown(invoice).filter(
        (group) =>
          !(OWN_RULES_IN_CII.includes(group.value('BT-118')?.text ?? '') && isVat(group.value('BT-118-0'), 'cii')),
      ),
  },
} as const satisfies { readonly ubl: Finder; readonly cii: Finder };

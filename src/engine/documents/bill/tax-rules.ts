import { beAChoice } from '../../core/rules/choices.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { whereGiven } from '../../core/rules/constraints.ts';
import { EN_16931, OWN_LIST } from '../norms.ts';
import { BillTax } from './tax.ts';

export const billTaxRules = defineRules(BillTax, 'BILL-TAX', {
  '01': {
    at: 'rounding',
    must: whereGiven(beAChoice(BillTax, 'rounding')),
    say: 'The rounding model is either precise or currency',
    uncited: OWN_LIST,
  },
  '02': {
    at: 'point',
    must: whereGiven(beAChoice(BillTax, 'point')),
    say: 'The tax point is one of issue, delivery or payment',
    cite: EN_16931('BT-8'),
  },
});

import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { carries, carryExtensions } from '../../core/tax/extension-constraints.ts';
import { keyHas } from '../../core/text/key.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { TAX_TYPE, VAT_RATE } from './extension-keys.ts';
import { MANUAL } from './norms.ts';

const OTHER_TAX = '99';

const isTax = when<Charge>('the charge is a tax', ({ key }) => keyHas(key ?? '', 'tax'));
const hasTaxType = when<Charge>('the charge has a type of tax', ({ ext }) => carries(ext, TAX_TYPE));
const isOtherTax = when<Charge>('the type of tax is 99', ({ ext }) => ext?.[TAX_TYPE] === OTHER_TAX);
const isVat = when<TaxCombo>('the tax is VAT', ({ cat }) => cat === 'VAT');

export const partRules: readonly TypeRules[] = [
  defineRules(Charge, 'AR-ARCA-BILL-CHARGE', {
    '01': {
      when: isTax,
      at: 'ext',
      must: carryExtensions(TAX_TYPE),
      say: 'A charge for a tax needs the type of tax',
      cite: MANUAL('FECAESolicitar, Tributo, Id'),
    },
    '02': {
      when: hasTaxType,
      at: 'percent',
      must: bePresent,
      say: 'A charge for a tax needs its percentage',
      cite: MANUAL('FECAESolicitar, Tributo, Alic'),
    },
    '03': {
      when: isOtherTax,
      at: 'reason',
      must: bePresent,
      say: 'A charge for a tax of the type 99 needs a reason that names it',
      cite: MANUAL('FECAESolicitar, Tributo, Desc'),
    },
  }),
  defineRules(TaxCombo, 'AR-ARCA-TAX-COMBO', {
    '01': {
      when: isVat,
      at: 'ext',
      must: carryExtensions(VAT_RATE),
      say: 'VAT needs the code of its rate',
      cite: MANUAL('FECAESolicitar, AlicIva, Id'),
    },
  }),
];

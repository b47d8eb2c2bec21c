import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import type { Guard } from '../../core/rules/constraint.ts';
import { both, when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { carries, carryExtensions, carryOneExtensionAtMost } from '../../core/tax/extension-constraints.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record } from '../../documents/pay/record.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { IS_FEE, IS_OTHER_TAX, IS_STAMP_DUTY } from './charge.ts';
import {
  EXEMPTION,
  FEE,
  INCOME_CAT,
  INCOME_TYPE,
  OTHER_TAX,
  PAYMENT_MEANS,
  STAMP_DUTY,
  TAX_TYPE,
  VAT_RATE,
} from './extension-keys.ts';
import { carryIncome } from './income.ts';
import { MYDATA } from './norms.ts';

function isOfType(type: string): Guard<Charge> {
  return when<Charge>(`the tax type is ${type}`, ({ ext }) => ext?.[TAX_TYPE] === type);
}

const isVat = when<TaxCombo>('the tax is VAT', ({ cat }) => cat === 'VAT');
const hasNoPercent = when<TaxCombo>('it has no percentage', ({ percent }) => percent === undefined);
const isClassified = when<TaxCombo>(
  'it classifies income',
  ({ ext }) => carries(ext, INCOME_CAT) || carries(ext, INCOME_TYPE),
);

const carryMeans = carryExtensions(PAYMENT_MEANS);

export const partRules: readonly TypeRules[] = [
  defineRules(Charge, 'GR-MYDATA-BILL-CHARGE', {
    '01': {
      at: 'ext',
      must: carryOneExtensionAtMost(FEE, OTHER_TAX, STAMP_DUTY),
      say: 'A charge is a fee, another tax or stamp duty, not several of them',
      cite: MYDATA('TaxTotalsType, taxType 2 and taxCategory; annex, fees'),
    },
    '02': {
      when: isOfType(IS_FEE),
      at: 'ext',
      must: carryExtensions(FEE),
      say: 'A charge of the tax type 2 needs the fee',
      cite: MYDATA('TaxTotalsType, taxType 2 and taxCategory; annex, fees'),
    },
    '03': {
      when: isOfType(IS_OTHER_TAX),
      at: 'ext',
      must: carryExtensions(OTHER_TAX),
      say: 'A charge of the tax type 3 needs the other tax',
      cite: MYDATA('TaxTotalsType, taxType 3 and taxCategory; annex, other taxes'),
    },
    '04': {
      when: isOfType(IS_STAMP_DUTY),
      at: 'ext',
      must: carryExtensions(STAMP_DUTY),
      say: 'A charge of the tax type 4 needs the rate of the stamp duty',
      cite: MYDATA('TaxTotalsType, taxType 4 and taxCategory; annex, stamp duty'),
    },
  }),
  defineRules(TaxCombo, 'GR-MYDATA-TAX-COMBO', {
    '01': {
      when: isVat,
      at: 'ext',
      must: carryExtensions(VAT_RATE),
      say: 'VAT needs its category',
      cite: MYDATA('InvoiceRowType, vatCategory'),
    },
    '02': {
      when: both(isVat, hasNoPercent),
      at: 'ext',
      must: carryExtensions(EXEMPTION),
      say: 'VAT without percentage needs the cause of the exemption',
      cite: MYDATA('InvoiceRowType, vatExemptionCategory'),
    },
    '03': {
      when: both(isVat, isClassified),
      at: 'ext',
      must: carryIncome,
      say: 'Category and type of the income go together, but informative income (`category1_95`) has no type',
      cite: MYDATA('IncomeClassificationType, classificationType and classificationCategory'),
    },
  }),
  defineRules(Instructions, 'GR-MYDATA-PAY-INSTRUCTIONS', {
    '01': {
      at: 'key',
      must: bePresent,
      say: 'Payment instructions need a key',
      cite: MYDATA('PaymentMethodDetailType, type'),
    },
    '02': {
      at: 'ext',
      must: carryMeans,
      say: 'Payment instructions need the means of payment, which follows from the key',
      cite: MYDATA('PaymentMethodDetailType, type'),
    },
  }),
  defineRules(Record, 'GR-MYDATA-PAY-RECORD', {
    '01': { at: 'key', must: bePresent, say: 'A payment needs a key', cite: MYDATA('PaymentMethodDetailType, type') },
    '02': {
      at: 'ext',
      must: carryMeans,
      say: 'A payment needs its means, which follows from the key',
      cite: MYDATA('PaymentMethodDetailType, type'),
    },
  }),
];

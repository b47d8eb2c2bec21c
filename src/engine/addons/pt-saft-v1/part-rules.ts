import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, satisfy, when } from '../../core/rules/constraint.ts';
import { beMoreThanZero, bePresent, beZeroOrMore, haveLength } from '../../core/rules/constraints.ts';
import type { Extensions } from '../../core/tax/extension-changes.ts';
import { carries, carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Line } from '../../documents/bill/line.ts';
import { Item } from '../../documents/org/item.ts';
import { Note } from '../../documents/org/note.ts';
import { TaxNote } from '../../documents/tax/note.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { CategoryTotal } from '../../documents/tax/total.ts';
import { EXEMPT_RATE } from './combo.ts';
import { explainExemption, isExemptionNote } from './exemption-notes.ts';
import { EXEMPTION, PRODUCT_TYPE, TAX_RATE } from './extension-keys.ts';
import { SAF_T } from './norms.ts';

/** Extension of the Portuguese regime: mainland, Azores or Madeira. */
const REGION = 'pt-region';

const giveReason = judge<Extensions>(
  'give the reason of an exemption',
  (ext) => ext?.[TAX_RATE] !== EXEMPT_RATE || carries(ext, EXEMPTION),
);

const REGION_AND_BAND = 'VAT needs its region and the band of its rate';
const REASON = 'VAT that is exempt needs the reason of the exemption';

export const partRules: readonly TypeRules[] = [
  defineRules(Line, 'PT-SAFT-BILL-LINE', {
    '01': {
      at: 'quantity',
      must: beMoreThanZero,
      say: 'The quantity of a line must be above zero',
      cite: SAF_T('Line, Quantity'),
    },
    '02': {
      at: 'sum',
      must: beZeroOrMore,
      say: 'The sum of a line cannot be negative',
      cite: SAF_T('Line, DebitAmount and CreditAmount'),
    },
    '03': {
      at: 'total',
      must: beZeroOrMore,
      say: 'The total of a line cannot be negative',
      cite: SAF_T('Line, DebitAmount and CreditAmount'),
    },
    '04': {
      at: 'discounts[].amount',
      must: beZeroOrMore,
      say: 'A discount cannot be negative',
      cite: SAF_T('Line, SettlementAmount'),
    },
    '05': {
      must: satisfy<Line>('explain its exemption', ({ notes, taxes }) =>
        explainExemption(notes, taxes?.find(({ cat }) => cat === 'VAT')?.ext?.[EXEMPTION] ?? ''),
      ),
      say: 'A line with an exemption needs one legal note about it, with its code; one without has none',
      cite: SAF_T('TaxExemptionReason, TaxExemptionCode'),
    },
  }),
  defineRules(Item, 'PT-SAFT-ORG-ITEM', {
    '01': { at: 'unit', must: bePresent, say: 'An item needs a unit', cite: SAF_T('Line, UnitOfMeasure') },
    '02': {
      at: 'ext',
      must: carryExtensions(PRODUCT_TYPE),
      say: 'An item needs its product type',
      cite: SAF_T('Product, ProductType'),
    },
  }),
  defineRules(Note, 'PT-SAFT-ORG-NOTE', {
    '01': {
      when: when<Note>('the note is about an exemption', isExemptionNote),
      at: 'text',
      must: haveLength(6, 60),
      say: 'The note about an exemption has 6 to 60 bytes (é counts two)',
      cite: SAF_T('TaxExemptionReason'),
    },
  }),
  defineRules(TaxNote, 'PT-SAFT-TAX-NOTE', {
    '02': {
      when: when<TaxNote>('the note is about IRS or IRC', ({ cat }) => cat === 'IRS' || cat === 'IRC'),
      at: 'text',
      must: haveLength(0, 60),
      say: 'The note about a withheld tax can have 60 bytes at most (é counts two)',
      cite: SAF_T('WithholdingTaxDescription'),
    },
  }),
  defineRules(
    TaxCombo,
    'PT-SAFT-TAX-COMBO',
    {
      '01': {
        at: 'ext',
        must: carryExtensions(REGION, TAX_RATE),
        say: REGION_AND_BAND,
        cite: SAF_T('Tax, TaxCountryRegion and TaxCode'),
      },
      '02': { at: 'ext', must: giveReason, say: REASON, cite: SAF_T('TaxExemptionCode') },
    },
    { when: when<TaxCombo>('the tax is VAT', ({ cat }) => cat === 'VAT') },
  ),
  defineRules(
    CategoryTotal,
    'PT-SAFT-TAX-CATEGORYTOTAL',
    {
      '01': {
        at: 'rates[].ext',
        must: carryExtensions(REGION, TAX_RATE),
        say: REGION_AND_BAND,
        cite: SAF_T('Tax, TaxCountryRegion and TaxCode'),
      },
      '02': { at: 'rates[].ext', must: giveReason, say: REASON, cite: SAF_T('TaxExemptionCode') },
    },
    { when: when<CategoryTotal>('the tax is VAT', ({ code }) => code === 'VAT') },
  ),
];

import { tableOf } from '../../core/text/table-of.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { all, judge, when } from '../../core/rules/constraint.ts';
import { beEmpty, beOneOfAlways, bePresent, match } from '../../core/rules/constraints.ts';
import type { Extensions } from '../../core/tax/extension-changes.ts';
import { haveExtension } from '../../core/tax/extension-constraints.ts';
import { Line } from '../../documents/bill/line.ts';
import { Address } from '../../documents/org/address.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { EN_16931, ZATCA } from './norms.ts';

const TAX_CATEGORY = 'untdid-tax-category';

/** Reasons for a category without tax. Source: ZATCA, code list of VATEX codes, BR-KSA-CL-04. */
const REASONS: Readonly<Record<string, readonly string[]>> = tableOf({
  S: [''],
  E: ['VATEX-SA-29', 'VATEX-SA-29-7', 'VATEX-SA-30'],
  Z: [
    'VATEX-SA-32',
    'VATEX-SA-33',
    'VATEX-SA-34-1',
    'VATEX-SA-34-2',
    'VATEX-SA-34-3',
    'VATEX-SA-34-4',
    'VATEX-SA-34-5',
    'VATEX-SA-35',
    'VATEX-SA-36',
    'VATEX-SA-EDU',
    'VATEX-SA-HEA',
    'VATEX-SA-MLTRY',
  ],
  O: ['VATEX-SA-OOS'],
});

const haveFittingReason = judge<Extensions>('have a reason of its category', (ext) => {
  const reasons = REASONS[ext?.[TAX_CATEGORY] ?? ''];
  return reasons?.includes(ext?.['cef-vatex'] ?? '') ?? true;
});

const isSaudi = when<Address>('the address is in Saudi Arabia', ({ country }) => country === 'SA');

export const partRules: readonly TypeRules[] = [
  defineRules(Line, 'SA-ZATCA-BILL-LINE', {
    '01': { at: 'charges', must: beEmpty, say: 'A line cannot have charges', cite: ZATCA('BR-KSA-EN16931-06') },
  }),
  defineRules(Address, 'SA-ZATCA-ORG-ADDRESS', {
    '01': { at: 'country', must: bePresent, say: 'An address needs a country', cite: EN_16931('BR-09, BR-11') },
    '02': {
      when: isSaudi,
      at: 'street',
      must: bePresent,
      say: 'A Saudi address needs a street',
      cite: ZATCA('BR-KSA-09, BR-KSA-63'),
    },
    '03': {
      when: isSaudi,
      at: 'num',
      must: all(bePresent, match(/^\d{4}$/)),
      say: 'A Saudi address needs a building number of four digits',
      cite: ZATCA('BR-KSA-09, BR-KSA-63, BR-KSA-37'),
    },
    '04': {
      when: isSaudi,
      at: 'code',
      must: all(bePresent, match(/^\d{5}$/)),
      say: 'A Saudi address needs a postal code of five digits',
      cite: ZATCA('BR-KSA-09, BR-KSA-63, BR-KSA-66, BR-KSA-67'),
    },
    '05': {
      when: isSaudi,
      at: 'locality',
      must: bePresent,
      say: 'A Saudi address needs a city',
      cite: ZATCA('BR-KSA-09, BR-KSA-63'),
    },
    '06': {
      when: isSaudi,
      at: 'street_extra',
      must: bePresent,
      say: 'A Saudi address needs a district, in `street_extra`',
      cite: ZATCA('BR-KSA-09, BR-KSA-63'),
    },
  }),
  defineRules(
    TaxCombo,
    'SA-ZATCA-TAX-COMBO',
    {
      '01': {
        at: 'ext',
        must: haveFittingReason,
        say: 'Categories Z, E and O need a reason of their own (`cef-vatex`), category S has none',
        cite: ZATCA('BR-KSA-CL-04'),
      },
      '02': {
        at: 'ext',
        must: haveExtension(TAX_CATEGORY, 'S', 'Z', 'E', 'O'),
        say: 'The tax category must be S, Z, E or O',
        cite: ZATCA('BR-KSA-18'),
      },
      '03': { at: 'cat', must: beOneOfAlways(['VAT']), say: 'The only tax is VAT', cite: ZATCA('BR-KSA-54') },
    },
    // EN 16931 has no reasons in category Z; here they are required.
    { replaces: ['GOBL-EU-EN16931-TAX-COMBO-07'] },
  ),
];

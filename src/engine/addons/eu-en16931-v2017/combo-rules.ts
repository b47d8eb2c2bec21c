import { defineRules } from '../../core/rules/define-rules.ts';
import type { Guard } from '../../core/rules/constraint.ts';
import { when } from '../../core/rules/constraint.ts';
import { carryExtensions, carryNoExtension, haveExtension } from '../../core/tax/extension-constraints.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { EN_16931 } from '../../documents/norms.ts';
import { OUTSIDE_SCOPE, TAX_CATEGORY, TERRITORIAL_CATEGORIES, VAT_CATEGORIES } from './tax-category.ts';

function isOf(category: string): Guard<TaxCombo> {
  return when<TaxCombo>(`the tax is ${category}`, ({ cat }) => cat === category);
}

const OWN_CODES = ['VAT', ...Object.keys(TERRITORIAL_CATEGORIES)];

const isOtherTax = when<TaxCombo>(`the tax is none of ${OWN_CODES.join(', ')}`, ({ cat }) => !OWN_CODES.includes(cat));

/** Taxed categories, without an exemption to explain. */
const TAXED = ['S', 'Z', ...Object.values(TERRITORIAL_CATEGORIES)];

const isTaxed = when<TaxCombo>(`the tax category is one of ${TAXED.join(', ')}`, ({ ext }) =>
  TAXED.includes(ext?.[TAX_CATEGORY] ?? ''),
);

export const comboRules = defineRules(TaxCombo, 'EU-EN16931-TAX-COMBO', {
  '01': {
    at: 'ext',
    must: carryExtensions(TAX_CATEGORY),
    say: 'A tax needs its category code (`untdid-tax-category`)',
    cite: EN_16931('BR-CO-04'),
  },
  '02': {
    when: isOf('VAT'),
    at: 'ext',
    must: haveExtension(TAX_CATEGORY, ...Object.values(VAT_CATEGORIES)),
    say: 'The category code of VAT must be S, Z, E, AE, K, G or O',
    cite: EN_16931('BT-151'),
  },
  '03': {
    when: isOf('IGIC'),
    at: 'ext',
    must: haveExtension(TAX_CATEGORY, 'L'),
    say: 'The category code of IGIC must be L',
    cite: EN_16931('BT-151'),
  },
  '04': {
    when: isOf('IPSI'),
    at: 'ext',
    must: haveExtension(TAX_CATEGORY, 'M'),
    say: 'The category code of IPSI must be M',
    cite: EN_16931('BT-151'),
  },
  '05': {
    when: isOtherTax,
    at: 'ext',
    must: haveExtension(TAX_CATEGORY, OUTSIDE_SCOPE),
    say: 'The category code of a tax other than VAT, IGIC and IPSI must be O',
    cite: EN_16931('BT-151'),
  },
  '07': {
    when: isTaxed,
    at: 'ext',
    must: carryNoExtension('cef-vatex'),
    say: 'A category with tax (S, Z, L, M) cannot have an exemption reason (`cef-vatex`)',
    cite: EN_16931('BR-S-10, BR-Z-10'),
  },
});

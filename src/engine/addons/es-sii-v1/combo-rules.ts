import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import {
  carries,
  carryExtensions,
  carryNoExtension,
  isExtensionIn,
  notHaveExtension,
} from '../../core/tax/extension-constraints.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { REPORTED_TAXES } from './combo.ts';
import { EXEMPT, OUTSIDE_SCOPE, REGIME } from './extension-keys.ts';
import { ORDER } from './norms.ts';

const isReported = when<TaxCombo>('the tax is VAT or IGIC', ({ cat }) => REPORTED_TAXES.includes(cat));
const hasPercent = when<TaxCombo>('the tax has a percentage', ({ percent }) => percent !== undefined);
const isOutsideScope = when<TaxCombo>('the tax is outside the scope', ({ ext }) => carries(ext, OUTSIDE_SCOPE));
const isGeneralScheme = when<TaxCombo>('the scheme is 01 or missing', ({ ext }) => isExtensionIn(ext, REGIME, ['01']));

export const comboRules = defineRules(
  TaxCombo,
  'ES-SII-TAX-COMBO',
  {
    '01': {
      at: 'ext',
      must: carryExtensions(REGIME),
      say: 'VAT and IGIC need the code of their scheme (`es-sii-regime`)',
      cite: ORDER('anexo, ClaveRegimenEspecialOTrascendencia, lista L3.1'),
    },
    '02': {
      when: hasPercent,
      at: 'ext',
      must: carryNoExtension(EXEMPT),
      say: 'A tax with a percentage cannot have an exemption',
      cite: ORDER('anexo, CausaExencion'),
    },
    '03': {
      when: isOutsideScope,
      at: 'ext',
      must: carryNoExtension(EXEMPT),
      say: 'A tax is outside the scope or exempt, not both',
      cite: ORDER('anexo, CausaExencion'),
    },
    '04': {
      when: isGeneralScheme,
      at: 'ext',
      must: notHaveExtension(EXEMPT, 'E2', 'E3'),
      say: 'Exports (exemptions E2 and E3) cannot be in the general scheme 01',
      cite: ORDER('anexo, CausaExencion, lista L9'),
    },
  },
  { when: isReported },
);

import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { carries, carryNoExtension } from '../../core/tax/extension-constraints.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { hasPercent, isReported, spanishComboRows } from '../shared/spanish-combo.ts';
import { EXEMPT, OUTSIDE_SCOPE, REGIME } from './extension-keys.ts';
import { ORDER } from './norms.ts';

const shared = spanishComboRows(EXEMPT, REGIME);

const isOutsideScope = when<TaxCombo>('the tax is outside the scope', ({ ext }) => carries(ext, OUTSIDE_SCOPE));

export const comboRules = defineRules(
  TaxCombo,
  'ES-SII-TAX-COMBO',
  {
    '01': {
      ...shared.scheme,
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
    '04': { ...shared.exports, cite: ORDER('anexo, CausaExencion, lista L9') },
  },
  { when: isReported },
);

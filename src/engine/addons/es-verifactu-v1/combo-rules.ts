import { defineRules } from '../../core/rules/define-rules.ts';
import { carryExtensions, carryOneExtensionAtMost } from '../../core/tax/extension-constraints.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { hasPercent, isReported, spanishComboRows } from '../shared/spanish-combo.ts';
import { EXEMPT, OP_CLASS, REGIME } from './extension-keys.ts';
import { ORDER } from './norms.ts';

const shared = spanishComboRows(EXEMPT, REGIME);

export const comboRules = defineRules(
  TaxCombo,
  'ES-VERIFACTU-TAX-COMBO',
  {
    '01': { ...shared.scheme, cite: ORDER('anexo, ClaveRegimen, listas L8A y L8B') },
    '02': { ...shared.exports, cite: ORDER('anexo, OperacionExenta, lista L10') },
    '03': {
      at: 'ext',
      must: carryOneExtensionAtMost(OP_CLASS, EXEMPT),
      say: 'A tax has an operation class or an exemption, not both',
      cite: ORDER('anexo, CalificacionOperacion y OperacionExenta'),
    },
    '04': {
      when: hasPercent,
      at: 'ext',
      must: carryExtensions(OP_CLASS),
      say: 'A tax with a percentage needs an operation class',
      cite: ORDER('anexo, CalificacionOperacion, lista L9'),
    },
  },
  { when: isReported },
);

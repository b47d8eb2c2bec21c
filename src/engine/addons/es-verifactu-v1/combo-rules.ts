import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import {
  carryExtensions,
  carryOneExtensionAtMost,
  isExtensionIn,
  notHaveExtension,
} from '../../core/tax/extension-constraints.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { REPORTED_TAXES } from './combo.ts';
import { EXEMPT, OP_CLASS, REGIME } from './extension-keys.ts';
import { ORDER } from './norms.ts';

const isReported = when<TaxCombo>('the tax is VAT or IGIC', ({ cat }) => REPORTED_TAXES.includes(cat));
const isGeneralScheme = when<TaxCombo>('the scheme is 01 or missing', ({ ext }) => isExtensionIn(ext, REGIME, ['01']));
const hasPercent = when<TaxCombo>('the tax has a percentage', ({ percent }) => percent !== undefined);

export const comboRules = defineRules(
  TaxCombo,
  'ES-VERIFACTU-TAX-COMBO',
  {
    '01': {
      at: 'ext',
      must: carryExtensions(REGIME),
      say: 'VAT and IGIC need the code of their scheme',
      cite: ORDER('anexo, ClaveRegimen, listas L8A y L8B'),
    },
    '02': {
      when: isGeneralScheme,
      at: 'ext',
      must: notHaveExtension(EXEMPT, 'E2', 'E3'),
      say: 'Exports (exemptions E2 and E3) cannot be in the general scheme 01',
      cite: ORDER('anexo, OperacionExenta, lista L10'),
    },
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

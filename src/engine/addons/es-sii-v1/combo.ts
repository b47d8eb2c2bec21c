import { comboNormaliser } from '../shared/spanish-combo.ts';
import { EXEMPT, OUTSIDE_SCOPE, REGIME } from './extension-keys.ts';

/** Whatever is stated in the extension is outside the scope: taxed operations have no code. */
export const normaliseCombo = comboNormaliser({
  exempt: EXEMPT,
  scheme: REGIME,
  notExempt: OUTSIDE_SCOPE,
  outsideScope: ['location', 'other'],
  keyOf: () => 'outside-scope',
});

import { tableOf } from '../../core/text/table-of.ts';
import { comboNormaliser } from '../shared/spanish-combo.ts';
import { EXEMPT, OP_CLASS, REGIME } from './extension-keys.ts';

const KEYS_BY_OP_CLASS: Readonly<Record<string, string>> = tableOf({
  S2: 'reverse-charge',
  N1: 'outside-scope',
  N2: 'outside-scope',
});

/** A surcharge counts only if the author states it: that of a rate is calculated later. */
export const normaliseCombo = comboNormaliser({
  exempt: EXEMPT,
  scheme: REGIME,
  notExempt: OP_CLASS,
  outsideScope: ['N2', 'N1'],
  taxed: { standard: 'S1', zero: 'S1', 'reverse-charge': 'S2' },
  keyOf: (code) => KEYS_BY_OP_CLASS[code],
  schemeOf: ({ surcharge }) => (surcharge ? '18' : '01'),
});

import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import { changeExtensions, limitExtension, removeExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { EXEMPT } from './extension-keys.ts';

const KEYS_BY_CODE: ReadonlyMap<string, string> = new Map([
  ['N1', 'outside-scope'],
  ['N2', 'outside-scope'],
  ['N3', 'export'],
  ['N4', 'exempt'],
  ['N5', 'exempt'],
  ['N6', 'reverse-charge'],
]);

const CHANGES_BY_KEY: ReadonlyMap<string, ExtensionChange> = new Map([
  ['standard', removeExtension(EXEMPT)],
  ['zero', removeExtension(EXEMPT)],
  ['outside-scope', limitExtension(EXEMPT, 'N1', 'N2')],
  ['export', setExtension(EXEMPT, 'N3')],
  ['intra-community', setExtension(EXEMPT, 'N3')],
  ['exempt', limitExtension(EXEMPT, 'N4', 'N5')],
  ['reverse-charge', setExtension(EXEMPT, 'N6')],
]);

/** Makes the key of a VAT combo and its exemption reason consistent; if both are present the key decides. */
export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, (combo) => {
  if (combo.cat !== 'VAT') return combo;
  if (combo.country && combo.country !== 'IT') return changeExtensions(combo, setExtension(EXEMPT, 'N2'));
  const keyed = combo.key ? combo : withKey(combo);
  const change = CHANGES_BY_KEY.get(keyed.key ?? '');
  return change ? changeExtensions(keyed, change) : keyed;
});

/** An exemption reason excludes a rate. */
function withKey(combo: TaxCombo): TaxCombo {
  const code = combo.ext?.[EXEMPT];
  if (!code) return { ...combo, key: 'standard' };
  const key = KEYS_BY_CODE.get(code);
  return key ? { ...combo, key, rate: undefined } : combo;
}

import { tableOf } from '../../core/text/table-of.ts';
import { isEuMember } from '../../codelists/countries.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { Percentage } from '../../core/num/percentage.ts';
import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import { changeExtensions, limitExtension, removeExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { EXEMPT } from './extension-keys.ts';
import { withMembers } from '../../core/schema/draft.ts';

/** Codes of each key, the usual one first. N1 is excluded from the base by Italian law, taxed at zero. */
const CODES_BY_KEY: Readonly<Record<string, readonly [string, ...string[]]>> = tableOf({
  zero: ['N1'],
  'outside-scope': ['N2.1', 'N2.2', 'N7'],
  export: ['N3.1', 'N3.3', 'N3.4', 'N3.5'],
  'intra-community': ['N3.2', 'N3.6'],
  exempt: ['N4', 'N5'],
  'reverse-charge': ['N6.9', 'N6.1', 'N6.2', 'N6.3', 'N6.4', 'N6.5', 'N6.6', 'N6.7', 'N6.8'],
});

/** Makes the key of a VAT combo and its exemption reason consistent; the key decides, unless it is only `exempt`. */
export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, (combo) => {
  if (combo.cat !== 'VAT') return combo;
  if (combo.country && combo.country !== 'IT') {
    return changeExtensions(combo, setExtension(EXEMPT, isEuMember(combo.country) ? 'N7' : 'N2.1'));
  }
  const keyed = withKeyOfCode(combo);
  const change = changeOfKey(keyed.key ?? '');
  return change ? changeExtensions(keyed, change) : keyed;
});

function withKeyOfCode(combo: TaxCombo): TaxCombo {
  if (combo.key && combo.key !== 'exempt') return combo;
  const code = combo.ext?.[EXEMPT];
  const key = code ? keyOf(code) : combo.key || 'standard';
  if (key === undefined || key === combo.key) return combo;
  return withMembers(combo, key === 'zero' ? { key, percent: Percentage.ZERO } : { key });
}

function keyOf(code: string): string | undefined {
  return Object.keys(CODES_BY_KEY).find((key) => CODES_BY_KEY[key]?.includes(code));
}

function changeOfKey(key: string): ExtensionChange | undefined {
  if (key === 'standard') return removeExtension(EXEMPT);
  const codes = Object.hasOwn(CODES_BY_KEY, key) ? CODES_BY_KEY[key] : undefined;
  return codes && limitExtension(EXEMPT, ...codes);
}

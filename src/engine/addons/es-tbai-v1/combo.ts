import { tableOf } from '../../core/text/table-of.ts';
import { isEuMember } from '../../codelists/countries.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import {
  changeExtensions,
  fillExtension,
  limitExtension,
  removeExtension,
  setExtension,
} from '../../core/tax/extension-changes.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { EXEMPTION, REGIME } from './extension-keys.ts';
import { withMembers } from '../../core/schema/draft.ts';

/** Codes of each key, the usual one first. */
const CODES_BY_KEY: Readonly<Record<string, readonly [string, ...string[]]>> = tableOf({
  exempt: ['E1', 'E6'],
  export: ['E2', 'E3', 'E4'],
  'intra-community': ['E5'],
  'reverse-charge': ['S2'],
  'outside-scope': ['RL', 'IE', 'OT', 'VT'],
});

/** Keys of taxed operations, which have no exemption. */
const TAXED = ['standard', 'zero'];

const ABROAD_IN_UNION = 'IE';
const ABROAD = 'RL';

/** Makes the key of a combo, its exemption and its scheme consistent. IGIC is charged outside the territory of VAT. */
export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, (combo) => {
  if (combo.cat === 'IGIC') return changeExtensions(combo, setExtension(EXEMPTION, 'IE'), fillExtension(REGIME, '08'));
  if (combo.cat !== 'VAT') return combo;
  if (combo.country && combo.country !== 'ES') {
    const code = isEuMember(combo.country) ? ABROAD_IN_UNION : ABROAD;
    return changeExtensions(combo, setExtension(EXEMPTION, code), fillExtension(REGIME, '01'));
  }
  const keyed = combo.key ? combo : withMembers(combo, { key: keyOf(combo.ext?.[EXEMPTION] ?? '') });
  return changeExtensions(keyed, fillExtension(REGIME, schemeOf(keyed)), changeOfKey(keyed.key ?? ''));
});

function keyOf(code: string): string {
  return Object.keys(CODES_BY_KEY).find((key) => CODES_BY_KEY[key]?.includes(code)) ?? 'standard';
}

/** 51 is the equivalence surcharge (recargo de equivalencia), stated or following from the rate. */
function schemeOf({ key, rate, surcharge }: TaxCombo): string {
  if (key === 'export') return '02';
  return surcharge || (rate ?? '').split('+').includes('eqs') ? '51' : '01';
}

function changeOfKey(key: string): ExtensionChange {
  if (TAXED.includes(key)) return removeExtension(EXEMPTION);
  const codes = Object.hasOwn(CODES_BY_KEY, key) ? CODES_BY_KEY[key] : undefined;
  return codes ? limitExtension(EXEMPTION, ...codes) : (ext) => ext;
}

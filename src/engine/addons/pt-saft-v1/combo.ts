import { tableOf } from '../../core/text/table-of.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import { changeExtensions, limitExtension, removeExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import type { KeyCodes } from '../shared/key-codes.ts';
import { codeOfKey, keyOfCode } from '../shared/key-codes.ts';
import { EXEMPTION, TAX_RATE } from './extension-keys.ts';

export const EXEMPT_RATE = 'ISE';

/** Bands of the rates. */
const BANDS: KeyCodes = { reduced: 'RED', intermediate: 'INT', general: 'NOR', other: 'OUT' };

const REVERSE_CHARGE = ['M30', 'M31', 'M32', 'M33', 'M41', 'M42', 'M43'];
const OUTSIDE_SCOPE = ['M44', 'M45', 'M46'];
const EXEMPT = 'M01 M02 M03 M06 M09 M10 M11 M12 M13 M14 M15 M19 M20 M21 M25 M26'.split(' ');

/** Reasons of exemption by tax key, the usual one first. */
const REASONS: Readonly<Record<string, readonly [string, ...string[]]>> = tableOf({
  'reverse-charge': ['M40', ...REVERSE_CHARGE],
  'outside-scope': ['M99', ...OUTSIDE_SCOPE],
  'intra-community': ['M16'],
  export: ['M05', 'M04'],
  exempt: ['M07', ...EXEMPT],
  zero: ['M07', ...EXEMPT],
});

/** Makes key, rate, band and exemption reason of VAT consistent. */
export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, (combo) => {
  if (combo.cat !== 'VAT') return combo;
  if (combo.country && combo.country !== 'PT') return changeExtensions(combo, setExtension(TAX_RATE, 'OUT'));
  const keyed = withKey(combo);
  const rated = keyed.rate ? keyed : withRate(keyed);
  return changeExtensions(rated, ...changesOf(rated));
});

/** The exemption reason refines a missing key and the key `exempt`, which older documents used for every reason. */
function withKey(combo: TaxCombo): TaxCombo {
  if (combo.key && combo.key !== 'exempt') return combo;
  const code = combo.ext?.[EXEMPTION] ?? '';
  const key = Object.keys(REASONS).find((name) => REASONS[name]?.includes(code)) ?? (combo.key || 'standard');
  return key === combo.key ? combo : { ...combo, key };
}

function withRate(combo: TaxCombo): TaxCombo {
  const rate = keyOfCode(BANDS, combo.ext?.[TAX_RATE]);
  return rate === undefined ? combo : { ...combo, rate };
}

function changesOf({ key = '', rate }: TaxCombo): readonly ExtensionChange[] {
  if (key === 'standard') {
    const band = codeOfKey(BANDS, rate);
    return band === undefined ? [] : [removeExtension(EXEMPTION), setExtension(TAX_RATE, band)];
  }
  const reasons = Object.hasOwn(REASONS, key) ? REASONS[key] : undefined;
  if (!reasons) return [];
  const [usual, ...others] = reasons;
  return [setExtension(TAX_RATE, EXEMPT_RATE), limitExtension(EXEMPTION, usual, ...others)];
}

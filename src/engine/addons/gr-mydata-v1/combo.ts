import { tableOf } from '../../core/text/table-of.ts';
import { isEuMember } from '../../codelists/countries.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import { changeExtensions, limitExtension, removeExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import type { KeyCodes } from '../shared/key-codes.ts';
import { codeOfKey } from '../shared/key-codes.ts';
import { EXEMPTION, VAT_RATE } from './extension-keys.ts';

const RATES: KeyCodes = {
  general: '1',
  reduced: '2',
  'super-reduced': '3',
  'general+island': '4',
  'reduced+island': '5',
  'super-reduced+island': '6',
};

const WITHOUT_VAT = setExtension(VAT_RATE, '7');

/** Causes of exemption by key; the first is the default. */
const CAUSES: Readonly<Record<string, readonly [string, ...string[]]>> = tableOf({
  'outside-scope': ['1', '2', '3', '4', '24', '29', '30', '31'],
  exempt: [
    ...(['7', '5', '6', '9', '10', '11', '12', '13', '15', '17'] as const),
    ...['18', '19', '20', '21', '22', '23', '25', '26', '27'],
  ],
  export: ['8', '28'],
  'intra-community': ['14'],
  'reverse-charge': ['16'],
});

const TAXED = ['standard', 'zero'];

const OUTSIDE = 'outside-scope';
const ABROAD = '29';
const IN_UNION = '30';

function isForeign(country: string | undefined): country is string {
  return Boolean(country) && country !== 'EL';
}

/** Makes the key of VAT, its category and its cause of exemption consistent. */
export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, (combo) => {
  if (combo.cat !== 'VAT') return combo;
  if (isForeign(combo.country)) {
    const cause = setExtension(EXEMPTION, isEuMember(combo.country) ? IN_UNION : ABROAD);
    const outside = combo.key === OUTSIDE ? combo : { ...combo, key: OUTSIDE };
    return changeExtensions(outside, cause, WITHOUT_VAT);
  }
  const keyed = combo.key ? combo : { ...combo, key: keyOf(combo) };
  return changeExtensions(keyed, ...changesOf(keyed));
});

function keyOf({ ext }: TaxCombo): string {
  const cause = ext?.[EXEMPTION] ?? '';
  return Object.keys(CAUSES).find((key) => CAUSES[key]?.includes(cause)) ?? 'standard';
}

function changesOf({ key = '', rate }: TaxCombo): readonly ExtensionChange[] {
  if (TAXED.includes(key)) {
    const code = codeOfKey(RATES, rate);
    return [...(code === undefined ? [] : [setExtension(VAT_RATE, code)]), removeExtension(EXEMPTION)];
  }
  const causes = Object.hasOwn(CAUSES, key) ? CAUSES[key] : undefined;
  return causes ? [limitExtension(EXEMPTION, ...causes), WITHOUT_VAT] : [];
}

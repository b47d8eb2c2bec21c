import type { Normaliser } from '../core/normalise/normaliser.ts';
import { defineNormaliser } from '../core/normalise/normaliser.ts';
import { cleanText } from '../core/schema/primitives.ts';
import { cleanedText } from '../core/text/clean-text.ts';
import { cleanCode } from '../core/text/code.ts';
import { isZeroUuid } from '../core/text/uuid.ts';
import { normaliseLine, normaliseSubLine } from './bill/line-normaliser.ts';
import { normaliseBillTax } from './bill/tax-normaliser.ts';
import { typeDefaults } from './bill/type-defaults.ts';
import { currentUnit } from '../codelists/units.ts';
import { code } from './cbc/code.ts';
import { normaliseAddress, normaliseInbox, normaliseItem, normaliseTelephone } from './org/normalisers.ts';
import { unit } from './org/unit.ts';
import { normaliseCombo } from './tax/combo-normaliser.ts';
import type { Extensions } from './tax/extensions.ts';
import { extensions } from './tax/extensions.ts';
import { normaliseTaxIdentity } from './tax/identity-normaliser.ts';
import { partUuid } from './uuid/uuid.ts';

/** Extensions without a code are removed. */
const normaliseExtensions = defineNormaliser<Extensions>(extensions, (values) => {
  const entries = Object.entries(values);
  const kept = entries.filter(([, value]) => value !== '');
  if (kept.length === entries.length) return values;
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
});

/** Run on every calculated document, with any regime and addons, in this order. */
export const coreNormalisers: readonly Normaliser[] = [
  defineNormaliser<string>(code, cleanCode),
  defineNormaliser<string>(cleanText, cleanedText),
  defineNormaliser<string>(partUuid, (uuid) => (isZeroUuid(uuid) ? '' : uuid)),
  normaliseExtensions,
  defineNormaliser<string>(unit, currentUnit),
  normaliseAddress,
  normaliseTelephone,
  normaliseInbox,
  normaliseItem,
  normaliseTaxIdentity,
  normaliseCombo,
  normaliseBillTax,
  normaliseLine,
  normaliseSubLine,
  ...typeDefaults,
];

import { uneceUnitCode, unitWordOf } from '../../codelists/units.ts';
import { when } from '../../core/rules/constraint.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { withMembers } from '../../core/schema/draft.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { Attribute } from '../../documents/org/attribute.ts';
import { Item } from '../../documents/org/item.ts';
import type { Extensions } from '../../documents/tax/extensions.ts';

/** The code of UN/ECE Recommendations 20 and 21 as it came, beside the word that documents have for it. */
export const UNIT = 'untdid-unit';

interface Measured {
  readonly unit?: string | undefined;
  readonly ext?: Extensions | undefined;
}

/** The unit decides, and a code beside it becomes that of the unit; without a unit the code tells it, if there is a word for it. */
function alignUnit<T extends Measured>(measured: T): T {
  const code = measured.ext?.[UNIT];
  if (code === undefined) return measured;
  if (!measured.unit) {
    const unit = unitWordOf(code);
    return unit === undefined ? measured : { ...measured, unit };
  }
  const own = uneceUnitCode(measured.unit);
  return own === '' ? measured : changeExtensions(measured, setExtension(UNIT, own));
}

/** Rows need a unit (BR-23): pieces when the author names neither unit nor code. */
export const normaliseItem = defineNormaliser<Item>(Item, (item) => {
  const aligned = alignUnit(item);
  return aligned.unit || aligned.ext?.[UNIT] ? aligned : withMembers(aligned, { unit: 'one' });
});

export const normaliseAttribute = defineNormaliser<Attribute>(Attribute, alignUnit);

export const hasNoUnitCode = when<Item>(`it has no ${UNIT}`, ({ ext }) => !ext?.[UNIT]);

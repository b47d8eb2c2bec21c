import { uneceUnitCode, unitWordOf } from '../../codelists/units.ts';
import { when } from '../../core/rules/constraint.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { withMembers } from '../../core/schema/draft.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { Attribute } from '../../documents/org/attribute.ts';
import { Item } from '../../documents/org/item.ts';
import type { Extensions } from '../../documents/tax/extensions.ts';

/** The original code of UN/ECE Recommendations 20 and 21, beside the document's unit. */
export const UNIT = 'untdid-unit';

interface Measured {
  readonly unit?: string | undefined;
  readonly ext?: Extensions | undefined;
}

/** The unit overrides the code. Without a unit the code determines it, if there is one for it. */
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

/** Lines need a unit (BR-23): pieces if the author gives neither unit nor code. */
export const normaliseItem = defineNormaliser<Item>(Item, (item) => {
  const aligned = alignUnit(item);
  return aligned.unit || aligned.ext?.[UNIT] ? aligned : withMembers(aligned, { unit: 'one' });
});

export const normaliseAttribute = defineNormaliser<Attribute>(Attribute, alignUnit);

export const hasNoUnitCode = when<Item>(`it has no ${UNIT}`, ({ ext }) => !ext?.[UNIT]);

import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { carries } from '../../core/tax/extension-constraints.ts';
import { Charge } from '../../documents/bill/charge.ts';
import type { KeyCodes } from '../shared/key-codes.ts';
import { codeOfKey } from '../shared/key-codes.ts';
import { FEE, OTHER_TAX, STAMP_DUTY, TAX_TYPE } from './extension-keys.ts';

/** Kinds of taxes. */
export const IS_FEE = '2';
export const IS_OTHER_TAX = '3';
export const IS_STAMP_DUTY = '4';

const TYPES_BY_KEY: KeyCodes = { 'stamp-duty': IS_STAMP_DUTY, tax: IS_OTHER_TAX };

const TYPES_BY_EXTENSION: KeyCodes = { [FEE]: IS_FEE, [OTHER_TAX]: IS_OTHER_TAX, [STAMP_DUTY]: IS_STAMP_DUTY };

/** The key decides; without one of these keys, a stated kind stays. */
export const normaliseCharge = defineNormaliser<Charge>(Charge, (charge) => {
  const type = codeOfKey(TYPES_BY_KEY, charge.key) ?? (carries(charge.ext, TAX_TYPE) ? undefined : typeOf(charge));
  return type === undefined ? charge : changeExtensions(charge, setExtension(TAX_TYPE, type));
});

function typeOf({ ext }: Charge): string | undefined {
  const extension = Object.keys(TYPES_BY_EXTENSION).find((key) => carries(ext, key));
  return codeOfKey(TYPES_BY_EXTENSION, extension);
}

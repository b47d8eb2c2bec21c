import type { Normaliser } from '../../core/normalise/normaliser.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { Discount } from '../../documents/bill/discount.ts';
import { LineCharge, LineDiscount } from '../../documents/bill/line.ts';
import type { Extensions } from '../../documents/tax/extensions.ts';
import type { KeyCodes } from '../shared/key-codes.ts';
import { codeOfKey } from '../shared/key-codes.ts';

export const ALLOWANCE = 'untdid-allowance';
export const CHARGE = 'untdid-charge';

/** Reasons of allowances (UNTDID 5189). Source: EN 16931-1, BT-98 and BT-140. */
const ALLOWANCES: KeyCodes = {
  'early-completion': '41',
  military: '62',
  'work-accident': '63',
  'special-agreement': '64',
  'production-error': '65',
  'new-outlet': '66',
  sample: '67',
  'end-of-range': '68',
  incoterm: '70',
  'pos-threshold': '71',
  'special-rebate': '100',
  temporary: '103',
  standard: '104',
  'yearly-turnover': '105',
};

/** Reasons of charges (UNTDID 7161). Source: EN 16931-1, BT-105 and BT-145. */
const CHARGES: KeyCodes = {
  'stamp-duty': 'ST',
  outlay: 'AAE',
  tax: 'TX',
  customs: 'ABW',
  delivery: 'DL',
  packing: 'PC',
  handling: 'HD',
  insurance: 'IN',
  storage: 'ABA',
  admin: 'AEM',
  cleaning: 'CG',
};

interface Adjustment {
  readonly key?: string | undefined;
  readonly ext?: Extensions | undefined;
}

function withCode<T extends Adjustment>(adjustment: T, extension: string, codes: KeyCodes): T {
  const code = codeOfKey(codes, adjustment.key);
  return code === undefined ? adjustment : changeExtensions(adjustment, setExtension(extension, code));
}

/** The key of a discount or charge determines its reason code, and replaces an existing one. */
export const adjustmentNormalisers: readonly Normaliser[] = [
  defineNormaliser<Discount>(Discount, (discount) => withCode(discount, ALLOWANCE, ALLOWANCES)),
  defineNormaliser<LineDiscount>(LineDiscount, (discount) => withCode(discount, ALLOWANCE, ALLOWANCES)),
  defineNormaliser<Charge>(Charge, (charge) => withCode(charge, CHARGE, CHARGES)),
  defineNormaliser<LineCharge>(LineCharge, (charge) => withCode(charge, CHARGE, CHARGES)),
];

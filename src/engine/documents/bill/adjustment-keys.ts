import type { Choice } from '../../core/schema/fields.ts';

/** Kinds of discount with a meaning in formats; others are allowed. */
export const discountKeys: readonly Choice[] = [
  { value: 'early-completion', title: 'Bonus for works ahead of schedule' },
  { value: 'military', title: 'Military Discount' },
  { value: 'work-accident', title: 'Work Accident Discount' },
  { value: 'special-agreement', title: 'Special Agreement Discount' },
  { value: 'production-error', title: 'Production Error Discount' },
  { value: 'new-outlet', title: 'New Outlet Discount' },
  { value: 'sample', title: 'Sample Discount' },
  { value: 'end-of-range', title: 'End of Range Discount' },
  { value: 'incoterm', title: 'Incoterm Discount' },
  { value: 'pos-threshold', title: 'Point of Sale Threshold Discount' },
  { value: 'special-rebate', title: 'Special Rebate' },
  { value: 'temporary', title: 'Temporary' },
  { value: 'standard', title: 'Standard' },
  { value: 'yearly-turnover', title: 'Yearly Turnover' },
];

/** Kinds of charge with a meaning in formats; others are allowed. */
export const chargeKeys: readonly Choice[] = [
  { value: 'stamp-duty', title: 'Stamp Duty' },
  { value: 'outlay', title: 'Outlay' },
  { value: 'tax', title: 'Tax' },
  { value: 'customs', title: 'Customs' },
  { value: 'delivery', title: 'Delivery' },
  { value: 'packing', title: 'Packing' },
  { value: 'handling', title: 'Handling' },
  { value: 'insurance', title: 'Insurance' },
  { value: 'storage', title: 'Storage' },
  { value: 'admin', title: 'Administration' },
  { value: 'cleaning', title: 'Cleaning' },
];

import { invoiceTexts } from '../../texts/en/invoice.ts';

/** Sizes of paper. */
export const sizes = [
  { value: 'a4', title: 'A4' },
  {
    value: 'letter',
    get title() {
      return invoiceTexts.letter;
    },
  },
];

export function isSize(value: string): value is string {
  return sizes.some((size) => size.value === value);
}

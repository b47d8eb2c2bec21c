import type { RefusalCode } from '../../refusal-code.ts';

type MatrixRow = (
  code: string,
  element: string,
  meaning: string,
  next: string,
  more?: Partial<RefusalCode>,
) => RefusalCode;

/** Rows of SAT's error matrices: a document with any of these errors is not stamped. */
export const matrixRow =
  (kind: string): MatrixRow =>
  (code, element, meaning, next, more = {}) => ({
    code,
    kind,
    basis: 'file',
    outcome: 'refused',
    element,
    meaning,
    next,
    ...more,
  });

export const fromCatalogue = (name: string) =>
  `Take a code of SAT's catalogue ${name} that is in force on the date of issue.`;

export const ROUND_TO_CURRENCY = 'Round it to the decimals that c_Moneda gives the currency: two for MXN.';
export const LEAVE_OUT = 'Leave the attribute out.';

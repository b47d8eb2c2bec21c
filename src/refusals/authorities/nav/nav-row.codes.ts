import type { RefusalCode } from '../../refusal-code.ts';

type More = Partial<RefusalCode>;

const row = (code: string, element: string, meaning: string, next: string, more: More): RefusalCode => ({
  code,
  kind: 'business-validation',
  basis: 'file',
  ...(element !== '' && { element }),
  meaning,
  next,
  ...more,
});

/** A blocking validation: the data report counts as not made. */
export const blocks = (code: string, element: string, meaning: string, next: string, more: More = {}): RefusalCode =>
  row(code, element, meaning, next, { outcome: 'refused', ...more });

/** A warning: the data report remains valid. */
export const warns = (code: string, element: string, meaning: string, next: string, more: More = {}): RefusalCode =>
  row(code, element, meaning, next, { severity: 'warning', ...more });

/** No public list says whether the code blocks, so the code alone does not give the status of the document. */
export const NOT_SAID = { outcome: 'unknown' } as const;

const LEEWAY = 'NAV lets 1% pass, and always 1 HUF or 0.01 of the invoice currency, whichever is more.';

/** A warning about a sum outside the tolerance. */
export const adds = (code: string, element: string, meaning: string, next: string, more: More = {}): RefusalCode =>
  warns(code, element, `${meaning} ${LEEWAY}`, next, more);

export const UNTIL_1_1 = 'With interface 1.1.';
export const UNTIL_2_0 = 'With interface 2.0.';
export const UNTIL_3_0 = 'With interface 3.0.';

export const CORRECT_DOCUMENT =
  'The data stays reported. If the invoice itself is wrong, correct it with a modifying document; if only the report is, annul the report technically and send it anew.';
export const BOTH_RATES = 'Build the summary from the lines, so that both name the same VAT cases.';
export const MULTIPLY_ONCE =
  'Multiply the amount in the invoice currency by the exchange rate and round at the end; check that the rate is HUF per one unit.';

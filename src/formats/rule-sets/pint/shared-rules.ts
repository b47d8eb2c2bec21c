import { EN16931_RULES } from '../../en16931/rules/rules.ts';
import { takenFrom, type TermRule } from '../../en16931/rules/rule.ts';
import { EN16931_UBL_RULES } from '../../en16931/rules/ubl-rules.ts';

/** Rules of EN 16931 that PINT has with its own ids: `BR-09` is `ibr-009`, `UBL-SR-05` is `ibr-sr-05`. */
const NUMBERED = `01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 33 36 38
  41 42 43 44 49 52 53 54 55 57 62 63 64 65`;
const OF_FIGURES = '10 11 12 16 19 20';
const OF_CODES = '03 04 05 07 10 11 13 14 15 19 20 21 23 26';
const OF_SYNTAX = '06 07 16 22 27 28 30 31 32 33 34 39 42 49 50';

const each = (numbers: string): readonly string[] => numbers.trim().split(/\s+/);

export const sharedRules: readonly TermRule[] = takenFrom(
  [...EN16931_RULES, ...EN16931_UBL_RULES],
  [
    ...each(NUMBERED).map((number) => ({ code: `BR-${number}`, as: `ibr-0${number}` })),
    ...each(OF_FIGURES).map((number) => ({ code: `BR-CO-${number}`, as: `ibr-co-${number}` })),
    ...each(OF_CODES).map((number) => ({ code: `BR-CL-${number}`, as: `ibr-cl-${number}` })),
    ...each(OF_SYNTAX).map((number) => ({ code: `UBL-SR-${number}`, as: `ibr-sr-${number}` })),
  ].map((taken) => ({ ...taken, severity: 'error' as const })),
).map((row) => ({ ...row, cii: undefined }));

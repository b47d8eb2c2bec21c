import type { TermRule } from '../../en16931/rules/rule.ts';

/** The amount of a line was an error in UBL before 2.5.0, and was not judged in CII. */
export function withFormerLineAmounts(rows: readonly TermRule[]): readonly TermRule[] {
  return rows.flatMap((row) => {
    if (row.code !== 'PEPPOL-EN16931-R120') return [row];
    const ubl: TermRule = { ...row, cii: undefined, weighs: { '3.0.2-2.4.0': 'error', '3.0.2-2.5.0': 'warning' } };
    const cii: TermRule = { ...row, ubl: undefined, since: '3.0.2-2.5.0' };
    return [...(row.ubl ? [ubl] : []), ...(row.cii ? [cii] : [])];
  });
}

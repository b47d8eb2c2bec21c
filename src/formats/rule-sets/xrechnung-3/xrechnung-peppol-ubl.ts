import { takenFrom, type Demand, type TermRule } from '../../en16931/rules/rule.ts';
import { peppolRules } from '../../peppol/peppol-rules.ts';
import { adjustmentAmount, lineAmount } from '../../peppol/ubl-sums.ts';
import { slackOfCurrency } from './slack.ts';

/** Sums are checked with XRechnung's tolerance. */
const SUMS: Readonly<Record<string, Demand['must']>> = {
  'PEPPOL-EN16931-R040': adjustmentAmount(slackOfCurrency) as Demand['must'],
  'PEPPOL-EN16931-R120': lineAmount(slackOfCurrency) as Demand['must'],
};

/** Peppol's rules in XRechnung for UBL, all errors except one. */
export const xrechnungUblRules: readonly TermRule[] = takenFrom(peppolRules, [
  { code: 'PEPPOL-EN16931-R008', severity: 'error' },
  { code: 'PEPPOL-EN16931-R001', severity: 'error' },
  { code: 'PEPPOL-EN16931-R053', severity: 'error' },
  { code: 'PEPPOL-EN16931-R054', severity: 'error' },
  { code: 'PEPPOL-EN16931-R055', severity: 'error' },
  { code: 'PEPPOL-EN16931-R005', severity: 'error' },
  { code: 'PEPPOL-EN16931-R010', severity: 'error' },
  { code: 'PEPPOL-EN16931-R020', severity: 'error' },
  { code: 'PEPPOL-EN16931-R041', severity: 'error' },
  { code: 'PEPPOL-EN16931-R042', severity: 'error' },
  { code: 'PEPPOL-EN16931-R040', severity: 'error' },
  { code: 'PEPPOL-EN16931-R043', severity: 'error' },
  { code: 'PEPPOL-EN16931-R061', severity: 'error' },
  { code: 'PEPPOL-EN16931-R110', severity: 'error' },
  { code: 'PEPPOL-EN16931-R111', severity: 'error' },
  { code: 'PEPPOL-EN16931-R120', severity: 'warning' },
  { code: 'PEPPOL-EN16931-R121', severity: 'error' },
  { code: 'PEPPOL-EN16931-R101', severity: 'error' },
  { code: 'PEPPOL-EN16931-R044', severity: 'error' },
  { code: 'PEPPOL-EN16931-R046', severity: 'error' },
  { code: 'PEPPOL-EN16931-R130', severity: 'error' },
]).map((row) => {
  const must = SUMS[row.code];
  return row.ubl && must ? { ...row, ubl: { ...row.ubl, must } } : row;
});

import { at, begins, missingIsWrong, oneOf, onlyIn, rows } from '../../rules/kit/verbs.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { en16931RulesOfPintEu } from './en16931-rules.ts';
import { countryRules } from '../../peppol/countries/countries.ts';
import { CREDIT_KINDS } from '../../peppol/ubl-rows.ts';
import { text } from '../../peppol/peppol-rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { PEPPOL_UBL_RULES } from '../../peppol/peppol-ubl.ts';

/**
 * Rules of PINT EU beyond PINT: those of EN 16931, most of Peppol BIS Billing 3 with their own ids, and its specification.
 *
 * Source: release 1.1.1 of 2026-06-09, read 2026-11-24.
 */
const SPECIFICATION = 'urn:peppol:pint:billing-1@eu-1';

const BILLING_ALONE: ReadonlySet<string> = new Set([
  'DE-R-T02',
  'DK-R-017',
  'PEPPOL-COMMON-R054',
  'PEPPOL-COMMON-R055',
  'PEPPOL-COMMON-R056-1',
  'PEPPOL-COMMON-R056-2',
  'PEPPOL-COMMON-R057',
  'PEPPOL-EN16931-P0100',
  'PEPPOL-EN16931-P0101',
  'PEPPOL-EN16931-R004',
  'PEPPOL-EN16931-R007',
]);

/** Rows that are warnings here and errors in Peppol BIS Billing 3. */
const WARNINGS: ReadonlySet<string> = new Set(['DK-R-003']);

/** A process with a number, as in BIS Billing and not in PINT. The official file takes the part after the version as its number. */
const NUMBERED = /urn:peppol:bis:billing:[0-9]{2}:1.0/;
const hasNumber = ({ root }: InvoiceTerms): boolean => {
  const process = text(root, 'ProfileID') ?? '';
  return NUMBERED.test(process) && [undefined, '01'].includes(process.split(':')[6]);
};

const own = onlyIn(
  'ubl',
  rows(
    at('/', begins('ALIGNED-IBRP-004-EU', 'CustomizationID', SPECIFICATION, missingIsWrong, { terms: ['BT-24'] })),
    at('CreditNoteTypeCode', oneOf('PEPPOL-EN16931-P0101', '.', CREDIT_KINDS, { terms: ['BT-3'], when: hasNumber })),
  ),
);

const shared = [...PEPPOL_UBL_RULES, ...countryRules].filter(({ code }) => !BILLING_ALONE.has(code));

export const PINT_EU_RULES: readonly TermRule[] = [
  ...rulesOf(own),
  ...en16931RulesOfPintEu,
  ...shared.map((row) => (WARNINGS.has(row.code) ? { ...row, severity: 'warning' as const } : row)),
];

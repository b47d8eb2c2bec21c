import type { TermRule } from '../en16931/rules/rule.ts';
import { rulesOf } from '../rules/kit/compile.ts';
import type { RowOptions } from '../rules/kit/row.ts';
import { at, begins, byElement, missingIsWrong, oneOf, onlyIn, rows } from '../rules/kit/verbs.ts';
import { isSpecification, processNames, processOf } from './peppol-rule.ts';
import { AMOUNTS_AND_TOTAL_TAXES, inCurrency } from './ubl-base-rows.ts';
import { PEPPOL_UBL_ROWS } from './ubl-rows.ts';

/**
 * Rules of Peppol BIS Self-Billing 3 for an invoice issued by the buyer: those of Peppol BIS Billing 3 for every UBL
 * invoice, five of them with other values. National rules do not apply. P0112 concerns document types that are not
 * allowed here.
 *
 * Source: release 3.0.2 of 2026-05 (openpeppol/2026.5), read 2026-11-23.
 */
const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0';
const processOfBuyer = processOf(PROCESS);
const inFirstProcess: RowOptions = { when: (invoice) => processOfBuyer(invoice) === '01' };

const own = onlyIn(
  'ubl',
  rows(
    at(
      '/',
      begins('PEPPOL-EN16931-R004', 'CustomizationID', SPECIFICATION, missingIsWrong, {
        terms: ['BT-24'],
        ...byElement((root) => isSpecification(root, SPECIFICATION)),
      }),
      oneOf('PEPPOL-EN16931-R007', 'ProfileID', { codes: processNames(PROCESS) }, missingIsWrong, { terms: ['BT-23'] }),
    ),
    at('InvoiceTypeCode', oneOf('PEPPOL-EN16931-P0100', '.', '389 527', inFirstProcess, { terms: ['BT-3'] })),
    at('CreditNoteTypeCode', oneOf('PEPPOL-EN16931-P0101', '.', '261', inFirstProcess, { terms: ['BT-3'] })),
    // It is not required for the tax of a VAT category.
    inCurrency(AMOUNTS_AND_TOTAL_TAXES),
  ),
);

const BILLING_ALONE = new Set([...own.map(({ id }) => id), 'PEPPOL-EN16931-P0112']);

export const PEPPOL_SELF_BILLING_RULES: readonly TermRule[] = rulesOf([
  ...own,
  ...PEPPOL_UBL_ROWS.filter(({ id }) => !BILLING_ALONE.has(id)),
]);

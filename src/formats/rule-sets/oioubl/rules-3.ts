import { textAt, textsAt } from '../../en16931/rules/paths.ts';
import { takenFrom, type TermRule } from '../../en16931/rules/rule.ts';
import { AMOUNTS_AND_TOTAL_TAXES, inCurrency } from '../../peppol/ubl-base-rows.ts';
import { PEPPOL_UBL_ROWS } from '../../peppol/ubl-rows.ts';
import { joinedRulesOf, rulesOf } from '../../rules/kit/compile.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import { at, atMost, byElement, code, missingIsWrong, oneOf, onlyIn, range, unique } from '../../rules/kit/verbs.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { isFirst, numberAt } from './figures.ts';
import { oioublMessages } from './messages.ts';
import { listed } from '../../rules/shared/functions/national.ts';
import { placesOf } from './places.ts';
import { isConverted, placeOf, rowsOf } from './table.ts';
import { TABLE_3 } from './tables-3.codes.ts';

/**
 * OIOUBL 3: rules of Peppol BIS Billing 3 with their own ids, and Danish rules.
 *
 * Source: release 3.0.1 of 2024-12-06, read 2026-11-25.
 */
const PEPPOL = listed(`
R001 R003 R005 R008 R010 R020 R040 R041 R042 R043 R051 R053 R054 R055 R061 R100 R101 R110 R111 R120 R121 R130
F001 P0104 P0105 P0106 P0107 P0108 P0109 P0110 P0111 CL001 CL002 CL003 CL006 CL007 CL008
`);
const CURRENCY_CODES = 'PEPPOL-EN16931-CL007';
const NUMBERS = listed('R040 R041 R043 R049 R050');
const ITALIAN_NUMBERS = listed('R044 R045 R046 R047');

const fromPeppol = takenFrom(
  rulesOf(
    [...PEPPOL_UBL_ROWS, ...onlyIn('ubl', inCurrency(AMOUNTS_AND_TOTAL_TAXES))].map((row) =>
      row.id === CURRENCY_CODES ? { ...row, place: { ubl: AMOUNTS_AND_TOTAL_TAXES } } : row,
    ),
  ),
  [
    ...[...PEPPOL].map((id) => ({ code: `PEPPOL-EN16931-${id}`, severity: 'error' as const })),
    ...[...NUMBERS].map((id) => ({ code: `PEPPOL-COMMON-${id}`, severity: 'error' as const })),
    ...[...ITALIAN_NUMBERS].map((id) => ({ code: `PEPPOL-COMMON-${id}`, severity: 'warning' as const })),
  ],
);

/** Document types, checked where the business process is exactly one of the two. */
const INVOICE_TYPES = listed(
  '71 82 102 218 219 326 331 380 382 383 384 386 388 390 393 395 553 575 623 780 817 870 875 876 877',
);
const CREDIT_NOTE_TYPES = listed('81 83 308 381 396 532');
const PROCESS = /urn:fdc:oioubl\.dk:bis:billing_(?:with_response|private_without_response):3/;
const isOfType = (type: XmlElement, types: ReadonlySet<string>): boolean => {
  const process = textAt(type, '../ProfileID');
  if (!PROCESS.test(process)) return true;
  const kind = process.split(':')[6];
  return (kind !== undefined && kind !== '01') || types.has(textAt(type, '.'));
};

const isNumberedOnce = (line: XmlElement): boolean =>
  [...textsAt(line, 'ID')].every((id) => isFirst(line, 'ID', id, line.name));

const ROWS: readonly AnyRow[] = [
  ...rowsOf(TABLE_3),
  ...at(
    { ubl: placeOf(placesOf('root')) },
    code(
      'OIOUBL-INV-001',
      '.',
      { fault: oioublMessages.prefixedRoot, requirement: oioublMessages.mustHaveNoPrefix },
      byElement(({ prefix }) => prefix === ''),
    ),
    atMost('PEPPOL-EN16931-R002', 1, 'Note'),
    atMost('PEPPOL-EN16931-R080', 1, 'AdditionalDocumentReference[DocumentTypeCode=50]'),
  ),
  ...at(
    { ubl: '/CreditNote' },
    range(
      'OIOUBL-BIL-016',
      'LegalMonetaryTotal/PayableAmount',
      { above: '0' },
      missingIsWrong,
      byElement((root) => numberAt(root, 'LegalMonetaryTotal/PayableAmount') > 0),
    ),
  ),
  ...at(
    { ubl: 'InvoiceTypeCode' },
    oneOf(
      'OIOUBL-BIL-017',
      '.',
      { codes: INVOICE_TYPES },
      byElement((type) => isOfType(type, INVOICE_TYPES)),
    ),
  ),
  ...at(
    { ubl: 'CreditNoteTypeCode' },
    oneOf(
      'OIOUBL-BIL-018',
      '.',
      { codes: CREDIT_NOTE_TYPES },
      byElement((type) => isOfType(type, CREDIT_NOTE_TYPES)),
    ),
  ),
  ...at(
    { ubl: '/CreditNote/LegalMonetaryTotal/TaxInclusiveAmount' },
    range(
      'OIOUBL-BIL-099',
      '.',
      { atLeast: '0' },
      byElement((amount) => textOf(amount).trim() === '' || numberAt(amount, '.') >= 0 || isConverted(amount)),
    ),
  ),
  ...at({ ubl: 'InvoiceLine' }, unique('OIOUBL-BIL-107', '../InvoiceLine/ID', byElement(isNumberedOnce))),
  ...at(
    { ubl: 'CreditNoteLine' },
    unique('OIOUBL-BIL-108', '../CreditNoteLine/ID', byElement(isNumberedOnce)),
    unique('OIOUBL-BIL-110', '../CreditNoteLine/ID', byElement(isNumberedOnce)),
  ),
];

export const OIOUBL_3_RULES: readonly TermRule[] = [...fromPeppol, ...joinedRulesOf(ROWS)].map((row) => ({
  ...row,
  since: '3.0.1',
}));

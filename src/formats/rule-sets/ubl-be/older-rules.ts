import { Decimal } from '../../en16931/decimal.ts';
import { once } from '../../en16931/rules/once.ts';
import { LINES } from '../../en16931/rules/elements.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { elementsOf, foundElements, has, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import {
  about,
  at,
  atMost,
  begins,
  byElement,
  exact,
  length,
  listed as codesOf,
  missingIsWrong,
  oneOf,
  onlyIn,
  sum,
  warns,
} from '../../rules/kit/verbs.ts';
import { listed, needs, needsOneOf, placed, silent } from '../../rules/shared/functions/national.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { borneBy } from '../../rules/shared/functions/tax-categories.ts';
import { ADDRESS_SCHEMES } from './code-lists.codes.ts';
import { misnamedRules } from '../../rules/shared/ubl/misnamed.ts';
import { ONCE_RULES } from '../../rules/shared/ubl/once-rules.ts';

/** Rules of EN 16931 and Peppol in their form of earlier releases. */
const SPECIFICATION = 'urn:cen.eu:en16931:2017#conformant#urn:UBL.BE:1.0.0.20180214';
const INVOICES = listed(
  '80 82 84 130 202 203 204 211 295 325 326 380 383 384 385 386 387 388 389 390 393 394 395 456 457 527 575 623 633 751 780 935',
);
const CREDIT_NOTES = listed('81 83 261 262 296 308 381 396 420 458 532');
const BILLED = '380 383 386 393 82 80 84 395 575 623 780';
const isBilled = listed(BILLED);
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

const warning = (row: TermRule): TermRule => ({ ...row, severity: 'warning' });

const entries = elementsOf('TaxTotal/TaxSubtotal');
const VAT = 'TaxCategory[TaxScheme/ID~~VAT]';

/** The bases of line entries, by category. */
const basesOfLines = once(({ root }) => {
  const sums = new Map<string, Decimal>();
  for (const name of LINES)
    for (const entry of foundElements(root, `${name}/TaxTotal/TaxSubtotal`))
      for (const id of new Set(foundElements(entry, 'TaxCategory/ID').map(({ text }) => normal(text)))) {
        const key = `${name} ${id}`;
        sums.set(key, (sums.get(key) ?? Decimal.ZERO).plus(figure(entry, 'TaxableAmount') ?? Decimal.ZERO));
      }
  return sums;
});

/** The base of a category equals that of its lines, if they have it. */
const base = (code: string, category: string): TermRule => {
  const charged = (isCharge: boolean) =>
    `sum(/*/AllowanceCharge[ChargeIndicator~${isCharge}][TaxCategory/ID~${category}]/Amount)`;
  const ofLines = `sum(//InvoiceLine/TaxTotal/TaxSubtotal[TaxCategory/ID~${category}]/TaxableAmount)`;
  return placed(
    sum(code, '../TaxableAmount', `${ofLines} - ${charged(false)} + ${charged(true)}`, undefined, {
      terms: ['BT-116'],
    }),
    `/*/TaxTotal/TaxSubtotal/TaxCategory[ID~${category}][TaxScheme/ID~~VAT]`,
    (entry, invoice) => {
      if (!has(entry, '//InvoiceLine/TaxTotal/TaxSubtotal')) return true;
      const written = figure(entry.parent, 'TaxableAmount');
      const adjusted = borneBy(invoice).get(category)?.adjustments.sum ?? Decimal.ZERO;
      return LINES.some(
        (name) =>
          has(entry, `//${name}`) &&
          written?.equals((basesOfLines(invoice).get(`${name} ${category}`) ?? Decimal.ZERO).plus(adjusted)),
      );
    },
  );
};

export const olderRules: readonly TermRule[] = [
  placed(begins('PEPPOL-EN16931-R004', 'CustomizationID', SPECIFICATION, missingIsWrong, { terms: ['BT-24'] }), '/'),
  placed(atMost('PEPPOL-EN16931-R002', 1, 'Note', { terms: ['BT-22'] }), '/'),
  placed(
    atMost('PEPPOL-EN16931-R006', 1, 'AdditionalDocumentReference[DocumentTypeCode=130]', { terms: ['BT-18'] }),
    '/',
  ),
  placed(
    oneOf('PEPPOL-EN16931-P0100', '.', BILLED, { terms: ['BT-3'] }),
    'InvoiceTypeCode',
    (code) => textAt(code, '../ProfileID') !== PROCESS || isBilled.has(normal(code.text)),
  ),
  ...rulesOf(
    onlyIn(
      'ubl',
      at(
        'InvoiceTypeCode CreditNoteTypeCode',
        oneOf('BR-CL-01', '.', codesOf('UNTDID 1001', [], 'INVOICE_TYPES'), {
          terms: ['BT-3'],
          ...byElement(({ name, text }) => (name === 'InvoiceTypeCode' ? INVOICES : CREDIT_NOTES).has(normal(text))),
        }),
      ),
    ),
  ),
  placed(
    length('BR-51', 'PrimaryAccountNumberID', { least: 4, most: 6 }, exact, missingIsWrong, { terms: ['BT-87'] }),
    'PaymentMeans/CardAccount',
  ),
  ...ONCE_RULES,
  ...['05', '06', '07', '08'].map((number) => silent(`BR-CO-${number}`, ['BT-97', 'BT-98', 'BT-104', 'BT-105'])),
  silent('BR-DEC-13', ['BT-110']),
  silent('BR-DEC-15', ['BT-111']),
  placed(
    oneOf('PEPPOL-EN16931-CL008', '@schemeID', codesOf('EAS', ADDRESS_SCHEMES), exact, warns, about('BT-34', 'BT-49')),
    'EndpointID/@schemeID',
  ),
  needs('BR-45', ['BT-116'], entries, 'TaxableAmount'),
  needs('BR-46', ['BT-117'], entries, 'TaxAmount'),
  needs('BR-47', ['BT-118'], entries, `${VAT}/ID`),
  needsOneOf('BR-48', ['BT-119'], entries, `${VAT}/Percent`, `${VAT}[ID~O]`),
  base('BR-AE-08', 'AE'),
  base('BR-G-08', 'G'),
  warning(base('BR-IC-08', 'K')),
  base('BR-O-08', 'O'),
  base('BR-Z-08', 'Z'),
  warning(silent('ubl-CR-022', ['BT-13'])),
  ...misnamedRules('ubl-CR-', LINES),
];

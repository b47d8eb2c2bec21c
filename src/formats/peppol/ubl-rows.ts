import {
  about,
  at,
  byElement,
  checked,
  exact,
  form,
  listed,
  missingIsWrong,
  oneOf,
  onlyIn,
  rows,
  warns,
} from '../rules/kit/verbs.ts';
import { codeList, MIME_TYPES } from '../en16931/rules/code-lists.ts';
import { AMOUNTS, each } from '../en16931/rules/elements.ts';
import { elementsOf } from '../en16931/rules/paths.ts';
import type { RowOptions } from '../rules/kit/row.ts';
import { attributeOf, type XmlElement } from '../xml/xml-tree.ts';
import { isDutchVatNumber, ofScheme, PARTICIPANTS, PARTICIPANT_SCHEME_CODES } from './participant-rows.ts';
import { isGerman, normal, text, written } from './peppol-rule.ts';
import { asWritten, DATES, DAY } from './row-parts.ts';
import { PEPPOL_BASE_ROWS, PROCESSES } from './ubl-base-rows.ts';

/** Rows of Peppol BIS Billing 3 for UBL on codes and identifiers. */

const isOfPeppol: RowOptions = { when: ({ root }) => PROCESSES.has(text(root, 'ProfileID') ?? '') };

const INVOICE_KINDS =
  '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877';
export const CREDIT_KINDS = '381 396 81 83 532';

/** Peppol's list has the dobra of 2018 (STN), that of EN 16931 the previous one (STD). */
const isCurrency = (currency: string): boolean =>
  currency === 'STN' || (currency !== 'STD' && codeList('CURRENCIES').has(currency));

/** A reason of an exemption goes with a category. */
const exemption = ([id, reason, category]: readonly [id: string, reason: string, category: string]) =>
  at(
    `TaxCategory[TaxExemptionReasonCode~~${reason}]`,
    oneOf(id, 'ID', category, missingIsWrong, {
      terms: ['BT-118', 'BT-121'],
      ...byElement(
        (tax) => written(tax, 'TaxExemptionReasonCode')?.toUpperCase() !== reason || text(tax, 'ID') === category,
      ),
    }),
  );

const COUNTRY = 'Party/PostalAddress/Country/IdentificationCode';

/** Document types, dates, reasons and codes that Peppol accepts. */
const CODE_ROWS = rows(
  at('InvoiceTypeCode', oneOf('PEPPOL-EN16931-P0100', '.', INVOICE_KINDS, isOfPeppol, { terms: ['BT-3'] })),
  at('CreditNoteTypeCode', oneOf('PEPPOL-EN16931-P0101', '.', CREDIT_KINDS, isOfPeppol, { terms: ['BT-3'] })),
  at(
    'InvoiceTypeCode[.~326|384]',
    oneOf(
      'PEPPOL-EN16931-P0112',
      [`/*/AccountingSupplierParty/${COUNTRY}`, `/*/AccountingCustomerParty/${COUNTRY}`],
      'DE',
      { terms: ['BT-3'], by: (_, invoice) => isGerman(invoice) },
    ),
  ),
  at(
    DATES,
    form(
      'PEPPOL-EN16931-F001',
      '.',
      DAY,
      exact,
      about('BT-2', 'BT-7', 'BT-9', 'BT-72', 'BT-73', 'BT-74', 'BT-134', 'BT-135'),
    ),
  ),
  ...(
    [
      ['PEPPOL-EN16931-P0104', 'VATEX-EU-G', 'G'],
      ['PEPPOL-EN16931-P0105', 'VATEX-EU-O', 'O'],
      ['PEPPOL-EN16931-P0106', 'VATEX-EU-IC', 'K'],
      ['PEPPOL-EN16931-P0107', 'VATEX-EU-AE', 'AE'],
      ['PEPPOL-EN16931-P0108', 'VATEX-EU-D', 'E'],
      ['PEPPOL-EN16931-P0109', 'VATEX-EU-F', 'E'],
      ['PEPPOL-EN16931-P0110', 'VATEX-EU-I', 'E'],
      ['PEPPOL-EN16931-P0111', 'VATEX-EU-J', 'E'],
    ] as const
  ).map(exemption),
  at(
    'EmbeddedDocumentBinaryObject[@mimeCode]',
    oneOf('PEPPOL-EN16931-CL001', '@mimeCode', { codes: MIME_TYPES }, exact, { terms: ['BT-125-1'] }),
  ),
  at(
    'AllowanceCharge[ChargeIndicator=false]/AllowanceChargeReasonCode',
    oneOf('PEPPOL-EN16931-CL002', '.', listed('UNTDID 5189', [], 'ALLOWANCE_REASONS'), about('BT-98', 'BT-140')),
  ),
  at(
    'AllowanceCharge[ChargeIndicator=true]/AllowanceChargeReasonCode',
    oneOf('PEPPOL-EN16931-CL003', '.', listed('UNTDID 7161', [], 'CHARGE_REASONS'), about('BT-105', 'BT-145')),
  ),
  at('InvoicePeriod/DescriptionCode', oneOf('PEPPOL-EN16931-CL006', '.', '3 35 432', { terms: ['BT-8'] })),
  at(
    `${AMOUNTS.join(' ')} TaxAmount`,
    oneOf('PEPPOL-EN16931-CL007', '@currencyID', listed('ISO 4217', [], 'CURRENCIES'), asWritten, {
      ...about('BT-5'),
      ...byElement((amount) => isCurrency(attributeOf(amount, 'currencyID')?.value ?? '')),
    }),
  ),
);

/** Schemes whose numbers have their own row. */
const JUDGED_BEFORE = new Set(
  PARTICIPANTS.filter(({ isIn, addressesOnly, scheme }) => isIn !== 'cii' && !addressesOnly && scheme !== '0217').map(
    ({ scheme }) => scheme,
  ),
);

const isNumberOfDutchVat = ({ name, parent, text: id }: XmlElement): boolean =>
  name === 'CompanyID' &&
  parent?.name === 'PartyTaxScheme' &&
  text(parent, 'TaxScheme', 'ID') === 'VAT' &&
  normal(id).startsWith('NL');

/** Participants: schemes of addresses, and check digits of identifiers. */
export const PARTICIPANT_ROWS = onlyIn(
  'ubl',
  rows(
    at(
      'EndpointID[@schemeID]',
      oneOf(
        'PEPPOL-EN16931-CL008',
        '@schemeID',
        listed('EAS', PARTICIPANT_SCHEME_CODES.ubl),
        exact,
        about('BT-34-1', 'BT-49-1'),
      ),
    ),
    // Dutch VAT numbers are judged before establishments, and no number twice.
    ...ofScheme(
      'ubl',
      each('EndpointID'),
      elementsOf('EndpointID', 'PartyIdentification/ID', 'CompanyID'),
      (id, scheme) => scheme === '0217' && isNumberOfDutchVat(id),
    ),
    at(
      'PartyTaxScheme[TaxScheme/ID~VAT]/CompanyID',
      checked('PEPPOL-COMMON-R056-2', '.', { kind: 'btw-identificatienummer', fits: isDutchVatNumber }, warns, {
        ...about('BT-31', 'BT-48', 'BT-63'),
        ...byElement(
          (id) =>
            !isNumberOfDutchVat(id) ||
            JUDGED_BEFORE.has(attributeOf(id, 'schemeID')?.value ?? '') ||
            isDutchVatNumber(normal(id.text)),
        ),
      }),
    ),
  ),
);

/** Rows of Peppol BIS Billing 3 for every UBL invoice. */
export const PEPPOL_UBL_ROWS = rows(PEPPOL_BASE_ROWS, onlyIn('ubl', CODE_ROWS), PARTICIPANT_ROWS);

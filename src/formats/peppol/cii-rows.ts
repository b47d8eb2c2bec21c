import { about, at, byElement, exact, form, listed, oneOf, onlyIn, rows } from '../rules/kit/verbs.ts';
import { MIME_TYPES } from '../en16931/rules/code-lists.ts';
import { each } from '../en16931/rules/elements.ts';
import type { Form } from '../rules/kit/row.ts';
import { attributeOf } from '../xml/xml-tree.ts';
import { ofScheme, PARTICIPANT_SCHEME_CODES } from './participant-rows.ts';
import { asWritten } from './row-parts.ts';
import { PEPPOL_CII_BASE_ROWS } from './cii-base-rows.ts';

/** Rows of Peppol BIS Billing 3 for CII on codes and identifiers. */

/** A day of format 102 in this century. */
const DAY: Form = { fits: (date) => date.length === 8 && /20\d{6}/.test(date), like: '20260914' };

const reasons = (indicator: string): string =>
  `SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator~${indicator}]/ReasonCode`;
const ADDRESS = 'URIUniversalCommunication/URIID';

/** Rows of Peppol BIS Billing 3 for every CII invoice. */
export const PEPPOL_CII_ROWS = rows(
  PEPPOL_CII_BASE_ROWS,
  onlyIn(
    'cii',
    rows(
      at(
        'AttachmentBinaryObject[@mimeCode]',
        oneOf('PEPPOL-EN16931-CL001', '@mimeCode', { codes: MIME_TYPES }, exact, { terms: ['BT-125-1'] }),
      ),
      at(
        reasons('false'),
        oneOf('PEPPOL-EN16931-CL002', '.', listed('UNTDID 5189', [], 'ALLOWANCE_REASONS'), about('BT-98', 'BT-140')),
      ),
      at(
        reasons('true'),
        oneOf('PEPPOL-EN16931-CL003', '.', listed('UNTDID 7161', [], 'CHARGE_REASONS'), about('BT-105', 'BT-145')),
      ),
      at(
        'TaxTotalAmount[@currencyID]',
        oneOf(
          'PEPPOL-EN16931-CL007',
          '@currencyID',
          listed('ISO 4217', [], 'CURRENCIES'),
          exact,
          about('BT-110', 'BT-111'),
        ),
      ),
      at(
        'DateTimeString',
        form(
          'PEPPOL-EN16931-F001',
          '.',
          DAY,
          exact,
          byElement((date) => attributeOf(date, 'format')?.value.trim() === '102' && DAY.fits(date.text)),
          about('BT-2', 'BT-9', 'BT-26', 'BT-72', 'BT-73', 'BT-74', 'BT-134', 'BT-135'),
        ),
      ),
      at(
        `BuyerTradeParty/${ADDRESS} SellerTradeParty/${ADDRESS}`,
        oneOf(
          'PEPPOL-EN16931-CL008',
          '@schemeID',
          listed('EAS', PARTICIPANT_SCHEME_CODES.cii),
          asWritten,
          about('BT-34-1', 'BT-49-1'),
        ),
      ),
      ...ofScheme('cii', each('URIID'), each('URIID', 'ID', 'GlobalID')),
    ),
  ),
);

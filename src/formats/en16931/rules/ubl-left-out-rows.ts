import { at, exact, forbids, oneOf, onlyIn, rows, warns } from '../../rules/kit/verbs.ts';
import type { RowOptions } from '../../rules/kit/row.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import { UBL_NAMESPACES } from '../../ubl/namespaces.ts';
import { leftOutRows } from './left-out.ts';
import { UBL_LEFT_OUT } from './ubl-left-out.codes.ts';

/** Elements of UBL that EN 16931-3-2 excludes, at their place or anywhere. */

/** Excluded at any depth: each is a path to the element with the excluded part, and this. */
const ANYWHERE = `
UBL-CR-652 PartyTaxScheme/CompanyID @schemeID
UBL-CR-660 Country/IdentificationCode @listID
UBL-CR-662 AllowanceChargeReasonCode @listID
UBL-CR-664 FinancialInstitution .
UBL-CR-667 BuyersItemIdentification/ID @schemeID
UBL-CR-668 SellersItemIdentification/ID @schemeID
UBL-CR-669 Price/AllowanceCharge/AllowanceChargeReasonCode .
UBL-CR-670 Price/AllowanceCharge/AllowanceChargeReason .
UBL-CR-671 Price/AllowanceCharge/MultiplierFactorNumeric .
UBL-CR-674 PrimaryAccountNumberID @schemeID
UBL-CR-675 CardAccount/NetworkID @schemeID
UBL-CR-676 PaymentMandate/ID @schemeID
UBL-CR-677 PaymentMandate/PayerFinancialAccount/ID @schemeID
UBL-CR-678 TaxCategory/ID @schemeID
UBL-CR-679 ClassifiedTaxCategory/ID @schemeID
UBL-CR-680 PaymentMeans/PayerFinancialAccount .
`;

const OBJECT = 'AdditionalDocumentReference[DocumentTypeCode=130]';
const none: RowOptions = { terms: [] };

export const UBL_LEFT_OUT_ROWS = rows(
  leftOutRows({
    table: UBL_LEFT_OUT,
    syntax: 'ubl',
    codes: 'UBL-CR-',
    namespaces: UBL_NAMESPACES,
    aliases: { CreditNoteLine: 'InvoiceLine' },
  }),
  onlyIn(
    'ubl',
    rows(
      ...ANYWHERE.trim()
        .split('\n')
        .map((line) => {
          const [id = '', path = '', part = ''] = line.split(' ');
          return at(part === '.' ? path : `${path}[${part}]`, forbids(id, part, warns, none));
        }),
      at('/*/UBLVersionID', oneOf('UBL-CR-002', '.', '2.1', exact, warns, none)),
      at('Invoice/PaymentMeans/PaymentDueDate', forbids('UBL-CR-412', '.', warns, none)),
      at(
        {
          name: '@unitCodeListID',
          find: ({ root }) => (root ? (xmlIndex(root).byAttribute.get('unitCodeListID') ?? []) : []),
        },
        forbids('UBL-CR-663', '@unitCodeListID', warns, none),
      ),
      at(
        'AdditionalDocumentReference[!DocumentTypeCode=130]/ID[@schemeID]',
        forbids('UBL-CR-665', '@schemeID', warns, none),
      ),
      at(`${OBJECT}/Attachment`, forbids('UBL-CR-666', '.', none)),
      at(`${OBJECT}/DocumentDescription`, forbids('UBL-CR-673', '.', none)),
    ),
  ),
);

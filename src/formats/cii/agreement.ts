import { attribute, fixed, group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import {
  address,
  contactRows,
  date,
  endpoint,
  identifier,
  identifiers,
  legalOrganization,
  taxRegistration,
} from './parts.ts';

export const seller = group('ram:SellerTradeParty', 'BG-4', [
  ...identifiers('BT-29'),
  term('ram:Name', 'BT-27'),
  term('ram:Description', 'BT-33'),
  legalOrganization('BT-30', 'BT-28'),
  group('ram:DefinedTradeContact', 'BG-6', contactRows('BT-41', 'BT-42', 'BT-43')),
  address('BG-5', ['BT-35', 'BT-36', 'BT-162', 'BT-37', 'BT-38', 'BT-39', 'BT-40']),
  endpoint('BT-34'),
  taxRegistration('VA', 'BT-31'),
  taxRegistration('VAT', 'BT-31'),
  taxRegistration('FC', 'BT-32'),
]);

export const buyer = group('ram:BuyerTradeParty', 'BG-7', [
  ...identifiers('BT-46'),
  term('ram:Name', 'BT-44'),
  term('ram:Description', 'X-BuyerLegal', { readOnly: true }),
  legalOrganization('BT-47', 'BT-45'),
  group('ram:DefinedTradeContact', 'BG-9', contactRows('BT-56', 'BT-57', 'BT-58')),
  address('BG-8', ['BT-50', 'BT-51', 'BT-163', 'BT-52', 'BT-53', 'BT-54', 'BT-55']),
  endpoint('BT-49'),
  taxRegistration('VA', 'BT-48'),
  taxRegistration('VAT', 'BT-48'),
  taxRegistration('FC', 'X-BuyerTax'),
]);

const representative = group('ram:SellerTaxRepresentativeTradeParty', 'BG-11', [
  ...identifiers('X-RepresentativeId').map((row) => ({ ...row, readOnly: true }) as const),
  term('ram:Name', 'BT-62'),
  inside('ram:SpecifiedLegalOrganization', [identifier('ram:ID', 'X-RepresentativeLegal')], { readOnly: true }),
  inside(
    'ram:DefinedTradeContact',
    contactRows('X-RepresentativePerson', 'X-RepresentativePhone', 'X-RepresentativeMail'),
    { readOnly: true },
  ),
  address('BG-12', ['BT-64', 'BT-65', 'BT-164', 'BT-66', 'BT-67', 'BT-68', 'BT-69']),
  { ...endpoint('X-RepresentativeEndpoint'), readOnly: true },
  taxRegistration('VA', 'BT-63'),
  taxRegistration('VAT', 'BT-63'),
  taxRegistration('FC', 'X-RepresentativeTax'),
]);

/** The date of a reference is read and not written: CII-DT-027 of EN 16931 allows it only for earlier invoices. */
const issued = (id: string): Row => ({
  ...date('ram:FormattedIssueDateTime', id, 'qdt:DateTimeString'),
  readOnly: true,
});

const additional: readonly Row[] = [
  group(
    'ram:AdditionalReferencedDocument',
    'BG-24',
    [
      term('ram:IssuerAssignedID', 'BT-122'),
      term('ram:URIID', 'BT-124'),
      fixed('ram:TypeCode', '916'),
      term('ram:Name', 'BT-123'),
      term('ram:AttachmentBinaryObject', 'BT-125', {
        attributes: [attribute('mimeCode', 'BT-125-1'), attribute('filename', 'BT-125-2')],
      }),
    ],
    { when: { at: 'TypeCode', not: ['50', '130'] } },
  ),
  inside(
    'ram:AdditionalReferencedDocument',
    [term('ram:IssuerAssignedID', 'BT-17'), fixed('ram:TypeCode', '50'), issued('X-TenderDate')],
    { when: { at: 'TypeCode', is: ['50'] }, each: 'BT-17' },
  ),
  inside(
    'ram:AdditionalReferencedDocument',
    [term('ram:IssuerAssignedID', 'BT-18'), fixed('ram:TypeCode', '130'), term('ram:ReferenceTypeCode', 'BT-18-1')],
    { when: { at: 'TypeCode', is: ['130'] }, each: 'BT-18' },
  ),
];

/** CII requires a project name, which EN 16931 does not have; Factur-X and others write this one. */
const UNNAMED_PROJECT = 'Project reference';

export const agreement = inside('ram:ApplicableHeaderTradeAgreement', [
  term('ram:BuyerReference', 'BT-10'),
  seller,
  buyer,
  representative,
  inside('ram:SellerOrderReferencedDocument', [term('ram:IssuerAssignedID', 'BT-14')]),
  inside('ram:BuyerOrderReferencedDocument', [term('ram:IssuerAssignedID', 'BT-13'), issued('X-OrderDate')]),
  inside('ram:ContractReferencedDocument', [term('ram:IssuerAssignedID', 'BT-12'), issued('X-ContractDate')]),
  ...additional,
  inside('ram:SpecifiedProcuringProject', [
    term('ram:ID', 'BT-11'),
    { name: 'ram:Name', implied: true, when: { at: '.', is: [UNNAMED_PROJECT] } },
    term('ram:Name', 'X-ProjectName', { otherwise: UNNAMED_PROJECT }),
  ]),
]);

const delivered: readonly Row[] = [
  group('ram:ShipToTradeParty', 'BG-13', [
    ...identifiers('BT-71'),
    term('ram:Name', 'BT-70'),
    inside('ram:DefinedTradeContact', contactRows('X-DeliveryPerson', 'X-DeliveryPhone', 'X-DeliveryMail'), {
      readOnly: true,
    }),
    address('BG-15', ['BT-75', 'BT-76', 'BT-165', 'BT-77', 'BT-78', 'BT-79', 'BT-80']),
  ]),
  inside('ram:ActualDeliverySupplyChainEvent', [date('ram:OccurrenceDateTime', 'BT-72')]),
  inside('ram:DespatchAdviceReferencedDocument', [term('ram:IssuerAssignedID', 'BT-16'), issued('X-DespatchDate')]),
  inside('ram:ReceivingAdviceReferencedDocument', [term('ram:IssuerAssignedID', 'BT-15'), issued('X-ReceivingDate')]),
];

/** CII requires the group, even if it is empty. */
export const delivery = inside('ram:ApplicableHeaderTradeDelivery', delivered, { always: true });

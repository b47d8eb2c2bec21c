import { group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import type { AddressTerms } from '../ubl/parties.ts';
import { address, date, number, period, taxScheme } from './parts.ts';

const SELLER: AddressTerms = ['BT-35', 'BT-36', 'BT-162', 'BT-37', 'BT-38', 'BT-39', 'BT-40'];
const BUYER: AddressTerms = ['BT-50', 'BT-51', 'BT-163', 'BT-52', 'BT-53', 'BT-54', 'BT-55'];
const REPRESENTATIVE: AddressTerms = ['BT-64', 'BT-65', 'BT-164', 'BT-66', 'BT-67', 'BT-68', 'BT-69'];
const DELIVERY: AddressTerms = ['BT-75', 'BT-76', 'BT-165', 'BT-77', 'BT-78', 'BT-79', 'BT-80'];
const PAYEE: AddressTerms = [
  'X-Payee1',
  'X-Payee2',
  'X-Payee3',
  'X-PayeeCity',
  'X-PayeeCode',
  'X-PayeeRegion',
  'X-PayeeCountry',
];

/** A Danish number of the register, CVR, or of VAT, SE; any other is of another register, ZZZ. */
const DANISH = /^(?:DK)?\d{8}$/;
const OTHER = /^(?!(?:DK)?\d{8}$)/;

const identification = (id: string): Row =>
  inside('cac:PartyIdentification', [number('cbc:ID', id, {}, { otherwise: 'ZZZ' })], { each: id });

/** VAT numbers have no separate country; their prefix gives it. */
const taxNumbers = (vat: string, other: string): readonly Row[] => [
  ...[
    { shape: DANISH, scheme: 'DK:SE' },
    { shape: OTHER, scheme: 'ZZZ' },
  ].map(({ shape, scheme }) =>
    inside(
      'cac:PartyTaxScheme',
      [
        term('cbc:CompanyID', vat, { attributes: [{ name: 'schemeID', fixed: scheme, implied: true }] }),
        taxScheme(`${vat}-0`),
      ],
      { each: vat, shape, when: { at: 'TaxScheme/ID', is: ['63', 'VAT'] } },
    ),
  ),
  inside(
    'cac:PartyTaxScheme',
    [
      term('cbc:CompanyID', other, { attributes: [{ name: 'schemeID', fixed: 'ZZZ', implied: true }] }),
      inside('cac:TaxScheme', [term('cbc:ID', `${other}-0`)]),
    ],
    { each: other, readOnly: true },
  ),
];

const legal = (id: string): readonly Row[] =>
  [
    { shape: DANISH, otherwise: 'DK:CVR' },
    { shape: OTHER, otherwise: 'ZZZ' },
  ].map(({ shape, otherwise }) =>
    number('cbc:CompanyID', id, { shape }, { otherwise, among: ['DK:CVR', 'DK:CPR', 'ZZZ'] }),
  );

const contact = (id: string, person: string, phone: string, mail: string): Row[] => [
  term('cbc:ID', id),
  term('cbc:Name', person),
  term('cbc:Telephone', phone),
  term('cbc:ElectronicMail', mail),
];

export const supplier = group(
  'cac:AccountingSupplierParty',
  'BG-4',
  [
    inside('cac:Party', [
      number('cbc:EndpointID', 'BT-34'),
      identification('BT-29'),
      inside('cac:PartyName', [term('cbc:Name', 'BT-28', { fallback: 'BT-27' })]),
      group('cac:PostalAddress', 'BG-5', address(SELLER, 'X-SellerBuilding')),
      ...taxNumbers('BT-31', 'BT-32'),
      inside('cac:PartyLegalEntity', [term('cbc:RegistrationName', 'BT-27'), ...legal('BT-30')], { needs: 'BT-30' }),
      group('cac:Contact', 'BG-6', contact('X-SellerContactId', 'BT-41', 'BT-42', 'BT-43')),
    ]),
  ],
  { always: true },
);

export const customer = group(
  'cac:AccountingCustomerParty',
  'BG-7',
  [
    inside('cac:Party', [
      number('cbc:EndpointID', 'BT-49'),
      identification('BT-46'),
      inside('cac:PartyName', [term('cbc:Name', 'BT-45', { fallback: 'BT-44' })]),
      group('cac:PostalAddress', 'BG-8', address(BUYER, 'X-BuyerBuilding')),
      ...taxNumbers('BT-48', 'X-BuyerTax'),
      inside('cac:PartyLegalEntity', [term('cbc:RegistrationName', 'BT-44'), ...legal('BT-47')], { needs: 'BT-47' }),
      group('cac:Contact', 'BG-9', contact('X-BuyerContactId', 'BT-56', 'BT-57', 'BT-58')),
    ]),
  ],
  { always: true },
);

export const payee = group('cac:PayeeParty', 'BG-10', [
  number('cbc:EndpointID', 'X-PayeeEndpoint'),
  identification('BT-60'),
  inside('cac:PartyName', [term('cbc:Name', 'BT-59')]),
  group('cac:PostalAddress', 'X-PayeeAddress', address(PAYEE, 'X-PayeeBuilding')),
  inside('cac:PartyLegalEntity', legal('BT-61')),
  inside('cac:Contact', contact('X-PayeeContactId', 'X-PayeePerson', 'X-PayeePhone', 'X-PayeeMail')),
]);

export const representative = group('cac:TaxRepresentativeParty', 'BG-11', [
  inside('cac:PartyName', [term('cbc:Name', 'BT-62')]),
  group('cac:PostalAddress', 'BG-12', address(REPRESENTATIVE)),
  ...taxNumbers('BT-63', 'X-RepresentativeTax'),
]);

export const delivery = group('cac:Delivery', 'BG-13', [
  date('cbc:ActualDeliveryDate', 'BT-72'),
  inside('cac:DeliveryLocation', [
    number('cbc:ID', 'BT-71'),
    group('cac:Address', 'BG-15', address(DELIVERY, 'X-DeliveryBuilding')),
  ]),
  period('cac:RequestedDeliveryPeriod', 'X-DeliveryStart', 'X-DeliveryEnd'),
  inside('cac:DeliveryParty', [
    inside('cac:PartyName', [term('cbc:Name', 'BT-70')]),
    inside('cac:Contact', contact('X-DeliveryContactId', 'X-DeliveryPerson', 'X-DeliveryPhone', 'X-DeliveryMail'), {
      readOnly: true,
    }),
  ]),
]);

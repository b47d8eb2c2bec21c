import { attribute, group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import { identifier, taxScheme } from './amount.ts';

/** Lines one to three, city, post code, subdivision and country of an address, by their terms. */
export type AddressTerms = readonly [
  line1: string,
  line2: string,
  line3: string,
  city: string,
  code: string,
  region: string,
  country: string,
];

export function addressRows(
  [line1, line2, line3, city, code, region, country]: AddressTerms,
  building?: string,
  district?: string,
): Row[] {
  return [
    term('cbc:StreetName', line1),
    term('cbc:AdditionalStreetName', line2),
    ...(building ? [term('cbc:BuildingNumber', building)] : []),
    ...(district ? [term('cbc:CitySubdivisionName', district)] : []),
    term('cbc:CityName', city),
    term('cbc:PostalZone', code),
    term('cbc:CountrySubentity', region),
    inside('cac:AddressLine', [term('cbc:Line', line3)]),
    inside('cac:Country', [term('cbc:IdentificationCode', country), { name: 'cbc:Name', implied: true }]),
  ];
}

const IS_VAT = { at: 'TaxScheme/ID', is: ['VAT'] };
const IS_SEPA = { at: 'ID/@schemeID', is: ['SEPA'] };

const sepa = (more: Partial<Row> = {}): Row =>
  inside('cac:PartyIdentification', [term('cbc:ID', 'BT-90', { attributes: [{ name: 'schemeID', fixed: 'SEPA' }] })], {
    when: IS_SEPA,
    ...more,
  });

function taxes(vat: string, other: string, type: string): Row[] {
  return [
    inside('cac:PartyTaxScheme', [term('cbc:CompanyID', vat), taxScheme(`${vat}-0`)], { when: IS_VAT, each: vat }),
    inside(
      'cac:PartyTaxScheme',
      [
        term('cbc:CompanyID', other),
        inside('cac:TaxScheme', [term('cbc:ID', `${other}-0`, { otherwise: 'LOC' }), term('cbc:TaxTypeCode', type)], {
          always: true,
        }),
      ],
      { each: other },
    ),
  ];
}

const contact = (person: string, phone: string, mail: string): Row[] => [
  term('cbc:Name', person),
  term('cbc:Telephone', phone),
  term('cbc:ElectronicMail', mail),
];

const SELLER: AddressTerms = ['BT-35', 'BT-36', 'BT-162', 'BT-37', 'BT-38', 'BT-39', 'BT-40'];
const BUYER: AddressTerms = ['BT-50', 'BT-51', 'BT-163', 'BT-52', 'BT-53', 'BT-54', 'BT-55'];
const REPRESENTATIVE: AddressTerms = ['BT-64', 'BT-65', 'BT-164', 'BT-66', 'BT-67', 'BT-68', 'BT-69'];
const DELIVERY: AddressTerms = ['BT-75', 'BT-76', 'BT-165', 'BT-77', 'BT-78', 'BT-79', 'BT-80'];

// UBL requires both parties, even if empty.
export const supplier = group(
  'cac:AccountingSupplierParty',
  'BG-4',
  [
    inside('cac:Party', [
      identifier('cbc:EndpointID', 'BT-34'),
      sepa({ unless: 'BG-10' }),
      inside('cac:PartyIdentification', [identifier('cbc:ID', 'BT-29')], { each: 'BT-29' }),
      inside('cac:PartyName', [term('cbc:Name', 'BT-28', { fallback: 'BT-27' })]),
      group('cac:PostalAddress', 'BG-5', addressRows(SELLER, 'X-SellerBuilding', 'X-SellerDistrict')),
      ...taxes('BT-31', 'BT-32', 'X-SellerTaxType'),
      inside('cac:PartyLegalEntity', [
        term('cbc:RegistrationName', 'BT-27'),
        identifier('cbc:CompanyID', 'BT-30'),
        term('cbc:CompanyLegalForm', 'BT-33'),
      ]),
      group('cac:Contact', 'BG-6', contact('BT-41', 'BT-42', 'BT-43')),
    ]),
    inside('cac:SellerContact', [term('cbc:ID', 'X-OperatorId'), term('cbc:Name', 'X-Operator')]),
  ],
  { always: true },
);

export const customer = group(
  'cac:AccountingCustomerParty',
  'BG-7',
  [
    inside('cac:Party', [
      identifier('cbc:EndpointID', 'BT-49'),
      inside('cac:PartyIdentification', [identifier('cbc:ID', 'BT-46')], { each: 'BT-46' }),
      inside('cac:PartyName', [term('cbc:Name', 'BT-45', { fallback: 'BT-44' })]),
      group('cac:PostalAddress', 'BG-8', addressRows(BUYER, 'X-BuyerBuilding', 'X-BuyerDistrict')),
      ...taxes('BT-48', 'X-BuyerTax', 'X-BuyerTaxType'),
      inside('cac:PartyLegalEntity', [
        term('cbc:RegistrationName', 'BT-44'),
        identifier('cbc:CompanyID', 'BT-47'),
        term('cbc:CompanyLegalForm', 'X-BuyerLegal', { readOnly: true }),
      ]),
      group('cac:Contact', 'BG-9', contact('BT-56', 'BT-57', 'BT-58')),
    ]),
  ],
  { always: true },
);

export const payee = group('cac:PayeeParty', 'BG-10', [
  identifier('cbc:EndpointID', 'X-PayeeEndpoint', { readOnly: true }),
  inside('cac:PartyIdentification', [identifier('cbc:ID', 'BT-60')], { when: { at: 'ID/@schemeID', not: ['SEPA'] } }),
  sepa(),
  inside('cac:PartyName', [term('cbc:Name', 'BT-59')]),
  inside('cac:PartyLegalEntity', [identifier('cbc:CompanyID', 'BT-61')]),
]);

export const representative = group('cac:TaxRepresentativeParty', 'BG-11', [
  identifier('cbc:EndpointID', 'X-RepresentativeEndpoint', { readOnly: true }),
  inside('cac:PartyIdentification', [identifier('cbc:ID', 'X-RepresentativeId')], {
    each: 'X-RepresentativeId',
    readOnly: true,
  }),
  inside('cac:PartyName', [term('cbc:Name', 'BT-62')]),
  group('cac:PostalAddress', 'BG-12', addressRows(REPRESENTATIVE)),
  ...[
    inside('cac:PartyTaxScheme', [term('cbc:CompanyID', 'BT-63'), taxScheme('BT-63-0')], {
      when: IS_VAT,
      each: 'BT-63',
    }),
    inside('cac:PartyTaxScheme', [
      term('cbc:CompanyID', 'X-RepresentativeTax'),
      inside('cac:TaxScheme', [term('cbc:ID', 'X-RepresentativeTax-0')]),
    ]),
  ],
  inside(
    'cac:PartyLegalEntity',
    [term('cbc:RegistrationName', 'X-RepresentativeLegalName'), identifier('cbc:CompanyID', 'X-RepresentativeLegal')],
    { readOnly: true },
  ),
  inside('cac:Contact', contact('X-RepresentativePerson', 'X-RepresentativePhone', 'X-RepresentativeMail'), {
    readOnly: true,
  }),
]);

export const delivery = group('cac:Delivery', 'BG-13', [
  term('cbc:ActualDeliveryDate', 'BT-72', { form: 'iso-date' }),
  term('cbc:LatestDeliveryDate', 'X-DeliveryEnd', { form: 'iso-date' }),
  inside('cac:DeliveryLocation', [
    term('cbc:ID', 'BT-71', { attributes: [attribute('schemeID', 'BT-71-1')] }),
    group('cac:Address', 'BG-15', addressRows(DELIVERY, 'X-DeliveryBuilding', 'X-DeliveryDistrict')),
  ]),
  inside(
    'cac:EstimatedDeliveryPeriod',
    [
      term('cbc:StartDate', 'X-DeliveryStart', { form: 'iso-date' }),
      term('cbc:EndDate', 'X-DeliveryEnd', { form: 'iso-date' }),
    ],
    { readOnly: true },
  ),
  inside('cac:DeliveryParty', [
    inside('cac:PartyName', [term('cbc:Name', 'BT-70')]),
    inside('cac:PartyLegalEntity', [term('cbc:RegistrationName', 'BT-70')], { readOnly: true }),
    inside('cac:Contact', contact('X-DeliveryPerson', 'X-DeliveryPhone', 'X-DeliveryMail'), { readOnly: true }),
  ]),
]);

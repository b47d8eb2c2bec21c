import { attribute, group, implied, inside, term } from '../mapping/notation.ts';
import type { AttributeRow, Row } from '../mapping/row.ts';
import { amount } from '../ubl/amount.ts';
import { date } from '../ubl/lines.ts';
import type { AddressTerms } from '../ubl/parties.ts';

/** General differences between OIOUBL and EN 16931. */

const AGENCY: AttributeRow = { name: 'schemeAgencyID', fixed: '320', implied: true };
const LIST_AGENCY: AttributeRow = { name: 'listAgencyID', fixed: '320', implied: true };

/** Attributes that name a scheme or list of the authority. Older versions are equivalent. */
export const ofScheme = (scheme: string): readonly AttributeRow[] => [
  AGENCY,
  { name: 'schemeID', fixed: `urn:oioubl:id:${scheme}`, implied: true },
];
export const ofList = (list: string): readonly AttributeRow[] => [
  LIST_AGENCY,
  { name: 'listID', fixed: `urn:oioubl:codelist:${list}`, implied: true },
];

/** Written like this, and read with any value. */
export const always = (name: string, text: string, attributes: readonly AttributeRow[] = []): readonly Row[] => [
  { name, fixed: text, attributes, when: { at: '.', is: [text] } },
  implied(name),
];

/** VAT is the tax 63, Moms. */
export const taxScheme = (id: string): Row =>
  inside(
    'cac:TaxScheme',
    [
      term('cbc:ID', id, {
        attributes: ofScheme('taxschemeid-1.5'),
        codes: { VAT: '63' },
        otherwise: '63',
      }),
      ...always('cbc:Name', 'Moms'),
    ],
    { always: true },
  );

/** Categories of the first version of the list; the other codes of UNTDID 5305 came with the fourth. */
const CATEGORIES = { S: 'StandardRated', Z: 'ZeroRated', AE: 'ReverseCharge', E: 'ZeroRated' };

export const taxCategory = (
  category: string,
  rate: string,
  scheme: string,
  more: readonly Row[] = [],
): readonly Row[] => [
  term('cbc:ID', category, {
    attributes: ofScheme('taxcategoryid-1.1'),
    codes: CATEGORIES,
    shape: /^(?:S|Z|AE|E)$/,
  }),
  term('cbc:ID', category, { attributes: ofScheme('taxcategoryid-1.4'), shape: /^(?!(?:S|Z|AE|E)$)/ }),
  implied('cbc:Name'),
  term('cbc:Percent', rate),
  ...more,
  taxScheme(scheme),
];

/** The total of a duty, which is a separate tax; `prefix` marks those of lines. */
export const dutyTotal = (prefix: 'X-' | 'X-Line'): Row =>
  group('cac:TaxTotal', `${prefix}DutyTotal`, [
    amount('cbc:TaxAmount', `${prefix}DutySum`),
    group('cac:TaxSubtotal', `${prefix}Duty`, [
      amount('cbc:TaxableAmount', `${prefix}DutyBase`),
      amount('cbc:TaxAmount', `${prefix}DutyAmount`),
      implied('cbc:CalculationSequenceNumeric'),
      inside('cac:TaxCategory', [
        ...always('cbc:ID', 'Excise', ofScheme('taxcategoryid-1.1')),
        implied('cbc:Name'),
        term('cbc:Percent', `${prefix}DutyRate`),
        implied('cbc:BaseUnitMeasure'),
        implied('cbc:PerUnitAmount'),
        inside('cac:TaxScheme', [
          term('cbc:ID', `${prefix}DutyCode`, { attributes: ofScheme('taxschemeid-1.5') }),
          term('cbc:Name', `${prefix}DutyName`),
          term('cbc:TaxTypeCode', `${prefix}DutyType`, { codes: CATEGORIES, attributes: ofList('taxtypecode-1.1') }),
        ]),
      ]),
    ]),
  ]);

/** Identifies the VAT total. */
export const OF_VAT = { at: 'TaxSubtotal/TaxCategory/TaxScheme/ID', is: ['63', 'VAT'] };

/** OIOUBL names of ISO 6523 registers. */
const REGISTERS = {
  '0007': 'SE:ORGNR',
  '0009': 'FR:SIRET',
  '0060': 'DUNS',
  '0088': 'GLN',
  '0096': 'DK:P',
  '0184': 'DK:CVR',
  '0192': 'NO:ORGNR',
  '0196': 'IS:KT',
  '0198': 'DK:SE',
  '0212': 'FI:ORGNR',
  '0216': 'FI:OVT',
};

/** A number with a scheme. Numbers of Danish registers begin with DK, which documents omit. */
export const number = (name: string, id: string, more: Partial<Row> = {}, scheme: Partial<AttributeRow> = {}): Row =>
  term(name, id, {
    form: 'danish-number',
    attributes: [
      { ...attribute('schemeID', `${id}-1`), writes: REGISTERS, ...scheme },
      { name: 'schemeAgencyID', implied: true },
    ],
    ...more,
  });

export function address(
  [line1, line2, line3, city, code, region, country]: AddressTerms,
  building?: string,
): readonly Row[] {
  return [
    ...always('cbc:AddressFormatCode', 'StructuredLax', ofList('addressformatcode-1.1')),
    term('cbc:StreetName', line1),
    term('cbc:AdditionalStreetName', line2),
    ...(building === undefined ? [] : [term('cbc:BuildingNumber', building)]),
    term('cbc:CityName', city),
    term('cbc:PostalZone', code),
    term('cbc:CountrySubentity', region),
    inside('cac:AddressLine', [term('cbc:Line', line3)]),
    inside('cac:Country', [
      term('cbc:IdentificationCode', country, { attributes: [{ name: 'listAgencyID', implied: true }] }),
      implied('cbc:Name'),
    ]),
  ];
}

export { date } from '../ubl/lines.ts';

export const period = (name: string, start: string, end: string): Row =>
  inside(name, [date('cbc:StartDate', start), date('cbc:EndDate', end)]);

import { found, foundElements, has } from '../../en16931/rules/paths.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import type { Holds } from '../../rules/kit/subject.ts';
import { at, byElement, equals, needsOneOf, product, range, sum, type Unplaced } from '../../rules/kit/verbs.ts';
import { hundredths, numberAt, rightIs, sumAt } from './figures.ts';
import { placesOf } from './places.ts';
import { placeOf } from './table.ts';

const LINES: Readonly<Record<Kind, string>> = {
  // Without those free of charge.
  Invoice: '../InvoiceLine[!FreeOfChargeIndicator!=false]/LineExtensionAmount',
  CreditNote: '../CreditNoteLine/LineExtensionAmount',
};
type Kind = 'Invoice' | 'CreditNote';

/** An amount is there and differs from a figure in hundredths. */
const differs = (total: XmlElement, name: string, right: number): boolean =>
  has(total, name) && hundredths(numberAt(total, name)) !== hundredths(right);
const isSum =
  (name: string, path: string) =>
  (total: XmlElement): Holds => {
    const right = sumAt(total, path);
    return !differs(total, name, right) || rightIs(right);
  };

/** The amount to pay before advances. */
function sumOf(total: XmlElement): number {
  return (
    sumAt(total, 'LineExtensionAmount') +
    sumAt(total, '../TaxTotal/TaxSubtotal/TaxAmount') +
    sumAt(total, 'ChargeTotalAmount') -
    sumAt(total, 'AllowanceTotalAmount')
  );
}

const isAllowance = (element: XmlElement): Holds => {
  const right = numberAt(element, 'BaseAmount') * numberAt(element, 'MultiplierFactorNumeric');
  const off = numberAt(element, 'Amount') - right;
  return off < -1 || off > 1 ? rightIs(right) : true;
};

const isPayable = (total: XmlElement): Holds => {
  const right = sumOf(total) - sumAt(total, 'PrepaidAmount') + sumAt(total, 'PayableRoundingAmount');
  return hundredths(right) === hundredths(sumAt(total, 'PayableAmount')) || rightIs(right);
};

const TAXES = 'sum(../TaxTotal/TaxSubtotal/TaxAmount)';
const WITH_TAXES = `LineExtensionAmount + ${TAXES} + ChargeTotalAmount - AllowanceTotalAmount`;

/** Sums of a document, each with the id of an invoice and of a credit note; some are of invoices alone. */
const sumsOf = (kind: Kind, ids: Readonly<Record<string, string>>): readonly AnyRow[] => {
  const row = (name: string, make: (id: string) => Unplaced): readonly Unplaced[] =>
    ids[name] === undefined ? [] : [make(`F-${ids[name]}`)];
  const total = (name: string, target: string, path: string): readonly Unplaced[] =>
    row(name, (id) => sum(id, target, `sum(${path})`, 2, byElement(isSum(target, path))));
  return at(
    { ubl: `/${kind}/LegalMonetaryTotal` },
    ...row('lines', (id) =>
      sum(
        id,
        'LineExtensionAmount',
        `sum(${LINES[kind]})`,
        2,
        byElement((element) => {
          const right = sumAt(element, LINES[kind]);
          return Math.abs(numberAt(element, 'LineExtensionAmount') - right) > 0.0055 ? rightIs(right) : true;
        }),
      ),
    ),
    ...total('taxes', 'TaxExclusiveAmount', '../TaxTotal/TaxSubtotal/TaxAmount'),
    ...row('withTaxes', (id) =>
      sum(
        id,
        'TaxInclusiveAmount',
        `${WITH_TAXES} + PayableRoundingAmount`,
        2,
        byElement((element) => {
          const right = sumOf(element) + sumAt(element, 'PayableRoundingAmount');
          return !differs(element, 'TaxInclusiveAmount', right) || rightIs(right);
        }),
      ),
    ),
    ...total('allowances', 'AllowanceTotalAmount', '../AllowanceCharge[ChargeIndicator=false]/Amount'),
    ...total('charges', 'ChargeTotalAmount', '../AllowanceCharge[ChargeIndicator=true]/Amount'),
    ...total('prepaid', 'PrepaidAmount', '../PrepaidPayment/PaidAmount'),
    ...row('rounding', (id) =>
      sum(
        id,
        'PayableRoundingAmount',
        'sum(../TaxTotal/RoundingAmount)',
        2,
        byElement(
          (element) =>
            !has(element, '../TaxTotal/RoundingAmount') ||
            isSum('PayableRoundingAmount', '../TaxTotal/RoundingAmount')(element),
        ),
      ),
    ),
    ...row('mostRounding', (id) =>
      range(
        id,
        'PayableRoundingAmount',
        { atLeast: '-10', atMost: '10' },
        byElement((element) => {
          const rounding = numberAt(element, 'PayableRoundingAmount');
          return !(rounding < -10 || rounding > 10);
        }),
      ),
    ),
    ...row('payable', (id) =>
      sum(id, 'PayableAmount', `${WITH_TAXES} - PrepaidAmount + PayableRoundingAmount`, 2, byElement(isPayable)),
    ),
    ...row('terms', (id) => equals(id, '../PaymentTerms/Amount', 'PayableAmount', byElement(asTermsSay))),
  );
};

/** The terms of payment, or the first of them, ask for what is to pay. */
function asTermsSay(total: XmlElement): boolean {
  const [first] = foundElements(total, '../PaymentTerms');
  if (!first) return true;
  const payable = hundredths(numberAt(total, 'PayableAmount'));
  return [sumAt(total, '../PaymentTerms/Amount'), numberAt(first, 'Amount')].some(
    (amount) => hundredths(amount) === payable,
  );
}

const EMISSION = '../AdditionalItemProperty[Name=EmissionFactor]/Value';

/** The net emission is the emission factor times the quantity. */
function isEmission(property: XmlElement): boolean {
  const factor = numberAt(property, EMISSION);
  const stated = Math.round(numberAt(property, 'Value') * 10000) / 10000;
  return ['InvoicedQuantity', 'CreditedQuantity'].some(
    (name) => Math.round(factor * numberAt(property, `../../${name}`) * 10000) / 10000 === stated,
  );
}

function isIdentified(party: XmlElement): boolean {
  const lacks = (element: string, path: string): boolean =>
    !has(party, element) || found(party, path).some((node) => textOf(node) === '');
  return !lacks('PartyIdentification', 'PartyIdentification/ID') || !lacks('PartyName', 'PartyName/Name');
}

const EXTENSION = 'UBLExtensions/UBLExtension';

export const TOTAL_ROWS: readonly AnyRow[] = [
  ...sumsOf('Invoice', {
    lines: 'INV126',
    taxes: 'INV127',
    withTaxes: 'INV128',
    allowances: 'INV129',
    charges: 'INV130',
    prepaid: 'INV131',
    rounding: 'INV132',
    mostRounding: 'INV338',
    payable: 'INV133',
    terms: 'INV134',
  }),
  ...sumsOf('CreditNote', {
    lines: 'CRN072',
    taxes: 'CRN073',
    withTaxes: 'CRN074',
    allowances: 'CRN075',
    charges: 'CRN076',
    rounding: 'CRN078',
    mostRounding: 'CRN208',
    payable: 'CRN079',
  }),
  ...at(
    { ubl: placeOf(placesOf('allowances lines/Price/AllowanceCharge'), '[MultiplierFactorNumeric]') },
    product('F-LIB228', 'Amount', 'BaseAmount × MultiplierFactorNumeric', byElement(isAllowance)),
  ),
  ...['Invoiced', 'Credited'].flatMap((done) => {
    const line = done === 'Invoiced' ? 'Invoice/InvoiceLine' : 'CreditNote/CreditNoteLine';
    return at(
      { ubl: `/${line}/Item/AdditionalItemProperty[Name=NetEmissionQuantity]` },
      product('OIOUBL-Common-GP005', 'Value', `${EMISSION} × ../../${done}Quantity`, byElement(isEmission)),
    );
  }),
  ...at(
    { ubl: placeOf(placesOf('parties')) },
    needsOneOf('F-LIB022', ['PartyIdentification/ID', 'PartyName/Name'], byElement(isIdentified)),
  ),
  ...at(
    { ubl: placeOf(placesOf('root'), `[${EXTENSION}/ExtensionAgencyID=Digitaliseringsstyrelsen]`) },
    range(
      'F-LIB313',
      `${EXTENSION}/ID`,
      { atLeast: '1001', atMost: '1999' },
      byElement((root) => found(root, `${EXTENSION}/ID`).every((id) => textOf(id) >= '1001' && textOf(id) <= '1999')),
    ),
  ),
];

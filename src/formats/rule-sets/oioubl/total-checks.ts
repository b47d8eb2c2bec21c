import { tableOf } from '../../../engine/values.ts';
import { found, foundElements, has } from '../../en16931/rules/paths.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { hundredths, numberAt, sumAt } from './figures.ts';
import { placesOf } from './places.ts';
import type { Check } from './table.ts';

/** Sums of the document, each with an id for invoices and one for credit notes. */
const check = (
  codes: string,
  place: string,
  say: string,
  isRight: (element: XmlElement, kind: string) => boolean,
): readonly Check[] =>
  codes.split(' ').map((code) => {
    const kind = code.includes('INV') ? 'Invoice' : code.includes('CRN') ? 'CreditNote' : '';
    const places = placesOf(kind === '' ? place : place.replace('root', kind));
    return { code, places, say, isRight: (element) => isRight(element, kind) };
  });
const TOTAL = 'root/LegalMonetaryTotal';

const isSum = (total: XmlElement, name: string, path: string): boolean =>
  !has(total, name) || hundredths(numberAt(total, name)) === hundredths(sumAt(total, path));

/** The amounts of lines; for an invoice without those free of charge. */
const LINES: Readonly<Record<string, string>> = tableOf({
  Invoice: '../InvoiceLine[!FreeOfChargeIndicator!=false]/LineExtensionAmount',
  CreditNote: '../CreditNoteLine/LineExtensionAmount',
});

/** The amount to pay before advances. */
function sumOf(total: XmlElement): number {
  return (
    sumAt(total, 'LineExtensionAmount') +
    sumAt(total, '../TaxTotal/TaxSubtotal/TaxAmount') +
    sumAt(total, 'ChargeTotalAmount') -
    sumAt(total, 'AllowanceTotalAmount')
  );
}

const allowance = (element: XmlElement): boolean => {
  const off =
    numberAt(element, 'Amount') - numberAt(element, 'BaseAmount') * numberAt(element, 'MultiplierFactorNumeric');
  return !has(element, 'MultiplierFactorNumeric') || !(off < -1 || off > 1);
};

export const TOTAL_CHECKS: readonly Check[] = [
  ...check(
    'F-INV126 F-CRN072',
    TOTAL,
    'The net amounts of lines add up to their total',
    (total, kind) => !(Math.abs(numberAt(total, 'LineExtensionAmount') - sumAt(total, LINES[kind] ?? '')) > 0.0055),
  ),
  ...check('F-INV127 F-CRN073', TOTAL, 'The total in TaxExclusiveAmount is that of all taxes', (total) =>
    isSum(total, 'TaxExclusiveAmount', '../TaxTotal/TaxSubtotal/TaxAmount'),
  ),
  ...check(
    'F-INV128 F-CRN074',
    TOTAL,
    'The total with taxes is that of lines and taxes, plus charges, less allowances, with what is rounded',
    (total) =>
      !has(total, 'TaxInclusiveAmount') ||
      hundredths(numberAt(total, 'TaxInclusiveAmount')) ===
        hundredths(sumOf(total) + sumAt(total, 'PayableRoundingAmount')),
  ),
  ...check('F-INV129 F-CRN075', TOTAL, 'The allowances add up to their total', (total) =>
    isSum(total, 'AllowanceTotalAmount', '../AllowanceCharge[ChargeIndicator=false]/Amount'),
  ),
  ...check('F-INV130 F-CRN076', TOTAL, 'The charges add up to their total', (total) =>
    isSum(total, 'ChargeTotalAmount', '../AllowanceCharge[ChargeIndicator=true]/Amount'),
  ),
  ...check('F-INV131', TOTAL, 'What was prepaid adds up to its total', (total) =>
    isSum(total, 'PrepaidAmount', '../PrepaidPayment/PaidAmount'),
  ),
  ...check(
    'F-INV132 F-CRN078',
    TOTAL,
    'What the taxes are rounded by adds up to its total',
    (total) =>
      !has(total, '../TaxTotal/RoundingAmount') || isSum(total, 'PayableRoundingAmount', '../TaxTotal/RoundingAmount'),
  ),
  ...check('F-INV338 F-CRN208', TOTAL, 'No more than 10.00 is rounded', (total) => {
    const rounding = numberAt(total, 'PayableRoundingAmount');
    return !(rounding < -10 || rounding > 10);
  }),
  ...check(
    'F-INV133 F-CRN079',
    TOTAL,
    'What is to pay is the total of lines and taxes, plus charges, less allowances and what was prepaid, with what is rounded',
    (total) =>
      hundredths(sumOf(total) - sumAt(total, 'PrepaidAmount') + sumAt(total, 'PayableRoundingAmount')) ===
      hundredths(sumAt(total, 'PayableAmount')),
  ),
  ...check('F-INV134', TOTAL, 'What the terms of payment ask for, or the first of them, is what is to pay', (total) => {
    const [first] = foundElements(total, '../PaymentTerms');
    if (!first) return true;
    const payable = hundredths(numberAt(total, 'PayableAmount'));
    return [sumAt(total, '../PaymentTerms/Amount'), numberAt(first, 'Amount')].some(
      (one) => hundredths(one) === payable,
    );
  }),
  ...check(
    'F-LIB228',
    'allowances lines/Price/AllowanceCharge',
    'An allowance or charge is its base times its factor, within 1.00',
    allowance,
  ),
  ...check(
    'OIOUBL-Common-GP005',
    'lines/Item/AdditionalItemProperty',
    'The net emission is the emission factor times the quantity',
    (property) => {
      if (!has(property, '.[Name=NetEmissionQuantity]')) return true;
      const factor = numberAt(property, '../AdditionalItemProperty[Name=EmissionFactor]/Value');
      const told = Math.round(numberAt(property, 'Value') * 10000) / 10000;
      return ['InvoicedQuantity', 'CreditedQuantity'].some(
        (name) => Math.round(factor * numberAt(property, `../../${name}`) * 10000) / 10000 === told,
      );
    },
  ),
  ...check('F-LIB022', 'parties', 'A party has a number or a name', (party) => {
    const lacks = (element: string, path: string): boolean =>
      !has(party, element) || found(party, path).some((node) => textOf(node) === '');
    return !lacks('PartyIdentification', 'PartyIdentification/ID') || !lacks('PartyName', 'PartyName/Name');
  }),
  ...check('F-LIB313', 'root', 'Extensions of Digitaliseringsstyrelsen have a number from 1001 to 1999', (root) => {
    const extension = 'UBLExtensions/UBLExtension';
    if (!has(root, `${extension}/ExtensionAgencyID[.=Digitaliseringsstyrelsen]`)) return true;
    return found(root, `${extension}/ID`).every((id) => textOf(id) >= '1001' && textOf(id) <= '1999');
  }),
];

import { Decimal, parseDecimal } from '../../../en16931/decimal.ts';
import { hasOneOf, textAt } from '../../../en16931/rules/paths.ts';
import { adjustmentAmount } from '../../../peppol/ubl-sums.ts';
import { CENTS } from '../../../peppol/slack.ts';
import {
  about,
  at,
  begins,
  bothOrNeither,
  byElement,
  missingIsWrong,
  needs,
  needsOneOf,
  notBoth,
  oneOf,
  product,
  type Unplaced,
} from '../../kit/verbs.ts';
import { isEntryTax } from '../functions/national.ts';

/** Rows that several countries of PINT have, each with its own id. */

export const ALLOWANCES = adjustments('[ChargeIndicator~false|0]');
export const CHARGES = adjustments('[ChargeIndicator~true|1]');
export const OWN_ALLOWANCES = '/*/AllowanceCharge[ChargeIndicator~false|0]';
export const OWN_CHARGES = '/*/AllowanceCharge[ChargeIndicator~true|1]';

/** Allowances and charges of the invoice and of its lines on conditions, not those of a price. */
export function adjustments(condition: string): string {
  return ['/*', 'InvoiceLine', 'CreditNoteLine', 'SubInvoiceLine', 'SubCreditNoteLine']
    .map((parent) => `${parent}/AllowanceCharge${condition}`)
    .join(' ');
}

export const specification = (id: string, ...beginnings: readonly string[]) =>
  at({ ubl: '/' }, begins(id, 'CustomizationID', beginnings, missingIsWrong, { terms: ['BT-24'] }));

/** Officially, anything may stand before the name of the process. */
export const businessProcess = (id: string, ...processes: readonly string[]) =>
  at(
    { ubl: '/' },
    begins(id, 'ProfileID', processes, missingIsWrong, {
      terms: ['BT-23'],
      ...byElement((root) => {
        const text = textAt(root, 'ProfileID');
        return processes.some((process) => text.includes(process));
      }),
    }),
  );

/** Either a tax point date or a tax point code. */
export const oneTaxDay = (id: string) =>
  at('/', notBoth(id, 'TaxPointDate', 'InvoicePeriod/DescriptionCode', { terms: ['BT-7', 'BT-8'] }));

/** An amount due has a due date or terms. */
export const dueSomeDay = (id: string, place: string, amount: string) =>
  at(
    place,
    needsOneOf(id, ['//DueDate', '//PaymentTerms/Note'], {
      ...about('BT-9', 'BT-20', 'BT-115'),
      ...byElement((element) => {
        const payable = parseDecimal(textAt(element, amount));
        if (!payable) return false;
        return payable.compare(Decimal.ZERO) <= 0 || hasOneOf(element, '//DueDate', '//PaymentTerms/Note');
      }),
    }),
  );

/** A percentage and a base come together. */
export const baseWithPercent = (id: string, base: string, percent: string): Unplaced =>
  bothOrNeither(id, 'BaseAmount', 'MultiplierFactorNumeric', about(base, percent));

/** An allowance or charge is its base times its percentage. */
export const isPercentOfBase = (id: string, ...terms: readonly string[]): Unplaced =>
  product(id, 'Amount', 'BaseAmount × MultiplierFactorNumeric %', byElement(adjustmentAmount(CENTS)), about(...terms));

/** An entry of the breakdown has a category of the tax. */
export const entryCategory = (id: string, tax: string): Unplaced =>
  needs(id, `TaxCategory[TaxScheme/ID~~${tax}]/ID`, { terms: ['BT-118'] });

/** It has a rate, except for some categories. */
export const entryRate = (id: string, tax: string, ...without: readonly string[]): Unplaced => {
  const category = `TaxCategory[TaxScheme/ID~~${tax}]`;
  return needs(id, `${category}/Percent`, {
    ...about('BT-119', 'BT-118'),
    ...byElement((entry) => hasOneOf(entry, `${category}/Percent`, `${category}[ID~${without.join('|')}]`)),
  });
};

/** The tax of an entry is its base times its rate. */
export const entryTax = (id: string, tax: string, isNearEnough: (off: Decimal) => boolean): Unplaced =>
  product(id, 'TaxAmount', 'BT-116 × BT-119 %', {
    ...about('BT-117', 'BT-116', 'BT-119'),
    ...byElement((entry) => isEntryTax(entry, tax, isNearEnough)),
  });

/** Categories of the tax, wherever one is named. */
export const categories = (id: string, codes: string) =>
  at('TaxCategory/ID ClassifiedTaxCategory/ID', oneOf(id, '.', codes, about('BT-95', 'BT-102', 'BT-118', 'BT-151')));

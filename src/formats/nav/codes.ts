/** Codes of invoiceData 3.0 that no regime has. Source: invoiceData.xsd and invoiceBase.xsd, Nemzeti Adó- és Vámhivatal. */

import { tableOf } from '../../engine/values.ts';
/** Units (`UnitOfMeasureType`) by unit of a document; `OWN` is any other. */
export const UNITS: Readonly<Record<string, string>> = tableOf({
  piece: 'PIECE',
  kg: 'KILOGRAM',
  t: 'TON',
  kwh: 'KWH',
  day: 'DAY',
  h: 'HOUR',
  min: 'MINUTE',
  mon: 'MONTH',
  l: 'LITER',
  km: 'KILOMETER',
  m3: 'CUBIC_METER',
  m: 'METER',
  carton: 'CARTON',
  pk: 'PACK',
});

/** Means of payment of a document, by code (`PaymentMethodType`). */
export const MEANS: Readonly<Record<string, string>> = tableOf({
  TRANSFER: 'credit-transfer',
  CASH: 'cash',
  CARD: 'card',
  VOUCHER: 'other+voucher',
  OTHER: 'other',
});

/** Rates of a document, by percentage in hundredths. */
export const RATES: Readonly<Record<string, string>> = tableOf({
  '27': 'general',
  '18': 'reduced',
  '5': 'super-reduced',
});

/** The part of a gross amount that is tax (`vatContent`), by percentage. */
export const CONTENTS: Readonly<Record<string, string>> = tableOf({
  '27': '0.2126',
  '25': '0.2',
  '20': '0.1667',
  '18': '0.1525',
  '5': '0.0476',
});

/** What the data says of a tax that is not charged: the element, its code, and the key of a document. */
export interface Untaxed {
  readonly element: 'vatExemption' | 'vatOutOfScope' | 'vatDomesticReverseCharge';
  readonly case: string;
  readonly key: string;
}

/** The first of a key is written for it. `AAM`, `NAM` and others stay beside the line. */
export const UNTAXED: readonly Untaxed[] = [
  { element: 'vatExemption', case: 'TAM', key: 'exempt' },
  { element: 'vatExemption', case: 'AAM', key: 'exempt' },
  { element: 'vatExemption', case: 'KBAET', key: 'intra-community' },
  { element: 'vatExemption', case: 'KBAUK', key: 'intra-community' },
  { element: 'vatExemption', case: 'EAM', key: 'export' },
  { element: 'vatExemption', case: 'NAM', key: 'export' },
  { element: 'vatDomesticReverseCharge', case: 'true', key: 'reverse-charge' },
  { element: 'vatOutOfScope', case: 'EUFAD37', key: 'reverse-charge' },
  { element: 'vatOutOfScope', case: 'ATK', key: 'outside-scope' },
  { element: 'vatOutOfScope', case: 'EUFADE', key: 'outside-scope' },
  { element: 'vatOutOfScope', case: 'EUE', key: 'outside-scope' },
  { element: 'vatOutOfScope', case: 'HO', key: 'outside-scope' },
];

/** A service to a business abroad, whose customer owes the tax there: in the Union, and elsewhere. */
export const ABROAD = { union: 'EUFAD37', elsewhere: 'HO' } as const;

/** Members in the data of a document, a line or a reference that only this format has. */
export const META = {
  vatCase: 'nav-vat-case',
  operation: 'nav-line-operation',
  index: 'nav-modification-index',
  withoutMaster: 'nav-modify-without-master',
} as const;

// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.
import type { CalDateTime } from './cal.ts';
import type { CbcKey } from './cbc.ts';
import type { NumAmount } from './num.ts';

/** Sum of money with its currency. */
export type CurrencyAmount = {
  readonly label?: string;
  readonly currency: CurrencyCode;
  readonly value: NumAmount;
};

/** A currency by its three-letter ISO 4217 code, or one of a few widely used other codes. The engine also accepts XCG, ZWG, VED, HRK, LTL, LVL, EEK, BOV, CHE, CHW, COU, MXV, USN, UYI, UYW, XAD. */
export type CurrencyCode = string;

/** Conversion factor for one pair of currencies; the reverse is never derived from it. The first entry matching the pair is used. */
export type CurrencyExchangeRate = {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly at?: CalDateTime;
  readonly source?: CbcKey;
  readonly amount: NumAmount;
};

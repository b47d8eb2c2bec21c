import { Decimal } from '../../../../en16931/decimal.ts';
import type { Form } from '../../../kit/row.ts';

/** What rows of PINT Oman have in common. */
export const SELLER = 'AccountingSupplierParty/Party';
export const BUYER = 'AccountingCustomerParty/Party';
export const CENT = new Decimal(1n, 2);

/** Required parts of an address. */
export const address = (path: string): readonly string[] =>
  ['StreetName', 'AdditionalStreetName', 'CityName', 'PostalZone', 'AddressLine/Line'].map((part) => `${path}/${part}`);

/** A UUID of version 5. */
export const UUID_5: Form = {
  fits: (text) => /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text),
  like: '6a1d2b3c-0000-5000-8000-0123456789ab',
};

/**
 * Ids of the set without a row: IBR-171-OM compares the issue date with the day in Oman, and rules know only that of UTC;
 * CL-08-OM-HS needs a tariff of 14,313 numbers.
 */
export const PINT_OM_NOT_STATED: readonly string[] = ['CL-08-OM-HS', 'IBR-171-OM'];

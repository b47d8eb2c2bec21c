/**
 * Ids of the set that no row states: IBR-171-OM compares the day of issue with the moment of judging, which rules do not know;
 * CL-08-OM-HS knows a tariff of 14,313 numbers.
 */
export const PINT_OM_NOT_STATED: readonly string[] = ['CL-08-OM-HS', 'IBR-171-OM'];

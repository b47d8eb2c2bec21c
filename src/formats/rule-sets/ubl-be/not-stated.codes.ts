/** Ids of the set without a row: rules on Danish and Greek sellers that Peppol has since replaced. */
export const UBL_BE_NOT_STATED: readonly string[] = ['DK-R-015', 'GR-R-007-1', 'GR-R-007-2', 'GR-R-007-3'];

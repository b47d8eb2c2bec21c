/** Ids of the set that no row states: rules on Danish and Greek sellers, which Peppol has since replaced. */
export const UBL_BE_NOT_STATED: readonly string[] = ['DK-R-015', 'GR-R-007-1', 'GR-R-007-2', 'GR-R-007-3'];

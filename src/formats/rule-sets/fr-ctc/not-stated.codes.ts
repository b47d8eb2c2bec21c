/** Ids of the set that no row states: another rule of the official file looks at the same elements before them, so they never fire. */
export const FR_CTC_NOT_STATED: readonly string[] = ['BR-FR-16_BT-103', 'BR-FR-DEC-01_BT-111'];

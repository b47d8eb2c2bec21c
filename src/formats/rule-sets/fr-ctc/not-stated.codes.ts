/** Ids of the set without a row: another rule of the official file matches their elements first, so they never fire. */
export const FR_CTC_NOT_STATED: readonly string[] = ['BR-FR-16_BT-103', 'BR-FR-DEC-01_BT-111'];

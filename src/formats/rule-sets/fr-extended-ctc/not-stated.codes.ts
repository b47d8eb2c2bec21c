import { EN16931_NOT_STATED } from '../../en16931/rules/not-stated.codes.ts';

/**
 * Ids of the set without a row: their official tests are true for every document, or can fail only in schema-invalid
 * ones.
 */
export const FR_EXTENDED_NOT_STATED: readonly string[] = [...EN16931_NOT_STATED, 'BR-EXT-CL-07'];

import { EN16931_NOT_STATED } from '../en16931/not-stated.codes.ts';

/** Ids of the set that no row states: their official tests are true of every document, or of none that keeps to its schema. */
export const FR_EXTENDED_NOT_STATED: readonly string[] = [...EN16931_NOT_STATED, 'BR-EXT-CL-07'];

/** Ids of the sets that no row states: their official tests are true of every document. */
export const BASIC_WL_NOT_STATED: readonly string[] = ['BR-CO-05', 'CII-SR-464'];
export const BASIC_NOT_STATED: readonly string[] = [...BASIC_WL_NOT_STATED, 'BR-CO-07'];

/**
 * A copy that nobody outside the calculation has seen yet, so that it may be filled in place: long documents are slowed down
 * more by copying rows than by calculating them.
 */
export type Draft<T> = { -readonly [N in keyof T]: T[N] };

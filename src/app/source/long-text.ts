/**
 * A text with more characters than this takes longer to judge than the pause between two keys, and each step is long
 * enough to be noticed.
 */
export const LONG = 100_000;

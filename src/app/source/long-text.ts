/**
 * Above this many characters, judging a text takes longer than the pause between two keys, and each step is noticeable.
 */
export const LONG = 100_000;

/** Characters from which on judging a text takes longer than the pause between two keys, and each of its steps long enough for one to wait for. */
export const LONG = 100_000;

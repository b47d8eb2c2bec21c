/** Milliseconds that the rules of a user's file have for one document; the remaining rules are reported as not run. */
export const MOST_RULE_TIME = 10_000;

/** Milliseconds after which the worker of these rules is ended, in case a single expression never returns. */
export const MOST_WAITING = 20_000;

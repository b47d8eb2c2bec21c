/** Milliseconds that the rules of a brought file have for one document; those that are left are named as not run. */
export const MOST_RULE_TIME = 10_000;

/** Milliseconds until the worker of these rules is ended: an expression may never look at the clock. */
export const MOST_WAITING = 20_000;

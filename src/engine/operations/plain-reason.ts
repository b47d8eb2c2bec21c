/** Code of the reason that only says that building calculated a value. Displays may omit it. */
export const PLAIN_REASON = 'operation.workedOut';

/** Code of the reason that tells nothing more than that building worked a value out. Whoever shows reasons may leave it out. */
export const PLAIN_REASON = 'operation.workedOut';

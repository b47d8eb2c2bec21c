/** Why a member changed of which no more can be told. Whoever shows reasons may leave this one out. */
export const PLAIN_REASON = 'calculated from the rest of the document';

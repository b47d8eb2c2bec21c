/** Namespaces of TicketBAI and of the signature that a file must have. Source: schema 1.2.2, foral treasuries. */
export const TICKETBAI = 'urn:ticketbai:emision';
export const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';

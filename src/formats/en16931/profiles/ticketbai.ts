import type { Profile } from './profile.ts';

/** Files of TicketBAI. Source: schema 1.2.2, foral treasuries of Álava, Bizkaia and Gipuzkoa. */
export const ticketbai: Profile = {
  key: 'ticketbai',
  name: 'TicketBAI 1.2',
  syntaxes: ['ticketbai'],
  specification: '1.2',
  recognisedBy: [{ specification: /^$/ }],
  addons: ['es-tbai-v1'],
  // A file has no element for the territory.
  waived: ['GOBL-ES-TBAI-BILL-INVOICE-01', 'GOBL-ES-TBAI-BILL-INVOICE-02'],
};

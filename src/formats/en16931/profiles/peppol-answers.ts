import type { Profile } from './profile.ts';

/** Identifiers of Peppol's responses; each is a separate format. */

const answer = (key: string, name: string, specification: string, process: string): Profile => ({
  key,
  name,
  syntaxes: ['ubl'],
  format: key,
  writtenAs: key,
  specification,
  process,
  // The specification already identifies the format.
  recognisedBy: [{ specification: /(?:)/ }],
  addons: [],
});

export const invoiceResponse = answer(
  'peppol-invoice-response',
  'Peppol Invoice Response',
  'urn:fdc:peppol.eu:poacc:trns:invoice_response:3',
  'urn:fdc:peppol.eu:poacc:bis:invoice_response:3',
);

export const messageLevelResponse = answer(
  'peppol-mlr',
  'Peppol Message Level Response',
  'urn:fdc:peppol.eu:poacc:trns:mlr:3',
  'urn:fdc:peppol.eu:poacc:bis:mlr:3',
);

export const messageLevelStatus = answer(
  'peppol-mls',
  'Peppol Message Level Status',
  'urn:peppol:edec:mls:1.0',
  'urn:peppol:edec:mls',
);

import { expect, test } from 'vitest';
import { createStandardEngine } from '../../../engine/standard.ts';
import { knowledgeOf } from '../../../language/testing/standard-knowledge.ts';
import { requiredBy } from './requirer.ts';

const knowledge = knowledgeOf(createStandardEngine());

test.each([
  ['GOBL-DE-XRECHNUNG-BILL-INVOICE-01', 'XRechnung', 'XRechnung requires it'],
  ['GOBL-EU-EN16931-BILL-INVOICE-04', 'XRechnung', 'EN 16931-1:2017 requires it'],
  ['GOBL-DE-BILL-INVOICE-01', 'XRechnung', 'Germany requires it'],
  ['GOBL-BILL-INVOICE-05', 'XRechnung', 'always required'],
  ['ASSAY-EXPORT-NUMBER', 'Peppol BIS Billing', 'Peppol BIS Billing requires it'],
  ['BR-CO-26', 'XRechnung', 'EN 16931 requires it'],
  ['BR-DE-15', 'XRechnung', 'XRechnung requires it'],
  ['SCHEMA-MISSING', 'XRechnung', 'The XML schema requires it'],
  ['BR-DE-15', undefined, 'BR-DE-15 requires it'],
])('%s in a document for %s says: %s', (code, destination, words) => {
  expect(requiredBy(code, knowledge, destination)).toBe(words);
});

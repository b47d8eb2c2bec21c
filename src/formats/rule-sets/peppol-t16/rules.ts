import { each } from '../../en16931/rules/elements.ts';
import { has, hasOneOf } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { EVERY_DOCUMENT_RULES } from '../../peppol/documents/every-document-rules.ts';
import { isNotNegative, namedParty, specification } from '../../peppol/documents/facts.ts';
import { modelRules } from '../../peppol/documents/model-rules.ts';
import { peppol, written } from '../../peppol/peppol-rule.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { MODEL } from './model.ts';

const line = (number: string, say: string, must: (line: XmlElement) => boolean, severity?: 'warning'): TermRule =>
  peppol(`PEPPOL-T16-R${number}`, [], say, each('DespatchLine'), must, severity);

/**
 * Peppol's rules on a despatch advice.
 *
 * Source: PEPPOLBIS-T16 of 2026.5, read 2026-11-25.
 */
export const PEPPOL_T16_RULES: readonly TermRule[] = [
  ...EVERY_DOCUMENT_RULES,
  ...modelRules('PEPPOL-T16-B', MODEL),
  line('003', 'The item of a line has a standard identifier or one of the seller', (one) =>
    hasOneOf(one, 'Item/StandardItemIdentification/ID', 'Item/SellersItemIdentification/ID'),
  ),
  line('004', 'The item of a line has a name', (one) => has(one, 'Item/Name')),
  line('005', 'A line says how much is delivered', (one) => has(one, 'DeliveredQuantity'), 'warning'),
  line('006', 'What is delivered is a quantity of zero or more', (one) =>
    isNotNegative(written(one, 'DeliveredQuantity')),
  ),
  line(
    '007',
    'What is still to come has a reason',
    (one) => !has(one, 'OutstandingQuantity') || has(one, 'OutstandingReason'),
    'warning',
  ),
  namedParty('PEPPOL-T16-R008', 'buyer', 'BuyerCustomerParty'),
  namedParty('PEPPOL-T16-R009', 'seller', 'SellerSupplierParty'),
  namedParty('PEPPOL-T16-R010', 'party that the goods are for', 'OriginatorCustomerParty'),
  specification('PEPPOL-T16-R011', 'urn:fdc:peppol.eu:poacc:trns:despatch_advice:3'),
];

import { EVERY_DOCUMENT_ROWS } from '../../peppol/documents/every-document-rules.ts';
import { namedParty, notNegative, specification } from '../../peppol/documents/facts.ts';
import { modelRows } from '../../peppol/documents/model-rules.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { at, needs, needsOneOf, onlyIn, rows, together, warns } from '../../rules/kit/verbs.ts';
import { MODEL } from './model.ts';

/**
 * Peppol's rules on a despatch advice.
 *
 * Source: PEPPOLBIS-T16 of 2026.5, read 2026-11-25.
 */
export const PEPPOL_T16_RULES = rulesOf(
  onlyIn(
    'ubl',
    rows(
      EVERY_DOCUMENT_ROWS,
      modelRows('PEPPOL-T16-B', MODEL),
      at(
        'DespatchLine',
        needsOneOf('PEPPOL-T16-R003', ['Item/StandardItemIdentification/ID', 'Item/SellersItemIdentification/ID']),
        needs('PEPPOL-T16-R004', 'Item/Name'),
        needs('PEPPOL-T16-R005', 'DeliveredQuantity', warns),
        notNegative('PEPPOL-T16-R006', 'DeliveredQuantity'),
        together('PEPPOL-T16-R007', 'OutstandingQuantity', 'OutstandingReason', warns),
      ),
      at('BuyerCustomerParty', namedParty('PEPPOL-T16-R008')),
      at('SellerSupplierParty', namedParty('PEPPOL-T16-R009')),
      at('OriginatorCustomerParty', namedParty('PEPPOL-T16-R010')),
      at('CustomizationID', specification('PEPPOL-T16-R011', 'urn:fdc:peppol.eu:poacc:trns:despatch_advice:3')),
    ),
  ),
);

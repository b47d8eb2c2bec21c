import { EVERY_DOCUMENT_ROWS } from '../../peppol/documents/every-document-rules.ts';
import { specification } from '../../peppol/documents/facts.ts';
import { modelRows } from '../../peppol/documents/model-rules.ts';
import { ENDPOINT } from '../../peppol/documents/shared-models.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { at, onlyIn, rows } from '../../rules/kit/verbs.ts';

const MODEL = `
ApplicationResponse(
  CustomizationID! ProfileID!=urn:fdc:peppol.eu:poacc:bis:mlr:3 ID! IssueDate! IssueTime
  SenderParty!(${ENDPOINT})
  ReceiverParty!(${ENDPOINT})
  DocumentResponse!(
    Response!(ResponseCode!:MESSAGE_STATUS Description)
    DocumentReference!(ID! DocumentTypeCode:DOCUMENT VersionID)
    LineResponse(
      LineReference!(LineID!)
      Response!(ResponseCode:MESSAGE_STATUS Description! Status!(StatusReasonCode!:MESSAGE_REASON)))))
`;

/**
 * Peppol's rules on a message level response.
 *
 * Source: PEPPOLBIS-T71 of 2026.5, read 2026-11-25.
 */
export const PEPPOL_T71_RULES = rulesOf(
  onlyIn(
    'ubl',
    rows(
      EVERY_DOCUMENT_ROWS,
      modelRows('PEPPOL-T71-B', MODEL),
      at('CustomizationID', specification('PEPPOL-T71-R001', 'urn:fdc:peppol.eu:poacc:trns:mlr:3')),
    ),
  ),
);

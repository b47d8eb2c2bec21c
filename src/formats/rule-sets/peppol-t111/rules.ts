import { EVERY_DOCUMENT_ROWS } from '../../peppol/documents/every-document-rules.ts';
import { listNamed } from '../../peppol/documents/code-lists.ts';
import { specification } from '../../peppol/documents/facts.ts';
import { modelRows } from '../../peppol/documents/model-rules.ts';
import { CONTACT, ENDPOINT, IDENTIFICATION, LEGAL_NAME } from '../../peppol/documents/shared-models.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { at, missingIsWrong, needs, never, oneOf, onlyIn, rows, warns } from '../../rules/kit/verbs.ts';

const PARTY = `${IDENTIFICATION} PartyName!(Name!)`;
const MODEL = `
ApplicationResponse(
  CustomizationID! ProfileID! ID! IssueDate! IssueTime Note
  SenderParty!(${ENDPOINT} ${IDENTIFICATION} ${LEGAL_NAME} ${CONTACT})
  ReceiverParty!(${ENDPOINT} ${IDENTIFICATION} ${LEGAL_NAME})
  DocumentResponse!(
    Response!(
      ResponseCode!:INVOICE_STATUS EffectiveDate
      Status(
        StatusReasonCode:STATUS_REASON|STATUS_ACTION(@listID!:CLARIFICATION_LIST)
        StatusReason
        Condition(AttributeID! Description)))
    DocumentReference!(ID! IssueDate DocumentTypeCode!:DOCUMENT)
    IssuerParty(${PARTY})
    RecipientParty(${PARTY})))
`;

/**
 * Peppol's rules on an invoice response.
 *
 * Source: PEPPOLBIS-T111 of 2026.5, read 2026-11-25.
 */
export const PEPPOL_T111_RULES = rulesOf(
  onlyIn(
    'ubl',
    rows(
      EVERY_DOCUMENT_ROWS,
      modelRows('PEPPOL-T111-B', MODEL),
      at('Response[ResponseCode~CA|UQ|RE]', needs('PEPPOL-T111-R001', 'Status/StatusReasonCode')),
      at('Status[StatusReasonCode=OTH]', needs('PEPPOL-T111-R002', 'StatusReason', warns)),
      at('CustomizationID', specification('PEPPOL-T111-R003', 'urn:fdc:peppol.eu:poacc:trns:invoice_response:3')),
      at('Status[StatusReasonCode=PPD]', needs('PEPPOL-T111-R004', 'StatusReason')),
      at('Response/ResponseCode', never('PEPPOL-T111-R005', '.')),
      at(
        'Status[StatusReasonCode/@listID=OPStatusAction]',
        oneOf('PEPPOL-T111-R006', 'StatusReasonCode', listNamed('STATUS_ACTION'), missingIsWrong),
      ),
      at(
        'Status[StatusReasonCode/@listID=OPStatusReason]',
        oneOf('PEPPOL-T111-R007', 'StatusReasonCode', listNamed('STATUS_REASON'), missingIsWrong),
      ),
      at(
        'ProfileID',
        oneOf(
          'PEPPOL-T111-R008',
          '.',
          'urn:fdc:peppol.eu:poacc:bis:invoice_response:3 urn:peppol:bis:billing_with_response',
        ),
      ),
    ),
  ),
);

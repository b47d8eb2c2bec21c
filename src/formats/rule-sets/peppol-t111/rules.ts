import { each } from '../../en16931/rules/elements.ts';
import { elementsOf, has, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { EVERY_DOCUMENT_RULES } from '../../peppol/documents/every-document-rules.ts';
import { inList } from '../../peppol/documents/code-lists.ts';
import { specification } from '../../peppol/documents/facts.ts';
import { modelRules } from '../../peppol/documents/model-rules.ts';
import { CONTACT, ENDPOINT, IDENTIFICATION, LEGAL_NAME } from '../../peppol/documents/shared-models.ts';
import { normal, peppol } from '../../peppol/peppol-rule.ts';
import { silent } from '../../rules/shared/functions/national.ts';

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

const PROCESSES = ['urn:fdc:peppol.eu:poacc:bis:invoice_response:3', 'urn:peppol:bis:billing_with_response'];

const ofList = (code: string, list: 'OPStatusAction' | 'OPStatusReason', codes: string): TermRule =>
  peppol(
    code,
    [],
    `A clarification of the list ${list} is one of its codes`,
    elementsOf(`Status[StatusReasonCode/@listID=${list}]`),
    (status) => inList(codes, textAt(status, 'StatusReasonCode')),
  );

/**
 * Peppol's rules on an invoice response.
 *
 * Source: PEPPOLBIS-T111 of 2026.5, read 2026-11-25.
 */
export const PEPPOL_T111_RULES: readonly TermRule[] = [
  ...EVERY_DOCUMENT_RULES,
  ...modelRules('PEPPOL-T111-B', MODEL),
  peppol(
    'PEPPOL-T111-R001',
    [],
    'An invoice that is conditionally accepted (CA), under query (UQ) or rejected (RE) has a clarification',
    elementsOf('Response[ResponseCode~CA|UQ|RE]'),
    (response) => has(response, 'Status/StatusReasonCode'),
  ),
  peppol(
    'PEPPOL-T111-R002',
    [],
    'Another clarification (OTH) is told in words',
    elementsOf('Status[StatusReasonCode=OTH]'),
    (status) => has(status, 'StatusReason'),
    'warning',
  ),
  specification('PEPPOL-T111-R003', 'urn:fdc:peppol.eu:poacc:trns:invoice_response:3'),
  peppol(
    'PEPPOL-T111-R004',
    [],
    'A part that is paid (PPD) is told in words',
    elementsOf('Status[StatusReasonCode=PPD]'),
    (status) => has(status, 'StatusReason'),
  ),
  silent('PEPPOL-T111-R005', [], 'Response/ResponseCode'),
  ofList('PEPPOL-T111-R006', 'OPStatusAction', 'STATUS_ACTION'),
  ofList('PEPPOL-T111-R007', 'OPStatusReason', 'STATUS_REASON'),
  peppol('PEPPOL-T111-R008', [], `The business process is ${PROCESSES.join(' or ')}`, each('ProfileID'), ({ text }) =>
    PROCESSES.includes(normal(text)),
  ),
];

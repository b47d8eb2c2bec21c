import type { Format } from '../catalogue/format.ts';
import { attribute, group, inside, term } from '../mapping/notation.ts';
import type { Row, Table } from '../mapping/row.ts';
import { UBL_NAMESPACES } from '../ubl/namespaces.ts';
import { INVOICE_STATUSES, MESSAGE_STATUSES } from './answer-codes.ts';
import { answerMaker } from './answer-maker.ts';
import { peppolProof } from './answer-proofs.ts';
import type { AnswerWays } from './from-status.ts';

/**
 * Peppol's responses, all of them application responses of UBL 2.1, in the order of its schema.
 *
 * Source: PEPPOLBIS-T111 and T71 of 2026.5, Peppol Message Level Status 1.0; read 2026-11-25.
 */

const identified = (name: string, id: string): Row =>
  term(name, id, { attributes: [attribute('schemeID', `${id}-1`)] });

const identification = (id: string): Row =>
  inside('cac:PartyIdentification', [identified('cbc:ID', id)], { each: id, most: 1 });

const legalName = (id: string): Row => inside('cac:PartyLegalEntity', [term('cbc:RegistrationName', id)]);

const contact: Row = group('cac:Contact', 'BG-9', [
  term('cbc:Name', 'BT-56'),
  term('cbc:Telephone', 'BT-57'),
  term('cbc:ElectronicMail', 'BT-58'),
]);

const head = (...notes: readonly Row[]): readonly Row[] => [
  term('cbc:CustomizationID', 'BT-24'),
  term('cbc:ProfileID', 'BT-23'),
  term('cbc:ID', 'X-StatusNumber'),
  term('cbc:IssueDate', 'X-StatusDate', { form: 'iso-date' }),
  term('cbc:IssueTime', 'X-IssueTime'),
  ...notes,
];

const other = (name: string, id: string): Row =>
  group(name, id, [identification(`${id}Id`), inside('cac:PartyName', [term('cbc:Name', `${id}Name`)])]);

const INVOICE_ROWS: readonly Row[] = [
  ...head(term('cbc:Note', 'X-StatusNote', { most: 1 })),
  group('cac:SenderParty', 'BG-7', [
    identified('cbc:EndpointID', 'BT-49'),
    identification('BT-46'),
    legalName('BT-44'),
    contact,
  ]),
  group('cac:ReceiverParty', 'BG-4', [
    identified('cbc:EndpointID', 'BT-34'),
    identification('BT-29'),
    legalName('BT-27'),
  ]),
  group('cac:DocumentResponse', 'X-StatusLine', [
    inside('cac:Response', [
      term('cbc:ResponseCode', 'X-StatusCode'),
      term('cbc:EffectiveDate', 'X-StatusEffect', { form: 'iso-date' }),
      group('cac:Status', 'X-StatusReason', [
        term('cbc:StatusReasonCode', 'X-StatusReasonCode', {
          attributes: [attribute('listID', 'X-StatusReasonCode-1')],
        }),
        term('cbc:StatusReason', 'X-StatusReasonText'),
        group('cac:Condition', 'X-StatusDetail', [
          term('cbc:AttributeID', 'X-StatusDetailCode'),
          term('cbc:Description', 'X-StatusDetailText'),
        ]),
      ]),
    ]),
    inside('cac:DocumentReference', [
      term('cbc:ID', 'X-StatusDocument'),
      term('cbc:IssueDate', 'X-StatusDocumentDate', { form: 'iso-date' }),
      term('cbc:DocumentTypeCode', 'X-StatusDocumentType'),
    ]),
    other('cac:IssuerParty', 'X-StatusSeller'),
    other('cac:RecipientParty', 'X-StatusBuyer'),
  ]),
];

const messageRows = (reference: readonly Row[]): readonly Row[] => [
  ...head(),
  group('cac:SenderParty', 'BG-7', [identified('cbc:EndpointID', 'BT-49')]),
  group('cac:ReceiverParty', 'BG-4', [identified('cbc:EndpointID', 'BT-34')]),
  group('cac:DocumentResponse', 'X-StatusLine', [
    inside('cac:Response', [term('cbc:ResponseCode', 'X-StatusCode'), term('cbc:Description', 'X-StatusText')]),
    inside('cac:DocumentReference', [term('cbc:ID', 'X-StatusDocument'), ...reference]),
    group('cac:LineResponse', 'X-StatusIssue', [
      inside('cac:LineReference', [term('cbc:LineID', 'X-StatusPlace')]),
      group('cac:Response', 'X-StatusFault', [
        term('cbc:ResponseCode', 'X-StatusFaultAnswer'),
        term('cbc:Description', 'X-StatusFaultText'),
        inside('cac:Status', [term('cbc:StatusReasonCode', 'X-StatusFaultCode')]),
      ]),
    ]),
  ]),
];

function tableOf(rows: readonly Row[]): Table {
  const { cac, cbc } = UBL_NAMESPACES;
  const namespace = 'urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2';
  return { syntax: 'ubl', namespaces: { cac, cbc }, roots: [{ name: 'ApplicationResponse', namespace, rows }] };
}

const format = (
  key: Format['key'],
  name: string,
  customization: RegExp,
  rows: readonly Row[],
  ways: AnswerWays,
): Format => ({
  key,
  name,
  mediaType: 'application/xml',
  table: tableOf(rows),
  customization,
  maker: answerMaker(name, ways),
  // What the pattern begins with is itself an identifier.
  proof: peppolProof(customization.source.replaceAll(/[\^\\]/g, '')),
});

export const INVOICE_RESPONSE_FORMAT = format(
  'peppol-invoice-response',
  'Peppol Invoice Response',
  /^urn:fdc:peppol\.eu:poacc:trns:invoice_response:3/,
  INVOICE_ROWS,
  { statuses: INVOICE_STATUSES, conditional: true },
);

export const MESSAGE_RESPONSE_FORMAT = format(
  'peppol-mlr',
  'Peppol Message Level Response',
  /^urn:fdc:peppol\.eu:poacc:trns:mlr:3/,
  messageRows([term('cbc:DocumentTypeCode', 'X-StatusDocumentType'), term('cbc:VersionID', 'X-StatusDocumentVersion')]),
  { statuses: MESSAGE_STATUSES, faults: ['BV', 'BW', 'SV'] },
);

export const MESSAGE_STATUS_FORMAT = format(
  'peppol-mls',
  'Peppol Message Level Status',
  /^urn:peppol:edec:mls:1/,
  messageRows([]),
  { statuses: MESSAGE_STATUSES, faults: ['BV', 'BW', 'FD', 'SV'] },
);

export const PEPPOL_ANSWER_FORMATS: readonly Format[] = [
  INVOICE_RESPONSE_FORMAT,
  MESSAGE_RESPONSE_FORMAT,
  MESSAGE_STATUS_FORMAT,
];

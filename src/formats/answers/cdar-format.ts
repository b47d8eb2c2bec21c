import type { Format } from '../catalogue/format.ts';
import { attribute, fixed, group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import { cdarMaker } from './cdar-maker.ts';
import { CDAR_PROOF } from './cdar-proof.ts';

/**
 * A message of the French life cycle, in the order of its schema (CDAR, D22B). Source: AFNOR XP Z12-012 annex A, read 2026-11-25.
 */

const moment = (id: string): Row =>
  inside('ram:IssueDateTime', [term('udt:DateTimeString', id, { attributes: [attribute('format', `${id}-1`)] })]);

const identified = (name: string, id: string, more: Partial<Row> = {}): Row =>
  term(name, id, { attributes: [attribute('schemeID', `${id}-1`)], ...more });

const party = (name: string, id: string): Row =>
  group(name, id, [
    identified('ram:GlobalID', `${id}Id`),
    term('ram:Name', `${id}Name`),
    term('ram:RoleCode', `${id}Role`),
    inside('ram:URIUniversalCommunication', [identified('ram:URIID', `${id}Endpoint`)]),
  ]);

const reason: Row = group('ram:SpecifiedDocumentStatus', 'X-StatusReason', [
  term('ram:ReasonCode', 'X-StatusReasonCode'),
  term('ram:Reason', 'X-StatusReasonText'),
  term('ram:RequestedActionCode', 'X-StatusActionCode'),
  term('ram:RequestedAction', 'X-StatusActionText'),
  term('ram:SequenceNumeric', 'X-StatusTurn'),
  group('ram:SpecifiedDocumentCharacteristic', 'X-StatusDetail', [
    term('ram:ID', 'X-StatusDetailCode'),
    term('ram:TypeCode', 'X-StatusDetailKind'),
    term('ram:Name', 'X-StatusDetailText'),
    term('ram:Location', 'X-StatusDetailPlace'),
  ]),
]);

const rows: readonly Row[] = [
  inside('rsm:ExchangedDocumentContext', [
    inside('ram:BusinessProcessSpecifiedDocumentContextParameter', [term('ram:ID', 'BT-23')]),
    inside('ram:GuidelineSpecifiedDocumentContextParameter', [term('ram:ID', 'BT-24')]),
  ]),
  inside('rsm:ExchangedDocument', [
    term('ram:ID', 'X-StatusNumber'),
    { name: 'ram:Name', implied: true },
    moment('X-StatusMoment'),
    // A platform carries the messages of parties.
    inside('ram:SenderTradeParty', [fixed('ram:RoleCode', 'WK')], { always: true }),
    party('ram:IssuerTradeParty', 'X-Answerer'),
    party('ram:RecipientTradeParty', 'X-Answered'),
  ]),
  inside('rsm:AcknowledgementDocument', [
    inside('ram:MultipleReferencesIndicator', [fixed('udt:Indicator', 'false')], { always: true }),
    term('ram:TypeCode', 'X-StatusPhase'),
    moment('X-StatusSet'),
    group('ram:ReferenceReferencedDocument', 'X-StatusLine', [
      term('ram:IssuerAssignedID', 'X-StatusDocument'),
      term('ram:StatusCode', 'X-StatusDocumentState'),
      term('ram:TypeCode', 'X-StatusDocumentType'),
      inside('ram:FormattedIssueDateTime', [
        term('qdt:DateTimeString', 'X-StatusDocumentDate', {
          form: 'date-102',
          attributes: [{ name: 'format', fixed: '102' }],
        }),
      ]),
      term('ram:ProcessConditionCode', 'X-StatusCode'),
      term('ram:ProcessCondition', 'X-StatusName'),
      group('ram:IssuerTradeParty', 'X-StatusSeller', [
        identified('ram:GlobalID', 'X-StatusSellerId'),
        { name: 'ram:RoleCode', fixed: 'SE', readOnly: true },
      ]),
      reason,
    ]),
  ]),
];

const STANDARD = 'urn:un:unece:uncefact:data:standard:';

export const CDAR_FORMAT: Format = {
  key: 'cdar',
  name: 'CDAR D22B',
  mediaType: 'application/xml',
  maker: cdarMaker,
  proof: CDAR_PROOF,
  table: {
    syntax: 'cii',
    namespaces: {
      rsm: `${STANDARD}CrossDomainAcknowledgementAndResponse:100`,
      ram: `${STANDARD}ReusableAggregateBusinessInformationEntity:100`,
      qdt: `${STANDARD}QualifiedDataType:100`,
      udt: `${STANDARD}UnqualifiedDataType:100`,
    },
    roots: [
      {
        name: 'rsm:CrossDomainAcknowledgementAndResponse',
        namespace: `${STANDARD}CrossDomainAcknowledgementAndResponse:100`,
        rows,
      },
    ],
  },
};

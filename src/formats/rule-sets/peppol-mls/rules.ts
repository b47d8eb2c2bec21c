import { elementsAt, outermost, type Where } from '../../en16931/rules/elements.ts';
import { count, elementsOf, found, foundElements, has, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { peppol } from '../../peppol/peppol-rule.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

/**
 * Peppol's rules on a message level status.
 *
 * Source: peppol-mls 1.0.0 of 2025-03-12 and 1.0.1 of 2025-12-15, read 2026-11-25.
 */

/** A Peppol service provider: `POP000123` is written `000123`, followed by its service. */
const PROVIDER = /^[0-9]{6}(?:-[0-9A-Z_]{3,12}(?:\.[0-9A-Z\-._~]{3,24})?)?$/;
const PROVIDER_IN_ANY_CASE = new RegExp(PROVIDER.source, 'i');
const PROVIDER_SCHEME = '0242';

const STATUSES = ['AP', 'AB', 'RE'];
const FAILURES = ['BV', 'FD', 'SV'];
const REASONS = [...FAILURES, 'BW'];

const row = (
  number: string,
  say: string,
  on: Where,
  must: (element: XmlElement) => boolean,
  held: Pick<TermRule, 'since' | 'until'> = {},
): TermRule => ({ ...peppol(`SCH-MLS-${number}`, [], say, on, must), ...held });

const responses = elementsOf('/ApplicationResponse/DocumentResponse');
const issues = elementsOf('/ApplicationResponse/DocumentResponse/LineResponse');
const issueResponses = elementsOf('/ApplicationResponse/DocumentResponse/LineResponse/Response');

const statusOf = (response: XmlElement): string => textAt(response, 'Response/ResponseCode');
const isRefusal = (response: XmlElement): boolean => statusOf(response) === 'RE';
const hasFailure = (response: XmlElement): boolean =>
  foundElements(response, 'LineResponse/Response').some((one) =>
    FAILURES.includes(textAt(one, 'Status/StatusReasonCode')),
  );

/** The rules on sender and receiver are equal, with other numbers. */
function partyRules(party: 'SenderParty' | 'ReceiverParty', first: number): readonly TermRule[] {
  const who = party === 'SenderParty' ? 'The sender' : 'The receiver';
  const path = `${party}/EndpointID`;
  const number = (offset: number): string => String(first + offset).padStart(2, '0');
  const provider = (form: RegExp, held: Pick<TermRule, 'since' | 'until'>): TermRule =>
    row(
      number(2),
      `${who} is a service provider of Peppol: six digits, and what it serves behind them`,
      outermost,
      (root) => form.test(textAt(root, path)),
      held,
    );
  return [
    row(number(0), `${who} has an electronic address`, outermost, (root) => has(root, path)),
    row(
      number(1),
      `The electronic address of ${who.toLowerCase()} is not empty`,
      outermost,
      (root) => textAt(root, path) !== '',
    ),
    provider(PROVIDER, { until: '1.0.1' }),
    provider(PROVIDER_IN_ANY_CASE, { since: '1.0.1' }),
    row(number(3), `The electronic address of ${who.toLowerCase()} has a scheme`, outermost, (root) =>
      has(root, `${path}/@schemeID`),
    ),
    row(
      number(4),
      `The scheme of ${who.toLowerCase()} has four digits`,
      outermost,
      (root) => /^\d{4}$/.test(textAt(root, `${path}/@schemeID`)),
      { until: '1.0.1' },
    ),
    row(
      number(4),
      `The scheme of ${who.toLowerCase()} is that of service providers (${PROVIDER_SCHEME})`,
      outermost,
      (root) =>
        found(root, `${path}/@schemeID`).some((scheme) => 'value' in scheme && scheme.value === PROVIDER_SCHEME),
      { since: '1.0.1' },
    ),
  ];
}

export const PEPPOL_MLS_RULES: readonly TermRule[] = [
  row(
    '01',
    'The specification is urn:peppol:edec:mls:1.0',
    outermost,
    (root) => textAt(root, 'CustomizationID') === 'urn:peppol:edec:mls:1.0',
  ),
  row(
    '02',
    'The business process is urn:peppol:edec:mls',
    outermost,
    (root) => textAt(root, 'ProfileID') === 'urn:peppol:edec:mls',
  ),
  row('03', 'The message has a number', outermost, (root) => textAt(root, 'ID') !== ''),
  row(
    '04',
    'The date has ten characters and no time zone',
    outermost,
    (root) => textAt(root, 'IssueDate').length === 10,
  ),
  row('05', 'The message has a time', outermost, (root) => has(root, 'IssueTime')),
  row('06', 'The time has its time zone', outermost, (root) =>
    /(?:[+-]\d{2}:\d{2}|Z)$/.test(textAt(root, 'IssueTime')),
  ),
  ...partyRules('SenderParty', 7),
  ...partyRules('ReceiverParty', 12),
  row('17', 'The message has one response', outermost, (root) => count(root, 'DocumentResponse') === 1),
  row('18', 'The response has a status', responses, (response) => has(response, 'Response/ResponseCode')),
  row('19', `The status is one of ${STATUSES.join(', ')}`, responses, (response) =>
    STATUSES.includes(statusOf(response)),
  ),
  row(
    '20',
    'A refusal (RE) is told in words',
    responses,
    (response) => !isRefusal(response) || has(response, 'Response/Description'),
  ),
  row(
    '21',
    'The words of a refusal (RE) are not empty',
    responses,
    (response) => !isRefusal(response) || textAt(response, 'Response/Description') !== '',
  ),
  row('22', 'The response names one document', responses, (response) => count(response, 'DocumentReference') === 1),
  row(
    '23',
    'A refusal (RE) has an issue',
    responses,
    (response) => !isRefusal(response) || has(response, 'LineResponse'),
  ),
  row(
    '24',
    `A refusal (RE) has an issue that is a failure (${FAILURES.join(', ')})`,
    responses,
    (response) => !isRefusal(response) || hasFailure(response),
  ),
  row(
    '25',
    `Only a refusal (RE) has an issue that is a failure (${FAILURES.join(', ')})`,
    responses,
    (response) => isRefusal(response) || !hasFailure(response),
  ),
  row(
    '26',
    'The document that is answered has a number',
    elementsOf('/ApplicationResponse/DocumentResponse/DocumentReference'),
    (reference) => textAt(reference, 'ID') !== '',
  ),
  row('27', 'An issue says where it is', issues, (issue) => textAt(issue, 'LineReference/LineID') !== ''),
  row('28', 'An issue is told in words', issueResponses, (response) => has(response, 'Description')),
  row(
    '29',
    'The words of an issue are not empty',
    issueResponses,
    (response) => textAt(response, 'Description') !== '',
  ),
  row('30', 'An issue has a status', issueResponses, (response) => has(response, 'Status')),
  row(
    '31',
    `The reason of an issue is one of ${REASONS.join(', ')}`,
    elementsAt('ApplicationResponse/DocumentResponse/LineResponse/Response/Status'),
    (status) => REASONS.includes(textAt(status, 'StatusReasonCode')),
  ),
];

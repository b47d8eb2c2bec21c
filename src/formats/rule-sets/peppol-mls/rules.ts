import { rulesOf } from '../../rules/kit/compile.ts';
import type { RowOptions } from '../../rules/kit/row.ts';
import {
  any,
  at,
  exact,
  filled,
  forbids,
  form,
  missingIsWrong,
  needs,
  one,
  oneOf,
  onlyIn,
  rows,
  type Unplaced,
} from '../../rules/kit/verbs.ts';

/**
 * Peppol's rules on a message level status.
 *
 * Source: peppol-mls 1.0.0 of 2025-03-12 and 1.0.1 of 2025-12-15, read 2026-11-25.
 */

/** A Peppol service provider: `POP000123` is written `000123`, followed by its service. */
const PROVIDER = /^[0-9]{6}(?:-[0-9A-Z_]{3,12}(?:\.[0-9A-Z\-._~]{3,24})?)?$/;
const PROVIDER_IN_ANY_CASE = new RegExp(PROVIDER.source, 'i');
const PROVIDER_SCHEME = '0242';

const FAILURES = ['BV', 'FD', 'SV'];
const BEFORE: RowOptions = { until: '1.0.1' };
const SINCE: RowOptions = { since: '1.0.1' };

/** The rules on sender and receiver are equal, with other numbers. */
function partyRows(party: 'SenderParty' | 'ReceiverParty', first: number): readonly Unplaced[] {
  const path = `${party}/EndpointID`;
  const id = (offset: number): string => `SCH-MLS-${String(first + offset).padStart(2, '0')}`;
  const provider = (written: RegExp, held: RowOptions): Unplaced =>
    form(id(2), path, { fits: (text) => written.test(text), like: '000123' }, missingIsWrong, held);
  return [
    needs(id(0), path),
    filled(id(1), path),
    provider(PROVIDER, BEFORE),
    provider(PROVIDER_IN_ANY_CASE, SINCE),
    needs(id(3), `${path}/@schemeID`),
    form(
      id(4),
      `${path}/@schemeID`,
      { fits: (text) => /^\d{4}$/.test(text), like: PROVIDER_SCHEME },
      missingIsWrong,
      BEFORE,
    ),
    oneOf(id(4), `${path}/@schemeID`, PROVIDER_SCHEME, exact, any, missingIsWrong, SINCE),
  ];
}

const RESPONSE = '/ApplicationResponse/DocumentResponse';
const ISSUE = `${RESPONSE}/LineResponse`;
const REFUSAL = `${RESPONSE}[Response/ResponseCode~RE]`;
const REASON = 'Status/StatusReasonCode';

export const PEPPOL_MLS_RULES = rulesOf(
  onlyIn(
    'ubl',
    rows(
      at(
        '/',
        oneOf('SCH-MLS-01', 'CustomizationID', 'urn:peppol:edec:mls:1.0', missingIsWrong),
        oneOf('SCH-MLS-02', 'ProfileID', 'urn:peppol:edec:mls', missingIsWrong),
        filled('SCH-MLS-03', 'ID'),
        form('SCH-MLS-04', 'IssueDate', { fits: ({ length }) => length === 10, like: '2026-09-14' }, missingIsWrong),
        needs('SCH-MLS-05', 'IssueTime'),
        form(
          'SCH-MLS-06',
          'IssueTime',
          { fits: (time) => /(?:[+-]\d{2}:\d{2}|Z)$/.test(time), like: '12:00:00Z' },
          missingIsWrong,
        ),
        ...partyRows('SenderParty', 7),
        ...partyRows('ReceiverParty', 12),
        one('SCH-MLS-17', 'DocumentResponse'),
      ),
      at(
        RESPONSE,
        needs('SCH-MLS-18', 'Response/ResponseCode'),
        oneOf('SCH-MLS-19', 'Response/ResponseCode', 'AP AB RE', missingIsWrong),
        one('SCH-MLS-22', 'DocumentReference'),
      ),
      at(
        REFUSAL,
        needs('SCH-MLS-20', 'Response/Description'),
        filled('SCH-MLS-21', 'Response/Description'),
        needs('SCH-MLS-23', 'LineResponse'),
        oneOf('SCH-MLS-24', `LineResponse/Response/${REASON}`, FAILURES.join(' '), any, missingIsWrong),
      ),
      at(
        `${RESPONSE}[!Response/ResponseCode~RE]`,
        forbids('SCH-MLS-25', `LineResponse/Response[${REASON}~${FAILURES.join('|')}]`),
      ),
      at(`${RESPONSE}/DocumentReference`, filled('SCH-MLS-26', 'ID')),
      at(ISSUE, filled('SCH-MLS-27', 'LineReference/LineID')),
      at(
        `${ISSUE}/Response`,
        needs('SCH-MLS-28', 'Description'),
        filled('SCH-MLS-29', 'Description'),
        needs('SCH-MLS-30', 'Status'),
      ),
      at(
        `${ISSUE}/Response/Status`,
        oneOf('SCH-MLS-31', 'StatusReasonCode', [...FAILURES, 'BW'].join(' '), missingIsWrong),
      ),
    ),
  ),
);

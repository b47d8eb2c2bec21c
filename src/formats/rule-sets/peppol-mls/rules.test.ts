import { describe, expect, it } from 'vitest';
import { gone, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { MESSAGE_STATUS } from '../../testing/peppol-documents.ts';

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['another specification', [set('cbc:CustomizationID', 'urn:peppol:edec:mls:2.0')], 'SCH-MLS-01'],
  ['another process', [set('cbc:ProfileID', 'urn:peppol:edec')], 'SCH-MLS-02'],
  ['a date with its time zone', [set('cbc:IssueDate', '2026-11-24Z')], 'SCH-MLS-04'],
  ['no time', [gone('cbc:IssueTime')], 'SCH-MLS-05 SCH-MLS-06'],
  ['a time without its zone', [set('cbc:IssueTime', '09:30:00')], 'SCH-MLS-06'],
  ['a provider with letters', [['>000123<', '>POP000123<']], 'SCH-MLS-09'],
  ['what a provider serves in small letters', [['>000456-MLS<', '>000456-mls<']], ''],
  ['no scheme of the receiver', [['schemeID="0242">000456', '>000456']], 'SCH-MLS-15 SCH-MLS-16'],
  ['another scheme of the sender', [['schemeID="0242">000123', 'schemeID="0088">000123']], 'SCH-MLS-11'],
  ['no receiver', [gone('cac:ReceiverParty')], 'SCH-MLS-12 SCH-MLS-13 SCH-MLS-14 SCH-MLS-15 SCH-MLS-16'],
  ['accepted with a failure', [set('cbc:ResponseCode', 'AP')], 'SCH-MLS-25'],
  ['accepted with a warning', [set('cbc:ResponseCode', 'AP'), set('cbc:StatusReasonCode', 'BW')], ''],
  ['refused for a warning', [set('cbc:StatusReasonCode', 'BW')], 'SCH-MLS-24'],
  ['a status', [set('cbc:ResponseCode', 'IP')], 'SCH-MLS-19 SCH-MLS-25'],
  ['a reason', [set('cbc:StatusReasonCode', 'XX')], 'SCH-MLS-24 SCH-MLS-31'],
  ['refused without an issue', [gone('cac:LineResponse')], 'SCH-MLS-23 SCH-MLS-24'],
  ['no words', [gone('cbc:Description')], 'SCH-MLS-20 SCH-MLS-21 SCH-MLS-28 SCH-MLS-29'],
  ['no document', [gone('cac:DocumentReference')], 'SCH-MLS-22'],
  ['an issue at no place', [set('cbc:LineID', ' ')], 'SCH-MLS-27'],
];

describe("Peppol's message level status", () => {
  it('says nothing of a sound document', () => {
    expect(firedBy('peppol-mls@1.0.1', MESSAGE_STATUS)).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('peppol-mls@1.0.1', MESSAGE_STATUS, edits)).toBe(breaks);
  });

  it('took any scheme of four digits before 1.0.1, and capitals alone', () => {
    const otherwise = MESSAGE_STATUS.replace('0242', '0088').replace('-MLS', '-mls');
    expect(firedBy('peppol-mls@1.0.0', otherwise)).toEqual(['SCH-MLS-14']);
    expect(firedBy('peppol-mls@1.0.0', MESSAGE_STATUS.replace('0242', '88'))).toEqual(['SCH-MLS-11']);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('peppol-mls@1.0.1', MESSAGE_STATUS)).toMatchFileSnapshot('./slips.txt');
});

import { describe, expect, it } from 'vitest';
import { bare, gone, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { MESSAGE_RESPONSE } from '../../testing/peppol-documents.ts';

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['another specification', [set('cbc:CustomizationID', 'urn:peppol:edec:mls:1.0')], 'PEPPOL-T71-R001'],
  ['another process', [set('cbc:ProfileID', 'urn:peppol:edec:mls')], 'PEPPOL-T71-B00301'],
  ['no number', [[/<cbc:ID>A-17<.cbc:ID>/, '']], 'PEPPOL-T71-B00103'],
  ['a scheme that Peppol does not take', [['schemeID="9920"', 'schemeID="9999"']], 'PEPPOL-T71-B01102'],
  ['no scheme', [bare('cbc:EndpointID', 'schemeID')], 'PEPPOL-T71-B00801 PEPPOL-T71-B01101'],
  ['a reason', [set('cbc:StatusReasonCode', 'FD')], 'PEPPOL-T71-B02801'],
  ['a kind of document', [set('cbc:DocumentTypeCode', '471')], 'PEPPOL-T71-B01901'],
  ['an issue without status', [gone('cac:Status')], 'PEPPOL-T71-B02402'],
  [
    'a name of the sender',
    [['</cac:SenderParty>', '<cac:PartyName><cbc:Name>Nordlys</cbc:Name></cac:PartyName></cac:SenderParty>']],
    'PEPPOL-T71-B00702',
  ],
  ['an element of another namespace', [[/cbc:IssueTime/g, 'cac:IssueTime']], 'PEPPOL-T71-B00109'],
];

describe("Peppol's message level response", () => {
  it('says nothing of a sound document', () => {
    expect(firedBy('peppol-t71@2026.5', MESSAGE_RESPONSE)).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('peppol-t71@2026.5', MESSAGE_RESPONSE, edits)).toBe(breaks);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('peppol-t71@2026.5', MESSAGE_RESPONSE)).toMatchFileSnapshot('./slips.txt');
});

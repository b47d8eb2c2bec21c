import { describe, expect, it } from 'vitest';
import { gone, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { INVOICE_RESPONSE } from '../../testing/peppol-documents.ts';

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['another specification', [set('cbc:CustomizationID', 'urn:cen.eu:en16931:2017')], 'PEPPOL-T111-R003'],
  ['another process', [set('cbc:ProfileID', 'urn:peppol:edec:mls')], 'PEPPOL-T111-R008'],
  ['billing with response', [set('cbc:ProfileID', 'urn:peppol:bis:billing_with_response')], ''],
  ['rejected without a clarification', [gone('cac:Status')], 'PEPPOL-T111-R001'],
  ['paid without a clarification', [gone('cac:Status'), set('cbc:ResponseCode', 'PD')], ''],
  ['a status', [set('cbc:ResponseCode', 'AC')], 'PEPPOL-T111-B03001'],
  ['a clarification of the other list', [['>NIN<', '>REF<']], 'PEPPOL-T111-R006'],
  ['a clarification of no list', [['>NIN<', '>XXX<']], 'PEPPOL-T111-B03301 PEPPOL-T111-R006'],
  ['another clarification without words', [['>NIN<', '>OTH<']], 'PEPPOL-T111-R002'],
  ['paid in part without words', [['>REF<', '>PPD<'], gone('cbc:StatusReason')], 'PEPPOL-T111-R004'],
  ['no list', [[' listID="OPStatusAction"', '']], 'PEPPOL-T111-B03302'],
  ['another list', [['OPStatusAction', 'OPStatus']], 'PEPPOL-T111-B03303'],
  ['no name of the issuer', [gone('cac:PartyName')], 'PEPPOL-T111-B04301'],
  ['a GLN', [['7300010000001', '7300010000002']], 'PEPPOL-COMMON-R040'],
  ['an empty element', [set('cbc:Note', ' ')], 'PEPPOL-COMMON-R001'],
  ['a day that is none', [set('cbc:IssueDate', '2026-02-30')], 'PEPPOL-COMMON-R030'],
  [
    'a schema location',
    [['<ApplicationResponse', '<ApplicationResponse xmlns:x="urn:x" x:schemaLocation="y"']],
    'PEPPOL-COMMON-R003 PEPPOL-T111-B00108',
  ],
];

describe("Peppol's invoice response", () => {
  it('says nothing of a sound document', () => {
    expect(firedBy('peppol-t111@2026.5', INVOICE_RESPONSE)).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('peppol-t111@2026.5', INVOICE_RESPONSE, edits)).toBe(breaks);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('peppol-t111@2026.5', INVOICE_RESPONSE)).toMatchFileSnapshot('./slips.txt');
});

import { describe, expect, it } from 'vitest';
import { gone, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { DESPATCH_ADVICE } from '../../testing/peppol-documents.ts';

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['another specification', [set('cbc:CustomizationID', 'urn:fdc:peppol.eu:poacc:trns:order:3')], 'PEPPOL-T16-R011'],
  ['no number of the item', [gone('cac:StandardItemIdentification')], 'PEPPOL-T16-R003'],
  ['no name of the item', [['<cbc:Name>Bolts</cbc:Name>', '']], 'PEPPOL-T16-B19601 PEPPOL-T16-R004'],
  ['no quantity', [gone('cbc:DeliveredQuantity')], 'PEPPOL-T16-B18002 PEPPOL-T16-R005 PEPPOL-T16-R006'],
  ['less than nothing', [set('cbc:DeliveredQuantity', '-8')], 'PEPPOL-T16-R006'],
  ['nothing', [set('cbc:DeliveredQuantity', '0')], ''],
  ['still to come without a reason', [gone('cbc:OutstandingReason')], 'PEPPOL-T16-R007'],
  [
    'a buyer without a name',
    [[/<cac:PartyName><cbc:Name>Nordlys[^]*?<.cac:PartyName>/, '']],
    'PEPPOL-COMMON-R001 PEPPOL-T16-R008',
  ],
  ['a means of transport', [set('cbc:TransportModeCode', '11')], 'PEPPOL-T16-B13801'],
  ['a package', [set('cbc:TransportHandlingUnitTypeCode', 'XBX')], 'PEPPOL-T16-B24401'],
  ['no list of a code', [[' listID="X"', '']], 'PEPPOL-T16-B22101'],
];

describe("Peppol's despatch advice", () => {
  it('says nothing of a sound document', () => {
    expect(firedBy('peppol-t16@2026.5', DESPATCH_ADVICE)).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('peppol-t16@2026.5', DESPATCH_ADVICE, edits)).toBe(breaks);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('peppol-t16@2026.5', DESPATCH_ADVICE)).toMatchFileSnapshot('./slips.txt');
});

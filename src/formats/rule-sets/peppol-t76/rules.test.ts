import { describe, expect, it } from 'vitest';
import { gone, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { ORDER_RESPONSE } from '../../testing/peppol-documents.ts';

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['accepted with lines', [set('cbc:OrderResponseCode', 'AP')], 'PEPPOL-T76-R008'],
  ['rejected with lines', [set('cbc:OrderResponseCode', 'RE')], 'PEPPOL-T76-R009'],
  ['acknowledged with lines', [set('cbc:OrderResponseCode', 'AB')], 'PEPPOL-T76-R010'],
  ['acknowledged without lines', [set('cbc:OrderResponseCode', 'AB'), gone('cac:OrderLine')], ''],
  ['changed without lines', [gone('cac:OrderLine')], 'PEPPOL-T76-R007'],
  ['a delivery that ends before it begins', [set('cbc:EndDate', '2026-11-30')], 'PEPPOL-T76-R004'],
  ['another currency', [['PriceAmount currencyID="EUR"', 'PriceAmount currencyID="NOK"']], 'PEPPOL-T76-R005'],
  ['another specification', [set('cbc:CustomizationID', 'urn:fdc:peppol.eu:poacc:trns:order:3')], 'PEPPOL-T76-R006'],
  [
    'no name of the seller',
    [[/<cac:PartyLegalEntity><cbc:RegistrationName>Provide[^]*?<.cac:PartyLegalEntity>/, '']],
    'PEPPOL-T76-R002',
  ],
  [
    'no name of the buyer, but a number',
    [[/<cac:PartyLegalEntity><cbc:RegistrationName>Nordlys[^]*?<.cac:PartyLegalEntity>/, '']],
    '',
  ],
  ['two lines of one number', [[/<cac:OrderLine>[^]*<.cac:OrderLine>/, '$&$&']], 'PEPPOL-T76-R003'],
  ['a status of a line', [set('cbc:LineStatusCode', '2')], 'PEPPOL-T76-B04201'],
  ['a unit', [['unitCode="C62"', 'unitCode="PCS"']], 'PEPPOL-T76-B04302'],
];

describe("Peppol's order response", () => {
  it('says nothing of a sound document', () => {
    expect(firedBy('peppol-t76@2026.5', ORDER_RESPONSE)).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('peppol-t76@2026.5', ORDER_RESPONSE, edits)).toBe(breaks);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('peppol-t76@2026.5', ORDER_RESPONSE)).toMatchFileSnapshot('./slips.txt');
});

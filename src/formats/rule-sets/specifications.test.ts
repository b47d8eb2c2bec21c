import { expect, it } from 'vitest';
import { listDestinations } from '../destinations/list-destinations.ts';
import { WRITTEN_DESTINATIONS } from '../destinations/written.ts';
import { PROFILES } from '../en16931/profiles/profiles.ts';
import { FORMATS } from '../catalogue/formats.ts';
import { prepareXml } from '../reading/prepare-xml.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { RULE_SETS } from './standard.ts';

const judgedBy = (data: string): readonly string[] => {
  const prepared = prepareXml({ data }, FORMATS);
  return prepared.ok ? prepared.value.judge(RULE_SETS, '2026-11-27').judged.map(({ set }) => set) : [];
};

it.each([
  ['urn:peppol:pint:billing-1@sg-1', ['schema', 'pint', 'pint-sg']],
  ['urn:peppol:pint:selfbilling-1@aunz-1', ['schema', 'pint', 'pint-aunz-selfbilling']],
  ['urn:peppol:pint:selfbilling-1@ae-1', ['schema', 'pint', 'pint-ae']],
  ['urn:cen.eu:en16931:2017#conformant#urn:UBL.BE:1.0.0.20180214', ['schema', 'ubl-be']],
  ['urn:cen.eu:en16931:2017#compliant#urn:feap.gov.pt:CIUS-PT:2.1.1', ['schema', 'cius-pt']],
  ['urn:cen.eu:en16931:2017', ['schema', 'en16931']],
])('a document that names %s is judged by its own sets', (specification, sets) => {
  const data = ublInvoice().replace(/(<cbc:CustomizationID>)[^<]*/, `$1${specification}`);
  expect(judgedBy(data)).toEqual(sets);
});

it('judges NLCIUS in the syntax of the document', () => {
  const nlcius = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0';
  expect(judgedBy(ublInvoice().replace(/(<cbc:CustomizationID>)[^<]*/, `$1${nlcius}`))).toContain('si-ubl');
  expect(judgedBy(ciiInvoice().replace('urn:cen.eu:en16931:2017', nlcius))).toContain('nlcius-cii');
});

it('chooses the sets that the destination of the specification is judged by', () => {
  const { destinations } = listDestinations('2026-11-27');
  for (const { key, specificationPattern } of WRITTEN_DESTINATIONS) {
    const profile = PROFILES.find((profile) => profile.key === key);
    if (!specificationPattern || !profile) continue;
    expect(specificationPattern.test(profile.specification), key).toBe(true);
    const data = ublInvoice().replace(/(<cbc:CustomizationID>)[^<]*/, `$1${profile.specification}`);
    const listed = destinations.find((destination) => destination.key === key);
    expect(
      listed?.rule_sets.map(({ set }) => set),
      key,
    ).toEqual(judgedBy(data));
  }
});

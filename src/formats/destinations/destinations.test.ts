import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Fault, JsonObject } from '../../engine/index.ts';
import { createStandardEngine, standardParts } from '../../engine/standard.ts';
import { formatHandlers } from '../../operations/formats.ts';
import { PROFILES } from '../en16931/profiles/profiles.ts';
import { formatByKey } from '../catalogue/formats.ts';
import { isProfileOf } from '../en16931/profiles/profiles.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { metadata, pdfFile } from '../testing/pdf-files.ts';
import { INVOICE_RESPONSE } from '../testing/peppol-documents.ts';
import { zugferd1Invoice } from '../testing/zugferd-1-invoice.ts';
import { destinationFor, destinationOf } from './derive.ts';
import { DESTINATIONS } from './destinations.ts';
import { judgeForDestination } from './destination-report.ts';
import { listDestinations } from './list-destinations.ts';

const engine = createStandardEngine();
const context = {
  now: () => new Date('2026-11-25T12:00:00Z'),
  newId: () => '019bc000-0000-7000-8000-000000000000',
};
const example = (name: string): JsonObject => JSON.parse(readFileSync(`examples/${name}.json`, 'utf8')) as JsonObject;
const changed = (name: string, members: JsonObject): JsonObject => ({ ...example(name), ...members });

type Report = NonNullable<Awaited<ReturnType<typeof inspected>>>;
async function inspected(given: JsonObject | string | Uint8Array, destination = 'auto') {
  const data = given instanceof Uint8Array ? Buffer.from(given).toString('base64') : given;
  const encoding = given instanceof Uint8Array ? { encoding: 'base64' as const } : {};
  const outcome = await formatHandlers.inspect({ data, destination, ...encoding }, { engine, context });
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}
const faultsOf = ({ destination }: Report) =>
  destination?.faults.map(({ code, properties, set, release }) => [code, properties[0], set, release]);

describe('the list', () => {
  it('names addons, profiles and formats that there are, and each key once', () => {
    const addons = new Set(standardParts.addons.map(({ key }) => key));
    for (const { key, addons: own = [], profiles = [], formats = [] } of DESTINATIONS) {
      expect(
        own.filter((addon) => !addons.has(addon)),
        key,
      ).toEqual([]);
      const [first] = formats;
      for (const profile of profiles)
        expect(
          PROFILES.some((candidate) => candidate.key === profile),
          profile,
        ).toBe(true);
      const [written] = PROFILES.filter((profile) => profile.key === profiles[0]);
      const format = first && formatByKey(first);
      if (written && format) expect(isProfileOf({ ...written }, format) || written.writtenAs === first, key).toBe(true);
    }
    const keys = DESTINATIONS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['2026-08-01', '1.4.0', {}],
    ['2026-09-02', '1.4.0.03', {}],
    ['2026-09-03', '1.4.0.03', { not_judged_yet: ['1.4.0.04'] }],
  ])('names on %s the release in force then, and a newer one that is not judged', (at, release, more) => {
    const french = listDestinations(at).destinations.find(({ key }) => key === 'fr-ctc');
    expect(french).toMatchObject({ country: 'FR', country_tells: true, addons: ['fr-ctc-flow2-v1'] });
    expect(french?.types).toEqual(['bill/invoice']);
    expect(french?.rule_sets.at(-1)).toEqual({ set: 'fr-ctc', name: 'French CTC', release, ...more });
  });
});

describe('the day', () => {
  const LOCATION = {
    attachments: [{ code: 'A-1', name: 'plan.pdf', description: 'Plan', url: 'plans/plan.pdf' }],
  };
  it.each([
    ['2026-08-30', 'ready', '3.0.2-2.5.0', '2026-01-31', 'warning'],
    ['2026-08-31', 'not-ready', '3.0.2-2.6.0', '2026-08-31', 'error'],
  ])('%s decides by which releases and levels a document is judged', async (at, verdict, release, levels, severity) => {
    const data = changed('de/invoice-xrechnung', LOCATION);
    const outcome = await formatHandlers.inspect({ data, destination: 'xrechnung', at }, { engine, context });
    const { destination } = outcome.ok ? outcome.value : {};
    expect(destination).toMatchObject({ at, verdict, levels_by: { authority: 'KoSIT', release: levels } });
    expect(destination?.sets.at(-1)).toMatchObject({ set: 'xrechnung-3', release });
    expect(destination?.faults.filter(({ code }) => code === 'BR-TMP-2')).toMatchObject([{ severity }]);
  });

  it('is refused if it does not exist', async () => {
    const data = example('de/invoice-xrechnung');
    const outcome = await formatHandlers.inspect({ data, at: '2026-02-30' }, { engine, context });
    expect(outcome).toMatchObject({ ok: false, error: { key: 'input' } });
  });

  it.each([
    ['2026-11-15', undefined, 'Ready for EN 16931 as of 2026-11-15, by XML Schema 2.1-d16b, EN 16931 1.3.16'],
    [
      '2026-11-16',
      ['1.3.17'],
      'Ready for EN 16931 as of 2026-11-16, by XML Schema 2.1-d16b, EN 16931 1.3.16; not judged by EN 16931 1.3.17 yet',
    ],
  ])('%s has the releases published by then that nothing is judged by', async (at, newer, says) => {
    const outcome = await formatHandlers.inspect(
      { data: ublInvoice(), destination: 'en16931', at },
      { engine, context },
    );
    const { destination } = outcome.ok ? outcome.value : {};
    expect([destination?.sets.at(-1)?.not_judged_yet, destination?.description]).toEqual([newer, says]);
  });

  it('is not that of a release of the base that the receiver does not use yet', async () => {
    const { destination } = await inspected(example('de/invoice-xrechnung'));
    expect(destination?.description).not.toContain('1.3.17');
  });
});

describe('where a document goes', () => {
  it.each([
    ['an addon', 'de/invoice-xrechnung', ['xrechnung', 'addon', 'ready']],
    ['the addon of a message', 'fr/status-ctc', ['fr-cdar', 'addon', 'ready']],
    ['the law of the country', 'be/invoice', ['peppol-be', 'country', 'not-ready']],
    ['the law of a country with a format of its own', 'pl/invoice', ['ksef', 'country', 'unproven']],
    ['the addon of a format of an authority', 'it/invoice-sdi', ['sdi', 'addon', 'unproven']],
    ['the addon of a platform that no XML is written for', 'pt/invoice-saft', ['saft-pt', 'addon', 'unproven']],
    ['the addon of a stamped file', 'sa/invoice-zatca', ['zatca', 'addon', 'unproven']],
    ['the addon of EN 16931', 'de/invoice-en16931', ['en16931', 'addon', 'ready']],
    ['nothing', 'us/invoice', undefined],
  ])('is told by %s', async (_, name, expected) => {
    const { destination } = await inspected(example(name));
    expect(destination && [destination.key, destination.told_by, destination.verdict]).toEqual(expected);
  });

  it.each([
    ['a Slovak invoice between payers of VAT', 'SK', '2027-01-01', ['peppol', 'country']],
    ['one of the last day before', 'SK', '2026-12-31', undefined],
    ['a Greek invoice between businesses', 'EL', '2026-10-01', ['mydata', 'country']],
    ['one of the last day before, when not all had to', 'EL', '2026-09-30', undefined],
    ['one without a date, which is still to be issued', 'EL', undefined, ['mydata', 'country']],
    ['one of another country', 'CZ', '2027-01-01', undefined],
  ])('follows from the law from its first day on: %s', (_, country, day, expected) => {
    const party = { name: 'P', tax_id: { country } };
    const dated = day === undefined ? {} : { issue_date: day };
    const invoice = { $schema: 'https://gobl.org/draft-0/bill/invoice', supplier: party, customer: party, ...dated };
    const chosen = destinationOf(invoice);
    expect(chosen && [chosen.destination.key, chosen.by]).toEqual(expected);
    const abroad = { ...invoice, customer: { name: 'P', tax_id: { country: 'DE' } } };
    expect(destinationOf(abroad)).toBeUndefined();
  });

  it('states the countries and first days in the list', () => {
    const required = listDestinations('2026-11-27').destinations.flatMap(({ required = [] }) => required);
    expect(required).toEqual([
      { country: 'SK', since: '2027-01-01' },
      { country: 'GR', since: '2026-10-01' },
    ]);
  });

  it('follows from an inbox of Peppol', async () => {
    const customer = example('de/invoice-en16931').customer as JsonObject;
    const inboxes = [{ key: 'peppol', scheme: '0088', code: '4000001123452' }];
    const { destination } = await inspected(changed('de/invoice-en16931', { customer: { ...customer, inboxes } }));
    expect(destination).toMatchObject({ key: 'peppol', told_by: 'inbox' });
  });

  it('follows from the specification of XML, which is judged by the sets of that', async () => {
    const pint = ublInvoice().replace(/(<cbc:CustomizationID>)[^<]*/, '$1urn:peppol:pint:billing-1@sg-1');
    const { destination, faults } = await inspected(pint);
    expect(destination).toMatchObject({ key: 'pint-sg', told_by: 'specification', verdict: 'not-ready' });
    expect(destination?.sets.map(({ set }) => set)).toEqual(['schema', 'pint', 'pint-sg']);
    expect(faults.some(({ code }) => code.endsWith('-SG'))).toBe(true);
  });
});

describe('a document for a destination', () => {
  const draft = (): JsonObject => {
    const { ordering: _, ...rest } = example('de/invoice-xrechnung');
    return rest;
  };

  it('is judged by the rules of the authority at the members that its XML comes from', async () => {
    const report = await inspected(example('de/invoice-en16931'), 'peppol');
    expect(report.faults.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(report.destination?.verdict).toBe('not-ready');
    expect(faultsOf(report)).toEqual([
      ['PEPPOL-EN16931-R003', '$.ordering.code', 'peppol-bis-3', '2026.5'],
      ['PEPPOL-EN16931-R010', '$.customer', 'peppol-bis-3', '2026.5'],
      ['PEPPOL-EN16931-R020', '$.supplier', 'peppol-bis-3', '2026.5'],
      ['DE-R-015', '$.ordering.code', 'peppol-bis-3', '2026.5'],
      ['DE-R-005', '$.supplier', 'peppol-bis-3', '2026.5'],
      ['DE-R-006', '$.supplier', 'peppol-bis-3', '2026.5'],
      ['DE-R-027', '$.supplier', 'peppol-bis-3', '2026.5'],
    ]);
  });

  it('is judged by the rules of the authority even if it breaks others, and each fact is reported once', async () => {
    const { payment: _, ...unpaid } = example('de/invoice-en16931');
    const report = await inspected(unpaid, 'peppol');
    const own = report.faults.filter(({ severity }) => severity === 'error').map(({ code }) => code);
    expect(own).toEqual(['GOBL-EU-EN16931-BILL-INVOICE-06']);
    const printed = faultsOf(report)?.map(([code, place]) => `${code} ${place}`) ?? [];
    expect(printed).toEqual(
      expect.arrayContaining([
        'PEPPOL-EN16931-R003 $.ordering.code',
        'PEPPOL-EN16931-R010 $.customer',
        'PEPPOL-EN16931-R020 $.supplier',
      ]),
    );
    // BR-CO-25 is the norm of the first.
    expect(printed.filter((line) => line.startsWith('BR-CO-25'))).toEqual([]);
  });

  it.each([
    ['error', false],
    ['warning', true],
  ] as const)('reports an error whose id the norm of an own %s names: %s', (severity, isNamed) => {
    const { payment: _, ...data } = example('de/invoice-en16931');
    const chosen = destinationFor('peppol', data);
    const { faults } = engine.inspect({ data: { ...data, $addons: ['de-xrechnung-v3'] } }, context);
    const own = faults.filter(({ code }) => code === 'GOBL-DE-XRECHNUNG-BILL-INVOICE-08');
    if (!chosen || own.length === 0) throw new Error('There is no such destination, or no such fault.');
    const faultsThere = judgeForDestination(
      { data, own: { ok: true, faults: own.map((fault) => ({ ...fault, severity })) }, chosen },
      { engine, context },
      RULE_SETS,
    ).faults;
    expect(faultsThere.some(({ code }) => code === 'PEPPOL-EN16931-R020')).toBe(isNamed);
  });

  it('has the same places in an envelope', async () => {
    const doc = example('de/invoice-en16931');
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', doc };
    const inside = faultsOf(await inspected(envelope, 'peppol'))?.filter(([code]) => /^PEPPOL/.test(code ?? ''));
    expect(inside?.map(([, place]) => place)).toEqual(['$.doc.ordering.code', '$.doc.customer', '$.doc.supplier']);
  });

  it('has a fault once that the document and its destination both find', async () => {
    const report = await inspected(draft());
    const own = new Set(report.faults.map(({ code, properties }) => `${code} ${properties[0]}`));
    expect(own.size).toBeGreaterThan(0);
    expect(report.destination).toMatchObject({ verdict: 'not-ready' });
    expect(report.destination?.faults.filter(({ code, properties }) => own.has(`${code} ${properties[0]}`))).toEqual(
      [],
    );
  });

  it('is not ready where its destination finds an error that it has as a warning by itself', () => {
    const data = example('de/invoice-en16931');
    const chosen = destinationFor('peppol', data);
    if (!chosen) throw new Error('There is no such destination.');
    const judged = (own: readonly Fault[]) =>
      judgeForDestination({ data, own: { ok: true, faults: own }, chosen }, { engine, context }, RULE_SETS);
    const errors = judged([]).faults.filter(({ severity }) => severity === 'error');
    expect(errors.length).toBeGreaterThan(0);
    const warnings = errors.map((fault) => ({ ...fault, severity: 'warning' as const }));
    expect(judged(warnings)).toMatchObject({ verdict: 'not-ready', faults: expect.arrayContaining(errors) as unknown });
  });

  it('says what stays unchecked, and is never called ready then', async () => {
    const { destination } = await inspected(example('pt/invoice-saft'));
    expect(destination).toMatchObject({ sets: [] });
    expect(destination?.unchecked.map(({ description }) => description)).toEqual([
      'the file for SAF-T (PT), which Assay does not write',
    ]);
    const { destination: italian } = await inspected(example('it/invoice-sdi'));
    expect(italian).toMatchObject({ sets: [{ set: 'schema' }, { set: 'sdi' }], losses: [] });
    expect(italian?.unchecked.map(({ description }) => description)).toEqual([
      'the conditions of Sistema di Interscambio (SdI) that Assay does not state',
    ]);
    const { destination: belgian } = await inspected(ublInvoice(), 'ubl-be');
    expect(belgian?.unchecked.map(({ description }) => description).join()).toContain('DK-R-015');
  });

  it('follows from the specification of Portugal', async () => {
    const portuguese = ublInvoice().replace(
      /(<cbc:CustomizationID>[^<]*)/,
      '$1#compliant#urn:feap.gov.pt:CIUS-PT:2.1.1',
    );
    const { destination, faults } = await inspected(portuguese);
    expect(destination).toMatchObject({ key: 'cius-pt', told_by: 'specification', verdict: 'not-ready' });
    expect(destination?.sets).toMatchObject([{ set: 'schema' }, { set: 'cius-pt', release: '2.1.1' }]);
    expect(faults.map(({ code }) => code)).toContain('BR-CIUS-PT-05');
  });

  it('names the rules that wait for a stamp', async () => {
    const { destination } = await inspected(example('sa/invoice-zatca'));
    expect(destination?.unchecked.map(({ description }) => description).join()).toContain('BR-KSA-');
    expect(destination?.faults.map(({ code }) => code)).not.toContain('BR-KSA-60');
  });

  it('leaves Chorus Pro’s own schemes of numbers alone', async () => {
    const { destination } = await inspected(example('fr/invoice-choruspro'));
    expect(destination).toMatchObject({ key: 'choruspro', verdict: 'unproven', faults: [] });
  });

  it.each([
    ['ro', 'BR-RO-110', 'Add `state` to `supplier.addresses[0]`.', ['$.supplier.addresses[0].state']],
    ['hr', 'HR-BR-2', 'Add `issue_time`.', ['$.issue_time']],
    ['hr', 'HR-BR-7', 'Add `inboxes` to `supplier`.', ['$.supplier.inboxes[0].scheme', '$.supplier.inboxes[0].code']],
    ['be', 'PEPPOL-EN16931-R003', 'Add `ordering.code`.', ['$.ordering.code']],
  ])('asks a document of %s for the members that %s misses in its XML', async (country, rule, advice, asked) => {
    for (const [data, at] of [
      [example(`${country}/invoice`), '$.'],
      [{ $schema: 'https://gobl.org/draft-0/envelope', doc: example(`${country}/invoice`) }, '$.doc.'],
    ] as const) {
      const fault = (await inspected(data)).destination?.faults.find(({ code }) => code === rule);
      const paths = asked.map((path) => path.replace('$.', at));
      expect(fault?.fixes.map(({ ask }) => ask?.form.map(({ place }) => place))).toEqual([paths]);
      expect(fault?.description).toMatch(/ (?:is|are) missing/);
      expect(fault?.description).not.toContain('Add `cbc:');
      if (at === '$.') expect(fault?.description).toContain(advice);
    }
  });

  it('refuses a destination that there is not', async () => {
    for (const data of [example('us/invoice'), ublInvoice()]) {
      const outcome = await formatHandlers.inspect({ data, destination: '__proto__' }, { engine, context });
      expect(outcome).toMatchObject({ ok: false, error: { key: 'input', faults: [{ code: 'ASSAY-INPUT-VALUE' }] } });
    }
  });

  it('leaves a report as it is where nothing is asked', async () => {
    const outcome = await formatHandlers.inspect({ data: example('be/invoice') }, { engine, context });
    expect(outcome.ok && Object.hasOwn(outcome.value, 'destination')).toBe(false);
  });
});

describe('a file without an error', () => {
  const xrechnung = async (specification = '', note = '') => {
    const data = example('de/invoice-xrechnung');
    const written = await formatHandlers.export({ data, format: 'ubl', allow_loss: true }, { engine, context });
    if (!written.ok) throw new Error(written.error.message);
    return written.value.content
      .replace(/(<cbc:CustomizationID>)([^<]*)/, (_, start, own) => `${start}${specification || own}`)
      .replace('<cbc:ID>', `<cbc:ID>${note}`);
  };
  const inPdf = () =>
    pdfFile({ files: [{ name: 'factur-x.xml', text: ciiInvoice(), relationship: 'Alternative' }], xmp: metadata() });

  it.each<[string, () => string | Promise<string | Uint8Array>, string, string]>([
    ['in a syntax of others', ciiInvoice, 'zatca', 'the rules of Fatoora (ZATCA) for '],
    ['by the base of the rules alone', ciiInvoice, 'cius-ro', 'the rules of RO e-Factura for '],
    ['of another kind', () => INVOICE_RESPONSE, 'oioubl', 'the rules of NemHandel (OIOUBL) for '],
    ['by no rules at all', ublInvoice, 'fr-cdar', 'the rules of Cycle de vie (CDAR) for '],
    ['in a syntax that is obsolete', zugferd1Invoice, 'en16931', 'the rules of EN 16931 for '],
    ['that names the standard alone', () => xrechnung('urn:cen.eu:en16931:2017'), 'xrechnung', '(BT-24)'],
    [
      'that names an earlier version',
      () => xrechnung('urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3'),
      'auto',
      '(BT-24)',
    ],
    ['that names other rules', () => ciiInvoice().replace('urn:cen.eu:en16931:2017', 'urn:other'), 'nlcius', '(BT-24)'],
    ['in a PDF', inPdf, 'en16931', 'the PDF around the XML'],
  ])('%s is not ready', async (_, file, destination, unchecked) => {
    const report = await inspected(await file(), destination);
    expect(report.faults.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(report.destination?.verdict).toBe('unproven');
    expect(report.destination?.unchecked.map(({ description }) => description).join()).toContain(unchecked);
  });

  it.each([
    ['xrechnung', xrechnung],
    ['en16931', xrechnung],
    ['en16931', ublInvoice],
    ['peppol-invoice-response', () => INVOICE_RESPONSE],
  ])('is ready for %s, whose rules are checked', async (destination, file) => {
    expect((await inspected(await file(), destination)).destination).toMatchObject({ verdict: 'ready', unchecked: [] });
  });

  it('is not ready with a character that no XML may have', async () => {
    const { destination } = await inspected(await xrechnung('', '\u0001'));
    expect(destination).toMatchObject({
      verdict: 'not-ready',
      faults: [{ code: 'ASSAY-XML-CHARACTER', severity: 'error' }],
    });
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { importFile } from '../reading/import-file.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { fontFiles } from '../testing/font-files.ts';
import { exportPdf } from './export-pdf.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-25T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };
const german = JSON.parse(readFileSync('examples/de/invoice.json', 'utf8')) as JsonObject;
const full: JsonObject = {
  ...german,
  notes: [{ key: 'general', text: 'Thank you' }],
  supplier: { ...(german['supplier'] as JsonObject), people: [{ name: { given: 'Ida', surname: 'Ostertag' } }] },
  lines: (german['lines'] as readonly JsonObject[]).map((line, i) => ({
    ...line,
    item: { ...(line['item'] as JsonObject), ref: `A-${i}` },
  })),
};

async function written(format: string, profile: string, allowLoss = true, data = full) {
  const asked = { data, format, profile, allowLoss, page: { lang: 'de' } };
  return exportPdf(asked, engine, context, RULE_SETS, fontFiles);
}

interface Level {
  readonly specification: string;
  readonly level: string;
  readonly relationship: string;
  readonly has: readonly string[];
  readonly lacks: readonly string[];
  /** A place of the document that is reported as lost, and one that is not. */
  readonly lost?: string;
  readonly kept: string;
}

const EN = 'urn:cen.eu:en16931:2017';
const LINE = 'IncludedSupplyChainTradeLineItem';
const LEVELS: Readonly<Record<string, Level>> = {
  'factur-x-minimum': {
    specification: 'urn:factur-x.eu:1p0:minimum',
    level: 'MINIMUM',
    relationship: 'Data',
    has: ['GrandTotalAmount', 'ApplicableHeaderTradeDelivery'],
    lacks: ['LineTotalAmount', 'ApplicableTradeTax', 'IncludedNote', 'CityName', LINE],
    lost: '$.supplier.addresses[0].street',
    kept: '$.supplier.name',
  },
  'factur-x-basic-wl': {
    specification: 'urn:factur-x.eu:1p0:basicwl',
    level: 'BASIC WL',
    relationship: 'Data',
    has: ['LineTotalAmount', 'ApplicableTradeTax', 'IncludedNote', 'CityName'],
    lacks: [LINE, 'DefinedTradeContact'],
    lost: '$.lines[0].item.name',
    kept: '$.supplier.addresses[0].street',
  },
  'factur-x-basic': {
    specification: `${EN}#compliant#urn:factur-x.eu:1p0:basic`,
    level: 'BASIC',
    relationship: 'Alternative',
    has: [LINE, 'NetPriceProductTradePrice'],
    lacks: ['SellerAssignedID', 'DefinedTradeContact'],
    lost: '$.lines[0].item.ref',
    kept: '$.lines[0].item.name',
  },
  en16931: {
    specification: EN,
    level: 'EN 16931',
    relationship: 'Alternative',
    has: [LINE, 'SellerAssignedID', 'DefinedTradeContact'],
    lacks: [],
    kept: '$.lines[0].item.ref',
  },
  'factur-x-extended': {
    specification: `${EN}#conformant#urn:factur-x.eu:1p0:extended`,
    level: 'EXTENDED',
    relationship: 'Alternative',
    has: [LINE, 'SellerAssignedID', 'DefinedTradeContact'],
    lacks: [],
    kept: '$.lines[0].item.ref',
  },
};

describe.each(Object.entries(LEVELS))('a PDF in the profile %s', (profile, wanted) => {
  it.each(['factur-x', 'zugferd'])('as %s says its level, holds what that has, and is read back', async (format) => {
    const outcome = await written(format, profile);
    if (!outcome.ok) throw new Error(outcome.error.message);
    const { bytes, report, verdicts } = outcome.value;
    expect(verdicts.filter(({ severity }) => severity === 'error')).toEqual([]);
    const opened = openPdf(bytes);
    if (!opened.ok) throw new Error(opened.faults[0]?.description);
    const { relationship, attachment, metadata } = opened.value.claims;
    expect([relationship, attachment, metadata?.level, metadata?.version]).toEqual([
      wanted.relationship,
      'factur-x.xml',
      wanted.level,
      '1.0',
    ]);
    const xml = new TextDecoder().decode(opened.value.xml);
    expect(/GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>([^<]*)</.exec(xml)?.[1]).toBe(wanted.specification);
    const has = (name: string) => xml.includes(`:${name}>`) || xml.includes(`:${name}/>`);
    expect([wanted.has.filter((name) => !has(name)), wanted.lacks.filter(has)]).toEqual([[], []]);
    const lost = report.losses.map(({ path }) => path);
    expect(lost).not.toContain(wanted.kept);
    if (wanted.lost !== undefined) expect(lost).toContain(wanted.lost);
    else expect(lost).toEqual([]);
    const read = importFile({ data: bytes }, engine, context, RULE_SETS);
    expect(read).toMatchObject({ ok: true, value: { format: 'cii', pdf: { faults: [] } } });
    if (read.ok) expect(read.value.verdicts.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('is refused where something would be lost that nobody agreed to lose', async () => {
    const outcome = await written('factur-x', profile, false);
    const codes = outcome.ok ? [] : outcome.error.faults.map(({ code }) => code);
    expect([outcome.ok, new Set(codes)]).toEqual(
      wanted.lost === undefined ? [true, new Set()] : [false, new Set(['ASSAY-EXPORT-LOSS'])],
    );
  });
});

it.each([
  ['factur-x-minimum', ['USD'], ['$.exchange_rates[0].to', '$.exchange_rates[0].amount']],
  ['factur-x-basic-wl', ['USD', 'EUR'], []],
  ['factur-x-basic', ['USD', 'EUR'], []],
  ['en16931', ['USD', 'EUR'], []],
] as const)(
  '%s has the VAT total in %j, and reports the currency that it does not hold',
  async (profile, has, lost) => {
    const exchanged = { ...full, currency: 'USD', exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.9' }] };
    const outcome = await written('factur-x', profile, true, exchanged);
    if (!outcome.ok) throw new Error(outcome.error.message);
    const opened = openPdf(outcome.value.bytes);
    const xml = opened.ok ? new TextDecoder().decode(opened.value.xml) : '';
    expect(Array.from(xml.matchAll(/TaxTotalAmount currencyID="([A-Z]+)"/g), ([, currency]) => currency)).toEqual(has);
    expect(xml.includes('TaxCurrencyCode')).toBe(has.length > 1);
    const lostPaths = outcome.value.report.losses.map(({ path }) => path).filter((path) => path.includes('exchange'));
    expect(lostPaths.toSorted()).toEqual([...lost].toSorted());
    expect(outcome.value.verdicts.filter(({ severity }) => severity === 'error')).toEqual([]);
    const refused = await written('factur-x', profile, false, exchanged);
    const paths = refused.ok ? [] : refused.error.faults.map(({ properties }) => properties[0] ?? '');
    expect(lost.filter((path) => !paths.includes(path))).toEqual([]);
  },
);

it('is of the plain profile where none is asked for, whatever addons are named', async () => {
  for (const [format, addon] of [
    ['zugferd', 'fr-facturx-v1'],
    ['factur-x', 'de-zugferd-v2'],
  ] as const) {
    const data = { ...german, $addons: ['eu-en16931-v2017', addon] };
    const outcome = await exportPdf({ data, format }, engine, context, [], fontFiles);
    expect(outcome.ok && outcome.value.profile).toBe('en16931');
  }
});

/** Members whose value is part of another member, is in the XML or among the losses, or follows from the document. */
const KEPT_ELSEWHERE = [
  '$.$schema',
  '$.series',
  '$.supplier.tax_id.country',
  '$.supplier.addresses[0].num',
  '$.supplier.people[0].name.surname',
  '$.customer.tax_id.country',
  '$.customer.addresses[0].num',
  '$.lines[0].taxes[0].rate',
  '$.lines[1].taxes[0].rate',
  '$.notes[0].key',
];

it.each(Object.keys(LEVELS))('%s lists every value of the document that its XML does not have', async (profile) => {
  const outcome = await written('factur-x', profile);
  if (!outcome.ok) throw new Error(outcome.error.message);
  const { losses, links } = outcome.value.report;
  const reported = new Set([...losses.map(({ path }) => path), ...links.map(({ from }) => from)]);
  const leaves: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) value.forEach((entry, i) => walk(entry, `${path}[${i}]`));
    else if (typeof value === 'object' && value !== null)
      for (const [name, member] of Object.entries(value)) walk(member, `${path}.${name}`);
    else leaves.push(path);
  };
  walk(full, '$');
  expect(leaves.filter((path) => !reported.has(path))).toEqual(KEPT_ELSEWHERE);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../../engine/standard.ts';
import type { JsonObject } from '../../../engine/index.ts';
import { exportXml } from '../../writing/export-xml.ts';
import { prepareImport } from '../../reading/import-xml.ts';
import { checkPage } from './check-page.ts';

const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };
const data = JSON.parse(readFileSync('examples/de/invoice.json', 'utf8')) as JsonObject;

/** The XML of the example invoice. */
function readTerms() {
  const asked = { data, format: 'cii', profile: 'en16931', allowLoss: true };
  const exported = exportXml(asked, createStandardEngine(), context, []);
  if (!exported.ok) throw new Error(exported.error.message);
  const prepared = prepareImport({ data: exported.value.content }, () => true);
  if (!prepared.ok) throw new Error(prepared.faults[0]?.description);
  const found = prepared.value.terms;
  return (term: string) => [found, ...found.groups('BG-23')].flatMap((group) => group.value(term)?.value ?? []);
}

const valuesOf = readTerms();
const value = (term: string) => valuesOf(term)[0] ?? '';
const [number, day, total, vat] = ['BT-1', 'BT-2', 'BT-112', 'BT-110'].map(value) as [string, string, string, string];
const page = `Rechnung ${number} vom ${day}\nMwSt. ${vat}\nGesamtbetrag ${total} EUR`;
const other = '77.77';

describe('a page beside its XML', () => {
  it.each<[string, string, string[]]>([
    ['that shows the same', page, []],
    ['with another total', page.replace(total, other), ['TOTAL error']],
    ['with another sum of VAT', page.replace(vat, other), ['VAT error']],
    ['with another number', page.replace(number, 'X-1'), ['NUMBER error']],
    ['of another day', page.replace(day, '1999-12-31'), ['DATE warning']],
    ['of no day', page.replace(day, 'gestern'), []],
    ['without figures', 'Siehe Anlage', []],
    ['of another invoice', `A-1 31.12.1999 ${other}`, ['TOTAL error', 'VAT error', 'NUMBER error', 'DATE warning']],
  ])('%s', (_, text, expected) => {
    const printed = checkPage(text, valuesOf).map(
      ({ code, severity }) => `${code.replace('ASSAY-PDF-PAGE-', '')} ${severity}`,
    );
    expect(printed).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ['that shows total and amount due', `${page} abzüglich Anzahlung, zu zahlen 100,00`, []],
    ['with another amount due', `${page} abzüglich Anzahlung, zu zahlen 900,00`, ['BT-115']],
    ['that shows the amount due and another total', `${page.replace(total, other)} zu zahlen 100,00`, ['BT-112']],
    ['with others for both', page.replace(total, other), ['BT-112', 'BT-115']],
  ])('after a payment on account: %s', (_, text, expected) => {
    const found = checkPage(text, (term) => (term === 'BT-115' ? ['100.00'] : valuesOf(term)));
    expect(found.map(({ code, term }) => [code, term])).toEqual(expected.map((term) => ['ASSAY-PDF-PAGE-TOTAL', term]));
  });

  const figures = (count: number) => Array.from({ length: count }, (_, i) => `${i + 1}.25`);
  it.each<[string, readonly string[], string[]]>([
    ['fifty', figures(50), []],
    ['fifty, each twice', [...figures(50), ...figures(50)], []],
    ['more, which nobody adds up', figures(51), ['BT-110']],
    ['one of which is not shown', [...figures(50).slice(1), '77.77'], ['BT-110']],
  ])('shows the sum of VAT also by rate: %s', (_, rates, expected) => {
    const found = checkPage(`${page.replace(vat, 'XX')} ${figures(51).join(' ')}`, (term) =>
      term === 'BT-117' ? rates : term === 'BT-110' ? ['999.99'] : valuesOf(term),
    );
    expect(found.map(({ term }) => term)).toEqual(expected);
  });

  it.each([
    ['30,000 different figures', (i: number) => `${i + 1}.25`],
    ['30,000 equal figures', () => '7.77'],
  ])('is compared in time with %s of VAT by rate', (_, figure) => {
    const rates = Array.from({ length: 30_000 }, (__, i) => figure(i));
    const text = `${'1 '.repeat(50_000)}${[...new Set(rates)].join(' ').slice(0, 100_000)} 1.00`;
    const began = performance.now();
    checkPage(text, (term) => (term === 'BT-117' ? rates : term === 'BT-110' ? ['99.99'] : []));
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('is reported with the figure and its term', () => {
    expect(checkPage(page.replace(total, other), valuesOf)[0]?.description).toContain(`${total}, which`);
  });
});

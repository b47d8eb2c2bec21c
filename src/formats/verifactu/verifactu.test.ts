import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { exportXml, type ExportRequest } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import type { WritingContext } from '../members/member-writing.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { inVerifactuFile, VERIFACTU_CANCELLATION, VERIFACTU_RECORD } from '../testing/verifactu-records.ts';
import { momentOf } from './moment.ts';
import { printOf } from './print.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-20T08:30:00.5Z'), newId: () => '019bc000-0000-7000-8000-000000000000' };

const SOFTWARE = {
  name: 'Programas del Ebro S.L.',
  nif: 'B10101017',
  system: 'Ebro',
  id: 'EB',
  version: '3.1',
  installation: '12',
  only_verifactu: 'S',
  multi: 'N',
  several: 'N',
} as const;
const MAKING: Partial<WritingContext> = { software: SOFTWARE, timestamp: '2026-10-05T07:30:00Z' };

function read(data: string) {
  const outcome = importXml({ data, judge: ['schema'] }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value;
}

const write = (data: JsonObject, more: Partial<ExportRequest> = {}) =>
  exportXml({ data, format: 'verifactu', context: MAKING, ...more }, engine, context, RULE_SETS);

function written(data: JsonObject, more: Partial<ExportRequest> = {}) {
  const outcome = write(data, more);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

const faultsOf = (data: JsonObject, more: Partial<ExportRequest>) => {
  const outcome = write(data, more);
  return outcome.ok ? [] : outcome.error.faults.map(({ properties }) => properties[0]);
};

const leaves = (xml: string): readonly string[] =>
  [...xml.matchAll(/<(?:\w+:)?([\w]+)>([^<]*)(?=<)/g)].flatMap(([, name, text]) =>
    text?.trim() ? [`${name ?? ''} ${text}`] : [],
  );

const example = JSON.parse(readFileSync('examples/es/invoice-verifactu.json', 'utf8')) as JsonObject;

describe('a record of VERI*FACTU that is read', () => {
  it('gives the invoice, with a line for each sum and the signs of a credit note', () => {
    const { document, report, verdicts, format, profile } = read(VERIFACTU_RECORD);
    expect([format, profile, verdicts]).toEqual(['verifactu', 'verifactu', []]);
    expect(document).toMatchObject({
      type: 'credit-note',
      code: 'R/7',
      issue_date: '2026-10-04',
      op_date: '2026-09-30',
      supplier: { name: 'Molinos del Ebro S.A.', tax_id: { country: 'ES', code: 'A58818501' } },
      customer: { name: 'Padaria Lda', tax_id: { country: 'PT', code: '501442600' } },
      ordering: { issuer: { name: 'Gestoría Ebro S.L.' } },
      preceding: [{ code: 'F/90', issue_date: '2026-09-02' }],
      lines: [
        { item: { name: 'Harina devuelta', price: '100.00' }, taxes: [{ percent: '21.00%', surcharge: '5.20%' }] },
        { item: { price: '10.00' }, taxes: [{ cat: 'VAT', ext: { 'es-verifactu-exempt': 'E1' } }] },
      ],
    });
    expect(report.entries.filter(({ outcome }) => outcome === 'left')).toEqual([]);
    const recalculated = report.entries.filter(({ outcome }) => outcome === 'recalculated');
    expect(recalculated.map(({ phrase }) => phrase)).toEqual(recalculated.map(() => undefined));
  });

  it('is the same when it is written again', () => {
    const { document } = read(VERIFACTU_RECORD);
    const again = leaves(written(document, { context: { ...MAKING, amended: true } }).content);
    const number = (text: string): string => text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
    expect(again.filter((leaf) => !leaf.startsWith('Huella')).map(number)).toEqual(
      leaves(VERIFACTU_RECORD)
        .filter((leaf) => !leaf.startsWith('Huella'))
        .map(number),
    );
  });

  it('keeps a total that the sums do not explain as a charge without tax', () => {
    const xml = VERIFACTU_RECORD.replace('>-136.20<', '>-150.00<');
    const { document } = read(xml);
    expect(document.charges).toEqual([{ reason: 'ImporteTotal', amount: '13.80' }]);
    expect(leaves(written(document).content)).toContain('ImporteTotal -150.00');
  });

  it('is a report if it cancels one, alone or in a file', () => {
    for (const xml of [VERIFACTU_CANCELLATION, inVerifactuFile(VERIFACTU_CANCELLATION)]) {
      const { document, report, verdicts } = read(xml);
      expect(document).toMatchObject({
        $schema: 'https://gobl.org/draft-0/bill/status',
        type: 'update',
        issue_date: '2026-10-05',
        supplier: { tax_id: { code: 'A58818501' } },
        lines: [{ key: 'other', doc: { code: 'F/91', issue_date: '2026-10-03' } }],
      });
      expect([verdicts, report.entries.filter(({ outcome }) => outcome === 'left')]).toEqual([[], []]);
    }
  });

  it.each([
    ['a missing element', /<sum1:Huella>.*?<\/sum1:Huella>/, '', 'SCHEMA-MISSING'],
    ['a wrong value', '>R1<', '>R9<', 'SCHEMA-VALUE'],
  ])('is judged by the schema, with the place: %s', (_, from, to, rule) => {
    const { verdicts } = read(VERIFACTU_RECORD.replace(from, to));
    expect(verdicts.map((verdict) => verdict.rule)).toEqual([rule]);
    expect(verdicts[0]?.places[0]).toMatch(/^\/RegistroAlta/);
  });
});

describe('an invoice recorded for VERI*FACTU', () => {
  it('is valid by the schema, and nothing that matters is lost', () => {
    const { verdicts, profile, report, content } = written(example);
    expect([verdicts, profile]).toEqual([[], 'verifactu']);
    expect(report.losses.filter(({ grade }) => grade === 'matters')).toEqual([]);
    expect(leaves(content)).toContain('FechaHoraHusoGenRegistro 2026-10-05T09:30:00+02:00');
  });

  it('has the print of the record before it, and its own over both', () => {
    const first = written(example);
    const print = first.stamps?.find(({ prv }) => prv === 'verifactu-hash')?.val ?? '';
    const previous = { issuer: 'A58818501', num_series: 'A-1', issue_date: '2026-10-04', fingerprint: print };
    const next = written(example, { context: { ...MAKING, previous, production: false } });
    expect(leaves(next.content)).toEqual(
      expect.arrayContaining(['FechaExpedicionFactura 04-10-2026', `Huella ${print}`]),
    );
    const [qr, own] = (next.stamps ?? []).map(({ val }) => val);
    expect(qr).toMatch(/^https:\/\/prewww2\.aeat\.es\/wlpl\/TIKE-CONT\/ValidarQR\?nif=\w{9}&numserie=/);
    expect(own).not.toBe(print);
    expect(leaves(next.content).at(-1)).toBe(`Huella ${own ?? ''}`);
  });

  it('is cancelled by a record of its number alone', () => {
    const { content, stamps } = written(example, { context: { ...MAKING, kind: 'cancel', unregistered: true } });
    expect(content).toContain('<sum1:RegistroAnulacion ');
    expect(leaves(content)).toContain('SinRegistroPrevio S');
    expect(stamps?.map(({ prv }) => prv)).toEqual(['verifactu-hash']);
  });

  it.each([
    ['no program', {}, 'request.context.software'],
    ['a moment without its offset', { software: SOFTWARE, timestamp: '2026-10-05' }, 'request.context.timestamp'],
    [
      'a print in small letters',
      { software: SOFTWARE, previous: { issuer: '', num_series: '', issue_date: '', fingerprint: 'ab'.repeat(32) } },
      'request.context.previous.fingerprint',
    ],
  ])('is refused with %s', (_, making, place) => {
    expect(faultsOf(example, { context: making })).toEqual([place]);
  });

  it('is a draft without a program, if that is allowed, and its report says so', () => {
    const { content, report } = written(example, { context: {}, allowLoss: true });
    expect(leaves(content)).toContain('IdSistemaInformatico 00');
    const grave = report.losses.filter(({ grade }) => grade === 'matters');
    expect(grave.map(({ path }) => path)).toEqual(['request.context.software']);
    expect(grave[0]?.why).toMatch(/names the issuer as its producer\. Do not send/);
  });
});

describe('the print of a record', () => {
  const FIELDS = [
    ['IDEmisorFactura', '89890001K'],
    ['NumSerieFactura', ' 12345678/G33 '],
    ['FechaExpedicionFactura', '01-01-2024'],
    ['TipoFactura', 'F1'],
    ['CuotaTotal', '12.35'],
    ['ImporteTotal', '123.45'],
    ['Huella', ''],
    ['FechaHoraHusoGenRegistro', '2024-01-01T19:20:30+01:00'],
  ] as const;

  // AEAT, Algoritmo de cálculo de codificación de la huella o hash, 0.1.2.
  it('is that of the example of the agency, whatever the spaces around a value', () => {
    expect(printOf(FIELDS)).toBe('3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60');
  });

  it.each([
    ['2026-09-15T07:00:00Z', '2026-09-15T09:00:00+02:00'],
    ['2026-10-25T01:30:00.9Z', '2026-10-25T02:30:00+01:00'],
    ['2026-12-31T23:59:59+00:00', '2027-01-01T00:59:59+01:00'],
    ['2026-02-30T09:00', undefined],
  ])('is made at a moment in the time of the mainland: %s', (given, is) => {
    expect(momentOf(given)).toBe(is);
  });
});

it('writes what a substitution takes the place of in euros', () => {
  const data = {
    ...example,
    type: 'corrective',
    currency: 'USD',
    exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.5' }],
    tax: { ext: { 'es-verifactu-doc-type': 'R1', 'es-verifactu-correction-type': 'S' } },
    preceding: [
      {
        code: 'V26-0030',
        issue_date: '2026-04-01',
        tax: {
          sum: '21.00',
          categories: [{ code: 'VAT', amount: '21.00', rates: [{ base: '100.00', percent: '21%', amount: '21.00' }] }],
        },
      },
    ],
  };
  const found = leaves(written(data).content).filter((leaf) => /Rectificada /.test(leaf));
  expect(found).toEqual(['BaseRectificada 50.00', 'CuotaRectificada 10.50']);
});

import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { CHARACTERS_PER_DOCUMENT, FEW_DOCUMENTS, MOST_DOCUMENTS } from '../members/member-parts.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { FACTURAE_CREDIT } from '../testing/facturae-documents.ts';
import { FATTURAPA_INVOICE } from '../testing/fatturapa-invoices.ts';
import { NAV_CORRECTION } from '../testing/nav-invoices.ts';
import {
  facturaeTwo,
  FATTURAPA_SECOND_WRONG,
  FATTURAPA_SIMPLIFIED_TWO,
  FATTURAPA_TWO,
  fatturapaOf,
  NAV_BATCH,
  VERIFACTU_THREE,
} from '../testing/several-documents.ts';
import { exportXml } from '../writing/export-xml.ts';
import { withVerdicts } from './divided.ts';
import { importXml, prepareImport } from './import-xml.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-20T08:30:00Z'), newId: () => '019bc000-0000-7000-8000-000000000000' };

function read(data: string, judge: readonly string[] = ['schema']) {
  const outcome = importXml({ data, judge }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

function facturae(): string {
  const written = exportXml({ data: FACTURAE_CREDIT, format: 'facturae' }, engine, context, RULE_SETS);
  if (!written.ok) throw new Error(written.error.message);
  return facturaeTwo(written.value.content, 'R-2', 'R-3');
}

/** The members of each document that tell it from the others. */
const partsOf = (document: Json): readonly unknown[] => {
  const { type, code, preceding, lines, $schema } = document as Record<string, Json>;
  const [first] = (preceding ?? []) as readonly { readonly code?: string }[];
  const [line] = (lines ?? []) as readonly { readonly doc?: { readonly code?: string } }[];
  return [String($schema).split('/').at(-1), type, code ?? line?.doc?.code, first?.code];
};

const FILES = [
  [
    'FatturaPA',
    FATTURAPA_TWO,
    [
      ['invoice', 'standard', 'P7', 'P3'],
      ['invoice', 'standard', 'P8', 'P3'],
    ],
  ],
  [
    'a simplified FatturaPA',
    FATTURAPA_SIMPLIFIED_TWO,
    [
      ['invoice', 'credit-note', 'N5', 'N4'],
      ['invoice', 'credit-note', 'N6', 'N4'],
    ],
  ],
  [
    'a batch of NAV',
    NAV_BATCH,
    [
      ['invoice', 'credit-note', 'K-13', 'K-12'],
      ['invoice', 'credit-note', 'K-13', 'K/2/2026'],
    ],
  ],
  [
    'VERI*FACTU',
    VERIFACTU_THREE,
    [
      ['invoice', 'credit-note', 'R/7', 'F/90'],
      ['status', 'update', 'F/91', undefined],
      ['invoice', 'standard', 'F/92', undefined],
    ],
  ],
  [
    'Facturae',
    facturae(),
    [
      ['invoice', 'credit-note', 'R-2', '8'],
      ['invoice', 'credit-note', 'R-3', '8'],
    ],
  ],
] as const;

describe('a file with several documents', () => {
  it.each(FILES)('gives each with what they share: %s', (_, xml, expected) => {
    const { document, documents = [] } = read(xml);
    expect(documents.map((part) => partsOf(part.document))).toEqual(expected);
    expect(document).toEqual(documents[0]?.document);
    for (const part of documents) expect(part.document.supplier).toEqual(document.supplier);
  });

  it.each(FILES)('has an outcome for every leaf, once in the whole and once in its document: %s', (_, xml) => {
    const { report, documents = [], verdicts } = read(xml);
    expect(verdicts.map(({ rule, places }) => [rule, places])).toEqual([]);
    expect(report.entries.filter(({ outcome }) => outcome === 'left').map(({ path }) => path)).toEqual([]);
    const of = (number: number | undefined) => report.entries.filter((entry) => entry.document === number);
    expect(of(undefined).length).toBeGreaterThan(0);
    documents.forEach((document, index) => {
      const own = of(index + 1).map(({ path }) => path);
      expect(document.report.entries.map(({ path }) => path)).toEqual(own);
      expect(own.every((path) => path.startsWith(`${document.element}/`))).toBe(true);
      expect(document.report.entries.some(({ to = [] }) => to.length > 0)).toBe(true);
      // Places of the whole are those of the first document.
      expect(of(index + 1).some(({ to }) => to !== undefined)).toBe(index === 0);
    });
    const counted = documents.reduce((sum, document) => sum + document.report.entries.length, of(undefined).length);
    expect(counted).toBe(report.entries.length);
  });

  it('has the verdicts of each at its places, and those on what they share in none', () => {
    const xml = FATTURAPA_SECOND_WRONG.replace('<CAP>98057</CAP>', '');
    const { verdicts, documents = [] } = read(xml);
    expect(verdicts.map(({ rule, document, properties }) => [rule, document, properties])).toEqual([
      ['SCHEMA-MISSING', undefined, ['$.supplier.addresses[0]']],
      ['SCHEMA-VALUE', 2, []],
    ]);
    expect(documents.map((document) => document.verdicts.map(({ rule, properties }) => [rule, properties]))).toEqual([
      [],
      [['SCHEMA-VALUE', ['$.currency']]],
    ]);
  });

  it('has a fault that is about two of them in neither', () => {
    const { documents = [], verdicts } = read(FATTURAPA_SECOND_WRONG);
    const [verdict] = verdicts;
    if (!verdict) throw new Error('no verdict');
    const { document: _, ...rest } = verdict;
    const places = documents.map(({ element }) => `${element}/DatiGenerali[1]`);
    const divided = withVerdicts(documents, [{ ...rest, places, properties: ['$.code'] }]);
    expect(divided.verdicts.map(({ document, properties }) => [document, properties])).toEqual([[undefined, []]]);
    expect(divided.documents.map((document) => document.verdicts)).toEqual([[], []]);
  });

  it.each([
    ['FatturaPA', FATTURAPA_INVOICE],
    ['NAV', NAV_CORRECTION],
  ])('is no list if it has one: %s', (_, xml) => {
    const { documents, report } = read(xml);
    expect(documents).toBeUndefined();
    expect(report.entries.some((entry) => 'document' in entry)).toBe(false);
  });

  it('is read up to a limit, and refused beyond it with the place', () => {
    const most = prepareImport({ data: fatturapaOf(MOST_DOCUMENTS) }, () => true);
    expect(most.ok && most.value.documents.length).toBe(MOST_DOCUMENTS);
    const data = fatturapaOf(MOST_DOCUMENTS + 1);
    const outcome = importXml({ data }, engine, context, []);
    expect(outcome.ok ? [] : outcome.faults).toMatchObject([
      { code: 'ASSAY-XML-LIMIT', phrase: 'xml.tooManyDocuments', values: { count: 1001, most: 1000 } },
    ]);
    const [offset] = outcome.ok ? [] : outcome.faults.map((fault) => fault.offset);
    expect(data.slice(offset, Number(offset) + 2_000)).toContain('<Numero>N1001<');
  });

  it('is refused if it is too short for so many', () => {
    const empty = (count: number) =>
      fatturapaOf(1).replace(
        /<FatturaElettronicaBody>.*<\/FatturaElettronicaBody>/s,
        '<FatturaElettronicaBody/>'.repeat(count),
      );
    const few = importXml({ data: empty(FEW_DOCUMENTS) }, engine, context, []);
    expect(few.ok && few.value.documents?.length).toBe(FEW_DOCUMENTS);
    const outcome = importXml({ data: empty(400) }, engine, context, []);
    const most = Math.floor(empty(400).length / CHARACTERS_PER_DOCUMENT);
    expect(outcome.ok ? [] : outcome.faults).toMatchObject([
      { code: 'ASSAY-XML-LIMIT', phrase: 'xml.tooManyDocuments', values: { count: 400, most } },
    ]);
  });

  it('is refused if all that its documents share is too much to read with each', () => {
    const shared = '<AltroDato/>'.repeat(600);
    const data = fatturapaOf(MOST_DOCUMENTS).replace('</FatturaElettronicaHeader>', `${shared}$&`);
    const outcome = importXml({ data }, engine, context, []);
    expect(outcome.ok ? [] : outcome.faults).toMatchObject([{ code: 'ASSAY-XML-LIMIT', phrase: 'xml.tooMuchShared' }]);
  });
});

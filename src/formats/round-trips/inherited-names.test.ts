import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { examples, goldenContext, jsonOf } from '../../testing/examples/examples.ts';
import { exportXml } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { CFDI_INVOICE } from '../testing/cfdi-receipts.ts';
import { FACTURAE_CREDIT } from '../testing/facturae-documents.ts';
import { FATTURAPA_INVOICE } from '../testing/fatturapa-invoices.ts';
import { FINVOICE_FULL } from '../testing/finvoice-invoices.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { KSEF_INVOICE } from '../testing/ksef-invoices.ts';
import { NAV_ABROAD } from '../testing/nav-invoices.ts';
import { inVerifactuFile, VERIFACTU_INVOICE } from '../testing/verifactu-records.ts';
import { zatcaInvoice } from '../testing/zatca-invoice.ts';

/** Every object inherits it: a table that is looked up carelessly has it, and gives a function. */
const NAME = 'constructor';

const engine = createStandardEngine();

const written = (data: JsonObject, format: string): string => {
  const outcome = exportXml({ data, format, allowLoss: true }, engine, goldenContext, []);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value.content;
};

/** The text with the name in place of a value, for the first value of each element and attribute. */
function* withName(text: string): Generator<string> {
  const seen = new Set<string>();
  for (const { 0: all, 1: value, 2: element, 3: attribute, index } of text.matchAll(
    />([^<>]*[^<>\s][^<>]*)<\/([\w:]+)>|\s([\w:]+)="[^"]*"/g,
  )) {
    const name = element ?? attribute ?? '';
    if (seen.has(name) || /^xmlns|schemaLocation|^version$/.test(name)) continue;
    seen.add(name);
    const put = value === undefined ? ` ${name}="${NAME}"` : `>${NAME}</${name}>`;
    yield text.slice(0, index) + put + text.slice(index + all.length);
  }
}

const FILES: Readonly<Record<string, () => string>> = {
  ubl: () => ublInvoice(),
  cii: () => ciiInvoice(),
  zatca: zatcaInvoice,
  ksef: () => KSEF_INVOICE,
  fatturapa: () => FATTURAPA_INVOICE,
  cfdi: () => CFDI_INVOICE,
  nav: () => NAV_ABROAD,
  verifactu: () => inVerifactuFile(VERIFACTU_INVOICE),
  facturae: () => written(FACTURAE_CREDIT, 'facturae'),
  finvoice: () => written(FINVOICE_FULL, 'finvoice'),
};

describe('a value that is the name of something that objects inherit', () => {
  it.each(Object.keys(FILES))('is a text like others in %s, read, judged and written', (key) => {
    for (const data of withName(FILES[key]?.() ?? '')) {
      const read = importXml({ data }, engine, goldenContext, RULE_SETS);
      if (!read.ok) continue;
      const { document, format } = read.value;
      const again = exportXml({ data: document, format, allowLoss: true, unfinished: true }, engine, goldenContext, []);
      expect(JSON.stringify([read.value, again])).not.toContain('[native code]');
    }
  });

  it.each([
    'es/invoice-verifactu',
    'es/invoice-sii',
    'it/invoice-sdi',
    'pl/invoice-favat',
    'sa/invoice-zatca',
    'pt/invoice-saft',
  ])('is a text like others in the document %s, built and written', (path) => {
    const text = examples().find((example) => example.path === path)?.text;
    if (text === undefined) throw new Error(`There is no example ${path}.`);
    for (const data of documentsWithName(jsonOf(text))) {
      const { document, faults } = engine.inspect({ data }, goldenContext);
      const nav = exportXml({ data, format: 'nav', allowLoss: true, unfinished: true }, engine, goldenContext, []);
      expect(JSON.stringify([document ?? null, faults, nav])).not.toContain('[native code]');
    }
  });
});

/** The document with the name in place of each text. */
function documentsWithName(value: Json): readonly JsonObject[] {
  if (typeof value === 'string') return [NAME as unknown as JsonObject];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    documentsWithName(inner as Json).map((changed) =>
      Array.isArray(value)
        ? (value.map((item: Json, index) => (String(index) === key ? changed : item)) as unknown as JsonObject)
        : { ...(value as JsonObject), [key]: changed },
    ),
  );
}

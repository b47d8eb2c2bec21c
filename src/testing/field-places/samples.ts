import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { MEXICAN_DOCUMENTS, MEXICAN_PAYMENT } from '../../formats/testing/cfdi-documents.ts';
import { FACTURAE_CREDIT, FACTURAE_PUBLIC } from '../../formats/testing/facturae-documents.ts';
import { FATTURAPA_INVOICE, FATTURAPA_SIMPLIFIED } from '../../formats/testing/fatturapa-invoices.ts';
import { FINVOICE_CREDIT, FINVOICE_FULL } from '../../formats/testing/finvoice-invoices.ts';
import { ciiInvoice, ublInvoice } from '../../formats/testing/invoices.ts';
import { KSEF_ADVANCE, KSEF_CORRECTION, KSEF_INVOICE } from '../../formats/testing/ksef-invoices.ts';
import { NAV_ABROAD, NAV_CORRECTION, NAV_DOMESTIC } from '../../formats/testing/nav-invoices.ts';
import { DESPATCH_ADVICE, INVOICE_RESPONSE, ORDER } from '../../formats/testing/peppol-documents.ts';
import { TICKETBAI_CREDIT, TICKETBAI_INVOICE } from '../../formats/testing/ticketbai-invoices.ts';
import { VERIFACTU_RECORD } from '../../formats/testing/verifactu-records.ts';
import { examples, jsonOf } from '../examples/examples.ts';
import type { Samples } from './field-facts.ts';
import { FURTHER_DOCUMENTS } from './further-documents.ts';

/** The documents and files of the project that have the most members. */
export const allSamples = (): Samples => ({
  documents: [
    ...examples().map(({ text }) => jsonOf(text)),
    ...templates(),
    ...FURTHER_DOCUMENTS,
    ...Object.values(MEXICAN_DOCUMENTS),
    MEXICAN_PAYMENT,
    FACTURAE_PUBLIC,
    FACTURAE_CREDIT,
    FINVOICE_FULL,
    FINVOICE_CREDIT,
    TICKETBAI_INVOICE,
    TICKETBAI_CREDIT,
  ].filter((document): document is JsonObject => isJsonObject(document)),
  files: [
    ublInvoice(),
    ublInvoice('AE'),
    ciiInvoice(),
    ciiInvoice('E'),
    KSEF_INVOICE,
    KSEF_CORRECTION,
    KSEF_ADVANCE,
    FATTURAPA_INVOICE,
    FATTURAPA_SIMPLIFIED,
    NAV_ABROAD,
    NAV_DOMESTIC,
    NAV_CORRECTION,
    VERIFACTU_RECORD,
    ORDER,
    INVOICE_RESPONSE,
    DESPATCH_ADVICE,
  ],
});

/** The first templates of each kind of document. */
function templates(): readonly unknown[] {
  const { templates: all } = JSON.parse(readFileSync('examples/templates.json', 'utf8')) as {
    readonly templates: readonly { readonly title: string; readonly document: unknown }[];
  };
  const taken = new Map<string, number>();
  return all.flatMap(({ title, document }) => {
    const times = taken.get(title) ?? 0;
    taken.set(title, times + 1);
    return times < 3 ? [document] : [];
  });
}

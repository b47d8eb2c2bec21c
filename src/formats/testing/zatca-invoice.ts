import { readFileSync } from 'node:fs';
import { createStandardEngine, type JsonObject } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { exportXml, type ExportResult } from '../writing/export-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';

export const zatcaDocument = (): JsonObject =>
  JSON.parse(readFileSync('examples/sa/invoice-zatca.json', 'utf8')) as JsonObject;

/** The ZATCA form of a document. */
export function zatcaExport(document: JsonObject = zatcaDocument()): ExportResult {
  const outcome = exportXml({ data: document, format: 'ubl' }, createStandardEngine(), systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

const REFERENCES = `<cac:AdditionalDocumentReference><cbc:ID>ICV</cbc:ID><cbc:UUID>7</cbc:UUID></cac:AdditionalDocumentReference><cac:AdditionalDocumentReference><cbc:ID>PIH</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">AAAA</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;

/** An invoice with the data that a seller's program adds before signing. */
export const zatcaInvoice = (): string =>
  zatcaExport()
    .content.replace('<cbc:IssueDate>', '<cbc:UUID>3aea7b56-59d8-4beb-90bd-f8f280d852c0</cbc:UUID>\n  <cbc:IssueDate>')
    .replace('<cac:AccountingSupplierParty>', `${REFERENCES}\n  <cac:AccountingSupplierParty>`);

/** XML invoices as a library: the exports of `@assay/formats`. Each function takes the engine to calculate with. */
export type {
  FileFault,
  ImportOutcome,
  ImportRequest,
  ImportResult,
  PreparedImport,
  PrepareOutcome,
} from './reading/importer.ts';
export { importXml, prepareImport } from './reading/import-xml.ts';
export { loadNationalFormats } from './national/national-formats.ts';
export type { FileOutcome, FileResult, ImportedPdf, PreparedFile, PrepareFileOutcome } from './reading/import-file.ts';
export { importFile, prepareFile } from './reading/import-file.ts';
export type { ExportRequest, ExportResult } from './writing/export-xml.ts';
export { exportXml } from './writing/export-xml.ts';
export type { Verdict } from './verdicts/verdict.ts';
export type { Loss } from './losses/losses.ts';
export type { ReportEntry } from './mapping/report.ts';
export type { Link } from './mapping/write-terms.ts';
export { checkClaims, type PdfClaimFault } from './pdf/check-claims.ts';
export { openPdf, type OpenedPdf, type OpenPdf } from './pdf/open-pdf.ts';
export type { PdfClaims, PdfMetadata } from './pdf/pdf-claims.ts';
export type { PdfFault } from './pdf/pdf-fault.ts';
export type { XmlFault } from './xml/xml-tree.ts';
export type { RuleSet, RuleSetCard } from './rule-sets/rule-set.ts';
export { RULE_SET_CARDS } from './rule-sets/definitions.ts';

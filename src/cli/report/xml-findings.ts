import type { Fault, Fix } from '../../engine/index.ts';
import type { FileFault } from '../../formats/reading/importer.ts';
import type { Verdict } from '../../formats/verdicts/verdict.ts';
import type { PdfClaimFault } from '../../formats/pdf/check-claims.ts';
import { fileFault, verdictFault } from '../../formats/verdicts/verdict-faults.ts';
import { decodeXml } from '../../formats/xml/decode-xml.ts';
import { xmlPlaces } from '../../formats/xml/xml-places.ts';
import { indexLines } from '../../language/syntax/line-index.ts';
import { withPlace, type FileReport, type Finding } from './finding.ts';
import { fileMessages } from '../../api/file-messages.ts';
import { worded } from '../../engine/values.ts';

/** Why a file cannot be read, or what the reader skipped: at its line for XML, without a line for PDF. */
export function fileFaults(file: string | Uint8Array, faults: readonly FileFault[]): readonly Finding[] {
  const text = typeof file === 'string' ? file : decodeXml(file).text;
  const lines = indexLines(text);
  return faults.map((fault) => {
    const placeless = fileFault(fault);
    return 'line' in fault
      ? withPlace(placeless, { start: fault.offset, end: fault.offset + 1 }, lines, text)
      : placeless;
  });
}

/** Faults whose first place is an XML path, each at its line. */
export function invoiceFindings(text: string, faults: readonly Fault[]): readonly Finding[] {
  if (faults.length === 0) return [];
  const [placeOf, lines] = [xmlPlaces(text), indexLines(text)];
  return faults.map((fault) => {
    const [path] = fault.properties;
    return path?.startsWith('/') ? withPlace(fault, placeOf(path), lines, text) : fault;
  });
}

/** A broken rule at its places in the XML. Reports describe fixes and do not apply them. */
export function verdictFinding(verdict: Verdict): Fault {
  const { fix, choices = [], places } = verdict;
  const fixes: Fix[] = [
    ...(fix ? [{ ...fix, kind: 'certain' as const, edits: [] }] : []),
    ...choices.map((choice) => ({ ...choice, kind: 'ask' as const, safe: false, edits: [] })),
  ];
  return { ...verdictFault(verdict, places), fixes };
}

/** Where a PDF contradicts its invoice. */
export function claimFaults(faults: readonly PdfClaimFault[]): readonly Fault[] {
  return faults.map((fault) => fileFault(fault));
}

/** The first fault, as the reason why a file cannot be read. */
export function firstOf([first]: readonly FileFault[]): Pick<FileReport, 'message' | 'phrase' | 'values'> {
  if (!first) return worded('message', fileMessages.unreadable);
  const { description, code, phrase = code, values } = first;
  return { message: description, phrase, ...(values && { values }) };
}

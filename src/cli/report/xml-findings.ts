import type { Fault } from '../../engine/index.ts';
import type { FileFault } from '../../formats/importer.ts';
import type { Verdict } from '../../formats/judge.ts';
import type { PdfClaimFault } from '../../formats/pdf/check-claims.ts';
import { decodeXml } from '../../formats/xml/decode-xml.ts';
import { xmlPlaces } from '../../formats/xml/xml-places.ts';
import { indexLines } from '../../language/syntax/line-index.ts';
import { withPlace, type Finding } from './finding.ts';

/** Why a file cannot be read, or what reading stepped over: at its line in an XML text, at no line in a PDF. */
export function fileFaults(file: string | Uint8Array, faults: readonly FileFault[]): readonly Finding[] {
  const decoded = typeof file === 'string' ? undefined : decodeXml(file);
  const text = typeof file === 'string' ? file : decoded?.ok ? decoded.value.text : '';
  const lines = indexLines(text);
  return faults.map((fault) => {
    const told = fileFault(fault.code, fault.description);
    return 'line' in fault ? withPlace(told, { start: fault.offset, end: fault.offset + 1 }, lines, text) : told;
  });
}

/** Faults whose first place is a path of the XML, each at its line. */
export function invoiceFindings(text: string, faults: readonly Fault[]): readonly Finding[] {
  if (faults.length === 0) return [];
  const [placeOf, lines] = [xmlPlaces(text), indexLines(text)];
  return faults.map((fault) => {
    const [path] = fault.properties;
    return path?.startsWith('/') ? withPlace(fault, placeOf(path), lines, text) : fault;
  });
}

/** A broken rule as a fault at these places. */
export function verdictFault({ rule, severity, description, right }: Verdict, properties: readonly string[]): Fault {
  const words = right === undefined ? description : `${description.replace(/\.$/, '')}: ${right} would be right`;
  return { severity, stage: 'rules', code: rule, properties, description: words, certain: true, fixes: [] };
}

/** Where a PDF is wrong about its invoice. */
export function claimFaults(faults: readonly PdfClaimFault[]): readonly Fault[] {
  return faults.map(({ code, severity, description }) => ({ ...fileFault(code, description), severity }));
}

function fileFault(code: string, description: string): Fault {
  return { severity: 'error', stage: 'input', code, properties: ['$'], description, certain: true, fixes: [] };
}

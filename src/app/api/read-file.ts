import type { XmlFault } from '../../formats/xml/xml-tree.ts';
import type { PdfClaims } from '../../formats/pdf/pdf-claims.ts';
import { isSignedEnvelope } from '../../language/recognise/signed-envelope.ts';
import { fetchJsonText } from '../source/document-tree.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { saidText } from '../texts/said.ts';
import { judgingTexts } from '../texts/en/judging.ts';

/** A file read as a document: its name and its text. */
export interface ReadFile {
  readonly ok: true;
  readonly name: string;
  readonly text: string;
  /** Only for XML that came in a PDF. */
  readonly pdf?: PdfClaims;
  /** Where the bytes of an XML file are not in its encoding. */
  readonly encodingFaults?: readonly XmlFault[];
  /** How the file was converted to text. */
  readonly note?: string;
}

export type FileReading = ReadFile | { readonly ok: false; readonly why: string };

/** Limit of a file in bytes; larger files are refused unread. */
const LARGEST = 10_000_000;

/**
 * Reads a file as whatever it is: JSON, XML in the encoding it names, the XML in a PDF. YAML stays as it is written if
 * that is wanted and the page can edit it; otherwise it becomes the JSON that it means.
 */
export async function readFile(file: File, yaml: 'as-written' | 'as-json' = 'as-json'): Promise<FileReading> {
  if (file.size > LARGEST) return { ok: false, why: judgingTexts.fileTooLarge(file.name) };
  if (await isPdf(file)) return readPdf(file);
  const { text, faults = [] } = await textOf(file);
  const given = file.name.replace(/(?:\.xml)?\.p7m$/i, '.xml');
  // A character that no text contains, but every image and PDF does.
  if (text.includes('\0')) return { ok: false, why: judgingTexts.fileNotText(file.name) };
  if (!/\.ya?ml$/i.test(file.name)) return { ok: true, name: given, text, ...encodingOf(faults) };
  if (yaml === 'as-written' && (await isEditable(text))) return { ok: true, name: file.name, text };
  const { convertToJson } = await import('../../language/recognise/convert-to-json.ts');
  const converted = convertToJson(text);
  if (!converted.ok) {
    return { ok: true, name: file.name, text, note: judgingTexts.fileUnreadable(file.name, converted.message) };
  }
  const name = file.name.replace(/\.ya?ml$/i, '.json');
  return { ok: true, name, text: converted.text, note: judgingTexts.openedAsJson(file.name) };
}

/** Whether the page edits a text in YAML: no long one, and no signed envelope, whose seal is one of JSON. */
async function isEditable(text: string): Promise<boolean> {
  const json = await fetchJsonText(text);
  return json !== text && !isSignedEnvelope(json);
}

async function isPdf(file: File): Promise<boolean> {
  const head = await file.slice(0, 5).text();
  return head === '%PDF-' || /\.pdf$/i.test(file.name);
}

// Opens the XML in the PDF. What the PDF says about its invoice is judged with it.
async function readPdf(file: File): Promise<FileReading> {
  const [{ openPdf }, { decodeXml }] = await Promise.all([
    import('../../formats/pdf/open-pdf.ts'),
    import('../../formats/xml/decode-xml.ts'),
  ]);
  const opened = openPdf(new Uint8Array(await file.arrayBuffer()));
  if (!opened.ok) {
    const [fault] = opened.faults;
    await useWorkbench.getState().fetchTexts('xml');
    const why = `${fault ? saidText(fault.description, fault) : judgingTexts.unreadable} (${fault?.code ?? ''})`;
    return { ok: false, why: judgingTexts.fileNotOpened(file.name, why) };
  }
  const { claims, textOfPages } = opened.value;
  const page = textOfPages();
  const pdf = page === undefined ? claims : { ...claims, page };
  const name = file.name.replace(/(?:\.pdf)?$/i, '.xml');
  const note = judgingTexts.attachmentExtracted(claims.attachment, file.name);
  const { text, faults } = decodeXml(opened.value.xml);
  return { ok: true, name, text, pdf, ...encodingOf(faults), note };
}

function encodingOf(faults: readonly XmlFault[]): Pick<ReadFile, 'encodingFaults' | 'note'> {
  const [first] = faults;
  return first ? { encodingFaults: faults, note: first.description } : {};
}

// XML declares its own encoding, or is in a signed file; everything else is UTF-8.
async function textOf(file: File): Promise<{ readonly text: string; readonly faults?: readonly XmlFault[] }> {
  if (!/\.(?:xml|p7m)$/i.test(file.name)) return { text: await file.text() };
  const { decodeXml } = await import('../../formats/xml/decode-xml.ts');
  return decodeXml(new Uint8Array(await file.arrayBuffer()));
}

import { xmlPlaces } from '../../formats/xml/xml-places.ts';
import { decodeXml } from '../../formats/xml/decode-xml.ts';
import { fixesOf } from '../../formats/verdicts/verdict-fixes.ts';
import { fixJudgedText, type JudgedText } from '../../language/fixes/fix-judged-text.ts';
import type { JudgedFile } from '../commands/verdict-of-file.ts';
import type { FileSource } from '../input/source.ts';
import { encodeLike } from './encode-like.ts';
import type { Mended } from './fix-document.ts';

/** A file after its fixes. */
export interface MendedFile extends Mended {
  readonly before: string;
  readonly bytes: Uint8Array;
  /** The findings that are left. */
  readonly judged: JudgedFile;
}

/** The namespace of XML Signature (W3C). */
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';

/** Makes the safe fixes of an XML invoice, as the language server does. PDF files and signed invoices stay as they are. */
export async function fixXml(
  { name, path, place, bytes }: FileSource,
  judge: (file: FileSource) => Promise<JudgedFile>,
): Promise<MendedFile> {
  const judged = await judge({ name, ...(path !== undefined && { path }), place, bytes });
  const before = decodeXml(bytes).text;
  const unchanged = { text: before, before, bytes, judged, done: [] };
  if (!judged.imported || judged.imported.pdf) return unchanged;
  if (before.includes(SIGNATURE)) return { ...unchanged, isSigned: true };
  const tried = new Map<string, { readonly bytes: Uint8Array; readonly judged: JudgedFile }>();
  const fixed = await fixJudgedText(judgedText(before, judged), async (text) => {
    const encoded = encodeLike(bytes, text);
    if (!encoded) return { text, isRead: false, errors: 0, warnings: 0, fixes: [] };
    const after = await judge({ name, place, bytes: encoded });
    tried.set(text, { bytes: encoded, judged: after });
    return judgedText(text, after);
  });
  return { ...unchanged, ...fixed, ...tried.get(fixed.text) };
}

function judgedText(text: string, { imported, report }: JudgedFile): JudgedText {
  const verdicts = imported?.verdicts ?? [];
  const [placeOf, fixesAt] = [xmlPlaces(text), fixesOf(text, verdicts)];
  const fixes = verdicts.flatMap((verdict) =>
    fixesAt(verdict, placeOf(verdict.places[0] ?? '')).map((fix) => ({ ...fix, code: verdict.rule })),
  );
  const count = (severity: string) => report.findings.filter((finding) => finding.severity === severity).length;
  return { text, isRead: imported !== undefined, errors: count('error'), warnings: count('warning'), fixes };
}

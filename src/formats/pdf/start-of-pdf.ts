/** The header may be preceded by this many other bytes. Source: ISO 32000-2, annex on older readers. */
const LONGEST_PREFACE = 1_024;

/** Offset at which the PDF begins; undefined if it is none. */
export function startOfPdf(bytes: Uint8Array): number | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, LONGEST_PREFACE));
  const start = head.indexOf('%PDF-');
  return start < 0 || /^\s*</.test(head) ? undefined : start;
}

/** The header may stand behind this many bytes of something else. Source: ISO 32000-2, annex on older readers. */
const LONGEST_PREFACE = 1_024;

/** Byte at which the PDF begins; undefined when it is none. */
export function startOfPdf(bytes: Uint8Array): number | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, LONGEST_PREFACE));
  const start = head.indexOf('%PDF-');
  return start < 0 || /^\s*</.test(head) ? undefined : start;
}

/** How a run ends. `faults`: a document, or a signature, is not in order. */
export const EXIT = { fine: 0, faults: 1, misuse: 2, internal: 3 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** The command was called in a way that cannot work: no such file, no key, a value that cannot be read. Told in one line. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/** The worse of two ends. */
export function worse(a: Exit, b: Exit): Exit {
  return a > b ? a : b;
}

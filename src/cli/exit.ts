/** How a run ends. `faults`: a document or a signature is invalid. */
export const EXIT = { fine: 0, faults: 1, misuse: 2, internal: 3 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** The command cannot run as called: a missing file or key, an unreadable value. Reported in one line. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/** The worse of two outcomes. */
export function worse(a: Exit, b: Exit): Exit {
  return a > b ? a : b;
}

const MEBIBYTE = 2 ** 20;

/** Milliseconds for a body, by those for a small one. Large bodies take longer for what they hold, small ones only where they are made to. */
export function timeFor(bytes: number, timeout: number): number {
  const further = Math.max(0, Math.ceil(bytes / MEBIBYTE) - 1);
  return timeout + (timeout / 20) * further;
}

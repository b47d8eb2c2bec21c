const MEBIBYTE = 2 ** 20;

/**
 * Milliseconds that a worker has for a body: `timeout`, and a twentieth of it for each further MiB. A large body is
 * slow because it has much content; a small one only if it is crafted.
 */
export function timeFor(bytes: number, timeout: number): number {
  const further = Math.max(0, Math.ceil(bytes / MEBIBYTE) - 1);
  return timeout + (timeout / 20) * further;
}

import type { OperationContext } from '../engine/index.ts';

/** The system clock and the platform's random numbers, for any web-standard host. */
export const systemContext: OperationContext = {
  now: () => new Date(),
  newId: () => timeOrderedId(Date.now(), crypto.getRandomValues(new Uint8Array(10))),
};

/** UUID version 7 (RFC 9562, 5.7) from a time in milliseconds and ten random bytes. */
export function timeOrderedId(moment: number, random: Uint8Array): string {
  const time = moment.toString(16).padStart(12, '0');
  const bytes = Uint8Array.from(random);
  bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70;
  bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80;
  const rest = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-${rest.slice(0, 4)}-${rest.slice(4, 8)}-${rest.slice(8)}`;
}

/** The UUID of all zeros, which counts as "no UUID". */
export const ZERO_UUID = '00000000-0000-0000-0000-000000000000';

const CANONICAL = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const DIGITS = /^[0-9a-f]{32}$/;

/**
 * The canonical lower-case form of a UUID (RFC 9562). Also reads capitals, the prefix `urn:uuid:`, braces and 32 digits
 * without hyphens. Undefined for anything else, the empty text included.
 */
export function parseUuid(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (DIGITS.test(lower)) return hyphenated(lower);
  const bare = unwrapped(lower);
  return CANONICAL.test(bare) ? bare : undefined;
}

/** The version, 1 to 8 for those in use, of a canonical UUID. */
export function uuidVersion(uuid: string): number {
  return Number.parseInt(uuid.charAt(14), 16);
}

/** Empty or all zeros. */
export function isZeroUuid(uuid: string): boolean {
  return uuid === '' || uuid === ZERO_UUID;
}

/** Versions that carry the time they were made at. */
export function uuidHasTimestamp(uuid: string): boolean {
  const version = uuidVersion(uuid);
  return version === 1 || version === 6 || version === 7;
}

/** Versions made from a name or from randomness alone. */
export function uuidTimeless(uuid: string): boolean {
  const version = uuidVersion(uuid);
  return version >= 3 && version <= 5;
}

function unwrapped(text: string): string {
  if (text.startsWith('urn:uuid:')) return text.slice(9);
  return text.startsWith('{') && text.endsWith('}') ? text.slice(1, -1) : text;
}

function hyphenated(digits: string): string {
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    '-',
  );
}

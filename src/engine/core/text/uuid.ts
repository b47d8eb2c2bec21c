/** The nil UUID, which counts as "no UUID". */
export const ZERO_UUID = '00000000-0000-0000-0000-000000000000';

const CANONICAL = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const DIGITS = /^[0-9a-f]{32}$/;

/**
 * The canonical lower-case form of a UUID (RFC 9562). Also accepts capitals, the prefix `urn:uuid:`, braces and 32
 * digits without hyphens. Undefined for anything else, including the empty text.
 */
export function parseUuid(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (DIGITS.test(lower)) return hyphenated(lower);
  const bare = unwrapped(lower);
  return CANONICAL.test(bare) ? bare : undefined;
}

/** The version of a canonical UUID, 1 to 8 in use. */
export function uuidVersion(uuid: string): number {
  return Number.parseInt(uuid.charAt(14), 16);
}

/** Empty or all zeros. */
export function isZeroUuid(uuid: string): boolean {
  return uuid === '' || uuid === ZERO_UUID;
}

/** Versions that contain their time of creation. */
export function uuidHasTimestamp(uuid: string): boolean {
  const version = uuidVersion(uuid);
  return version === 1 || version === 6 || version === 7;
}

/** Versions made only from a name or from randomness. */
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

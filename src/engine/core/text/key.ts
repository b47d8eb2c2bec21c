import { fitsUtf8 } from './utf8.ts';

/** JSON Schema pattern of a key, such as `standard` or `general+eqs`. */
export const KEY_PATTERN = '^(?:[a-z]|[a-z0-9][a-z0-9-+]*[a-z0-9])$';

export const KEY_MAX_LENGTH = 64;

const KEY_FORM = new RegExp(KEY_PATTERN);

/** Length and form of a key. The empty key is invalid; check for absence first. */
export function isValidKey(text: string): boolean {
  return text !== '' && isKeyLength(text) && isKeyForm(text);
}

export function isKeyLength(text: string): boolean {
  return fitsUtf8(text, KEY_MAX_LENGTH);
}

/** Whether the key is well-formed; the empty key passes. */
export function isKeyForm(text: string): boolean {
  return text === '' || KEY_FORM.test(text);
}

/** Whether one of the segments joined by `+` is `segment`. */
export function keyHas(key: string, segment: string): boolean {
  if (key === segment) return true;
  return key.includes('+') && key.split('+').includes(segment);
}

/** Whether the first segment is `segment`. */
export function keyHasPrefix(key: string, segment: string): boolean {
  const end = key.indexOf('+');
  return (end < 0 ? key : key.slice(0, end)) === segment;
}

/** The key without its last segment; empty if there is only one. */
export function keyPop(key: string): string {
  return key.slice(0, Math.max(key.lastIndexOf('+'), 0));
}

/** The key with a segment added. */
export function keyWith(key: string, segment: string): string {
  return `${key}+${segment}`;
}

import { splitUrl } from './url-parts.ts';
import { fitsUtf8 } from './utf8.ts';

/** Longest URI, in bytes of UTF-8. */
export const URI_MAX_BYTES = 2048;

export function isUriLength(text: string): boolean {
  return fitsUtf8(text, URI_MAX_BYTES);
}

/** Whether the text has a scheme and an identifier, such as `iso6523-actorid-upis::9920:b123`. */
export function isAbsoluteUri(text: string): boolean {
  const parts = splitUrl(text);
  return parts !== undefined && parts.scheme !== '' && (parts.opaque !== '' || parts.host !== '' || parts.path !== '');
}

/** Length and form of a URI; the empty text passes. */
export function isValidUri(text: string): boolean {
  return text === '' || (isUriLength(text) && isAbsoluteUri(text));
}

/** The API is public and needs no credentials, so any origin may call it. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Expose-Headers': 'Assay-Engine, GOBL-Version, Retry-After, X-Request-Id',
} as const;

/** The API's answers are data: nothing in them may run, load or be framed. */
export const isolationHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** On every response of the API. */
export const securityHeaders = { ...corsHeaders, ...isolationHeaders } as const;

/** Digests of the texts of the only style elements there are; packages write them, letter for letter the same each time. */
const STYLE_TEXTS = [
  // sonner: how messages lie over the page; its element is empty first.
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  // react-aria: what can be pressed and does not zoom at a double tap; what is behind a dialog does not scroll on iOS.
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

/**
 * For pages. Monaco lays out its lines by style attributes in HTML that it writes, and carries images as data addresses: docs/decisions/0013. Its
 * workers are files of this origin, so no `blob:` is needed.
 */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' ${STYLE_TEXTS.join(' ')}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** On every page and asset of the workbench. */
export const pageHeaders = { ...securityHeaders, 'Content-Security-Policy': PAGE_POLICY } as const;

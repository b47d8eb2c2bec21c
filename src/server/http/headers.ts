/** The API is public and needs no credentials, so any origin may call it. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Expose-Headers':
    'Assay-Broken-Rules, Assay-Engine, Assay-Losses, Assay-Warnings, Content-Disposition, GOBL-Version, Retry-After, X-Request-Id',
} as const;

/** API answers are data: nothing in them may run, load or be framed. */
export const isolationHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** For every response of the API. */
export const securityHeaders = { ...corsHeaders, ...isolationHeaders } as const;

/** Digests of the only style elements; packages write them, always with this exact text. */
const STYLE_TEXTS = [
  // sonner: the layout of messages; its element is empty at first.
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  // react-aria: pressable elements do not zoom at a double tap; content behind a dialog does not scroll on iOS.
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

/**
 * For pages. Monaco lays out its lines with style attributes in HTML, and uses images as data addresses:
 * docs/decisions/0013. Its workers are files of this origin, so `blob:` is not needed.
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

/** For every page and asset of the workbench. */
export const pageHeaders = { ...securityHeaders, 'Content-Security-Policy': PAGE_POLICY } as const;

/** The documentation site has no style attributes and no data addresses; its scripts search and copy. */
const GUIDE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** For every page and asset of the documentation site. */
export const guideHeaders = { ...securityHeaders, 'Content-Security-Policy': GUIDE_POLICY } as const;

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

/**
 * For pages. Monaco writes style elements and style attributes, hence inline styles, and carries its icon font as a
 * data address. Its workers are files of this origin, so no `blob:` is needed.
 */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** On every page and asset of the workbench. */
export const pageHeaders = { ...securityHeaders, 'Content-Security-Policy': PAGE_POLICY } as const;

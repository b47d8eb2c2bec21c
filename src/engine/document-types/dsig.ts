// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.

/** Fingerprint of a document or file: a hash and the algorithm behind it. */
export type DsigDigest = {
  readonly alg: string;
  readonly val: string;
};

/** A JSON web signature in compact form (RFC 7515) over the header of the envelope. */
export type DsigSignature = string;

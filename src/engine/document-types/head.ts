// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.
import type { CbcCode, CbcKey, CbcMeta, CbcUri } from './cbc.ts';
import type { DsigDigest } from './dsig.ts';

/** Identifies the envelope, fixes the document by its digest and carries data that travels beside it. */
export type HeadHeader = {
  readonly uuid: string;
  readonly dig: DsigDigest;
  readonly stamps?: readonly HeadStamp[];
  readonly links?: readonly HeadLink[];
  readonly tags?: readonly string[];
  readonly meta?: CbcMeta;
  readonly notes?: string;
  readonly from?: CbcUri;
  readonly to?: CbcUri;
  readonly ignore?: readonly string[];
};

/** Pointer from the envelope to a file or page on the web. Category and key together must be unique in the header. */
export type HeadLink = {
  readonly uuid?: string;
  readonly category?: CbcKey;
  readonly key: CbcKey;
  readonly code?: CbcCode;
  readonly title?: string;
  readonly description?: string;
  readonly mime?: string;
  readonly digest?: DsigDigest;
  readonly url: string;
  readonly meta?: CbcMeta;
};

/** Proof issued by an outside body, such as a tax authority's registration number or QR code. One per provider. */
export type HeadStamp = {
  readonly prv: CbcKey;
  readonly val: string;
};

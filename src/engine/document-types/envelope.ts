// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.
import type { JsonObject } from '../core/json/json.ts';
import type { DsigSignature } from './dsig.ts';
import type { HeadHeader } from './head.ts';

/** Container for one business document together with its header and, once sealed, its signatures. */
export type Envelope = {
  readonly head: HeadHeader;
  readonly doc: JsonObject;
  readonly sigs?: readonly DsigSignature[];
};

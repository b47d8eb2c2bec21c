// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.
import type { CbcMeta } from './cbc.ts';

/** Plain text message sent as a document of its own. Nothing in it is calculated. */
export type NoteMessage = {
  readonly uuid?: string;
  readonly title?: string;
  readonly content: string;
  readonly meta?: CbcMeta;
};

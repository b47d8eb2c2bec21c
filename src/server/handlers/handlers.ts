import { documentHandlers } from '../../handlers/documents.ts';
import { formatHandlers } from '../../handlers/formats.ts';
import type { Handlers } from './handler.ts';
import { metaHandlers } from './meta.ts';
import { refusalHandlers } from '../../handlers/refusals.ts';
import { referenceHandlers } from '../../handlers/reference.ts';
import { fingerprintHandlers } from '../../handlers/fingerprint.ts';
import { signingHandlers } from '../../handlers/signing.ts';

/** A handler for every listed route; a route without one does not compile. */
export const handlers: Handlers = {
  ...metaHandlers,
  ...documentHandlers,
  ...formatHandlers,
  ...fingerprintHandlers,
  ...signingHandlers,
  ...refusalHandlers,
  ...referenceHandlers,
};

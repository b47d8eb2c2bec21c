import { documentHandlers } from '../../operations/documents.ts';
import { formatHandlers } from '../../operations/formats.ts';
import type { Handlers } from './handler.ts';
import { metaHandlers } from './meta.ts';
import { refusalHandlers } from '../../operations/refusals.ts';
import { referenceHandlers } from '../../operations/reference.ts';
import { fingerprintHandlers } from '../../operations/fingerprint.ts';
import { signingHandlers } from '../../operations/signing.ts';

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

import { documentHandlers } from '../../contract/handlers/documents.ts';
import { formatHandlers } from '../../contract/handlers/formats.ts';
import type { Handlers } from './handler.ts';
import { metaHandlers } from './meta.ts';
import { refusalHandlers } from '../../contract/handlers/refusals.ts';
import { referenceHandlers } from '../../contract/handlers/reference.ts';
import { signingHandlers } from '../../contract/handlers/signing.ts';

/** A handler for every listed route; a route without one does not compile. */
export const handlers: Handlers = {
  ...metaHandlers,
  ...documentHandlers,
  ...formatHandlers,
  ...signingHandlers,
  ...refusalHandlers,
  ...referenceHandlers,
};

import type { JsonObject } from '../../engine/index.ts';
import type { Trouble } from './trouble.ts';

/** Names the text that was built. */
interface Built {
  readonly documentId: string;
  readonly revision: number;
}

/** The last build of one document, good or bad. */
export type BuildOutcome =
  | (Built & { readonly kind: 'built'; readonly document: JsonObject })
  | (Built & { readonly kind: 'refused'; readonly message: string; readonly faults: number })
  | (Built & { readonly kind: 'failed'; readonly trouble: Trouble });

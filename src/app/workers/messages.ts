import type { SelfCheckTrouble } from '../../engine/index.ts';

/** The page's messages to the engine's worker: answer a request, or drop one. */
export type EngineRequest =
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly method: string;
      /** Path and query below `/v0/`, or the name of one of the page's own operations. */
      readonly address: string;
      readonly body: string;
    }
  | { readonly kind: 'drop'; readonly id: number };

/**
 * The worker's messages. ready: it takes requests. answer: the answer to a request, as the service would give it.
 * stuck: the request has no answer because code for it could not be loaded. missing: code without which the worker
 * cannot answer anything could not be loaded. unproven: the engine gave another answer than the known one to a document
 * of its own check, so it answers nothing.
 */
export type EngineMessage =
  | { readonly kind: 'ready'; readonly version: string }
  | { readonly kind: 'answer'; readonly id: number; readonly status: number; readonly text: string }
  | { readonly kind: 'stuck'; readonly id: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unproven'; readonly trouble: SelfCheckTrouble };

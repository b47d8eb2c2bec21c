/** The page's messages to the engine's worker: answer a request, or forget one that nobody waits for. */
export type EngineRequest =
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly method: string;
      /** Path and query below `/v0/`; of what is no part of the API, its name. */
      readonly address: string;
      readonly body: string;
    }
  | { readonly kind: 'drop'; readonly id: number };

/**
 * What the worker says: that it takes requests, the answer to one as the service would give it, that there is none because
 * code for it could not be fetched, or that code could not be fetched without which there are no answers at all.
 */
export type EngineMessage =
  | { readonly kind: 'ready'; readonly version: string }
  | { readonly kind: 'answer'; readonly id: number; readonly status: number; readonly text: string }
  | { readonly kind: 'stuck'; readonly id: number }
  | { readonly kind: 'missing' };

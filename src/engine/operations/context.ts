/**
 * Every effect an operation may have. A host passes the real ones, a test passes fixed ones, and the same input then
 * gives the same output on Node, in a browser worker and in workerd.
 */
export interface OperationContext {
  /** The present moment. */
  now(): Date;
  /** A fresh UUID version 7, canonical lower-case. */
  newId(): string;
}

/**
 * Every side effect of an operation. A host passes real ones, a test fixed ones. Equal input then gives equal output on
 * Node, in a browser worker and in workerd.
 */
export interface OperationContext {
  /** The current time. */
  now(): Date;
  /** A new UUID version 7, canonical lower-case. */
  newId(): string;
}

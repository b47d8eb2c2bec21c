import type { ObjectSchema, Schema, Static } from './typed-schema/schema.ts';
import type { ErrorKey } from '../engine/index.ts';

export type Method = 'GET' | 'POST';

/** Groups of the published API description, in order. */
export type RouteTag = 'Documents' | 'Formats' | 'Signing' | 'Refusals' | 'Reference' | 'Meta';

/**
 * The kind of failure in an error report. `upstream` blames a service behind this one. `busy` blames nobody: the
 * request may succeed in a moment.
 */
export type FailureKey = ErrorKey | 'upstream' | 'busy';

export interface ResponseDefinition {
  readonly description: string;
  readonly schema: Schema;
  /** The content if the request has `warnings`. In OpenAPI, where no content depends on a query, it is an alternative. */
  readonly warned?: Schema;
  /** Whether the header `Assay-Warnings` says how many warnings there are. */
  readonly counted?: true;
  /** The possible kinds of failure. */
  readonly keys?: readonly FailureKey[];
}

/**
 * One route of the API as data. The handler's types, the client's method, the OpenAPI operation and the contract test
 * are all derived from it.
 */
export interface RouteDefinition {
  /** Published operation id; also the name of the client's method. */
  readonly operationId: string;
  readonly method: Method;
  /** Below the version prefix, with `{name}` for a parameter; a final parameter may contain slashes. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: RouteTag;
  /**
   * Always answered by the engine of this service, never by an upstream: only this one has it, or it is about this one.
   */
  readonly embedded?: true;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: ObjectSchema;
  /** Media types of the body; JSON only if omitted. JSON includes every type that ends with `+json`. */
  readonly accepts?: readonly string[];
  /** Media types of the file in the answer. A request whose `Accept` prefers one gets the file itself. */
  readonly files?: readonly string[];
  /**
   * In place of a body and an answer: independent JSON lines in both directions. Served separately, without a handler.
   */
  readonly lines?: { readonly record: ObjectSchema; readonly answer: ObjectSchema };
  /** The content of each status. Every success is a 200. */
  readonly responses: { readonly 200: ResponseDefinition } & Readonly<Record<number, ResponseDefinition>>;
}

export function defineRoute<const R extends RouteDefinition>(route: R): R {
  return route;
}

type StaticOf<R, Part extends string> = R extends { readonly [K in Part]: infer S extends Schema }
  ? Static<S>
  : unknown;

/** Body members, path parameters and query parameters of a route in one object. */
export type RouteInput<R extends RouteDefinition> = StaticOf<R, 'body'> & StaticOf<R, 'params'> & StaticOf<R, 'query'>;

/** Body of the route's success. */
export type RouteOutput<R extends RouteDefinition> = Static<R['responses'][200]['schema']>;

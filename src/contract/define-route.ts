import type { ObjectSchema, Schema, Static } from './typed-schema/schema.ts';
import type { ErrorKey } from '../engine/index.ts';

export type Method = 'GET' | 'POST';

/** Groups of the published interface description, in the order it lists them. */
export type RouteTag = 'Documents' | 'Formats' | 'Signing' | 'Refusals' | 'Reference' | 'Meta';

/**
 * What kind of failure an error report tells of; `upstream` blames a service behind the one that answers, `busy` nobody: the
 * same request may succeed in a moment.
 */
export type FailureKey = ErrorKey | 'upstream' | 'busy';

export interface ResponseDefinition {
  readonly description: string;
  readonly schema: Schema;
  /** The kinds of failure that a refusal may tell of. */
  readonly keys?: readonly FailureKey[];
}

/**
 * One route of the API as data. The handler's argument and result, the client's method, the OpenAPI operation and the
 * contract test are all made from this value.
 */
export interface RouteDefinition {
  /** Published operation id; also the name of the client's method. */
  readonly operationId: string;
  readonly method: Method;
  /** Below the version prefix, with `{name}` for a parameter; a parameter at the end may hold slashes. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: RouteTag;
  /** Always answered by the engine of this very service, never by one behind it: only this one has it, or it is about this one. */
  readonly embedded?: true;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: ObjectSchema;
  /** Media types in which the body may come; JSON alone if left out. Beside JSON stands whatever ends with `+json`. */
  readonly accepts?: readonly string[];
  /** In place of a body and an answer: lines of JSON in both directions, each in itself. Served for itself, not by a handler. */
  readonly lines?: { readonly record: ObjectSchema; readonly answer: ObjectSchema };
  /** What each status carries. Every success is a 200. */
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

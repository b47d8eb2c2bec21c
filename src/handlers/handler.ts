import type { Engine, OperationContext, Outcome } from '../engine/index.ts';
import type { FontFiles } from '../formats/pdf-pages/fonts/font-files.ts';
import type { RouteInput, RouteOutput } from '../contract/define-route.ts';
import type { OperationId, RouteOf } from '../contract/routes.ts';

/** What handlers work with. A host may pass its own handlers more. */
export interface HandlerScope {
  readonly engine: Engine;
  readonly context: OperationContext;
  /** The font files of the host; without them no page can be drawn. */
  readonly fonts?: FontFiles | undefined;
}

/** Answers one route. The input has the shape of the route's schemas; the outcome becomes the response. */
export type Handler<Id extends OperationId, Scope = HandlerScope> = (
  input: RouteInput<RouteOf<Id>>,
  scope: Scope,
) => Outcome<RouteOutput<RouteOf<Id>>> | Promise<Outcome<RouteOutput<RouteOf<Id>>>>;

export type Handlers<Ids extends OperationId = OperationId, Scope = HandlerScope> = {
  readonly [Id in Ids]: Handler<Id, Scope>;
};

/** A handler without its types: the schemas of its route have checked the input. */
export type AnyHandler<Scope = HandlerScope> = (
  input: object,
  scope: Scope,
) => Outcome<unknown> | Promise<Outcome<unknown>>;

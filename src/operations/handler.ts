import type { Engine, OperationContext, Outcome } from '../engine/index.ts';
import type { FontFiles } from '../formats/pdf-pages/fonts/font-files.ts';
import type { Judging, RuleSet } from '../formats/rule-sets/rule-set.ts';
import type { RouteInput, RouteOutput } from '../api/define-route.ts';
import type { OperationId, RouteOf } from '../api/routes.ts';
import type { Translator } from './translator.ts';

/** What handlers work with. A host may pass its own handlers more. */
export interface HandlerScope {
  readonly engine: Engine;
  readonly context: OperationContext;
  /** The font files of the host; without them no page can be drawn. */
  readonly fonts?: FontFiles | undefined;
  /** Of the language that the caller reads, if it is not English. */
  readonly translator?: Translator | undefined;
  /** Rules of the host's operator, in addition to those of Assay. */
  readonly ownRules?: RuleSet | undefined;
}

/** Answers one route. The input has the shape of the route's schemas; the outcome becomes the response. */
export type Handler<Id extends OperationId, Scope = HandlerScope> = (
  input: RouteInput<RouteOf<Id>>,
  scope: Scope,
) => Outcome<RouteOutput<RouteOf<Id>>> | Promise<Outcome<RouteOutput<RouteOf<Id>>>>;

export type Handlers<Ids extends OperationId = OperationId, Scope = HandlerScope> = {
  readonly [Id in Ids]: Handler<Id, Scope>;
};

/** Gets the rule sets for a document, which may be loaded on demand. */
export type BringRuleSets = (judging: Judging) => Promise<readonly RuleSet[]> | readonly RuleSet[];

/** Imports and judges files, and gets the rule sets of destinations. */
export interface JudgingParts {
  readonly read: Handler<'import'>;
  readonly judge: Handler<'judge'>;
  readonly rules: BringRuleSets;
}

/** What bulk needs of the formats. */
export interface BulkParts extends JudgingParts {
  readonly export: Handler<'export'>;
  readonly render: Handler<'render'>;
}

/** A handler without its types: the schemas of its route have checked the input. */
export type AnyHandler<Scope = HandlerScope> = (
  input: object,
  scope: Scope,
) => Outcome<unknown> | Promise<Outcome<unknown>>;

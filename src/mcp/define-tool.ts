import type { ObjectSchema, Static } from '../api/typed-schema/schema.ts';
import type { RuleSet } from '../formats/rule-sets/rule-set.ts';
import type { Engine, JsonLimits, OperationContext, Outcome } from '../engine/index.ts';

/** What tools, resources and prompts work with. */
export interface McpScope {
  readonly engine: Engine;
  readonly context: OperationContext;
  readonly limits: JsonLimits;
  /** Rules of the host's operator, in addition to those of Assay. */
  readonly ownRules?: RuleSet | undefined;
}

/**
 * One tool as data: its description for the assistant and its function. Every tool only reads its arguments and
 * answers; none stores, sends or changes anything, so all share one set of annotations.
 */
export interface Tool<Input extends ObjectSchema = ObjectSchema> {
  readonly name: string;
  readonly title: string;
  /** For the assistant that chooses among tools. Every conversation pays for each word. */
  readonly description: string;
  readonly input: Input;
  run(input: Static<Input>, scope: McpScope): Outcome<unknown> | Promise<Outcome<unknown>>;
}

/** Returns the tool without its input type: arguments are checked against the schema before it runs. */
export function defineTool<const Input extends ObjectSchema>(tool: Tool<Input>): Tool {
  return tool as unknown as Tool;
}

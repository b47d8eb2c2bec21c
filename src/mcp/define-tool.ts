import type { ObjectSchema, Static } from '../contract/typed-schema/schema.ts';
import type { Engine, JsonLimits, OperationContext, Outcome } from '../engine/index.ts';

/** What tools, resources and prompts work with. */
export interface McpScope {
  readonly engine: Engine;
  readonly context: OperationContext;
  readonly limits: JsonLimits;
}

/**
 * One tool as data: what an assistant is told of it and what it does. Every tool reads its arguments and answers; none
 * keeps, sends or changes anything, so all of them share one set of annotations.
 */
export interface Tool<Input extends ObjectSchema = ObjectSchema> {
  readonly name: string;
  readonly title: string;
  /** For the assistant that chooses among tools. Every word of it is paid for in every conversation. */
  readonly description: string;
  readonly input: Input;
  run(input: Static<Input>, scope: McpScope): Outcome<unknown> | Promise<Outcome<unknown>>;
}

/** Gives the tool with its input's type set aside: arguments are checked against the schema before it runs. */
export function defineTool<const Input extends ObjectSchema>(tool: Tool<Input>): Tool {
  return tool as unknown as Tool;
}

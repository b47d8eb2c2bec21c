import type { ObjectSchema, Schema, Static } from '../contract/typed-schema/schema.ts';
import type { Engine, JsonLimits, OperationContext, Outcome } from '../engine/index.ts';

/** What tools and resources work with. */
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
  /** For the assistant that chooses among tools. */
  readonly description: string;
  readonly input: Input;
  /** Shape of the answer, where it is always an object. */
  readonly output?: Schema;
  run(input: Static<Input>, scope: McpScope): Outcome<unknown> | Promise<Outcome<unknown>>;
}

/** Gives the tool with its input's type set aside: arguments are checked against the schema before it runs. */
export function defineTool<const Input extends ObjectSchema>(tool: Tool<Input>): Tool {
  return tool as unknown as Tool;
}

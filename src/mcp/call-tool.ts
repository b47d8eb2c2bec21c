import type { CallToolResult } from '@modelcontextprotocol/server';
import { checkMembers, knownMembers } from '../contract/requests/check-members.ts';
import { writeError, writeOperationError } from '../contract/write-error.ts';
import type { JsonObject } from '../engine/index.ts';
import type { McpScope, Tool } from './define-tool.ts';

/**
 * Runs a tool and puts its outcome in the protocol's form: JSON on one line, once. What failed is marked and has the
 * service's error report for its text.
 */
export async function callTool(tool: Tool, given: Record<string, unknown>, scope: McpScope): Promise<CallToolResult> {
  const input = knownMembers(tool.input, given as JsonObject);
  const faults = checkMembers(tool.input, input);
  if (faults.length > 0) return failed(writeError(400, 'input', 'The arguments are not as they must be.', faults));
  const outcome = await tool.run(input, scope);
  return outcome.ok ? result(outcome.value) : failed(writeOperationError(outcome.error));
}

/** When a tool breaks; that is never the fault of its arguments. */
export function brokenTool(): CallToolResult {
  return failed(writeError(500, 'internal', 'The tool failed. The failure has been recorded.'));
}

function result(value: unknown): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }] };
}

function failed(report: object): CallToolResult {
  return { ...result(report), isError: true };
}

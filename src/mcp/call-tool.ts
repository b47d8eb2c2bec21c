import type { CallToolResult } from '@modelcontextprotocol/server';
import { checkMembers, knownMembers } from '../operations/requests/check-members.ts';
import type { ErrorBody } from '../api/schemas/error-body.ts';
import { writeError, writeOperationError, writeWarnings } from '../operations/write-error.ts';
import type { JsonObject, OperationError } from '../engine/index.ts';
import type { McpScope, Tool } from './define-tool.ts';

/**
 * Runs a tool and returns its outcome in the protocol's form: JSON on one line, once. A failure is marked and has the
 * service's error report as its text.
 */
export async function callTool(tool: Tool, given: Record<string, unknown>, scope: McpScope): Promise<CallToolResult> {
  const input = knownMembers(tool.input, given as JsonObject);
  const faults = checkMembers(tool.input, input);
  if (faults.length > 0) return failed(writeError(400, 'input', 'The arguments are not as they must be.', faults));
  const outcome = await tool.run(input, scope);
  const { warnings = [] } = outcome;
  // The document stays a separate text, ready for the next call.
  if (outcome.ok) return result(outcome.value, warnings.length > 0 ? { warnings: writeWarnings(warnings) } : undefined);
  return failed({ ...shortError(outcome.error), ...(warnings.length > 0 && { warnings: writeWarnings(warnings) }) });
}

/** When a tool breaks; that is never the fault of its arguments. */
export function brokenTool(): CallToolResult {
  return failed(writeError(500, 'internal', 'The tool failed. The failure has been recorded.'));
}

/** If one sentence says what to do, no list of faults is added. */
function shortError(error: OperationError): ErrorBody {
  const { hint, ...rest } = error;
  return writeOperationError(hint === undefined ? rest : { ...rest, message: hint, faults: [] });
}

function result(...values: readonly unknown[]): CallToolResult {
  const content = values.filter((value) => value !== undefined);
  return { content: content.map((value) => ({ type: 'text', text: JSON.stringify(value) })) };
}

function failed(report: object): CallToolResult {
  return { ...result(report), isError: true };
}

import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { JSON_LIMITS } from '../engine/values.ts';
import { createNodeEngine } from '../platform/node-engine.ts';
import { ownRulesOfProgram } from '../platform/node-own-rules.ts';
import { systemContext } from '../platform/system-context.ts';
import { createMcpServer } from './create-mcp-server.ts';
import { LineTooLong, wholeLines } from './whole-lines.ts';

const [engine, ownRules] = await Promise.all([createNodeEngine(), ownRulesOfProgram()]);
const scope = { engine, context: systemContext, limits: JSON_LIMITS, ownRules };

/** Longest message in bytes. A document as text in JSON is longer than the document, because of escapes. */
const LONGEST_MESSAGE = JSON_LIMITS.maxLength * 2;

/**
 * Standard output belongs to the protocol. Error messages may quote a document or a key, so only error names are
 * written.
 */
function report(where: string, error: unknown): void {
  process.stderr.write(`${where}: ${error instanceof Error ? error.name : typeof error}\n`);
}

function onProtocolError(error: Error): void {
  if (!(error instanceof LineTooLong)) return report('protocol', error);
  // The transport closes after this, and the user must learn why.
  process.stderr.write(`protocol: a message is longer than ${LONGEST_MESSAGE} bytes; the connection ends\n`);
  process.exitCode = 1;
  process.stdin.destroy();
}

const input = process.stdin.pipe(wholeLines(LONGEST_MESSAGE));
serveStdio(() => createMcpServer({ scope, onFailure: report }), {
  // Single messages are limited earlier; this limit is for several that arrive together.
  transport: new StdioServerTransport(input, process.stdout, { maxBufferSize: LONGEST_MESSAGE * 2 }),
  onerror: onProtocolError,
});

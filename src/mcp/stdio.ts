import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createStandardEngine } from '../engine/index.ts';
import { JSON_LIMITS } from '../engine/values.ts';
import { systemContext } from '../platform/system-context.ts';
import { createMcpServer } from './create-mcp-server.ts';

const scope = { engine: createStandardEngine(), context: systemContext, limits: JSON_LIMITS };

/** Standard output belongs to the protocol. Messages of errors may quote a document or a key, so only names are told. */
function report(where: string, error: unknown): void {
  process.stderr.write(`${where}: ${error instanceof Error ? error.name : typeof error}\n`);
}

serveStdio(() => createMcpServer({ scope, onFailure: report }), { onerror: (error) => report('protocol', error) });

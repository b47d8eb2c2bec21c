import { join } from 'node:path';
import type { Command } from 'commander';

/** The commands that start another host in this process, by the main module of its own program. */
export function addHostCommands(program: Command, folder: string): void {
  program
    .command('serve')
    .description('serve the workbench and the API; docs/settings.md lists the environment variables')
    .option('-p, --port <number>', 'port to listen on (default: PORT, or 8080)')
    .option('--host <address>', 'address to listen on (default: HOST, or 127.0.0.1)')
    .action(async ({ port, host }: { readonly port?: string; readonly host?: string }) => {
      if (port !== undefined) process.env['PORT'] = port;
      if (host !== undefined) process.env['HOST'] = host;
      process.env['ASSAY_PAGES'] ??= join(folder, '..', 'app');
      process.env['NODE_ENV'] ??= 'production';
      await import('../../server/node/main.ts');
    });

  program
    .command('mcp')
    .description('serve the Model Context Protocol over standard input and output')
    .action(async () => {
      await import('../../mcp/stdio.ts');
    });

  program
    .command('lsp')
    .description('serve the Language Server Protocol over standard input and output, for editors')
    .option('--stdio', 'the default; editors pass this option')
    .option('--clientProcessId <id>', 'exit when this process ends')
    .action(async () => {
      await import('../../lsp/stdio.ts');
    });
}

import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { createNodeEngine } from '../platform/node-engine.ts';
import { systemContext } from '../platform/system-context.ts';
import { serve } from './serve.ts';

// Standard output belongs to the protocol; the library turns `console` output into protocol messages.
const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
serve(connection, { engine: await createNodeEngine(), context: systemContext });
connection.listen();

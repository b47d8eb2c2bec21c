import type { ExtensionContext } from 'vscode';
import { commands, Uri, ViewColumn, window, workspace } from 'vscode';
import type { ServerOptions } from 'vscode-languageclient/node';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';

let client: LanguageClient | undefined;

/** Starts the language server. The editor calls this when the first JSON or YAML text is opened. */
export async function activate({ extensionUri, subscriptions }: ExtensionContext): Promise<void> {
  client = new LanguageClient('assay', 'Assay', serverOptions(extensionUri), {
    documentSelector: ['json', 'jsonc', 'yaml'].flatMap((language) => [
      { scheme: 'file', language },
      { scheme: 'untitled', language },
    ]),
    initializationOptions: {
      proposeAgain: 'editor.action.triggerSuggest',
      destination: workspace.getConfiguration('assay').get<string>('destination'),
    },
    synchronize: { configurationSection: 'assay' },
  });
  subscriptions.push(
    commands.registerCommand('assay.buildDocument', () => build({})),
    commands.registerCommand('assay.buildEnvelope', () => build({ envelop: true })),
  );
  await client.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
  client = undefined;
}

function serverOptions(extension: Uri): ServerOptions {
  const command = workspace.getConfiguration('assay').get<string>('server.command');
  if (command) return { command, args: ['lsp'], transport: TransportKind.stdio };
  return { module: Uri.joinPath(extension, 'server.mjs').fsPath, transport: TransportKind.stdio };
}

/** The answer of the server's build command. */
interface BuildAnswer {
  readonly ok: boolean;
  readonly text?: string;
  readonly message?: string;
}

/** Shows the built document of the active editor beside it. */
async function build(options: { readonly envelop?: true }): Promise<void> {
  const uri = window.activeTextEditor?.document.uri.toString();
  if (uri === undefined || !client) return;
  try {
    const answer = await client.sendRequest<BuildAnswer>('workspace/executeCommand', {
      command: 'assay.build',
      arguments: [uri, options],
    });
    if (answer.text === undefined) {
      void window.showErrorMessage(`${answer.message ?? 'The document cannot be built.'} The problems list says why.`);
      return;
    }
    const document = await workspace.openTextDocument({ language: 'json', content: answer.text });
    await window.showTextDocument(document, { viewColumn: ViewColumn.Beside, preview: true });
  } catch (error) {
    void window.showErrorMessage(error instanceof Error ? error.message : String(error));
  }
}

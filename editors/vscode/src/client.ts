import type { Disposable, ExtensionContext, WebviewPanel } from 'vscode';
import { commands, Uri, ViewColumn, window, workspace } from 'vscode';
import type { ServerOptions } from 'vscode-languageclient/node';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';

let client: LanguageClient | undefined;

/** Starts the language server. The editor calls this when the first text in JSON, YAML or XML is opened. */
export async function activate({ extensionUri, subscriptions }: ExtensionContext): Promise<void> {
  client = new LanguageClient('assay', 'Assay', serverOptions(extensionUri), {
    documentSelector: ['json', 'jsonc', 'yaml', 'xml'].flatMap((language) => [
      { scheme: 'file', language },
      { scheme: 'untitled', language },
    ]),
    initializationOptions: {
      proposeAgain: 'editor.action.triggerSuggest',
      // The editor formats JSON itself, and would ask the user to choose if there were two formatters.
      formatting: false,
      destination: workspace.getConfiguration('assay').get<string>('destination'),
    },
    synchronize: { configurationSection: 'assay' },
  });
  subscriptions.push(
    commands.registerCommand('assay.buildDocument', () => build({})),
    commands.registerCommand('assay.buildEnvelope', () => build({ envelop: true })),
    commands.registerCommand('assay.previewInvoice', preview),
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

/** The answer of a server command. */
interface Answer {
  readonly ok: boolean;
  readonly text?: string;
  readonly message?: string;
}

/** Shows the built document of the active editor beside it. */
async function build(options: { readonly envelop?: true }): Promise<void> {
  const uri = window.activeTextEditor?.document.uri.toString();
  if (uri === undefined) return;
  try {
    const answer = await ask('assay.build', uri, options);
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

/** Milliseconds without typing before a preview is redrawn. */
const PAUSE = 500;

/** Shows the invoice of the active editor as a page beside it, and redraws the page when the text changes. */
async function preview(): Promise<void> {
  const document = window.activeTextEditor?.document;
  if (!document) return;
  const uri = document.uri.toString();
  const page = await draw(uri);
  if (page === undefined) return;
  const name = document.uri.path.split('/').at(-1) ?? '';
  // The page has no script, and includes its styles.
  const panel = window.createWebviewPanel('assay.preview', name, ViewColumn.Beside, { enableScripts: false });
  panel.webview.html = page;
  const watching = redrawn(panel, uri);
  panel.onDidDispose(() => watching.dispose());
}

/**
 * Redraws the page of a panel once its text has changed and typing pauses; if the text has no page, the last one stays.
 */
function redrawn(panel: WebviewPanel, uri: string): Disposable {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const changes = workspace.onDidChangeTextDocument(({ document }) => {
    if (document.uri.toString() !== uri) return;
    clearTimeout(resting);
    resting = setTimeout(() => {
      void ask('assay.preview', uri)
        .then(({ text }) => {
          if (text !== undefined) panel.webview.html = text;
        })
        .catch(() => undefined);
    }, PAUSE);
  });
  return {
    dispose() {
      clearTimeout(resting);
      changes.dispose();
    },
  };
}

/** The page of a text; undefined if there is none, which is shown as a message. */
async function draw(uri: string): Promise<string | undefined> {
  try {
    const { text, message } = await ask('assay.preview', uri);
    if (text !== undefined) return text;
    void window.showErrorMessage(`${message ?? 'The invoice cannot be shown.'} The problems list says why.`);
  } catch (error) {
    void window.showErrorMessage(error instanceof Error ? error.message : String(error));
  }
  return undefined;
}

async function ask(command: string, ...given: readonly unknown[]): Promise<Answer> {
  if (!client) throw new Error('The language server is not running.');
  return client.sendRequest<Answer>('workspace/executeCommand', { command, arguments: given });
}

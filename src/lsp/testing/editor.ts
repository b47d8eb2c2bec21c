import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import type {
  CodeAction,
  CompletionItem,
  Diagnostic,
  DocumentSymbol,
  Hover,
  InitializeResult,
  InlayHint,
  Position,
  ProtocolConnection,
  PublishDiagnosticsParams,
  Range,
  TextEdit,
} from 'vscode-languageserver-protocol/node';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** An editor without a screen: drives the real server in a separate process through the protocol. */
export interface Editor {
  readonly process: ChildProcessWithoutNullStreams;
  readonly connection: ProtocolConnection;
  readonly server: InitializeResult;
  /** Everything the server wrote to standard error. */
  complaints(): string;
  open(uri: string, text: string, languageId?: string): Opened;
  /** Shuts down as the protocol requires, and returns the exit status. */
  quit(): Promise<number | null>;
}

export interface Opened {
  readonly uri: string;
  text(): string;
  /** The diagnostics of the current text. */
  diagnostics(): Promise<readonly Diagnostic[]>;
  /** The next diagnostics that the server sends for it. */
  diagnosticsAnew(): Promise<readonly Diagnostic[]>;
  /** Replaces a range of the text, like typing. */
  edit(range: Range, text: string): void;
  /** Applies the edits of an action. */
  apply(action: CodeAction): void;
  actions(range: Range, only?: string[]): Promise<readonly CodeAction[]>;
  complete(position: Position): Promise<readonly CompletionItem[]>;
  hover(position: Position): Promise<Hover | null>;
  hints(): Promise<readonly InlayHint[]>;
  symbols(): Promise<readonly DocumentSymbol[]>;
  format(): Promise<readonly TextEdit[]>;
  /** The answer of a server command about this text. */
  run(command: string): Promise<unknown>;
  /** The position of a piece of the text. */
  at(piece: string, offset?: number): Position;
  /** Returns the diagnostics that follow. */
  close(): Promise<readonly Diagnostic[]>;
}

interface Abilities {
  readonly locale?: string;
  readonly snippets?: boolean;
  readonly asIs?: boolean;
  readonly versionedEdits?: boolean;
  readonly snippetEdits?: boolean;
  readonly options?: object;
  /** The open folder, as a URI. */
  readonly rootUri?: string;
  /** Environment variables of the server. */
  readonly variables?: Readonly<Record<string, string>>;
}

export async function startEditor(
  program: string,
  {
    snippets = true,
    asIs = true,
    versionedEdits = true,
    snippetEdits = false,
    locale,
    options = {},
    rootUri,
    variables = {},
  }: Abilities = {},
): Promise<Editor> {
  const child = spawn(process.execPath, [program, 'lsp', '--stdio'], { env: { ...process.env, ...variables } });
  // Notifies everyone who waits.
  child.setMaxListeners(0);
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const published = new Map<string, PublishDiagnosticsParams>();
  const listeners = new Set<() => void>();
  connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
    published.set(params.uri, params);
    for (const listener of listeners) listener();
  });
  connection.listen();
  const server = await connection.sendRequest<InitializeResult>('initialize', {
    processId: process.pid,
    rootUri: rootUri ?? null,
    ...(locale !== undefined && { locale }),
    capabilities: {
      textDocument: {
        completion: {
          completionItem: { snippetSupport: snippets, ...(asIs && { insertTextModeSupport: { valueSet: [1, 2] } }) },
        },
      },
      workspace: { workspaceEdit: { documentChanges: versionedEdits, snippetEditSupport: snippetEdits } },
    },
    initializationOptions: options,
  });
  await connection.sendNotification('initialized', {});

  /** The diagnostics of a version, once they arrive; those of a closed document have no version. */
  function diagnosticsOf(uri: string, version: () => number | undefined): Promise<readonly Diagnostic[]> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const known = published.get(uri);
        if (!known || known.version !== version()) return;
        listeners.delete(look);
        resolve(known.diagnostics);
      };
      listeners.add(look);
      child.once('exit', () => reject(new Error(`the server has ended: ${complaints}`)));
      look();
    });
  }

  function open(uri: string, content: string, languageId = 'json'): Opened {
    let document = TextDocument.create(uri, languageId, 1, content);
    const textDocument = { uri };
    void connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text: content },
    });
    const change = (contentChanges: { range: Range; text: string }[]) => {
      const version = document.version + 1;
      document = TextDocument.update(document, contentChanges, version);
      void connection.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
    };
    return {
      uri,
      text: () => document.getText(),
      diagnostics: () => diagnosticsOf(uri, () => document.version),
      diagnosticsAnew() {
        published.delete(uri);
        return diagnosticsOf(uri, () => document.version);
      },
      edit: (range, text) => change([{ range, text }]),
      apply(action) {
        const { documentChanges = [], changes = {} } = action.edit ?? {};
        const versioned = documentChanges.flatMap((change) => ('edits' in change ? change.edits : []));
        const edits = [...versioned, ...(changes[uri] ?? [])].filter((edit) => 'newText' in edit);
        const version = document.version + 1;
        const text = TextDocument.applyEdits(document, edits);
        document = TextDocument.create(uri, languageId, version, text);
        void connection.sendNotification('textDocument/didChange', {
          textDocument: { uri, version },
          contentChanges: [{ text }],
        });
      },
      actions: (range, only) =>
        connection.sendRequest('textDocument/codeAction', {
          textDocument,
          range,
          context: { diagnostics: [], ...(only && { only }) },
        }),
      complete: (position) => connection.sendRequest('textDocument/completion', { textDocument, position }),
      hover: (position) => connection.sendRequest('textDocument/hover', { textDocument, position }),
      hints: () =>
        connection.sendRequest('textDocument/inlayHint', {
          textDocument,
          range: { start: { line: 0, character: 0 }, end: { line: document.lineCount, character: 0 } },
        }),
      symbols: () => connection.sendRequest('textDocument/documentSymbol', { textDocument }),
      format: () =>
        connection.sendRequest('textDocument/formatting', {
          textDocument,
          options: { tabSize: 2, insertSpaces: true },
        }),
      run: (command) => connection.sendRequest('workspace/executeCommand', { command, arguments: [uri] }),
      at: (piece, offset = 0) => document.positionAt(document.getText().indexOf(piece) + offset),
      close() {
        void connection.sendNotification('textDocument/didClose', { textDocument });
        return diagnosticsOf(uri, () => undefined);
      },
    };
  }

  return {
    process: child,
    connection,
    server,
    complaints: () => complaints,
    open,
    async quit() {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit') as Promise<[number | null]>;
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      const [code] = await ended;
      connection.dispose();
      return code;
    },
  };
}

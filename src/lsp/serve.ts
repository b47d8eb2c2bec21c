import type { Connection, InitializeParams, InitializeResult } from 'vscode-languageserver';
import {
  CodeActionKind,
  MessageType,
  ShowMessageNotification,
  TextDocuments,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ENGINE_VERSION } from '../engine/values.ts';
import type { ClientAbilities } from './abilities.ts';
import { abilitiesOf } from './abilities.ts';
import { codeActions, FIX_ALL } from './code-actions.ts';
import { BUILD, runCommand } from './commands.ts';
import { completionItems } from './completion.ts';
import { destinationIn, judgeDestination } from './destination.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { hints, hoverAt } from './hover.ts';
import type { Judged, Scope } from './judged.ts';
import { judgeText } from './judged.ts';
import { english, sayFor } from './say.ts';

/** Milliseconds without typing before a text is judged. */
const PAUSE = 150;

/** Serves a client of the Language Server Protocol. Ignores texts that are not documents of the format. */
export function serve(connection: Connection, parts: Omit<Scope, 'say'>): void {
  let scope: Scope = { ...parts, say: english };
  const documents = new TextDocuments(TextDocument);
  const judged = new Map<string, Judged>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  let turn = 0;
  let abilities: ClientAbilities = { snippets: false, asIs: false, versionedEdits: false, snippetEdits: false };

  /** The verdict on the current text; undefined if it is not a document of the format. */
  function current(uri: string): Judged | undefined {
    const document = documents.get(uri);
    if (!document) return undefined;
    const known = judged.get(uri);
    if (known?.document === document && known.version === document.version) return known;
    const fresh = judgeText(document, scope);
    if (fresh) judged.set(uri, fresh);
    else judged.delete(uri);
    return fresh;
  }

  function tell(uri: string): void {
    waiting.delete(uri);
    const document = documents.get(uri);
    if (!document) return;
    const diagnostics = diagnosticsOf(current(uri), scope.say);
    void connection.sendDiagnostics({ uri, version: document.version, diagnostics });
  }

  /** Judges every open text for another destination, or for none where there is none of that name. */
  async function goTo(key: string | undefined): Promise<void> {
    const asked = (turn += 1);
    const judge = key === undefined ? undefined : await judgeDestination(key, parts);
    // What is set meanwhile holds: the first destination takes a while to load.
    if (asked !== turn) return;
    const unknown = judge && 'unknown' in judge ? judge.unknown : undefined;
    if (unknown !== undefined)
      void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message: unknown });
    scope = { ...scope, destination: typeof judge === 'function' ? judge : undefined };
    judged.clear();
    for (const { uri } of documents.all()) tell(uri);
  }

  function forget(uri: string): void {
    clearTimeout(waiting.get(uri));
    waiting.delete(uri);
    judged.delete(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  connection.onInitialize(
    async ({ capabilities, initializationOptions, locale }: InitializeParams): Promise<InitializeResult> => {
      scope = { ...parts, say: await sayFor(locale) };
      abilities = abilitiesOf(capabilities, initializationOptions);
      const destination = destinationIn(initializationOptions);
      if (destination !== undefined) await goTo(destination);
      return {
        serverInfo: { name: 'assay', version: ENGINE_VERSION },
        capabilities: {
          positionEncoding: 'utf-16',
          textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
          completionProvider: { triggerCharacters: ['"', ':', ' '] },
          hoverProvider: true,
          inlayHintProvider: true,
          codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
          executeCommandProvider: { commands: [BUILD] },
        },
      };
    },
  );

  connection.onDidChangeConfiguration(({ settings }: { settings: unknown }) => {
    // Settings of others say nothing of it.
    if (typeof settings === 'object' && settings !== null && 'assay' in settings)
      void goTo(destinationIn(settings.assay));
  });

  documents.onDidChangeContent(({ document: { uri } }) => {
    clearTimeout(waiting.get(uri));
    waiting.set(
      uri,
      setTimeout(() => tell(uri), PAUSE),
    );
  });
  documents.onDidClose(({ document: { uri } }) => forget(uri));

  connection.onCompletion(({ textDocument: { uri }, position }) => {
    const here = current(uri);
    return here ? completionItems(here, here.document.offsetAt(position), scope, abilities) : [];
  });
  connection.onHover(({ textDocument: { uri }, position }) => {
    const here = current(uri);
    return here ? hoverAt(here, here.document.offsetAt(position), scope) : null;
  });
  connection.languages.inlayHint.on(({ textDocument: { uri }, range }) => {
    const here = current(uri);
    return here ? hints(here, here.document.offsetAt(range.start), here.document.offsetAt(range.end), scope) : [];
  });
  connection.onCodeAction(({ textDocument: { uri }, range, context }) => {
    const here = current(uri);
    return here ? codeActions(here, range, context, scope, abilities) : [];
  });
  connection.onExecuteCommand(({ command, arguments: given = [] }) => runCommand(command, given, current, scope));

  documents.listen(connection);
}

import type { Connection, InitializeParams, InitializeResult } from 'vscode-languageserver';
import {
  CodeActionKind,
  DidChangeWatchedFilesNotification,
  MessageType,
  ShowMessageNotification,
  TextDocuments,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ENGINE_VERSION } from '../engine/values.ts';
import type { Settings } from '../platform/settings/open-settings.ts';
import type { ClientAbilities } from './abilities.ts';
import { abilitiesOf } from './abilities.ts';
import { configuredMarks, destinationsIn, folderOf, pathOf, type OpenConfiguration } from './configuration.ts';
import { codeActions, FIX_ALL } from './code-actions.ts';
import { BUILD, PREVIEW, runCommand } from './commands.ts';
import { completionItems } from './completion.ts';
import { destinationIn, judgingDestinations, type JudgeDestination } from './destination.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { hints, hoverAt } from './hover.ts';
import type { Destination, Scope } from './judged.ts';
import { isXml } from './is-xml.ts';
import { Judgements, xmlParts } from './judgements.ts';
import { formatEdits } from './format.ts';
import { english, saidWording, sayFor } from './say.ts';
import { symbolsOf } from './symbols.ts';

/** Serves a client of the Language Server Protocol. Ignores texts that are neither documents of the format nor XML invoices. */
export function serve(
  connection: Connection,
  parts: Omit<Scope, 'say' | 'locale' | 'destination'>,
  openConfiguration: OpenConfiguration = () => Promise.resolve(undefined),
): void {
  let settings: Settings | undefined;
  let folder: string | undefined;
  let scope: Scope = { ...parts, say: english, locale: 'en' };
  const documents = new TextDocuments(TextDocument);
  let turn = 0;
  /** The destination of the editor's own settings, which comes before that of the configuration. */
  let own: string | undefined;
  let judgeDestination: JudgeDestination | undefined;
  let destinations = new Map<string, Destination>();
  let canWatch = false;
  let abilities: ClientAbilities = { snippets: false, asIs: false, versionedEdits: false, snippetEdits: false };
  const judgements = new Judgements(
    documents,
    (uri) => scopeOf(uri),
    (uri, judged, version) => {
      void connection.sendDiagnostics({
        uri,
        version,
        diagnostics: diagnosticsOf(configuredMarks(judged, settings), scope.say),
      });
    },
  );

  /** The text's own destination: that of the editor, or that of the configuration for its file. */
  function scopeOf(uri: string): Scope {
    const key = own ?? settings?.destinationOf(pathOf(uri));
    return { ...scope, destination: key === undefined ? undefined : destinations.get(key) };
  }

  /** Judges every open text for the destinations of the settings now; for none where the name is unknown. */
  async function settleDestinations(): Promise<void> {
    const asked = (turn += 1);
    const keys = new Set(own === undefined ? settings && destinationsIn(settings) : [own]);
    if (keys.size > 0) judgeDestination ??= await judgingDestinations(parts);
    // The first destination takes a while to load; a setting changed meanwhile wins.
    if (asked !== turn) return;
    destinations = new Map();
    for (const key of keys) {
      const judge = judgeDestination?.(key);
      if (judge && 'unknown' in judge) {
        const message = saidWording(scope.say, judge.unknown);
        void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
      } else if (judge) destinations.set(key, judge);
    }
    judgements.judgeAll();
  }

  /** Reads the configuration of the folder; a wrong one is reported and not used. */
  async function configure(): Promise<void> {
    const read = folder === undefined ? undefined : await openConfiguration(folder);
    settings = read && 'settle' in read ? read : undefined;
    if (read && 'wrong' in read) {
      const message = saidWording(scope.say, read.wrong);
      void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
    }
  }

  connection.onInitialize(
    async ({
      capabilities,
      initializationOptions,
      locale,
      workspaceFolders,
      rootUri,
    }: InitializeParams): Promise<InitializeResult> => {
      scope = { ...parts, say: await sayFor(locale), locale: localeOf(locale) };
      abilities = abilitiesOf(capabilities, initializationOptions);
      folder = folderOf({ workspaceFolders: workspaceFolders ?? null, rootUri });
      canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
      await configure();
      own = destinationIn(initializationOptions);
      await settleDestinations();
      return {
        serverInfo: { name: 'assay', version: ENGINE_VERSION },
        capabilities: {
          positionEncoding: 'utf-16',
          textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
          completionProvider: { triggerCharacters: [...JSON_TRIGGERS, ...XML_TRIGGERS] },
          hoverProvider: true,
          inlayHintProvider: true,
          documentSymbolProvider: true,
          documentFormattingProvider: formatsAsked(initializationOptions),
          codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
          executeCommandProvider: { commands: [BUILD, PREVIEW] },
        },
      };
    },
  );

  connection.onDidChangeConfiguration(({ settings: changed }: { settings: unknown }) => {
    // Other settings do not concern the destination.
    if (typeof changed !== 'object' || changed === null || !('assay' in changed)) return;
    own = destinationIn(changed.assay);
    void settleDestinations();
  });

  connection.onInitialized(() => {
    if (!canWatch || folder === undefined) return;
    const watchers = ['**/assay.config.{yaml,yml,json}', '**/.assayignore'].map((globPattern) => ({ globPattern }));
    void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  });
  connection.onDidChangeWatchedFiles(async () => {
    await configure();
    await settleDestinations();
  });

  documents.onDidChangeContent(({ document: { uri } }) => judgements.changed(uri));
  documents.onDidClose(({ document: { uri } }) => {
    judgements.forget(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });

  /** The open text, if it is XML. */
  function xmlText(uri: string): TextDocument | undefined {
    const document = documents.get(uri);
    return document && isXml(document) ? document : undefined;
  }

  connection.onCompletion(async ({ textDocument: { uri }, position, context }) => {
    const xml = xmlText(uri);
    if (isForOthers(context?.triggerCharacter, xml ? XML_TRIGGERS : JSON_TRIGGERS)) return [];
    if (xml) return (await xmlParts()).proposalsInXml(xml, xml.offsetAt(position), scope, abilities.snippets);
    const here = judgements.current(uri);
    return here ? completionItems(here, here.document.offsetAt(position), scope, abilities) : [];
  });
  connection.onHover(async ({ textDocument: { uri }, position }) => {
    const xml = xmlText(uri);
    if (xml) return (await xmlParts()).hoverInXml(xml, xml.offsetAt(position), scope);
    const here = judgements.current(uri);
    return here ? hoverAt(here, here.document.offsetAt(position), scope) : null;
  });
  connection.languages.inlayHint.on(({ textDocument: { uri }, range }) => {
    const here = judgements.current(uri);
    return here ? hints(here, here.document.offsetAt(range.start), here.document.offsetAt(range.end), scope) : [];
  });
  connection.onDocumentSymbol(async ({ textDocument: { uri } }) => {
    const xml = xmlText(uri);
    if (xml) return (await xmlParts()).symbolsInXml(xml, scope);
    const here = judgements.current(uri);
    return here ? symbolsOf(here) : [];
  });
  connection.onDocumentFormatting(({ textDocument: { uri } }) => {
    const here = judgements.current(uri);
    return here ? formatEdits(here) : [];
  });
  connection.onCodeAction(async ({ textDocument: { uri }, range, context }) => {
    if (xmlText(uri)) {
      const here = await judgements.currentXml(uri);
      return here ? (await xmlParts()).xmlActions(here, range, context, scopeOf(uri), abilities) : [];
    }
    const here = judgements.current(uri);
    return here ? codeActions(here, range, context, scopeOf(uri), abilities) : [];
  });
  connection.onExecuteCommand(({ command, arguments: given = [] }) =>
    runCommand(command, given, { document: (uri) => judgements.current(uri), xml: xmlText }, scope),
  );

  documents.listen(connection);
}

const JSON_TRIGGERS = ['"', ':', ' '];
const XML_TRIGGERS = ['<', '>', '"'];

/** A trigger character starts completion only in texts of its own language. */
function isForOthers(character: string | undefined, own: readonly string[]): boolean {
  return character !== undefined && !own.includes(character) && [...JSON_TRIGGERS, ...XML_TRIGGERS].includes(character);
}

/** An editor with its own JSON formatter can turn this one off. */
function formatsAsked(options: unknown): boolean {
  return !(typeof options === 'object' && options !== null && 'formatting' in options && options.formatting === false);
}

/** The locale, if `Intl` accepts it, for names of countries and currencies. */
function localeOf(locale: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

import { createRequire } from 'node:module';
import { EventEmitter } from 'node:events';

/**
 * The parts of the editor's module that the extension and its protocol client use, for a machine without the editor:
 * one open text, and the output shown for it. All other parts accept registrations and do nothing.
 */
export interface StandIn {
  readonly module: object;
  /** Commands that were registered, by name. */
  readonly commands: ReadonlyMap<string, (...given: unknown[]) => unknown>;
  /** The last diagnostics of the open text. */
  diagnostics(): Promise<
    readonly { readonly code: unknown; readonly range: { readonly start: { readonly line: number } } }[]
  >;
  /** Pages shown in a panel. */
  readonly pages: string[];
  /** Changes the open text. */
  change(text: string): void;
  /** Texts opened for display. */
  readonly shown: string[];
  readonly errors: string[];
}

const disposable = { dispose: () => undefined };

class Uri {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
  get scheme(): string {
    return 'file';
  }
  get fsPath(): string {
    return this.path;
  }
  toString(): string {
    return `file://${this.path}`;
  }
  static parse(text: string): Uri {
    return new Uri(text.replace(/^file:\/\//, ''));
  }
  static file(path: string): Uri {
    return new Uri(path);
  }
  static joinPath(uri: Uri, ...parts: readonly string[]): Uri {
    return new Uri([uri.path, ...parts].join('/'));
  }
}

class Position {
  readonly line: number;
  readonly character: number;
  constructor(line: number, character: number) {
    this.line = line;
    this.character = character;
  }
}

class Range {
  readonly start: Position;
  readonly end: Position;
  constructor(startLine: number, startCharacter: number, endLine: number, endCharacter: number) {
    this.start = new Position(startLine, startCharacter);
    this.end = new Position(endLine, endCharacter);
  }
}

class Diagnostic {
  readonly range: Range;
  readonly message: string;
  code: unknown;
  constructor(range: Range, message: string) {
    this.range = range;
    this.message = message;
  }
}

class CodeActionKind {
  static readonly Empty = new CodeActionKind('');
  static readonly QuickFix = new CodeActionKind('quickfix');
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
  append(more: string): CodeActionKind {
    return new CodeActionKind(this.value === '' ? more : `${this.value}.${more}`);
  }
}

class CancellationTokenSource {
  readonly token = { isCancellationRequested: false, onCancellationRequested: () => disposable };
  cancel(): void {
    return undefined;
  }
  dispose(): void {
    return undefined;
  }
}

class Emitter {
  readonly event = () => disposable;
  fire(): void {
    return undefined;
  }
  dispose(): void {
    return undefined;
  }
}

/** A part of the editor: the members named here, and for every other name a function that accepts anything. */
function part(known: object): object {
  return new Proxy(known, {
    get(target, name) {
      if (name in target) return Reflect.get(target, name) as unknown;
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return /^[A-Z]/.test(name) ? unknownType() : () => disposable;
    },
  });
}

/** A class one may extend, or a list of constants. */
function unknownType(): object {
  return new Proxy(class Unknown {}, {
    get: (target, name) => (name in target ? (Reflect.get(target, name) as unknown) : 0),
  });
}

export function standIn(path: string, given: string, languageId = 'json'): StandIn {
  let text = given;
  const pages: string[] = [];
  const changes = new Set<(change: object) => void>();
  const commands = new Map<string, (...given: unknown[]) => unknown>();
  const shown: string[] = [];
  const errors: string[] = [];
  const events = new EventEmitter();
  let last: Awaited<ReturnType<StandIn['diagnostics']>> | undefined;
  const document = {
    uri: new Uri(path),
    languageId,
    version: 1,
    getText: () => text,
    isClosed: false,
    isDirty: false,
    fileName: path,
  };
  const module = part({
    version: '1.91.0',
    Uri,
    Position,
    Range,
    Diagnostic,
    CodeActionKind,
    CancellationTokenSource,
    EventEmitter: Emitter,
    env: part({ appName: 'stand-in', language: 'en' }),
    commands: part({
      registerCommand(name: string, action: (...given: unknown[]) => unknown) {
        commands.set(name, action);
        return disposable;
      },
    }),
    languages: part({
      match: () => 10,
      createDiagnosticCollection: () =>
        part({
          set(_: Uri, diagnostics: NonNullable<typeof last>) {
            last = diagnostics;
            events.emit('told');
          },
        }),
    }),
    workspace: part({
      textDocuments: [document],
      notebookDocuments: [],
      workspaceFolders: undefined,
      getConfiguration: () => ({ get: (_: string, otherwise: unknown) => otherwise }),
      onDidChangeTextDocument(listener: (change: object) => void, self?: object) {
        const bound = (change: object) => listener.call(self, change);
        changes.add(bound);
        return { dispose: () => changes.delete(bound) };
      },
      openTextDocument(options: { content: string }) {
        shown.push(options.content);
        return Promise.resolve({});
      },
    }),
    window: part({
      activeTextEditor: { document },
      visibleTextEditors: [],
      tabGroups: part({ all: [] }),
      createOutputChannel: () => part({ name: 'Assay' }),
      showTextDocument: () => Promise.resolve({}),
      createWebviewPanel: () => ({
        webview: {
          set html(page: string) {
            pages.push(page);
            events.emit('page');
          },
        },
        onDidDispose: () => disposable,
      }),
      showErrorMessage(message: string) {
        errors.push(message);
        return Promise.resolve(undefined);
      },
    }),
  });
  return {
    module,
    commands,
    shown,
    errors,
    pages,
    change(changed) {
      text = changed;
      document.version += 1;
      const range = new Range(0, 0, 1_000_000, 0);
      for (const listener of changes) listener({ document, contentChanges: [{ range, text }], reason: undefined });
    },
    diagnostics: () =>
      new Promise((resolve) => {
        if (last) resolve(last);
        else events.once('told', () => resolve(last ?? []));
      }),
  };
}

/** Loads a CommonJS module afresh, with the stand-in for its editor. */
export function loadWith(module: object, file: string): unknown {
  const require = createRequire(import.meta.url);
  const loader = require('node:module') as { _load: (name: string, ...rest: unknown[]) => unknown };
  const load = loader._load;
  loader._load = (name, ...rest) => (name === 'vscode' ? module : load(name, ...rest));
  delete require.cache[require.resolve(file)];
  try {
    return require(file);
  } finally {
    loader._load = load;
  }
}

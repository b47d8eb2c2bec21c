/**
 * The part of Monaco that `src/app/editor` uses: models with versions and positions, markers and registered providers.
 * It edits by the same offsets and ranges as Monaco, and renders nothing.
 */
interface Place {
  readonly lineNumber: number;
  readonly column: number;
}

interface Range {
  readonly startLineNumber: number;
  readonly startColumn: number;
  readonly endLineNumber: number;
  readonly endColumn: number;
}

interface Change {
  readonly rangeOffset: number;
  readonly rangeLength: number;
  readonly text: string;
}

interface CursorEvent {
  readonly position: Place;
  readonly source: string;
}

export class FakeModel {
  readonly uri: { scheme: string; toString(plain?: boolean): string };
  markers: Record<string, readonly Record<string, unknown>[]> = {};
  private text: string;
  private version = 1;
  private readonly listeners = new Set<(changes: readonly Change[]) => void>();

  constructor(text: string, uri = 'assay://document/a.json') {
    this.text = text;
    this.uri = { scheme: uri.slice(0, uri.indexOf(':')), toString: (plain = false) => (plain ? uri : encodeURI(uri)) };
  }

  getValue = (): string => this.text;
  getValueLength = (): number => this.text.length;
  disposed = false;
  isDisposed = (): boolean => this.disposed;

  getVersionId = (): number => this.version;

  getPositionAt = (offset: number): Place => {
    const before = this.text.slice(0, Math.max(0, Math.min(offset, this.text.length))).split('\n');
    return { lineNumber: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };

  getOffsetAt = ({ lineNumber, column }: Place): number => {
    const lines = this.text.split('\n');
    const above = lines.slice(0, lineNumber - 1).reduce((sum, line) => sum + line.length + 1, 0);
    return Math.min(above + column - 1, this.text.length);
  };

  getFullModelRange = (): Range => {
    const { lineNumber, column } = this.getPositionAt(this.text.length);
    return { startLineNumber: 1, startColumn: 1, endLineNumber: lineNumber, endColumn: column };
  };

  pushEditOperations = (_before: unknown, edits: readonly { range: Range; text: string }[]): null => {
    const changes = edits.map(({ range, text }): Change => {
      const rangeOffset = this.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn });
      const end = this.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn });
      return { rangeOffset, rangeLength: end - rangeOffset, text };
    });
    // From the end, as Monaco does, so that earlier offsets stay valid.
    const ordered = changes.toSorted((a, b) => b.rangeOffset - a.rangeOffset);
    for (const { rangeOffset, rangeLength, text } of ordered) {
      this.text = this.text.slice(0, rangeOffset) + text + this.text.slice(rangeOffset + rangeLength);
    }
    this.version += 1;
    for (const listener of this.listeners) listener(ordered);
    return null;
  };

  /** Types as the user: replaces the text between two offsets by `text`. */
  type(start: number, end: number, text: string): void {
    const [from, to] = [this.getPositionAt(start), this.getPositionAt(end)];
    const range = {
      startLineNumber: from.lineNumber,
      startColumn: from.column,
      endLineNumber: to.lineNumber,
      endColumn: to.column,
    };
    this.pushEditOperations([], [{ range, text }]);
  }

  textIn(range: Range): string {
    return this.text.slice(
      this.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn }),
      this.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn }),
    );
  }

  onChange(listener: (changes: readonly Change[]) => void): { dispose(): void } {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  }
}

export class FakeEditor {
  readonly calls: unknown[][] = [];
  /** The current options. */
  options: Readonly<Record<string, unknown>> = {};
  readonly actions: { id: string; run(): void }[] = [];
  /** The highlighted texts. */
  lit: readonly string[] = [];
  position: Place | null = { lineNumber: 1, column: 1 };
  private model: FakeModel | null;
  private readonly modelListeners = new Set<() => void>();
  private readonly optionListeners = new Set<() => void>();
  private readonly contentListeners = new Set<(event: { changes: readonly Change[] }) => void>();
  private readonly cursorListeners = new Set<(event: CursorEvent) => void>();
  private listening: { dispose(): void } | undefined;

  constructor(model: FakeModel | null) {
    this.model = model;
    this.listen();
  }

  getModel = (): FakeModel | null => this.model;
  getPosition = (): Place | null => this.position;
  focus = (): void => void this.calls.push(['focus']);
  trigger = (source: string, command: string): void => void this.calls.push(['trigger', source, command]);
  pushUndoStop = (): void => void this.calls.push(['undo stop']);
  setSelection = (selection: unknown): void => void this.calls.push(['select', selection]);
  revealPositionInCenterIfOutsideViewport = (place: Place): void => void this.calls.push(['reveal', place]);

  revealRangeInCenterIfOutsideViewport = (range: Range): void => void this.calls.push(['reveal', range]);
  createDecorationsCollection = () => ({
    set: (decorations: readonly { range: Range }[]) => {
      this.lit = decorations.map(({ range }) => this.model?.textIn(range) ?? '');
    },
    clear: () => {
      this.lit = [];
    },
  });

  executeEdits = (_source: string, edits: readonly { range: Range; text: string }[]): void => {
    this.calls.push(['edit', edits.length]);
    this.model?.pushEditOperations([], edits);
  };

  addAction = (action: { id: string; run(): void }) => {
    this.actions.push(action);
    return { dispose: () => undefined };
  };

  onDidChangeModel = (then: () => void) => added(this.modelListeners, then);
  onDidChangeModelContent = (then: (event: { changes: readonly Change[] }) => void) =>
    added(this.contentListeners, then);
  onDidChangeCursorPosition = (then: (event: CursorEvent) => void) => added(this.cursorListeners, then);
  /** Fires the event only if something has changed, as Monaco does. */
  updateOptions = (options: Readonly<Record<string, unknown>>): void => {
    const changes = Object.entries(options).some(([name, value]) => this.options[name] !== value);
    this.options = { ...this.options, ...options };
    if (changes) for (const then of this.optionListeners) then();
  };

  onDidChangeConfiguration = (then: () => void) => added(this.optionListeners, then);

  /** The visible lines: this many from the first. */
  visibleLines = 1;
  getVisibleRanges = () => [
    {
      containsRange: (range: Range): boolean => range.startLineNumber >= 1 && range.endLineNumber <= this.visibleLines,
    },
  ];

  setModel(model: FakeModel | null): void {
    this.listening?.dispose();
    this.model = model;
    this.listen();
    for (const then of this.modelListeners) then();
  }

  moveTo(position: Place, source = 'keyboard'): void {
    this.position = position;
    for (const then of this.cursorListeners) then({ position, source });
  }

  get listeners(): number {
    return this.modelListeners.size + this.contentListeners.size + this.cursorListeners.size;
  }

  private listen(): void {
    this.listening = this.model?.onChange((changes) => {
      for (const then of this.contentListeners) then({ changes });
    });
  }
}

function added<T>(listeners: Set<T>, then: T): { dispose(): void } {
  listeners.add(then);
  return { dispose: () => listeners.delete(then) };
}

type Provider = Record<string, (...args: never[]) => unknown>;

/** The registered providers, by language and kind. Tests share them: a module registers its own only once. */
export const registered: Record<'json' | 'xml', Record<string, Provider>> = { json: {}, xml: {} };
type Language = keyof typeof registered;
export const linkOpeners = new Set<{ open(target: { scheme: string; path: string }): boolean }>();

const register = (kind: string) => (languages: Language | readonly Language[], provider: Provider) => {
  for (const language of [languages].flat() as readonly Language[]) registered[language][kind] = provider;
  return { dispose: () => undefined };
};

interface Theme {
  readonly base: string;
  readonly inherit: boolean;
  readonly colors: Readonly<Record<string, string>>;
  readonly rules: readonly { readonly token: string; readonly foreground: string }[];
}

export const monaco = {
  /** The defined themes by name, and the applied one. */
  themes: {} as Record<string, Theme>,
  shown: '',
  rules: [] as object[],
  editors: [] as object[],
  registeredCommands: {} as Record<string, (services: object, ...given: never[]) => void>,
  MarkerSeverity: { Hint: 1, Info: 2, Warning: 4, Error: 8 },
  KeyMod: { CtrlCmd: 2048, Shift: 1024, Alt: 512 },
  KeyCode: { Enter: 3, KeyF: 36, KeyL: 42, F8: 66 },
  Uri: { from: (parts: { scheme: string; path: string }) => parts },
  Emitter: class {
    private readonly then = new Set<() => void>();
    event = (listener: () => void) => added(this.then, listener);
    fire(): void {
      for (const listener of this.then) listener();
    }
  },
  editor: {
    ShowLightbulbIconMode: { Off: 'off', OnCode: 'onCode', On: 'on' },
    defineTheme: (name: string, theme: Theme) => {
      monaco.themes[name] = theme;
    },
    addKeybindingRules: (rules: readonly object[]) => void monaco.rules.push(...rules),
    getEditors: () => monaco.editors,
    registerCommand: (id: string, run: (services: object, ...given: never[]) => void) => {
      monaco.registeredCommands[id] = run;
    },
    setTheme: (name: string) => {
      monaco.shown = name;
    },
    setModelMarkers: (model: FakeModel, owner: string, markers: readonly Record<string, unknown>[]) => {
      model.markers[owner] = markers;
    },
    registerLinkOpener: (opener: { open(target: { scheme: string; path: string }): boolean }) =>
      added(linkOpeners, opener),
  },
  languages: {
    CompletionItemKind: { Field: 3, EnumMember: 15, Property: 9 },
    CompletionTriggerKind: { Invoke: 0, TriggerCharacter: 1 },
    CompletionItemInsertTextRule: { InsertAsSnippet: 4 },
    registerCodeActionProvider: register('fixes'),
    registerCompletionItemProvider: register('completion'),
    registerHoverProvider: register('hover'),
    registerInlayHintsProvider: register('inlay'),
    registerDocumentFormattingEditProvider: register('format'),
    registerFoldingRangeProvider: register('folding'),
  },
};

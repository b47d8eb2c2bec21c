import type { Edit, Fault, JsonObject } from '../../engine/index.ts';
import type { Mending } from '../../language/language-service.ts';
import type { Knowledge } from '../../language/knowledge/knowledge.ts';

/** A fault of the engine together with the version of the text it was found in. */
export interface PlacedFault {
  readonly fault: Fault;
  /** The version that `onChange` gave with the judged text. */
  readonly version: number;
  /** Its range, for texts without paths. */
  readonly span?: { readonly start: number; readonly end: number };
  /** Its fixes, for texts without paths; offsets are those of the judged text. */
  readonly fixes?: readonly PlacedFix[];
}

export interface PlacedFix {
  readonly title: string;
  readonly safe: boolean;
  readonly textEdits: readonly { readonly start: number; readonly end: number; readonly text: string }[];
}

/** What completion, hover and quick fixes know. */
export type EditorKnowledge = Knowledge;

export type EditorTheme = 'light' | 'dark' | 'contrast';

/** Commands that the app owns but whose key is pressed inside the editor. */
export type EditorCommand = 'build' | 'download' | 'palette' | 'problems' | 'next-pane';

export interface EditorProps {
  /** Each document has its own model, undo history, cursor and scroll position; a new id switches to it. */
  readonly documentId: string;
  /** Used when a document id is new; later text comes from the editor, or is set by `handle.replaceAll`. */
  readonly initialText: string;
  /** The language of messages about the text; a change renders them again. */
  readonly saidIn: string;
  /** Settles once all texts about XML have loaded in that language. */
  readonly xmlTexts: () => Promise<void>;
  /** The language for colours and for completion, hover and fixes. */
  readonly language: 'json' | 'xml';
  readonly theme: EditorTheme;
  readonly faults: readonly PlacedFault[];
  /** Called once with the opened text, then after every change; `version` grows with every change of a document. */
  onChange(text: string, version: number): void;
  onCursor?(line: number, column: number): void;
  onReady?(handle: EditorHandle): void;
  onCommand?(command: EditorCommand): void;
  /** Called when the user follows a fault's code in its marker or hover card: opens the rule card. */
  onOpenRule?(code: string): void;
  readonly knowledge: EditorKnowledge;
  /** The fixes that resolve a fault, each tried on the text of that version. */
  mend?(fault: Fault, version: number): Promise<readonly Mending[]>;
  /** The last built document of the text; absent if it cannot be built. */
  readonly built?: JsonObject | undefined;
  /** Whether values of `built` are shown beside the inputs that they come from. */
  readonly calculatedValues: boolean;
  /** Whether long lines wrap. */
  readonly wordWrap: boolean;
}

export interface EditorHandle {
  focus(): void;
  /** Selects and scrolls to the token of a JSON path, or of the nearest place that exists. */
  revealPath(path: string): void;
  /** Selects a value for overwriting; of a text, the part between its quotes. */
  selectValue(path: string): void;
  /** Selects and scrolls to a range of text, in offsets. */
  revealRange(start: number, end: number): void;
  /** Highlights exactly these ranges without moving the cursor. */
  light(stretches: Stretch | readonly Stretch[] | undefined): void;
  nextFault(): void;
  previousFault(): void;
  /** Replaces the whole text as one undoable edit. */
  replaceAll(text: string): void;
  undo(): void;
  redo(): void;
  format(): void;
  /** Applies edits by path as one undoable edit, keeping the style of the text. */
  applyEdits(edits: readonly Edit[]): void;
  getText(): string;
}

export interface ResultEditorProps {
  readonly text: string;
  readonly theme: EditorTheme;
  readonly label: string;
  onReady?(handle: ResultEditorHandle): void;
  /** Called with the JSON path when the cursor moves. */
  onPath?(path: string): void;
}

export interface ResultEditorHandle {
  revealPath(path: string): void;
  /** Highlights only the token of this path without moving the cursor; nothing without a path. */
  light(path: string | undefined): void;
}

/** A range of text, in offsets. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface TextViewerProps {
  readonly text: string;
  readonly theme: EditorTheme;
  readonly label: string;
  /** The range to highlight and scroll to. */
  readonly lit?: Stretch | undefined;
  /** Called with the offset when the cursor moves. */
  onPlace?(offset: number): void;
}

export interface DifferenceEditorProps {
  readonly before: string;
  readonly after: string;
  readonly theme: EditorTheme;
  readonly label: string;
}

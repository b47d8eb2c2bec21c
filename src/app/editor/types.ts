import type { Edit, Fault, JsonObject } from '../../engine/index.ts';
import type { Mending } from '../../language/fixes/mending.ts';
import type { Knowledge } from '../../language/knowledge/knowledge.ts';

/** A fault of the engine together with the version of the text it was found in. */
export interface PlacedFault {
  readonly fault: Fault;
  /** The number `onChange` gave with the text that was judged. */
  readonly version: number;
  /** Where it lies, for texts in which a path does not tell. */
  readonly span?: { readonly start: number; readonly end: number };
  /** What mends it, in such texts; offsets count in the text that was judged. */
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
  /** Read when a document id is first seen; later text comes from the editor, or goes in by `handle.replaceAll`. */
  readonly initialText: string;
  /** The language of messages about the text; a change redraws everything that the editor has drawn of them. */
  readonly saidIn: string;
  /** Settles when all is there to tell of an XML text in that language. */
  readonly xmlTexts: () => Promise<void>;
  /** How the text is coloured, and who advises on it: completion, hover and fixes are for JSON. */
  readonly language: 'json' | 'xml';
  readonly theme: EditorTheme;
  readonly faults: readonly PlacedFault[];
  /** Called once with the text as opened, then after every change; `version` grows with every change of a document. */
  onChange(text: string, version: number): void;
  onCursor?(line: number, column: number): void;
  onReady?(handle: EditorHandle): void;
  onCommand?(command: EditorCommand): void;
  /** A fault's code was followed from its marker or hover card: open the rule card. */
  onOpenRule?(code: string): void;
  readonly knowledge: EditorKnowledge;
  /** The fixes of a fault that settle it, each tried on the text of that version. */
  mend?(fault: Fault, version: number): Promise<readonly Mending[]>;
  /** The last known build of the text; absent if it cannot be built. */
  readonly built?: JsonObject | undefined;
  /** Whether values of `built` show beside the inputs they come from. */
  readonly calculatedValues: boolean;
  /** Whether long lines go on in the next row. */
  readonly wordWrap: boolean;
}

export interface EditorHandle {
  focus(): void;
  /** Selects and scrolls to the token of a JSON path, or of the nearest place that exists. */
  revealPath(path: string): void;
  /** Selects a value for overwriting: for a text, the part between its quotes. */
  selectValue(path: string): void;
  /** Selects and scrolls to a stretch of text, in offsets. */
  revealRange(start: number, end: number): void;
  /** Highlights stretches of text, and no others, without moving the cursor; none if the list is empty. */
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
  /** The reader's cursor came to a place, as a JSON path. */
  onPath?(path: string): void;
}

export interface ResultEditorHandle {
  revealPath(path: string): void;
  /** Highlights the token of a path, and no other, without moving the cursor; none without a path. */
  light(path: string | undefined): void;
}

/** A stretch of text, in offsets. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface XmlViewerProps {
  readonly text: string;
  readonly theme: EditorTheme;
  readonly label: string;
  /** Lit and brought into sight. */
  readonly lit?: Stretch | undefined;
  /** The reader's cursor came to an offset. */
  onPlace?(offset: number): void;
}

export interface DifferenceEditorProps {
  readonly before: string;
  readonly after: string;
  readonly theme: EditorTheme;
  readonly label: string;
}

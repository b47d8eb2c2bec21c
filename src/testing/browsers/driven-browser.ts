/** A browser that a program drives, each by the protocol that it has: WebDriver, WebDriver BiDi or that of Chromium. */
export interface DrivenBrowser {
  /** Its name and version. */
  readonly name: string;
  /** The folder of the files that the user saves. */
  readonly downloads: string;
  open(address: string): Promise<void>;
  /** The value of the body of an asynchronous function of `given`, run in the page. Both are JSON. Rejects if it throws. */
  ask<Value>(body: string, given: unknown): Promise<Value>;
  /** Presses the keys of a chord one after another, and then lets go of all. */
  press(...chord: readonly Key[]): Promise<void>;
  /** Clicks at a place of the window, in pixels. */
  click(x: number, y: number): Promise<void>;
  /** Opens a tab beside the current ones. What follows happens there. */
  openTab(): Promise<void>;
  /** Shows a tab, counted from 0 in the order of their opening. What follows happens there. */
  showTab(index: number): Promise<void>;
  /** The page as it is printed, as PDF; undefined if the protocol cannot print. */
  print(): Promise<Uint8Array | undefined>;
  /** The visible part of the page, as PNG. */
  picture(): Promise<Uint8Array>;
  /** The inner size of the window in pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A key by its name, or a character. */
export type Key = keyof typeof KEYS | (string & {});

/** Keys that are no characters, by their codes in WebDriver. */
const KEYS = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C', F1: '\uE031' } as const;

/** The actions of WebDriver that press a chord. */
export function pressing(chord: readonly Key[]): readonly object[] {
  const codes = chord.map((key) => (Object.hasOwn(KEYS, key) ? KEYS[key as keyof typeof KEYS] : key));
  const down = codes.map((value) => ({ type: 'keyDown', value }));
  const up = codes.toReversed().map((value) => ({ type: 'keyUp', value }));
  return [{ type: 'key', id: 'keys', actions: [...down, ...up] }];
}

/** The actions of WebDriver that click at a place. */
export function clicking(x: number, y: number): readonly object[] {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/** An asynchronous function of a JSON text that returns one: what a protocol passes on unchanged. */
export function asFunction(body: string): string {
  return `async (text) => {
    const run = async (given) => { ${body} };
    try {
      return JSON.stringify({ value: await run(JSON.parse(text)) });
    } catch (error) {
      return JSON.stringify({ thrown: String(error) });
    }
  }`;
}

/** The value in the text of such a function. */
export function valueIn<Value>(text: string): Value {
  const { value, thrown } = JSON.parse(text) as { readonly value: Value; readonly thrown?: string };
  if (thrown !== undefined) throw new Error(thrown);
  return value;
}

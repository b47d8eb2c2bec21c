/** A browser that a program drives by a standard protocol, without a driver of its own kind. */
export interface DrivenBrowser {
  /** Its name and version. */
  readonly name: string;
  open(address: string): Promise<void>;
  /** The value of the body of an asynchronous function of `given`, run in the page. Both are JSON. Rejects if it throws. */
  ask<Value>(body: string, given: unknown): Promise<Value>;
  /** The visible part of the page, as PNG. */
  picture(): Promise<Uint8Array>;
  /** The inner size of the window in pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
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

/**
 * The globals beyond ECMAScript that the pure folders may use. Browsers, Node, workerd and web workers all have them,
 * and none has external effects. Anything else does not compile in `engine` and `language`.
 */

declare function structuredClone<T>(value: T): T;

declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  readonly encoding: string;
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: ArrayBuffer | ArrayBufferView): string;
}

import type { JsonObject, Message, Wording } from '../../engine/index.ts';

/** One row of a list, as in the answers of `GET /v0/regimes` and `/v0/addons`. */
export interface NamedCode {
  /** `ES`, `es-verifactu-v1`. */
  readonly code: string;
  /** The name, in English if there are several languages. */
  readonly name: string;
}

/** A text of completion and hover in the reader's language. */
export function worded({ say }: Knowledge, words: Wording): string {
  if (typeof words === 'string') return words;
  return say ? say(words) : words.text;
}

/** The definitions that completion, hover and fixes use. Everything is optional, and may arrive later. */
export interface Knowledge {
  /** Self-contained JSON Schema of the document's type: references are plain `#/$defs/x`. */
  readonly bundle?: JsonObject;
  /** Ids of all document types, `https://gobl.org/draft-0/bill/invoice`. */
  readonly schemas?: readonly string[];
  /** Published definitions by country code, as in the answer of `GET /v0/regimes/ES`. */
  readonly regimes?: Readonly<Record<string, JsonObject>>;
  /** Published definitions by key, as in the answer of `GET /v0/addons/es-verifactu-v1`. */
  readonly addons?: Readonly<Record<string, JsonObject>>;
  /** Paths at which the engine last reported faults: absent members there are proposed first. */
  readonly lacking?: readonly string[];
  /** Every regime and addon, also those whose definitions are not loaded. */
  readonly regimeSummaries?: readonly NamedCode[];
  readonly addonSummaries?: readonly NamedCode[];
  /** Our own texts in the reader's language; without it they are English. Definitions come with theirs. */
  readonly say?: (words: Message) => string;
}

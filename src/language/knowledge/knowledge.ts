import type { JsonObject, Wording } from '../../engine/index.ts';
import { wordsIn } from '../../engine/values.ts';

/** One row of a listing: what `GET /v0/regimes` and `/v0/addons` give. */
export interface NamedCode {
  /** `ES`, `es-verifactu-v1`. */
  readonly code: string;
  /** The name in words, in English where there is a choice. */
  readonly name: string;
}

/** Words as they are shown: of schemas, and of completion and hover themselves. */
export function worded({ say }: Knowledge, words: Wording): string {
  return say ? say(words) : wordsIn(words);
}

/** What completion, hover and fixes know of the format. Everything is optional: each part enriches when it arrives. */
export interface Knowledge {
  /** JSON Schema of the document's type, self-contained: references are plain `#/$defs/x`. */
  readonly bundle?: JsonObject;
  /** Ids of all document types, `https://gobl.org/draft-0/bill/invoice`. */
  readonly schemas?: readonly string[];
  /** Published definitions by country code, as `GET /v0/regimes/ES` gives them. */
  readonly regimes?: Readonly<Record<string, JsonObject>>;
  /** Published definitions by key, as `GET /v0/addons/es-verifactu-v1` gives them. */
  readonly addons?: Readonly<Record<string, JsonObject>>;
  /** Paths at which the engine last found something missing or wrong: members there that the text lacks are proposed first. */
  readonly lacking?: readonly string[];
  /** Every regime and addon there is, also those whose definition is not loaded. */
  readonly regimeSummaries?: readonly NamedCode[];
  readonly addonSummaries?: readonly NamedCode[];
  /** What schemas say, and our own words beside it, in the reader's language; English where it is absent. */
  readonly say?: (words: Wording) => string;
}

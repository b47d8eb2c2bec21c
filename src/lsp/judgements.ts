import type { TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { isXml } from './is-xml.ts';
import { judgeText, type Judged, type MarkedText, type Scope } from './judged.ts';
import type { JudgedXml } from './xml/index.ts';

/**
 * Milliseconds without typing before a text is judged. If judging takes longer than this, the pause is as long, up to
 * `LONGEST_PAUSE`.
 */
const PAUSE = 150;
export const LONGEST_PAUSE = 2000;

/** The code for XML is loaded with the first such text. */
export const xmlParts = async () => import('./xml/index.ts');
type XmlParts = Awaited<ReturnType<typeof xmlParts>>;

type OpenDocuments = Pick<TextDocuments<TextDocument>, 'get' | 'all'>;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  readonly published: Promise<void>;
  readonly release: () => void;
}

/** The verdicts on the open texts. A text is judged once typing pauses; requests for a verdict on XML wait for that. */
export class Judgements {
  readonly #documents: OpenDocuments;
  readonly #scopeOf: (uri: string) => Scope;
  readonly #publish: (uri: string, judged: MarkedText | undefined, version: number) => void;
  readonly #judged = new Map<string, Judged>();
  readonly #xml = new Map<string, JudgedXml>();
  readonly #took = new Map<string, number>();
  readonly #waiting = new Map<string, Waiting>();

  constructor(
    documents: OpenDocuments,
    scopeOf: (uri: string) => Scope,
    publish: (uri: string, judged: MarkedText | undefined, version: number) => void,
  ) {
    this.#documents = documents;
    this.#scopeOf = scopeOf;
    this.#publish = publish;
  }

  /** The verdict on the current text of a document in JSON or YAML; undefined if it is not of the format. */
  current(uri: string): Judged | undefined {
    const document = this.#documents.get(uri);
    if (!document || isXml(document)) return undefined;
    const known = this.#judged.get(uri);
    if (known?.document === document && known.version === document.version) return known;
    const fresh = judgeText(document, this.#scopeOf(uri));
    if (fresh) this.#judged.set(uri, fresh);
    else this.#judged.delete(uri);
    return fresh;
  }

  /** The verdict on an XML invoice, once typing pauses; undefined for any other text. */
  async currentXml(uri: string): Promise<JudgedXml | undefined> {
    await this.#waiting.get(uri)?.published;
    const document = this.#documents.get(uri);
    const known = this.#xml.get(uri);
    return known?.document === document && known?.version === document?.version ? known : undefined;
  }

  /** A text has changed. */
  changed(uri: string): void {
    const pause = Math.min(LONGEST_PAUSE, Math.max(PAUSE, this.#took.get(uri) ?? 0));
    const timer = setTimeout(() => void this.judge(uri), pause);
    const waiting = this.#waiting.get(uri);
    if (waiting) {
      clearTimeout(waiting.timer);
      waiting.timer = timer;
      return;
    }
    let release = (): void => undefined;
    const published = new Promise<void>((resolve) => (release = resolve));
    this.#waiting.set(uri, { timer, published, release });
  }

  /** Judges a text now and reports the verdict. */
  async judge(uri: string): Promise<void> {
    const document = this.#documents.get(uri);
    const parts = document && isXml(document) ? await xmlParts() : undefined;
    // The text may have been closed while the code was loaded. The rest runs without interruption.
    if (!document || this.#documents.get(uri) !== document) return;
    const waiting = this.#waiting.get(uri);
    this.#waiting.delete(uri);
    clearTimeout(waiting?.timer);
    try {
      this.#publish(uri, parts ? this.#judgeXml(document, parts) : this.current(uri), document.version);
    } finally {
      waiting?.release();
    }
  }

  #judgeXml(document: TextDocument, { judgeXmlText }: XmlParts): JudgedXml | undefined {
    const began = performance.now();
    const judged = judgeXmlText(document, this.#scopeOf(document.uri));
    this.#took.set(document.uri, performance.now() - began);
    if (judged) this.#xml.set(document.uri, judged);
    else this.#xml.delete(document.uri);
    return judged;
  }

  /** Judges every open text anew. */
  judgeAll(): void {
    this.#judged.clear();
    this.#xml.clear();
    for (const { uri } of this.#documents.all()) void this.judge(uri);
  }

  forget(uri: string): void {
    const waiting = this.#waiting.get(uri);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(uri);
    waiting?.release();
    for (const kept of [this.#judged, this.#xml, this.#took]) kept.delete(uri);
  }
}

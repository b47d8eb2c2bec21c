import type { JsonObject } from '../../engine/index.ts';
import type { Report } from '../mapping/report.ts';
import type { Divided } from './divided.ts';
import type { JudgeRequest } from '../verdicts/judge-invoice.ts';
import type { XmlFault } from '../xml/xml-tree.ts';

/** A document that was read from an XML, before any calculation: of terms, or of members. */
export interface Making {
  readonly document: JsonObject;
  /** Every document of a file with several; `document` is the first one. */
  readonly documents?: readonly JsonObject[];
  /** Calculates, compares, and accounts for every leaf; `length` is the size of the file in bytes. */
  readonly finish: (build: (document: JsonObject) => JsonObject | undefined, length: number) => Made;
  /** A document without what cannot be read. */
  readonly readable: (document: JsonObject) => JsonObject;
}

export interface Made {
  readonly document: JsonObject;
  readonly report: Report;
  /** What the document cannot say as the file does. */
  readonly faults: readonly XmlFault[];
  /** The places of verdicts in the document. */
  /** Of a file with several. */
  readonly documents?: Divided['documents'];
  readonly places: Pick<JudgeRequest, 'propertiesOf' | 'placesOf'>;
}

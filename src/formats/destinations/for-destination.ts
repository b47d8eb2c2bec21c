import type { Engine, Json, OperationContext } from '../../engine/index.ts';
import { dayOf } from '../rule-sets/day.ts';
import type { Judging, RuleSet } from '../rule-sets/rule-set.ts';
import { besideOthers } from '../schematron/own-rule-set.ts';
import { destinationFor } from './derive.ts';
import { destinationOfFile, reportOnFile, type ReadFile } from './file-for-destination.ts';
import {
  judgeForDestination,
  judgingFor,
  setsOf,
  type DestinationReport,
  type OwnVerdict,
} from './destination-report.ts';

// What an export for a destination is written as, and what is said of it.
export { reportFor, writtenFor } from './destination-report.ts';
export type { DestinationReport, OwnVerdict } from './destination-report.ts';

/** What a host judges with. No member may be left out, so that no host forgets one. */
export interface DestinationPorts {
  readonly engine: Engine;
  readonly context: OperationContext;
  /** The operator's rules, which judge XML in addition to those of the destination. */
  readonly own: readonly RuleSet[];
  /** The day whose releases judge, as YYYY-MM-DD; undefined for today. */
  readonly at: string | undefined;
}

/** A document and the rule sets to bring for it. */
export interface DocumentCase {
  /** Which sets the host brings to `judge`; undefined if no XML is judged. */
  readonly judging: Judging | undefined;
  judge(own: OwnVerdict, sets: readonly RuleSet[]): DestinationReport;
}

/** A file as read by the rules of its own profile, and how to read it once more. */
export interface FileCase {
  /** The sets by which the host reads the file again, the operator's among them; undefined if it need not. */
  readonly again: { readonly judge: readonly string[]; readonly own: readonly RuleSet[] } | undefined;
  /** The report on the file as read again, or else as read first. */
  report(read: JudgedFile): DestinationReport;
}

/** A file with what was found in it. */
export interface JudgedFile extends ReadFile {
  readonly verdicts: readonly { readonly severity: string }[];
  readonly pdf?: { readonly faults?: readonly { readonly severity?: string | undefined }[] | undefined } | undefined;
}

/** Judges documents and files for one destination. */
export interface DestinationJudge {
  /** Undefined if the document has no destination. */
  document(data: Json): DocumentCase | undefined;
  /** Undefined if the file has no destination. */
  file(first: ReadFile): FileCase | undefined;
}

/**
 * Judges for the destination with a key, or for the one that each document names (`auto`). Every host calls it: the
 * service, the page, assistants, the command line and editors. The host loads rule sets and reads files between the
 * steps, as it likes; what is judged by which rules is decided here.
 */
export function judgeFor(key: string, { engine, context, own, at }: DestinationPorts): DestinationJudge {
  return {
    document(data) {
      const chosen = destinationFor(key, data);
      if (!chosen) return undefined;
      const judging = judgingFor(chosen.destination, data);
      return {
        judging,
        judge: (verdict, sets) =>
          judgeForDestination(
            { data, own: verdict, chosen, at },
            { engine, context },
            judging ? [...sets, ...own] : [],
          ),
      };
    },
    file(first) {
      const chosen = destinationOfFile(key, first);
      if (!chosen) return undefined;
      const sets = setsOf(chosen.destination, first.profile);
      return {
        again: sets && { judge: [...sets, ...own.map((set) => set.key)], own: own.map(besideOthers) },
        report: (read) => reportOnFile(chosen, read, { at: at ?? dayOf(context), wrong: isWrong(read), own }),
      };
    },
  };
}

/** Receivers read a file strictly: what the reader skipped counts as well. */
const isWrong = ({ verdicts, faults = [], pdf }: JudgedFile): boolean =>
  verdicts.some(({ severity }) => severity === 'error') ||
  [...faults, ...(pdf?.faults ?? [])].some(({ severity = 'error' }) => severity === 'error');

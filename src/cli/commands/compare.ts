import { isDay } from '../../formats/rule-sets/day.ts';
import { readAskedSet } from '../../formats/rule-sets/release.ts';
import { changesBetween, type Comparable } from '../../formats/verdicts/verdict-changes.ts';
import { Misuse } from '../exit.ts';
import { misuseMessages } from '../messages.ts';
import type { Change, FileReport, Finding } from '../report/finding.ts';
import type { JudgedFile } from './verdict-of-file.ts';

/** The options that decide how files are judged. */
export interface JudgedBy {
  /** Rule sets, each optionally with a release. */
  readonly by?: readonly string[];
  /** The day whose releases judge by default. */
  readonly at?: string;
  /** Schematron files. */
  readonly rules?: readonly string[];
  /** The destination whose rules judge, or `auto`. */
  readonly for?: string;
}

interface Asked extends JudgedBy {
  /** The value of `--compare`, which may also be the first file. */
  readonly compare?: string | true;
}

/** The files, how to judge them, and what to compare with; undefined without a comparison. */
export interface Comparing {
  readonly files: readonly string[];
  readonly now: JudgedBy;
  readonly before?: JudgedBy;
}

export function comparing(files: readonly string[], { compare, ...now }: Asked): Comparing {
  const sets = { ...(now.by && { by: now.by }), ...(now.for !== undefined && { for: now.for }) };
  if (compare === undefined) return { files, now };
  if (compare !== true) {
    if (isDay(compare)) return { files, now, before: { ...sets, at: compare } };
    if (/\.(?:sch|zip)$/i.test(compare)) return { files, now, before: { rules: [compare] } };
    const { set, release } = readAskedSet(compare);
    // Without named sets, the release is compared with the one in force, not with all sets of the profile.
    if (release !== undefined) {
      return { files, now: now.by || now.rules || now.for ? now : { ...now, by: [set] }, before: { by: [compare] } };
    }
  }
  if (now.at === undefined) {
    throw new Misuse(misuseMessages.compareWith);
  }
  return { files: compare === true ? files : [compare, ...files], now, before: sets };
}

/** The report with only what changed. */
export function compared(before: JudgedFile, now: JudgedFile): FileReport {
  // Both sides read one file, so an unreadable file has no changes.
  const failed = [now, before].find(({ report }) => report.key !== undefined);
  if (failed) return failed.report;
  const changes = changesBetween(before.report.findings, now.report.findings, comparable);
  const changed = (change: Change) => changes[change].map((finding): Finding => ({ ...finding, change }));
  const findings = [...changed('new'), ...changed('severity'), ...changed('gone')];
  return {
    name: now.report.name,
    ok: findings.every(({ severity, change }) => severity !== 'error' || change === 'gone'),
    findings,
    compared: { before: namesOf(before), now: namesOf(now) },
  };
}

const comparable = ({ code, severity, properties }: Finding): Comparable => ({
  rule: code,
  severity,
  place: properties[0] ?? '',
});

const namesOf = ({ judged = [] }: JudgedFile): readonly string[] =>
  judged.map(({ set, release }) => `${set}@${release}`);

import type { Saying } from '../../texts/said.ts';
import { destinationKey } from '../../state/file-filter.ts';
import type { FileRow, FileVerdict } from '../../state/file-row.ts';

/** A fault, and in how many files it is. */
export interface FaultSum {
  /** Absent for the files that could not be read. */
  readonly code: string | undefined;
  readonly severity: 'error' | 'warning';
  readonly files: number;
  /** What one of the files says about it; the same in all of them unless `varies`. */
  readonly message: string;
  readonly saying: Saying;
  readonly varies: boolean;
}

/** The faults of the files, errors before warnings and the most frequent first; files that could not be read lead. */
export function faultSums(rows: readonly FileRow[]): readonly FaultSum[] {
  const sums = new Map<string | undefined, FaultSum>();
  for (const row of rows) {
    if (row.verdict === 'unread') {
      const { message = '', ...saying } = row.first ?? {};
      add(sums, { code: undefined, severity: 'error', files: 1, message, saying, varies: false });
      continue;
    }
    // The first problem with a code is the gravest: errors come before warnings.
    const first = new Map(row.problems.toReversed().map((problem) => [problem.code, problem]));
    for (const code of row.codes) {
      const problem = first.get(code);
      const { severity = 'error', message = '' } = problem ?? {};
      const saying = { code, phrase: problem?.phrase, values: problem?.values };
      add(sums, { code, severity, files: 1, message, saying, varies: false });
    }
  }
  const isRead = ({ code }: FaultSum) => Number(code !== undefined);
  const isWarning = ({ severity }: FaultSum) => Number(severity === 'warning');
  return [...sums.values()].sort(
    (a, b) =>
      isRead(a) - isRead(b) ||
      isWarning(a) - isWarning(b) ||
      b.files - a.files ||
      ((a.code ?? '') < (b.code ?? '') ? -1 : 1),
  );
}

function add(sums: Map<string | undefined, FaultSum>, sum: FaultSum): void {
  const known = sums.get(sum.code);
  if (!known) {
    sums.set(sum.code, sum);
    return;
  }
  sums.set(sum.code, {
    ...known,
    files: known.files + 1,
    // A rule may be an error in one file and a warning in another: the graver one counts.
    severity: sum.severity === 'error' ? 'error' : known.severity,
    varies: known.varies || known.message !== sum.message,
  });
}

/** A destination, and the verdicts on the files that go there. */
export interface DestinationSum {
  readonly key: string;
  /** Absent for files that go nowhere. */
  readonly name: string | undefined;
  readonly files: number;
  readonly verdicts: Readonly<Record<FileVerdict, number>>;
}

/** The destinations of the judged files, those with the most errors first; files without a destination come last. */
export function destinationSums(rows: readonly FileRow[]): readonly DestinationSum[] {
  const sums = new Map<string, DestinationSum>();
  for (const row of rows) {
    const key = destinationKey(row);
    if (key === undefined) continue;
    const known = sums.get(key) ?? { key, name: row.destination?.name, files: 0, verdicts: NONE };
    const verdicts = { ...known.verdicts, [row.verdict]: known.verdicts[row.verdict] + 1 };
    sums.set(key, { ...known, files: known.files + 1, verdicts });
  }
  const isNowhere = ({ name }: DestinationSum) => Number(name === undefined);
  return [...sums.values()].sort(
    (a, b) =>
      isNowhere(a) - isNowhere(b) ||
      b.verdicts.faults - a.verdicts.faults ||
      b.files - a.files ||
      (a.key < b.key ? -1 : 1),
  );
}

const NONE = { waiting: 0, accepted: 0, warned: 0, faults: 0, unread: 0 } as const;

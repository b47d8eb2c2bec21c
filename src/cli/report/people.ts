import type { Fix, Message } from '../../engine/index.ts';
import { reportMessages } from '../messages.ts';
import type { Say } from '../say.ts';
import {
  countOf,
  goneIn,
  isFound,
  kindOf,
  releasesIn,
  suppressedIn,
  type FileReport,
  type Finding,
} from './finding.ts';

/** Characters of a line shown on each side of the marked part. */
const BEFORE = 60;
const WIDTH = 120;

const COLOURS = { error: '31;1', warning: '33;1', info: '36', hint: '2', quiet: '2', fine: '32;1' } as const;

/** The report for people: each finding with its line, the marked part and the fix. */
export function peopleReport(reports: readonly FileReport[], colour: boolean, say: Say): string {
  const paint = (kind: keyof typeof COLOURS, text: string) =>
    colour ? `\u001b[${COLOURS[kind]}m${text}\u001b[0m` : text;
  const blocks = reports.flatMap((report) => {
    const found = [
      ...fixedLines(report, paint, say),
      ...report.findings.map((finding) => block(report.name, finding, paint, say)),
    ];
    const next = report.next ? [`${say(reportMessages.next({ what: report.next }))}\n`] : [];
    if (report.ok || report.findings.length > 0) return [...found, ...next];
    const why = clean(report.message ?? say(reportMessages.cannotBeUsed));
    return [...found, `${clean(report.name)}: ${paint('error', say(reportMessages.error))} ${why}\n`, ...next];
  });
  return [
    ...blocks,
    `${paint(countOf(reports, 'error') > 0 || failed(reports) > 0 ? 'error' : 'fine', summary(reports, say))}\n`,
  ].join('\n');
}

type Paint = (kind: keyof typeof COLOURS, text: string) => string;

function block(name: string, finding: Finding, paint: Paint, say: Say): string {
  const { severity, code, description, line, column, properties, fixes } = finding;
  const at = line === undefined ? '' : `:${line}:${column}`;
  const place = clean(properties[0] ?? '$');
  const more = properties.length - 1;
  const where =
    more > 0
      ? reportMessages.atMore({ code: clean(code), place, count: more })
      : reportMessages.at({ code: clean(code), place });
  const kind = isFound(finding) ? severity : 'fine';
  const what = finding.change ? kindOf(finding) : say(reportMessages[severity]);
  const lines = [
    `${clean(name)}${at}: ${paint(kind, what)} ${clean(description)}`,
    ...excerpt(
      finding,
      (text) => paint('quiet', text),
      (text) => paint(kind, text),
    ),
    paint('quiet', `  ${say(where)}`),
    ...fixes.slice(0, 3).map((fix) => {
      const title = `${clean(fix.title)}${hintOf(fix, say)}`;
      return `  ${say(fix.kind === 'ask' ? reportMessages.ask({ title }) : reportMessages.fix({ title }))}`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

/** Most fixes of a document that are listed. */
const MOST_FIXES = 50;

/** What was fixed, or would be. */
function fixedLines({ name, fixed }: FileReport, paint: Paint, say: Say): readonly string[] {
  if (!fixed || fixed.done.length === 0) return [];
  const line = fixed.isWritten ? reportMessages.fixed : reportMessages.wouldFix;
  const lines = fixed.done.slice(0, MOST_FIXES).map(({ title: words, phrase, values, code, path }) => {
    const title = say(phrase === undefined ? words : { text: words, phrase, ...(values && { values }) });
    const at = path === undefined ? code : reportMessages.at({ code, place: clean(path) });
    return `${clean(name)}: ${paint('fine', clean(say(line({ title: clean(title), code: at }))))}`;
  });
  const more = fixed.done.length - lines.length;
  const rest = more > 0 ? [`${clean(name)}: ${say(reportMessages.moreFixes({ count: more }))}`] : [];
  return [`${[...lines, ...rest].join('\n')}\n`];
}

/** Most values listed for a question. */
const MOST_VALUES = 8;

/** Possible answers: the known values, or the form of the value. */
function hintOf({ ask }: Fix, say: Say): string {
  const [field, other] = ask?.form ?? [];
  if (!field || other) return '';
  const values = (field.choices ?? []).slice(0, MOST_VALUES).map(({ value }) => clean(value));
  const more = (field.choices?.length ?? 0) > MOST_VALUES ? ', …' : '';
  if (values.length > 0) return ` (${values.join(', ')}${more})`;
  return field.like === undefined ? '' : ` (${say(reportMessages.suchAs({ value: clean(field.like) }))})`;
}

function excerpt(
  { line, column, endLine, endColumn, excerpt: text }: Finding,
  quiet: (text: string) => string,
  mark: (text: string) => string,
): readonly string[] {
  if (line === undefined || column === undefined || text === undefined) return [];
  const from = Math.max(0, column - 1 - BEFORE);
  const shown = clean(text.slice(from, from + WIDTH));
  const end = endLine === line && endColumn !== undefined ? endColumn : column + 1;
  const length = Math.max(1, Math.min(end - column, WIDTH - (column - 1 - from)));
  const number = String(line);
  return [
    `${quiet(`  ${number} | `)}${from > 0 ? '…' : ''}${shown}`,
    `${quiet(`  ${' '.repeat(number.length)} | `)}${' '.repeat(column - 1 - from + (from > 0 ? 1 : 0))}${mark('^'.repeat(length))}`,
  ];
}

function failed(reports: readonly FileReport[]): number {
  return reports.filter(({ ok }) => !ok).length;
}

function summary(reports: readonly FileReport[], say: Say): string {
  const { oneDocument, documents, oneError, errors, oneWarning, warnings } = reportMessages;
  const releases = releasesIn(reports);
  const counts = {
    documents: counted(reports.length, oneDocument, documents),
    errors: counted(countOf(reports, 'error'), oneError, errors),
    warnings: counted(countOf(reports, 'warning'), oneWarning, warnings),
  };
  if (releases) return `${say(counts.documents)}, ${changesIn(reports)}\n${releasesLine(releases)}`;
  const bad = failed(reports);
  const line = say(
    bad === 0 ? reportMessages.allInOrder(counts) : reportMessages.notInOrder({ ...counts, failed: bad }),
  );
  const left = suppressedIn(reports);
  return left.rule + left.baseline === 0 ? line : `${line}\n${say(reportMessages.suppressed(left))}`;
}

/** `2 changed: 3 new errors or warnings, 1 gone`; a finding with a changed severity counts as new. */
function changesIn(reports: readonly FileReport[]): string {
  const changed = reports.filter(({ findings }) => findings.length > 0).length;
  if (changed === 0) return 'none changed';
  const found = [count(countOf(reports, 'error'), 'new error'), count(countOf(reports, 'warning'), 'new warning')];
  return `${changed} changed: ${[...found, `${goneIn(reports)} gone`].join(', ')}`;
}

function releasesLine(releases: readonly string[]): string {
  return releases.length > 0 ? `Compared: ${releases.join('; ')}` : 'Every rule set has the same release on both sides';
}

/** `1 error`, `2 errors`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function counted(count: number, message: Message, many: (values: { readonly count: number }) => Message): Message {
  return count === 1 ? message : many({ count });
}

/** Documents may contain terminal control characters. Tabs become one column, so that the carets align. */
export function clean(text: string): string {
  return text.replace(/\t/g, ' ').replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
}

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import type { Fault, Json, Message, OperationError, Outcome } from '../../engine/index.ts';
import { EXIT, Misuse } from '../exit.ts';
import { isGlob } from '../input/glob.ts';
import { readValue } from '../input/read-value.ts';
import { readEveryFile, readSources, type FileSource, type Source } from '../input/source.ts';
import { printDocument, type DocumentForm } from '../output/print-document.ts';
import { writeFileSafely } from '../output/write-file.ts';
import { placed, type FileReport } from '../report/finding.ts';
import { findingsOf } from '../report/machine.ts';
import { printReport, REPORT_FORMS, type ReportForm } from '../report/report.ts';
import type { Session } from '../session.ts';
import type { RunSettings } from '../settings.ts';
import type { JudgedFile } from './verdict-of-file.ts';
import { LANGUAGES } from '../../engine/languages.ts';
import { newFault, worded, wordingOf } from '../../engine/values.ts';
import { cliMessages, misuseMessages } from '../messages.ts';
import { reportsIn } from '../report/reports-in.ts';
import { languageOf, sayIn } from '../say.ts';

export interface ReportOptions {
  readonly report: ReportForm;
  readonly reportFile?: string;
  readonly alsoReport?: readonly AlsoReport[];
  readonly allowEmpty?: true;
  readonly quiet?: true;
  /** For pages, also a language without translated findings. */
  readonly lang?: string;
  readonly onlyDocuments?: true;
  readonly strict?: true;
  /** Of the commands that read the configuration. */
  readonly settings?: RunSettings;
}

export interface OutputOptions extends ReportOptions {
  readonly output?: string;
  readonly force?: true;
}

export interface ResultOptions extends OutputOptions {
  readonly inPlace?: true;
  readonly to?: DocumentForm;
}

export function withReportOptions(command: Command): Command {
  const documents = withReportForm(command)
    .addOption(languageOption())
    .option('--only-documents', 'skip texts without a $schema of the format')
    .option('--allow-empty', 'succeed if there is no document at all');
  return withStrict(documents);
}

/** For every command with warnings. */
function withStrict(command: Command): Command {
  return command.option('--strict', 'treat warnings as errors: unknown members, values that building replaces');
}

/** The error for a text that cannot be parsed. */
export function notSound({ form }: Source): Pick<FileReport, 'message' | 'phrase' | 'values'> {
  return worded('message', cliMessages.notSound({ form: form === 'json' ? 'JSON' : 'YAML' }));
}

/** The language of findings and rules. */
export function languageOption(): Option {
  return new Option('--lang <language>', 'language of the findings').choices([...LANGUAGES]);
}

/** Options of the report only. */
export function withReportForm(command: Command): Command {
  return command
    .addOption(
      new Option('-r, --report <form>', 'format of the report').choices([...REPORT_FORMS]).default('people', 'people'),
    )
    .option('--report-file <file>', 'write the report to this file')
    .addOption(
      new Option(
        '--also-report <form=file>',
        'also write a report in this format to a file; may be repeated',
      ).argParser(alsoReport),
    )
    .option('-q, --quiet', 'print no report');
}

interface AlsoReport {
  readonly form: ReportForm;
  readonly file: string;
}

function alsoReport(given: string, before: readonly AlsoReport[] = []): readonly AlsoReport[] {
  const [name = '', ...rest] = given.split('=');
  const form = REPORT_FORMS.find((form) => form === name);
  const file = rest.join('=');
  if (!form || file === '') throw new InvalidArgumentError(`Allowed are FORM=FILE with ${REPORT_FORMS.join(', ')}.`);
  return [...before, { form, file }];
}

/** Destination of results that do not overwrite their source. */
export function withOutputOptions(command: Command): Command {
  return command
    .option('-o, --output <path>', 'write the result to this file, or several results to this folder')
    .option('-f, --force', 'overwrite existing files');
}

export function withResultOptions(command: Command): Command {
  return withReportOptions(
    command
      .option('-o, --output <path>', 'write the result to this file, or several results to this folder')
      .option('-w, --in-place', 'overwrite each document with its result')
      .option('-f, --force', 'overwrite existing files')
      .addOption(new Option('--to <form>', 'format of the result').choices(['json', 'yaml', 'compact'])),
  );
}

/** The outcome of one document: a result to print, or none, and its findings. */
export interface Worked {
  readonly outcome: Outcome<Json | undefined>;
  readonly remarks?: readonly Fault[];
  /** The command to run next after a failure. */
  readonly next?: Message;
}

export type Work = (value: Json, source: Source) => Worked | Promise<Worked>;

/**
 * Processes every document of the arguments, prints or writes the results, and reports. One bad document never stops
 * the rest.
 */
export async function workOver(
  session: Session,
  names: readonly string[],
  options: ResultOptions,
  work: Work,
): Promise<void> {
  if (options.inPlace && (names.length === 0 || names.includes('-'))) {
    throw new Misuse(misuseMessages.notInPlace);
  }
  if (options.inPlace && options.output !== undefined) throw new Misuse(misuseMessages.inPlaceOrOutput);
  const force = Boolean(options.force ?? options.inPlace);
  const sources = readSources(names, options);
  await giveResults(session, names, { ...options, force }, sources, async (source, several) => {
    const { report, result } = await workOn(source, work, options);
    if (result === undefined) return { report };
    const target = targetOf(source, options, several);
    const form = options.to ?? formFor(target, several);
    // Overwriting YAML keeps the comments and the layout of its author.
    const kept = options.inPlace && form === 'yaml' ? source.yaml?.yamlOver(source.text, result) : undefined;
    const text = kept ?? (await printDocument(result, form));
    return { report, result: { text, ...(target !== undefined && { target }) } };
  });
}

/** The form of a result, by its file name; if several are printed, one per line. */
export function formFor(target: string | undefined, several: boolean): DocumentForm {
  if (target === undefined) return several ? 'compact' : 'json';
  return /[.]ya?ml$/i.test(target) ? 'yaml' : 'json';
}

/** A text for a file or standard output. */
interface Result {
  readonly text: string | Uint8Array;
  readonly target?: string;
}

/** The outcome of one source: its findings, and its results. */
export interface Given {
  readonly report: FileReport;
  readonly result?: Result;
  /** Of a source with several documents the results of the others. */
  readonly further?: readonly Result[];
}

/** Processes each source in turn, prints or writes the results, and reports on all. */
export async function giveResults<S>(
  session: Session,
  names: readonly string[],
  options: ReportOptions & { readonly force: boolean; readonly inPlace?: true },
  sources: AsyncIterable<S>,
  work: (source: S, several: boolean) => Promise<Given>,
): Promise<void> {
  const several = await isSeveral(names);
  const reports: FileReport[] = [];
  const taken = new Set<string>();
  for await (const source of sources) {
    const { report, result, further = [] } = await work(source, several);
    reports.push(report);
    if (!report.ok) session.end(EXIT.faults);
    for (const { text, target } of result ? [result, ...further] : []) {
      if (target === undefined) {
        await session.print(text);
      } else {
        if (taken.has(target)) throw new Misuse(misuseMessages.writtenTwice({ file: target }));
        taken.add(target);
        await writeFileSafely(target, text, { force: options.force, followLink: options.inPlace === true });
      }
    }
  }
  await writeReport(session, reports, options, several);
}

/** Judges every document of the arguments: the report is the result. With `judgeFile` also XML and PDF files. */
export async function judgeAll(
  session: Session,
  names: readonly string[],
  options: ReportOptions,
  work: Work,
  judgeFile?: (file: FileSource) => Promise<JudgedFile>,
): Promise<void> {
  const reports: FileReport[] = [];
  const wanted = { ...options, ...ignoring(options) };
  for await (const source of judgeFile ? readEveryFile(names, wanted) : readSources(names, wanted)) {
    const judged = 'bytes' in source ? await judgeFile?.(source) : await workOn(source, work, options);
    // Skips other files if only invoices are wanted.
    if (!judged || ('isOther' in judged && judged.isOther && options.onlyDocuments)) continue;
    const report = 'bytes' in source ? strictly(judged.report, options, source.path) : judged.report;
    reports.push(report);
    if (!report.ok) session.end(EXIT.faults);
  }
  await printReports(session, reports, options);
}

/** The report is the result: it goes to standard output, or to a file. */
export async function printReports(
  session: Session,
  reports: readonly FileReport[],
  options: ReportOptions,
): Promise<void> {
  await reportToFiles(session, reports, options);
  if (options.reportFile === undefined && !options.quiet)
    await session.print(await printed(session, reports, options, usesColour(process.stdout)));
}

/** The report on one source, and its result unless there are errors. */
export async function workOn(
  source: Source,
  work: Work,
  options: ReportOptions,
): Promise<{ readonly report: FileReport; readonly result?: Json | undefined }> {
  const read = readValue(source);
  if (!read.ok) {
    const reason = notSound(source);
    return {
      report: {
        name: source.name,
        ok: false,
        key: 'input',
        ...reason,
        findings: placed(source, read.faults, isApplied(options)),
      },
    };
  }
  const { outcome, remarks = [], next } = await work(read.value, source);
  const name = source.name;
  if (!outcome.ok) {
    const report = failed(source, outcome.error, remarks, isApplied(options));
    return { report: strictly(next ? { ...report, next } : report, options, source.path) };
  }
  const findings = placed(source, remarks, isApplied(options));
  const report = strictly({ name, ok: true, findings }, options, source.path);
  // Invalid results are neither printed nor written.
  return report.ok ? { report, result: outcome.value } : { report };
}

/** The files that the configuration leaves out. */
export const ignoring = ({ settings }: ReportOptions) => (settings ? { isIgnored: settings.isIgnored } : {});

/** The report as the configuration has it, and then with warnings as errors if requested. */
export function strictly(given: FileReport, { strict, settings }: ReportOptions, path?: string): FileReport {
  const report = settings ? settings.settled(given, path) : given;
  if (!strict || !report.findings.some(({ severity }) => severity === 'warning')) return report;
  const findings = report.findings.map((finding) =>
    finding.severity === 'warning' ? { ...finding, severity: 'error' as const } : finding,
  );
  return {
    ...report,
    ok: false,
    findings,
    key: report.key ?? 'validation',
    ...(report.message === undefined && worded('message', cliMessages.strict)),
  };
}

/** Whether programs apply the fixes of a report. */
const isApplied = ({ report, alsoReport: others = [] }: ReportOptions): boolean =>
  report === 'sarif' || others.some(({ form }) => form === 'sarif');

function failed(source: Source, error: OperationError, remarks: readonly Fault[], withChanges: boolean): FileReport {
  const { key, message, phrase, values, hint } = error;
  // One sentence says what to do, in place of the faults that this would resolve.
  const faults = hint === undefined ? error.faults : [draftFault(hint)];
  return {
    name: source.name,
    ok: false,
    key,
    message,
    ...(phrase !== undefined && { phrase }),
    ...(values && { values }),
    findings: placed(source, [...faults, ...remarks], withChanges),
  };
}

function draftFault(description: string): Fault {
  return newFault('rules', 'ASSAY-DRAFT', ['$'], wordingOf(description, 'operation.buildFirst'));
}

/** Reports beside a result go to standard error. If all is valid, people see a report only for many documents. */
export async function writeReport(
  session: Session,
  reports: readonly FileReport[],
  options: ReportOptions,
  several: boolean,
): Promise<void> {
  await reportToFiles(session, reports, options);
  if (options.reportFile !== undefined || options.quiet) return;
  const worthwhile =
    several ||
    options.report !== 'people' ||
    reports.some(({ findings, ok, fixed }) => !ok || fixed !== undefined || findings.length > 0);
  if (worthwhile) await session.printError(await printed(session, reports, options, usesColour(process.stderr)));
}

/** Writes the reports that go to files. Misuse if no document was found, so that a wrong path is no success. */
async function reportToFiles(session: Session, reports: readonly FileReport[], options: ReportOptions): Promise<void> {
  await finishSettings(session, options);
  if (reports.length === 0 && !options.allowEmpty) throw new Misuse(misuseMessages.noDocument);
  const { report, reportFile, alsoReport: others = [] } = options;
  const files = reportFile === undefined ? others : [{ form: report, file: reportFile }, ...others];
  for (const { form, file } of files) {
    const text = await printed(session, reports, { ...options, report: form }, false);
    await writeFileSafely(file, text, { force: true });
  }
}

/** Writes the baseline, and names the exceptions that ended. */
async function finishSettings(session: Session, { settings, quiet, lang }: ReportOptions): Promise<void> {
  if (!settings) return;
  await settings.finish();
  const say = await sayIn(languageOf(lang));
  if (!quiet) for (const notice of settings.ended()) await session.printError(`${say(notice)}\n`);
}

async function printed(
  session: Session,
  reports: readonly FileReport[],
  { report: form, lang }: ReportOptions,
  colour: boolean,
): Promise<string> {
  // Reports for programs are equal on every machine, unless `--lang` names a language.
  const language = form === 'people' || form === 'github' ? languageOf(lang) : lang;
  const say = await sayIn(languageOf(language, {}));
  if (form !== 'sarif') return printReport(await reportsIn(language, reports), form, { colour, say });
  const codes = new Set(reports.flatMap((report) => findingsOf(report).map(({ code }) => code)));
  const { ruleTexts } = await import('../report/rule-texts.ts');
  const texts = await ruleTexts(await session.engine(), [...codes], language);
  return printReport(await reportsIn(language, reports), form, { colour, say, texts });
}

function usesColour(stream: NodeJS.WriteStream): boolean {
  if (process.env['NO_COLOR']) return false;
  return Boolean(process.env['FORCE_COLOR']) || stream.isTTY;
}

async function isSeveral(names: readonly string[]): Promise<boolean> {
  if (names.length !== 1) return names.length > 1;
  const [name = '-'] = names;
  if (name === '-') return false;
  const found = await stat(name).catch(() => undefined);
  return found ? found.isDirectory() : isGlob(name);
}

/** The file of a result; undefined for standard output. */
export function targetOf(
  { path, place }: Pick<Source, 'path' | 'place'>,
  { inPlace, output }: Pick<ResultOptions, 'inPlace' | 'output'>,
  several: boolean,
): string | undefined {
  if (inPlace) return path;
  if (output === undefined || output === '-') return undefined;
  return several ? join(output, place) : output;
}

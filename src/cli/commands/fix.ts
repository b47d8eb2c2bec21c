import type { Command } from 'commander';
import type { Engine, Fault } from '../../engine/index.ts';
import { EXIT } from '../exit.ts';
import type { Mended } from '../fix/fix-document.ts';
import { readBytes, readEveryFile, type FileSource, type Source } from '../input/source.ts';
import { cliMessages } from '../messages.ts';
import { unifiedDiff } from '../output/unified-diff.ts';
import { writeFileSafely } from '../output/write-file.ts';
import type { FileReport } from '../report/finding.ts';
import type { Session } from '../session.ts';
import { configured, withSettings, type SettingsOptions } from '../settings.ts';
import { inspected, judgingFor, type JudgingOptions } from './inspecting.ts';
import type { JudgedFile } from './verdict-of-file.ts';
import {
  ignoring,
  printReports,
  strictly,
  writeReport,
  withReportOptions,
  workOn,
  type ReportOptions,
  type Work,
} from './work-over.ts';

export interface FixOptions extends ReportOptions, Pick<JudgingOptions, 'for'> {
  readonly dryRun?: true;
}

export const DRY_RUN = [
  '--dry-run',
  'print the fixes as a diff and write nothing; exit with 1 if there are any',
] as const;
export const FOR = [
  '--for <destination>',
  'also check for a destination: xrechnung, peppol, sdi …, or auto to detect it',
] as const;

export function addFixCommand(program: Command, session: Session): void {
  withSettings(
    withReportOptions(
      program
        .command('fix')
        .argument('[files...]', 'files or folders; - or none for standard input')
        .description('apply the fixes that are certain to JSON, YAML and XML files, and report what is left'),
    ),
  )
    .option(...DRY_RUN)
    .option(...FOR)
    .action(async (files: readonly string[], asked: FixOptions & SettingsOptions) => {
      const { options, names } = await configured(asked, files);
      return fixFiles(session, names, options);
    });
}

/** One file after its fixes. */
interface FixedFile {
  readonly report: FileReport;
  readonly before: string;
  readonly after: string;
  readonly bytes: Uint8Array;
}

/** How files are judged before and after their fixes. */
interface Judging {
  readonly engine: Engine;
  readonly work: Work;
  readonly file: (file: FileSource) => Promise<JudgedFile>;
  readonly options: FixOptions;
}

/** Fixes every file of the arguments and reports what is left. A text from standard input goes to standard output. */
export async function fixFiles(session: Session, names: readonly string[], options: FixOptions): Promise<void> {
  const engine = await session.engine();
  const judge = await judgingFor(options, session);
  const work: Work = (data, { path }) => {
    const request = { data, include: ['changes'] as const };
    return judge.document(data, inspected(engine, request), path);
  };
  const judging = { engine, work, file: judge.file, options };
  const reports: FileReport[] = [];
  const isPiped = names.length === 0 || names.includes('-');
  for await (const source of readEveryFile(names, { ...options, ...ignoring(options) })) {
    const fixed = 'bytes' in source ? await fixedXml(source, judging) : await fixedDocument(source, judging);
    if (!fixed) continue;
    reports.push(fixed.report);
    if (!fixed.report.ok) session.end(EXIT.faults);
    await give(session, source, fixed, options);
  }
  if (isPiped || options.dryRun) await writeReport(session, reports, options, names.length > 1);
  else await printReports(session, reports, options);
}

/** Writes or prints one file. */
async function give(
  session: Session,
  { name, path }: Pick<Source, 'name' | 'path'>,
  { before, after, bytes }: FixedFile,
  { dryRun }: FixOptions,
): Promise<void> {
  if (dryRun) {
    if (before === after) return;
    session.end(EXIT.faults);
    return session.print(unifiedDiff(name, before, after));
  }
  if (path === undefined) return session.print(bytes);
  if (before !== after) await writeFileSafely(path, bytes, { force: true });
}

async function fixedDocument(source: Source, { engine, work, options }: Judging): Promise<FixedFile> {
  const { fixDocument } = await import('../fix/fix-document.ts');
  const mended = await fixDocument(source, async (value) => faultsIn(await work(value, source)), engine.catalogue);
  const { report } = await workOn({ ...source, text: mended.text }, work, options);
  const mark = source.path !== undefined && (await isMarked(source.path)) ? '\ufeff' : '';
  return {
    report: withFixes(report, mended, options),
    before: source.text,
    after: mended.text,
    bytes: Buffer.from(mark + mended.text),
  };
}

async function fixedXml(source: FileSource, { file, options }: Judging): Promise<FixedFile | undefined> {
  const { fixXml } = await import('../fix/fix-xml.ts');
  const mended = await fixXml(source, file);
  if (mended.judged.isOther && options.onlyDocuments) return undefined;
  const report = withFixes(strictly(mended.judged.report, options, source.path), mended, options);
  return { report, before: mended.before, after: mended.text, bytes: mended.bytes };
}

function withFixes(report: FileReport, { done, isSigned }: Mended, { dryRun }: FixOptions): FileReport {
  return {
    ...report,
    ...(done.length > 0 && { fixed: { done, isWritten: dryRun !== true } }),
    ...(isSigned && report.findings.length > 0 && { next: cliMessages.signedStays }),
  };
}

function faultsIn({ outcome, remarks = [] }: Awaited<ReturnType<Work>>): readonly Fault[] {
  return outcome.ok ? remarks : [...outcome.error.faults, ...remarks];
}

/** Whether the file begins with the byte order mark of UTF-8, which is not part of its text. */
async function isMarked(path: string): Promise<boolean> {
  const [first, second, third] = await readBytes(path);
  return first === 0xef && second === 0xbb && third === 0xbf;
}

import type { Command } from 'commander';
import { Option } from 'commander';
import type { BuildRequest, InspectInclude, Json, JsonObject, OperationError } from '../../engine/index.ts';
import { success } from '../../engine/values.ts';
import { systemContext } from '../../platform/system-context.ts';
import { wholeDocument } from '../../operations/inspect-file.ts';
import { readObject, readObjectFile } from '../input/read-value.ts';
import { withSets, type Sets } from '../input/sets.ts';
import { Misuse } from '../exit.ts';
import { cliMessages, misuseMessages } from '../messages.ts';
import type { Session } from '../session.ts';
import { configured, withSettings, type SettingsOptions } from '../settings.ts';
import type { Source } from '../input/source.ts';
import { DRY_RUN, fixFiles, FOR, type FixOptions } from './fix.ts';
import { AT, inspected, judgingFor, type JudgingOptions } from './inspecting.ts';
import { lazyFileJudge } from './verdict-of-file.ts';
import { watching, withWatch, type WatchOptions } from './watching.ts';
import {
  judgeAll,
  withReportOptions,
  withResultOptions,
  workOver,
  type ReportOptions,
  type ResultOptions,
  type Worked,
} from './work-over.ts';

export interface DraftOptions extends Sets {
  readonly template?: string;
  readonly type?: string;
  readonly envelop?: true;
}

const FILES = ['[files...]', 'files or folders; - or none for standard input'] as const;

/** Options that change a document before the operation. */
export function withDraftOptions(command: Command): Command {
  const collect = (value: string, before: readonly string[] = []) => [...before, value];
  return command
    .addOption(new Option('--set <path=value>', 'set a value, in JSON or YAML; may be repeated').argParser(collect))
    .addOption(new Option('--set-string <path=text>', 'set a text without parsing it').argParser(collect))
    .addOption(new Option('--set-file <path=file>', 'set the content of a file').argParser(collect))
    .option('-T, --template <file>', 'start from this document; the input overrides it')
    .option('-t, --type <name>', 'type of documents without $schema: bill/invoice');
}

/** Makes the request for a document from the options of its command. */
export async function drafting({
  template,
  type,
  envelop,
  ...sets
}: DraftOptions): Promise<(value: Json) => Promise<BuildRequest>> {
  const base = template === undefined ? undefined : await readObjectFile(misuseMessages.theTemplate, template);
  return async (value) => ({
    data: await withSets(value, sets),
    ...(base && { template: base }),
    ...(type !== undefined && { type }),
    ...(envelop && { envelop }),
  });
}

export function addDocumentCommands(program: Command, session: Session): void {
  withResultOptions(
    withDraftOptions(
      program
        .command('build')
        .argument(...FILES)
        .description('calculate, check and print documents'),
    ),
  )
    .option('-e, --envelop', 'wrap documents in envelopes')
    .action(async (files: readonly string[], options: ResultOptions & DraftOptions) => {
      const engine = await session.engine();
      const draft = await drafting(options);
      await workOver(session, files, options, async (value) => {
        const outcome = engine.build({ ...(await draft(value)), warnings: true }, systemContext);
        return { outcome, remarks: outcome.warnings ?? [] };
      });
    });

  withSettings(
    withWatch(
      withReportOptions(
        program
          .command('validate')
          .argument(...FILES)
          .description('check documents as they are, and XML and PDF invoices with the rules of their profile'),
      ),
    ),
  ).action(async (given: readonly string[], asked: ReportOptions & WatchOptions) => {
    await watching(session, given, asked, () => validate(given, asked));
  });

  const validate = async (given: readonly string[], asked: ReportOptions & SettingsOptions): Promise<void> => {
    const { options, names: files } = await configured(asked, given);
    const engine = await session.engine();
    await judgeAll(
      session,
      files,
      options,
      (data) => {
        const outcome = engine.validate({ data, warnings: true }, systemContext);
        return { outcome: outcome.ok ? success(undefined) : outcome, remarks: outcome.warnings ?? [] };
      },
      lazyFileJudge(session),
    );
  };

  withSettings(
    withWatch(
      withReportOptions(
        withDraftOptions(
          program
            .command('inspect')
            .argument(...FILES)
            .description('report faults, warnings and hints about documents'),
        ),
      ),
    ),
  )
    .option('-e, --envelop', 'inspect documents as if they were in envelopes')
    .option(...FOR)
    .option(...AT)
    .option('--full', 'print the full reports, one per line, with changes, trace and rules')
    .option('--fix', 'apply the fixes that are certain, as fix does')
    .option(...DRY_RUN)
    .action(async (given: readonly string[], asked: InspectOptions & WatchOptions) => {
      await watching(session, given, asked, () => inspect(given, asked));
    });

  const inspect = async (given: readonly string[], asked: InspectOptions & SettingsOptions): Promise<void> => {
    const { options, names: files } = await configured(asked, given);
    if (options.fix) {
      if (['set', 'setString', 'setFile', 'template', 'type', 'envelop', 'full'].some((name) => name in options)) {
        throw new Misuse(misuseMessages.fixWhole);
      }
      return fixFiles(session, files, options);
    }
    if (options.dryRun) throw new Misuse(misuseMessages.dryRunFixes);
    const engine = await session.engine();
    const draft = await drafting(options);
    const include: readonly InspectInclude[] = options.full ? ['changes', 'trace', 'rules'] : ['changes'];
    const judge = await judgingFor(options, session);
    const work = async (value: Json, { path }: Pick<Source, 'path'>) => {
      const request = { ...(await draft(value)), include };
      const otherWorked = inspected(engine, request);
      // The whole document takes another calculation.
      if (!judge.hasDestination(path)) return otherWorked;
      return judge.document(wholeDocument(request, { engine, context: systemContext }), otherWorked, path);
    };
    if (options.full) await workOver(session, files, { ...options, to: 'compact', quiet: true }, work);
    else await judgeAll(session, files, options, work, judge.file);
  };

  withResultOptions(
    program
      .command('correct')
      .argument(...FILES)
      .description('create credit notes and other corrections'),
  )
    .option('--credit', 'create a credit note')
    .option('--debit', 'create a debit note')
    .option('-d, --data <object>', 'options of the correction, in JSON or YAML')
    .option('--options', 'print the JSON Schema of the options instead')
    .action(async (files: readonly string[], options: ResultOptions & CorrectionFlags) => {
      const engine = await session.engine();
      const request = await correctionOf(options);
      await workOver(session, files, options, (data) => {
        const outcome = engine.correct({ data, ...request }, systemContext);
        return { outcome, ...(!outcome.ok && nextToCorrect(outcome.error)) };
      });
    });

  withResultOptions(
    program
      .command('replicate')
      .argument(...FILES)
      .description('copy documents without their identifiers and dates'),
  ).action(async (files: readonly string[], options: ResultOptions) => {
    const engine = await session.engine();
    await workOver(session, files, options, (data) => ({ outcome: engine.replicate({ data }, systemContext) }));
  });
}

/** The command to run if the type of the correction is missing. */
function nextToCorrect({ faults }: OperationError): Pick<Worked, 'next'> {
  const untyped = faults.find(({ code, value }) => code === 'ASSAY-INPUT-CORRECTION-TYPE' && value === undefined);
  if (untyped?.expected?.kind !== 'oneOf') return {};
  return { next: cliMessages.correctAs({ types: untyped.expected.values }) };
}

interface InspectOptions extends FixOptions, DraftOptions, Pick<JudgingOptions, 'at'> {
  readonly full?: true;
  readonly fix?: true;
}

interface CorrectionFlags {
  readonly credit?: true;
  readonly debit?: true;
  readonly data?: string;
  readonly options?: true;
}

async function correctionOf({
  credit,
  debit,
  data,
  options,
}: CorrectionFlags): Promise<{ options?: JsonObject; schema?: boolean }> {
  const given = data === undefined ? {} : await readObject('--data', data);
  const type = credit ? { type: 'credit-note' } : debit ? { type: 'debit-note' } : {};
  return { options: { ...type, ...given }, ...(options && { schema: true }) };
}

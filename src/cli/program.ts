import { resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { ENGINE_VERSION, nearest } from '../engine/values.ts';
import { addBulkCommand } from './commands/bulk.ts';
import { addConfigCommand } from './commands/config.ts';
import { addCompletionCommand } from './commands/completion.ts';
import { addDocumentCommands } from './commands/documents.ts';
import { addFingerprintCommand } from './commands/fingerprint.ts';
import { addFixCommand } from './commands/fix.ts';
import { addFormatCommands } from './commands/formats.ts';
import { addJudgeCommand } from './commands/judge.ts';
import { addHostCommands } from './commands/hosts.ts';
import { addManCommand } from './commands/man.ts';
import { addReferenceCommands } from './commands/reference.ts';
import { addRenderCommand } from './commands/render.ts';
import { addSigningCommands } from './commands/signing.ts';
import type { Session } from './session.ts';

/** Options of every command. */
interface ProgramOptions {
  readonly definitions?: string;
}

/** For an unknown value of an option, proposes a similar one. Commander does so only for commands and options. */
function proposeChoices({ options, registeredArguments, commands }: Command): void {
  for (const declared of [...options, ...registeredArguments]) {
    const { argChoices, parseArg } = declared;
    if (!argChoices || !parseArg) continue;
    declared.argParser((given: string, before: unknown) => {
      try {
        return parseArg(given, before);
      } catch (error) {
        const [meant] = nearest(given, argChoices);
        if (!(error instanceof InvalidArgumentError) || meant === undefined) throw error;
        throw new InvalidArgumentError(`${error.message}\n(Did you mean ${meant}?)`);
      }
    });
  }
  commands.forEach(proposeChoices);
}

/** All commands. `folder` is the program's folder, beside that of the workbench. */
export function createProgram(session: Session, folder: string): Command {
  const program = new Command('assay')
    .description('Tax-aware business documents in the GOBL format: build, check, sign')
    .version(ENGINE_VERSION)
    .option('--definitions <file>', 'module with your own regimes, addons and rules: docs/engine.md')
    .hook('preAction', (command) => {
      // Every host and every worker reads it there.
      const { definitions }: ProgramOptions = command.opts();
      if (definitions !== undefined) process.env['ASSAY_DEFINITIONS'] = resolve(definitions);
    })
    .addHelpText('after', '\nExit status: 0 success, 1 faults, 2 misuse, 3 internal error.')
    .exitOverride()
    .showSuggestionAfterError();
  addDocumentCommands(program, session);
  addFixCommand(program, session);
  addFormatCommands(program, session);
  addRenderCommand(program, session);
  addJudgeCommand(program, session, folder);
  addSigningCommands(program, session);
  addFingerprintCommand(program, session);
  addBulkCommand(program, session, folder);
  addReferenceCommands(program, session);
  addConfigCommand(program, session);
  addHostCommands(program, folder);
  addCompletionCommand(program, session);
  addManCommand(program, session);
  proposeChoices(program);
  return program;
}

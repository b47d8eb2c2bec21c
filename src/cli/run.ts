import { CommanderError } from 'commander';
import type { Message } from '../engine/index.ts';
import { EXIT, Misuse } from './exit.ts';
import { reportMessages } from './messages.ts';
import { createProgram } from './program.ts';
import { languageAsked, languageOf, sayIn } from './say.ts';
import { createSession } from './session.ts';

/** Runs the command of the arguments. `folder` is the program's own. */
export async function run(folder: string): Promise<void> {
  const session = createSession();

  // The reader of our output may close the pipe early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(session.exit);
  });

  try {
    await createProgram(session, folder).parseAsync(process.argv);
  } catch (error) {
    if (error instanceof CommanderError) session.end(error.exitCode === 0 ? EXIT.fine : EXIT.misuse);
    else if (error instanceof Misuse) {
      session.end(EXIT.misuse);
      const say = await sayIn(languageOf(languageAsked(process.argv)));
      const next = error.next ? `${say(reportMessages.next({ what: error.next }))}\n` : '';
      process.stderr.write(`${say(error.wording)}\n${next}`);
    } else if (error instanceof Error && error.name === 'SettingsError' && 'wording' in error) {
      session.end(EXIT.misuse);
      const say = await sayIn(languageOf(languageAsked(process.argv)));
      process.stderr.write(`${say(error.wording as Message)}\n`);
    } else if (error instanceof Error && (error.name === 'DefinitionsError' || error.name === 'OwnRulesError')) {
      session.end(EXIT.misuse);
      process.stderr.write(`${error.message}\n`);
    } else if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) {
      session.end(EXIT.internal);
      // Messages of unexpected errors may quote a document or a key.
      const { name, stack = '' } = error instanceof Error ? error : new Error('no error');
      process.stderr.write(
        `Internal error: ${name}\n${stack
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .join('\n')}\n`,
      );
    }
  }
  if (session.exit !== EXIT.fine) process.exitCode = session.exit;
}

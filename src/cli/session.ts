import type { Engine } from '../engine/index.ts';
import type { RuleSet } from '../formats/rule-sets/rule-set.ts';
import { EXIT, worse, type Exit } from './exit.ts';

/** State shared by the commands of one run. */
export interface Session {
  /** Made on first use: help and completion do not need it. */
  engine(): Promise<Engine>;
  /** The rules of whoever runs the command, which judge files and what is written for a destination. Throws `OwnRulesError`. */
  ownRules(): Promise<readonly RuleSet[]>;
  /** Where standard output goes; resolves when there is room for more. */
  print(text: string | Uint8Array): Promise<void>;
  /** Writes to standard error. */
  printError(text: string): Promise<void>;
  /** Records the outcome; the worst one decides the exit status. */
  end(exit: Exit): void;
  readonly exit: Exit;
}

export function createSession(): Session {
  let engine: Promise<Engine> | undefined;
  let ownRules: Promise<readonly RuleSet[]> | undefined;
  let exit: Exit = EXIT.fine;
  return {
    engine: () => (engine ??= import('../platform/node-engine.ts').then(({ createNodeEngine }) => createNodeEngine())),
    ownRules: () =>
      (ownRules ??= import('../platform/node-own-rules.ts').then(async ({ ownRulesOfProgram }) => {
        const rules = await ownRulesOfProgram();
        return rules ? [rules] : [];
      })),
    print: (text) => write(process.stdout, text, 'standard output'),
    printError: (text) => write(process.stderr, text, 'standard error'),
    end: (next) => {
      exit = worse(exit, next);
    },
    get exit() {
      return exit;
    },
  };
}

/** Throws `Misuse` if the output cannot be written, such as on a full disk; that a reader is gone stays an error. */
async function write(stream: NodeJS.WriteStream, text: string | Uint8Array, name: string): Promise<void> {
  const error = await new Promise<Error | null | undefined>((resolve) => void stream.write(text, resolve));
  if (!error) return;
  if ('code' in error && error.code === 'EPIPE') throw error;
  throw (await import('./input/source.ts')).notOpened(name, error);
}

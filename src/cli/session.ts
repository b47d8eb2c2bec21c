import type { Engine } from '../engine/index.ts';
import { EXIT, worse, type Exit } from './exit.ts';

/** State shared by the commands of one run. */
export interface Session {
  /** Made on first use: help and completion do not need it. */
  engine(): Promise<Engine>;
  /** Where standard output goes; resolves when there is room for more. */
  print(text: string | Uint8Array): Promise<void>;
  /** Writes to standard error. */
  tell(text: string): Promise<void>;
  /** Records the outcome; the worst one decides the exit status. */
  end(exit: Exit): void;
  readonly exit: Exit;
}

export function createSession(): Session {
  let engine: Promise<Engine> | undefined;
  let exit: Exit = EXIT.fine;
  return {
    engine: () => (engine ??= import('../platform/node-engine.ts').then(({ createNodeEngine }) => createNodeEngine())),
    print: (text) => write(process.stdout, text),
    tell: (text) => write(process.stderr, text),
    end: (next) => {
      exit = worse(exit, next);
    },
    get exit() {
      return exit;
    },
  };
}

function write(stream: NodeJS.WriteStream, text: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

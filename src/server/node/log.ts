import { jsonLine, textLine, type Log } from '../log.ts';
import type { LogForm } from '../settings.ts';

/** Writes the log to standard output; failures go to standard error. */
export function createLog(form: LogForm): Log | undefined {
  if (form === 'off') return undefined;
  return (entry) => {
    const line = form === 'json' ? jsonLine(entry, new Date().toISOString()) : textLine(entry);
    (entry.kind === 'failure' ? process.stderr : process.stdout).write(`${line}\n`);
  };
}

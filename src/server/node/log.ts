import { jsonLine, levelOf, matters, textLine, type Log, type LogLevel } from '../log.ts';
import type { LogForm } from '../settings.ts';

/** Writes the log to standard output, failures to standard error. The listening address is logged in any format. */
export function createLog(form: LogForm, least: LogLevel = 'info'): Log {
  return (entry) => {
    const level = levelOf(entry);
    const isImportant = entry.kind === 'event' && (entry.event === 'listening' || entry.level === 'warn');
    if (!isImportant && (form === 'off' || !matters(level, least))) return;
    const line = form === 'json' ? jsonLine(entry, new Date().toISOString()) : textLine(entry);
    (level === 'error' || (entry.kind === 'event' && level === 'warn') ? process.stderr : process.stdout).write(
      `${line}\n`,
    );
  };
}

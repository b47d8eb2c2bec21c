import type { Engine, Json } from '../../engine/index.ts';
import { success } from '../../engine/values.ts';
import { systemContext } from '../../platform/system-context.ts';
import { isDay } from '../../formats/rule-sets/day.ts';
import { Misuse } from '../exit.ts';
import { misuseMessages } from '../messages.ts';
import type { Session } from '../session.ts';
import { forDestination, type ForDestination } from './for-destination.ts';
import { lazyFileJudge, type JudgedFile } from './verdict-of-file.ts';
import type { FileSource } from '../input/source.ts';
import type { RunSettings } from '../settings.ts';
import type { Worked } from './work-over.ts';

/** The option of commands that judge as on another day. */
export const AT = ['--at <day>', 'use the releases in force on this day, as YYYY-MM-DD (default: today)'] as const;

/** The report of the engine on a document, as the outcome of a command. */
export function inspected(engine: Engine, request: Parameters<Engine['inspect']>[0]): Worked {
  const report = engine.inspect(request, systemContext);
  const errors = report.faults.filter(({ severity }) => severity === 'error');
  const message = errors[0]?.description ?? '';
  if (!report.ok && (request.include?.length ?? 0) < 2) {
    return { outcome: { ok: false as const, error: { key: 'validation' as const, message, faults: report.faults } } };
  }
  return { outcome: success(report as unknown as Json), remarks: report.faults };
}

/** How files are judged, each for the destination of the command or of the configuration, or for none. */
export interface Judging {
  readonly hasDestination: (path: string | undefined) => boolean;
  readonly document: (value: Json, own: Worked, path: string | undefined) => Promise<Worked>;
  readonly file: (file: Pick<FileSource, 'name' | 'bytes' | 'path'>) => Promise<JudgedFile>;
}

export interface JudgingOptions {
  /** A destination, or `auto`. */
  readonly for?: string;
  /** The day whose releases judge, as YYYY-MM-DD; default today. */
  readonly at?: string;
  readonly settings?: RunSettings;
}

/** Judges for the destination of the options. Throws `Misuse` for an unknown one, and for a day that is none. */
export async function judgingFor({ for: key, at, settings }: JudgingOptions, session: Session): Promise<Judging> {
  if (at !== undefined && !isDay(at)) throw new Misuse(misuseMessages.takesDay);
  const made = new Map<string, Promise<ForDestination>>();
  const judgeOf = (name: string): Promise<ForDestination> => {
    const known = made.get(name) ?? forDestination(name, session, { at });
    made.set(name, known);
    return known;
  };
  const destinationOf = (path: string | undefined) => key ?? settings?.destinationOf(path);
  if (key !== undefined) await judgeOf(key);
  const plain = lazyFileJudge(session, at);
  return {
    hasDestination: (path) => destinationOf(path) !== undefined,
    async document(value, own, path) {
      const name = destinationOf(path);
      return name === undefined ? own : (await judgeOf(name)).document(value, own);
    },
    async file(file) {
      const name = destinationOf(file.path);
      return name === undefined ? plain(file) : (await judgeOf(name)).file(file);
    },
  };
}

import type { Engine, Json } from '../../engine/index.ts';
import { success } from '../../engine/values.ts';
import { systemContext } from '../../platform/system-context.ts';
import type { Session } from '../session.ts';
import { forDestination, type ForDestination } from './for-destination.ts';
import { lazyFileJudge } from './judge-file.ts';
import type { Worked } from './work-over.ts';

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

/** Judges for a destination, or for none. */
export async function judgingFor(key: string | undefined, session: Session): Promise<ForDestination> {
  if (key !== undefined) return forDestination(key, await session.engine());
  return { document: (_, own) => Promise.resolve(own), file: lazyFileJudge(session) };
}

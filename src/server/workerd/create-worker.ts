import type { Engine } from '../../engine/index.ts';
import { createApplication, type Application } from '../application.ts';
import { jsonLine } from '../log.ts';
import { readLimits, readUpstream } from '../settings.ts';
import { systemContext } from '../../platform/system-context.ts';

/** Text bindings of the configuration; the same names as in the environment of the Node host. */
type Bindings = Readonly<Record<string, string | undefined>>;

/** What workerd expects of a module. */
export interface Worker {
  fetch(request: Request, env: Bindings): Promise<Response>;
}

/** The service on workerd. Bindings come with the first request; what is made then lives as long as the isolate. */
export function createWorker(engine: Engine): Worker {
  let application: Application | undefined;
  return {
    fetch(request, env) {
      application ??= createApplicationFor(engine, env);
      return application.fetch(request);
    },
  };
}

function createApplicationFor(engine: Engine, env: Bindings): Application {
  const quiet = env['ASSAY_LOG'] === 'off';
  return createApplication({
    engine,
    context: systemContext,
    limits: readLimits(env),
    ...readUpstream(env),
    ...(!quiet && { log: (entry) => console.log(jsonLine(entry, new Date().toISOString())) }),
  });
}

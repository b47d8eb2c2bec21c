// The first import: definitions load while everything else is evaluated.
import { definitions } from './definitions.ts';
import { createDeferredEngine, fetchSigning, isSelfCheckError, proven } from '../../engine/deferred.ts';
import type { SelfCheckTrouble } from '../../engine/index.ts';
import { ENGINE_VERSION } from '../../engine/values.ts';
import { systemContext } from '../../platform/system-context.ts';
import { answerAsked } from './answer-asked.ts';
import { answerRequest } from './answer-request.ts';
import type { EngineMessage, EngineRequest } from './messages.ts';
import { WARM_DOCUMENT, warmUp } from './warm-up.ts';

// No request is answered by an engine that fails its own check.
const engine = definitions.then((rows) => proven(createDeferredEngine(rows)));
const dropped = new Set<number>();
const warm = warmUp(async () => answerRequest('inspect', WARM_DOCUMENT, await engine, systemContext));

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  if (data.kind === 'drop') dropped.add(data.id);
  // Waits a moment, so that a request that is dropped meanwhile is never started.
  else setTimeout(() => void answer(data), 0);
});

async function answer(asked: Extract<EngineRequest, { kind: 'ask' }>): Promise<void> {
  const { id } = asked;
  warm.asked();
  try {
    const engineAtHand = await engine;
    if (dropped.delete(id)) return;
    const { status, text } = await answerAsked(asked, engineAtHand, systemContext);
    if (!dropped.delete(id)) say({ kind: 'answer', id, status, text });
    // Always loaded after the first answer, so that loading it does not reveal that the user signs something.
    void fetchSigning().catch(() => undefined);
  } catch (why) {
    const trouble = troubleIn(why);
    if (trouble) say({ kind: 'unproven', trouble });
    else if (!dropped.delete(id)) say({ kind: 'stuck', id });
  } finally {
    warm.answered();
  }
}

function say(message: EngineMessage): void {
  self.postMessage(message);
}

/** The first trouble of a failed check; a second copy of the code may have thrown it, so its name tells. */
function troubleIn(why: unknown): SelfCheckTrouble | undefined {
  return isSelfCheckError(why) ? why.troubles[0] : undefined;
}

engine.catch((why: unknown) => {
  const trouble = troubleIn(why);
  say(trouble ? { kind: 'unproven', trouble } : { kind: 'missing' });
});
say({ kind: 'ready', version: ENGINE_VERSION });

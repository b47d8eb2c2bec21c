import { createOnDemandEngine } from '../../engine/on-demand.ts';
import { ENGINE_VERSION } from '../../engine/values.ts';
import { systemContext } from '../../platform/system-context.ts';
import { answerRequest } from './answer-request.ts';
import type { EngineMessage, EngineRequest } from './messages.ts';

const engines = createOnDemandEngine();
const dropped = new Set<number>();

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  if (data.kind === 'drop') dropped.add(data.id);
  // Put off for a moment, so that a request that was dropped while another one ran is never begun.
  else setTimeout(() => void answer(data), 0);
});

async function answer({ id, operation, body }: Extract<EngineRequest, { kind: 'ask' }>): Promise<void> {
  if (dropped.delete(id)) return;
  try {
    const { status, text } = await answerRequest(operation, body, engines, systemContext);
    if (!dropped.delete(id)) say({ kind: 'answer', id, status, text });
  } catch (trouble) {
    if (!dropped.delete(id)) say({ kind: 'stuck', id, message: trouble instanceof Error ? trouble.message : '' });
  }
}

function say(message: EngineMessage): void {
  self.postMessage(message);
}

say({ kind: 'ready', version: ENGINE_VERSION });

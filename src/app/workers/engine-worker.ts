import { createStandardEngine } from '../../engine/standard.ts';
import { systemContext } from '../../platform/system-context.ts';
import { answerAsked } from './answer-asked.ts';
import type { EngineMessage, EngineRequest } from './messages.ts';

/**
 * With every regime and addon from the start: were each fetched when a document names it, the server would learn from that
 * which country one works on.
 */
const engine = createStandardEngine();
const dropped = new Set<number>();

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  if (data.kind === 'drop') dropped.add(data.id);
  // Put off for a moment, so that a request that was dropped while another one ran is never begun.
  else setTimeout(() => void answer(data), 0);
});

async function answer(asked: Extract<EngineRequest, { kind: 'ask' }>): Promise<void> {
  const { id } = asked;
  if (dropped.delete(id)) return;
  try {
    const { status, text } = await answerAsked(asked, engine, systemContext);
    if (!dropped.delete(id)) say({ kind: 'answer', id, status, text });
  } catch (trouble) {
    if (!dropped.delete(id)) say({ kind: 'stuck', id, message: trouble instanceof Error ? trouble.message : '' });
  }
}

function say(message: EngineMessage): void {
  self.postMessage(message);
}

say({ kind: 'ready', version: engine.version });

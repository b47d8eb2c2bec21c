import { createStandardEngine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { answerAsked } from '../workers/answer-asked.ts';
import type { EngineMessage, EngineRequest } from '../workers/messages.ts';

const engine = createStandardEngine();

/** A stand-in for the engine's worker, with the same engine and the same answers, in this thread. */
export class PageWorker extends EventTarget {
  private ended = false;

  constructor() {
    super();
    setTimeout(() => this.say({ kind: 'ready', version: 'here' }), 0);
  }

  postMessage(message: EngineRequest): void {
    if (message.kind === 'drop') return;
    void answerAsked(message, engine, systemContext).then((answer) => {
      this.say({ kind: 'answer', id: message.id, ...answer });
    });
  }

  terminate(): void {
    this.ended = true;
  }

  private say(data: EngineMessage): void {
    if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

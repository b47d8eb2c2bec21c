import { createOnDemandEngine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { answerRequest } from '../workers/answer-request.ts';
import type { EngineMessage, EngineRequest } from '../workers/messages.ts';

/** The engine's worker as a page without threads can have it: the same engine and the same answers, in this thread. */
export class PageWorker extends EventTarget {
  private readonly engines = createOnDemandEngine();
  private ended = false;

  constructor() {
    super();
    setTimeout(() => this.say({ kind: 'ready', version: 'here' }), 0);
  }

  postMessage(message: EngineRequest): void {
    if (message.kind === 'drop') return;
    const { id, operation, body } = message;
    void answerRequest(operation, body, this.engines, systemContext).then((answer) => {
      this.say({ kind: 'answer', id, ...answer });
    });
  }

  terminate(): void {
    this.ended = true;
  }

  private say(data: EngineMessage): void {
    if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

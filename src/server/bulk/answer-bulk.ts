import { answerLine, busyLine, refusedLine, type AskElsewhere } from '../../operations/bulk/answer-record.ts';
import { cutBlocks } from '../../operations/bulk/cut-blocks.ts';
import { bulkRoute } from '../../api/routes/bulk.ts';
import { readWants, type Wants } from '../../operations/bulk/read-wants.ts';
import { requestFault } from '../../operations/requests/request-fault.ts';
import { onlyEnglish } from '../answer-route.ts';
import { respond, respondStream, type Exchange, type Reply } from '../exchange.ts';
import type { Scope } from '../operations/handler.ts';
import { bodyRefusal } from '../http/body-refusal.ts';
import type { ByteBudget } from '../http/byte-budget.ts';
import { isOfType, takenTypes } from '../http/media-type.ts';
import { isCoded } from '../http/read-body.ts';
import { refusalIn, refuse } from '../refusal.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { answering } from '../work/answer-body.ts';
import type { RecordJob, TakeWork } from '../work/job.ts';
import { answerElsewhere } from './answer-elsewhere.ts';
import { askUpstream, goesUpstream } from './ask-upstream.ts';
import { BulkRoom, NoRoom } from './room.ts';
import { requestMessages } from '../../api/messages.ts';
import { refusalOf } from '../../operations/answer.ts';
import { translatorFor } from '../../operations/translator-for.ts';
import type { Translator } from '../../operations/translator.ts';

export interface BulkSurroundings {
  readonly scope: Scope;
  readonly budget: ByteBudget;
  readonly takeWork?: TakeWork | undefined;
  /** Answers records in place of the engine. */
  readonly upstream?: Upstream | undefined;
}

interface Working extends Pick<BulkSurroundings, 'scope' | 'takeWork'> {
  readonly room: BulkRoom;
  readonly ask: AskElsewhere | undefined;
  readonly translator: Translator | undefined;
}

/** Milliseconds of work after which others get a turn. */
const TURN = 5;

/** Records processed elsewhere at a time, per request. */
const ABREAST = 4;

/**
 * `POST /v0/bulk`: one JSON line for each JSON line, while the body still arrives. It works only as fast as the client
 * reads, and other requests get turns between records.
 */
export async function answerBulk(
  request: Request,
  exchange: Exchange,
  surroundings: BulkSurroundings,
): Promise<Response> {
  const { scope, budget } = surroundings;
  const { limits } = scope;
  const query = new URL(request.url).searchParams;
  const asked = await translatorFor(query.get('lang'));
  if (!asked.ok) return respond(exchange, refusalOf(asked.error));
  const { translator } = asked;
  const refused = (reply: Reply) => respond(exchange, refusalIn(translator, reply));
  const wants = readWants(query);
  if (!wants.ok)
    return refused(refuse(400, 'input', wants.message, [requestFault('VALUE', wants.place, wants.message)]));
  if (translator && surroundings.upstream) return refused(onlyEnglish());
  const types = takenTypes(bulkRoute);
  if (!isOfType(request, types)) return refused(bodyRefusal('type', limits, types));
  if (isCoded(request)) return refused(bodyRefusal('coded', limits));
  // Nothing is reserved for data that has not arrived. If no room is possible at all, the request is refused at once.
  if (!budget.take(1, 'large')) return refused(bodyRefusal('no-room', limits));
  budget.give(1);
  const room = new BulkRoom(budget, limits);
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const release = () => {
    room.close();
    end();
  };
  const ask = surroundings.upstream && askUpstream(surroundings.upstream, request, exchange);
  const texts = answers(request.body ?? emptyBody(), wants, exchange, { ...surroundings, room, ask, translator });
  const body = streamOf(texts, exchange, release);
  exchange.ended = ended;
  return respondStream(exchange, 'application/x-ndjson', body, ask ? 'upstream' : 'embedded');
}

/** The engine answers the operations that the upstream does not have. */
function withoutUpstream(takeWork: TakeWork | undefined): TakeWork | undefined {
  return takeWork && ((job) => (job.kind === 'record' && goesUpstream(job) ? undefined : takeWork(job)));
}

/** The answers as text, at most a block at a time. */
async function* answers(
  body: ReadableStream<Uint8Array>,
  { operation, shared, ordered }: Extract<Wants, { ok: true }>,
  exchange: Exchange,
  { scope, takeWork, room, ask, translator }: Working,
): AsyncGenerator<string> {
  const { maxBytes } = scope.limits;
  const bulkScope = { ...answering(scope, translator), ask };
  const settled = new SettledAnswers(ordered);
  const take = ask ? withoutUpstream(takeWork) : takeWork;
  let turn = performance.now();

  function answer(record: Uint8Array<ArrayBuffer>, line: number): string | Promise<string> | undefined {
    const job: RecordJob = { kind: 'record', body: record, line, operation, shared, lang: translator?.language };
    const away = take && answerElsewhere(job, take, translator);
    if (away) return away;
    const answered = answerLine(record, line, job, bulkScope);
    return answered instanceof Promise ? answered.then((record) => record.text) : answered?.text;
  }

  let line = 1;
  try {
    for await (const block of cutBlocks(piecesOf(body, exchange, room), maxBytes)) {
      const { bytes } = block;
      line = block.firstLine;
      if (!bytes) settled.add(refusedLine(line++, 'SIZE', requestMessages.lineTooLong({ maxBytes }), bulkScope).text);
      else {
        for (const record of recordsOf(bytes)) {
          settled.add(answer(record, line++));
          while (settled.crowded) await settled.wait();
          if (performance.now() - turn < TURN) continue;
          yield settled.take();
          await othersTurn();
          turn = performance.now();
        }
      }
      // A client that sends a line and waits gets its answer at once.
      while (settled.open) await settled.wait();
      yield settled.take();
      room.give(bytes ? bytes.length : block.length);
    }
  } catch (error) {
    if (!(error instanceof NoRoom)) throw error;
    yield `${busyLine(line, bulkScope).text}\n`;
  }
}

/** Answers in progress, in the order of their records or as they finish. */
class SettledAnswers {
  readonly #ordered: boolean;
  readonly #queue: Promise<string>[] = [];
  readonly #running = new Set<Promise<void>>();
  #text = '';

  constructor(ordered: boolean) {
    this.#ordered = ordered;
  }

  add(answer: string | Promise<string> | undefined): void {
    if (answer === undefined) return;
    if (typeof answer === 'string' && (!this.#ordered || this.#queue.length === 0)) this.#text += `${answer}\n`;
    else if (this.#ordered) this.#queue.push(Promise.resolve(answer));
    else this.#run(Promise.resolve(answer));
  }

  #run(answer: Promise<string>): void {
    const done = answer.then((text) => {
      this.#write(text);
      this.#running.delete(done);
    });
    this.#running.add(done);
  }

  get open(): boolean {
    return this.#queue.length > 0 || this.#running.size > 0;
  }

  get crowded(): boolean {
    return this.#queue.length >= ABREAST || this.#running.size >= ABREAST;
  }

  async wait(): Promise<void> {
    if (!this.#ordered) return Promise.race(this.#running);
    const text = await this.#queue.shift();
    if (text !== undefined) this.#write(text);
  }

  /** A blank line has no answer. */
  #write(text: string): void {
    if (text !== '') this.#text += `${text}\n`;
  }

  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}

async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  exchange: Exchange,
  room: BulkRoom,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      exchange.received += value.length;
      await room.take(value.length);
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Made on demand, so that no answer is produced faster than it is read. */
function streamOf(texts: AsyncGenerator<string>, exchange: Exchange, release: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          for (;;) {
            const { done, value } = await texts.next();
            if (done) break;
            if (value === '') continue;
            const bytes = encoder.encode(value);
            exchange.bytes += bytes.length;
            controller.enqueue(bytes);
            return;
          }
          release();
          controller.close();
        } catch (error) {
          // The body broke off; earlier answers remain.
          release();
          controller.error(error);
        }
      },
      async cancel() {
        await texts.return(undefined).catch(() => undefined);
        release();
      },
    },
    { highWaterMark: 0 },
  );
}

function emptyBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (body) => body.close() });
}

function othersTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function* recordsOf(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(0x0a, start);
    yield bytes.subarray(start, end < 0 ? bytes.length : end);
    start = end < 0 ? bytes.length : end + 1;
  }
}

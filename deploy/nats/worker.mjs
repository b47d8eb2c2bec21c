/**
 * Takes chunks from the queue, processes them with `assay bulk` and publishes the answers: `node worker.mjs`, one per
 * processor, on any number of machines. A chunk is acknowledged when its answers are stored, and answers carry the
 * chunk's name: a chunk processed twice, because a worker died before acknowledging, is answered once.
 */
import { pathToFileURL } from 'node:url';
import { jetstream } from '@nats-io/jetstream';
import { messagesOf } from './chunks.mjs';
import { startFilter } from './filter.mjs';
import { ANSWERS, open, PATIENCE, WORK } from './streams.mjs';

/**
 * @param {import('@nats-io/jetstream').JsMsg} message a chunk of records
 * @param {ReturnType<typeof startFilter>} filter
 * @param {import('@nats-io/jetstream').JetStreamClient} stream
 * @param {number} largest bytes of a message
 * @returns {Promise<{ name: string, known: boolean }>} when the answers are stored; whether they were already
 */
export async function answerChunk(message, filter, stream, largest) {
  const name = message.headers?.get('Nats-Msg-Id') || `${message.info.stream}:${message.info.streamSequence}`;
  let known = false;
  for (const { first, bytes } of messagesOf(await filter.answer(message.data), largest)) {
    const { duplicate } = await stream.publish(ANSWERS.subject, bytes, { msgID: `${name}/${first}` });
    known ||= duplicate;
  }
  return { name, known };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { connection } = await open();
  const stream = jetstream(connection);
  const largest = (connection.info?.max_payload ?? 1024 * 1024) - 1024;
  const filter = startFilter();
  filter.ended.catch((error) => {
    // Its chunk goes to another worker; the supervisor restarts this one.
    console.error(error.message);
    process.exit(1);
  });
  const consumer = await stream.consumers.get(WORK.stream, WORK.consumer);
  // One ready while one is processed.
  const messages = await consumer.consume({ max_messages: 2 });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void messages.close());

  for await (const message of messages) {
    const alive = setInterval(() => message.working(), PATIENCE / 3);
    const { name, known } = await answerChunk(message, filter, stream, largest);
    clearInterval(alive);
    message.ack();
    console.log(`${name}${known ? ' was answered already' : ''}`);
  }
  filter.end();
  await connection.drain();
}

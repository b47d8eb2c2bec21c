/**
 * Writes the answers to a file until the queue is empty: `node collect.mjs answers.ndjson`. They are unordered; `id`
 * identifies each.
 */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { jetstream } from '@nats-io/jetstream';
import { ANSWERS, open, WORK } from './streams.mjs';

const [, , file] = process.argv;
if (file === undefined) {
  console.error('node collect.mjs FILE');
  process.exit(2);
}

const { connection, manager } = await open();
const output = createWriteStream(file);
const consumer = await jetstream(connection).consumers.get(ANSWERS.stream);
const messages = await consumer.consume();
let answers = 0;
let read = 0;
const watch = setInterval(() => void closeWhenDone(), 500);

for await (const message of messages) {
  for (let at = message.data.indexOf(0x0a); at >= 0; at = message.data.indexOf(0x0a, at + 1)) answers++;
  if (!output.write(message.data)) await once(output, 'drain');
  read = message.seq;
}
clearInterval(watch);
output.end();
await once(output, 'finish');
await connection.close();
console.log(`${answers} answers`);

async function closeWhenDone() {
  // In this order: answers are stored before their chunk leaves the queue.
  const work = await manager.streams.info(WORK.stream);
  const all = await manager.streams.info(ANSWERS.stream);
  if (work.state.messages === 0 && read === all.state.last_seq) await messages.close();
}

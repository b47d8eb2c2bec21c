/**
 * Puts the documents of a file into the queue: `node publish.mjs BATCH invoices.ndjson [OPERATION]`. BATCH names the
 * run: publishing again under that name, for example after a crash, adds only missing chunks.
 */
import { createReadStream } from 'node:fs';
import { jetstream } from '@nats-io/jetstream';
import { chunksOf, linesOf, recordOf } from './chunks.mjs';
import { open, WORK } from './streams.mjs';

const [, , batch, file, operation = 'build'] = process.argv;
if (batch === undefined || file === undefined) {
  console.error('node publish.mjs BATCH FILE [OPERATION]');
  process.exit(2);
}

/** Unconfirmed chunks. */
const UNDER_WAY = 32;

const { connection } = await open();
const stream = jetstream(connection);
// Headers count too.
const largest = (connection.info?.max_payload ?? 1024 * 1024) - 1024;
const sums = { chunks: 0, records: 0, known: 0, refused: 0 };
/** @type {Set<Promise<void>>} */
const underWay = new Set();

for await (const { first, count, bytes } of chunksOf(records(file))) {
  const sent = stream.publish(WORK.subject, bytes, { msgID: `${batch}:${first}` }).then(({ duplicate }) => {
    sums.chunks++;
    sums.records += count;
    if (duplicate) sums.known++;
    underWay.delete(sent);
  });
  underWay.add(sent);
  if (underWay.size >= UNDER_WAY) await Promise.race(underWay);
}
await Promise.all(underWay);
await connection.close();
console.log(
  `${sums.records} records in ${sums.chunks} chunks; ${sums.known} were there already, ${sums.refused} lines too long`,
);
if (sums.refused > 0) process.exitCode = 1;

/** @param {string} name @returns {AsyncGenerator<{ number: number, record: string }>} */
async function* records(name) {
  for await (const { number, text } of linesOf(createReadStream(name))) {
    const record = recordOf(operation, `${batch}:${number}`, text);
    if (Buffer.byteLength(record) < largest) yield { number, record };
    else {
      sums.refused++;
      console.error(`line ${number} is longer than a message of this NATS server may be`);
    }
  }
}

/** What lies in NATS JetStream: a queue of chunks of records, and the answers to them. */
import { AckPolicy, jetstreamManager, RetentionPolicy } from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';

/** Chunks leave this stream when they are acknowledged, so it is empty when all is done. */
export const WORK = { stream: 'ASSAY_WORK', subject: 'assay.work', consumer: 'assay-workers' };
export const ANSWERS = { stream: 'ASSAY_ANSWERS', subject: 'assay.answers' };

/** After this many milliseconds without a sign of life of its worker a chunk goes to another one. */
export const PATIENCE = Number(process.env['PATIENCE'] ?? 30_000);

/** For so long a message with a name that has been there is dropped: longer than a chunk is ever under way. */
const REMEMBERED = 3_600_000;

/** Connects to `NATS_URL` and makes sure of streams and consumer; what is there stays as it is. */
export async function open() {
  const connection = await connect({ servers: process.env['NATS_URL'] ?? '127.0.0.1:4222' });
  const manager = await jetstreamManager(connection);
  await manager.streams.add({
    name: WORK.stream,
    subjects: [WORK.subject],
    retention: RetentionPolicy.Workqueue,
    duplicate_window: nanos(REMEMBERED),
  });
  await manager.streams.add({
    name: ANSWERS.stream,
    subjects: [ANSWERS.subject],
    duplicate_window: nanos(REMEMBERED),
  });
  await manager.consumers.add(WORK.stream, {
    durable_name: WORK.consumer,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(PATIENCE),
  });
  return { connection, manager };
}

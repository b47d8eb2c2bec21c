/** The NATS JetStream streams: a queue of chunks of records, and their answers. */
import { AckPolicy, jetstreamManager, RetentionPolicy } from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';

/** Acknowledged chunks leave this stream, so it is empty when all is done. */
export const WORK = { stream: 'ASSAY_WORK', subject: 'assay.work', consumer: 'assay-workers' };
export const ANSWERS = { stream: 'ASSAY_ANSWERS', subject: 'assay.answers' };

/** Milliseconds without a sign of life of its worker after which a chunk goes to another one. */
export const PATIENCE = Number(process.env['PATIENCE'] ?? 30_000);

/** How long a repeated message name is dropped: longer than any chunk takes. */
const REMEMBERED = 3_600_000;

/** Connects to `NATS_URL` and creates streams and consumer if they are missing. */
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

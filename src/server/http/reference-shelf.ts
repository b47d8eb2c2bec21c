import { respond, respondEmpty, type Exchange, type PackedReply, type Reply } from '../exchange.ts';
import { entityTag, namesTag } from './entity-tag.ts';

interface ShelfItem {
  /** With a final line feed. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Caches answers of the reference routes, which are constant for an engine. */
export interface ReferenceShelf {
  answer(
    request: Request,
    exchange: Exchange,
    key: string,
    make: () => Promise<Reply | PackedReply>,
  ): Promise<Response>;
}

/** Most bytes of cached answers. All together take 18 MB in two languages, so nothing is made twice. */
export const MOST_SHELF_BYTES = 24 * 1024 * 1024;

/**
 * Caches only successful answers, each as its bytes. Who asks for one that is being made waits for it. `key` must depend on exactly what affects the answer, so that each answer is cached
 * once. The least recently used answers are dropped first.
 */
export function createReferenceShelf(version: string, mostBytes = MOST_SHELF_BYTES): ReferenceShelf {
  const items = new Map<string, ShelfItem>();
  const making = new Map<string, Promise<Reply | PackedReply>>();
  let held = 0;

  async function shelve(key: string, reply: Reply | PackedReply): Promise<ShelfItem> {
    const bytes = bytesOf(reply);
    const tag = await entityTag(version, bytes);
    const item = { bytes, headers: { ETag: tag, 'Cache-Control': 'public, max-age=86400' } };
    drop(key);
    items.set(key, item);
    held += sizeOf(key, item);
    for (const oldest of items.keys()) {
      if (held <= mostBytes) break;
      drop(oldest);
    }
    return item;
  }

  function drop(key: string): void {
    const item = items.get(key);
    if (!item) return;
    items.delete(key);
    held -= sizeOf(key, item);
  }

  /** The most recently used moves to the end. */
  function renew(key: string, item: ShelfItem): void {
    items.delete(key);
    items.set(key, item);
  }

  function made(key: string, make: () => Promise<Reply | PackedReply>): Promise<Reply | PackedReply> {
    const begun = making.get(key) ?? make().finally(() => making.delete(key));
    making.set(key, begun);
    return begun;
  }

  return {
    async answer(request, exchange, key, make) {
      let item = items.get(key);
      if (item === undefined) {
        const reply = await made(key, make);
        if (reply.status !== 200) return respond(exchange, reply);
        item = await shelve(key, reply);
      } else renew(key, item);
      if (namesTag(request.headers.get('If-None-Match'), item.headers['ETag'] ?? '')) {
        return respondEmpty(exchange, 304, item.headers);
      }
      return respond(exchange, { status: 200, bytes: item.bytes, headers: item.headers });
    },
  };
}

/** A character of a key takes at most two bytes in memory. */
function sizeOf(key: string, { bytes }: ShelfItem): number {
  return 2 * key.length + bytes.length;
}

/** A view of a larger buffer is copied, so that nothing else is kept. */
function bytesOf(reply: Reply | PackedReply): Uint8Array<ArrayBuffer> {
  return 'bytes' in reply ? new Uint8Array(reply.bytes) : new TextEncoder().encode(`${reply.text}\n`);
}

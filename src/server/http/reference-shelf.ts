import { respond, respondEmpty, type Exchange, type Reply } from '../exchange.ts';
import { entityTag, namesTag } from './entity-tag.ts';

interface ShelfItem {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Caches answers of the reference routes, which are constant for an engine. */
export interface ReferenceShelf {
  answer(request: Request, exchange: Exchange, key: string, make: () => Promise<Reply>): Promise<Response>;
}

/** Most bytes of cached answers. All together take 5 MB, so nothing is made twice. */
export const MOST_SHELF_BYTES = 16 * 1024 * 1024;

/**
 * Caches only successful answers. `key` must depend on exactly what affects the answer, so that each answer is cached
 * once. The least recently used answers are dropped first.
 */
export function createReferenceShelf(version: string, mostBytes = MOST_SHELF_BYTES): ReferenceShelf {
  const items = new Map<string, ShelfItem>();
  let bytes = 0;

  async function shelve(key: string, text: string): Promise<ShelfItem> {
    const tag = await entityTag(version, text);
    const item = { text, headers: { ETag: tag, 'Cache-Control': 'public, max-age=86400' } };
    drop(key);
    items.set(key, item);
    bytes += sizeOf(key, item);
    for (const oldest of items.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
    return item;
  }

  function drop(key: string): void {
    const item = items.get(key);
    if (!item) return;
    items.delete(key);
    bytes -= sizeOf(key, item);
  }

  /** The most recently used moves to the end. */
  function renew(key: string, item: ShelfItem): void {
    items.delete(key);
    items.set(key, item);
  }

  return {
    async answer(request, exchange, key, make) {
      let item = items.get(key);
      if (item === undefined) {
        const reply = await make();
        if (reply.status !== 200) return respond(exchange, reply);
        item = await shelve(key, reply.text);
      } else renew(key, item);
      if (namesTag(request.headers.get('If-None-Match'), item.headers['ETag'] ?? '')) {
        return respondEmpty(exchange, 304, item.headers);
      }
      return respond(exchange, { status: 200, text: item.text, headers: item.headers });
    },
  };
}

/** A character takes at most two bytes in memory. */
function sizeOf(key: string, { text }: ShelfItem): number {
  return 2 * (key.length + text.length);
}

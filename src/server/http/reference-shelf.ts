import { respond, respondEmpty, type Exchange, type Reply } from '../exchange.ts';
import { entityTag, namesTag } from './entity-tag.ts';

interface ShelfItem {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Keeps the answers of the reference routes, which stay the same for as long as the engine does. */
export interface ReferenceShelf {
  answer(request: Request, exchange: Exchange, key: string, make: () => Promise<Reply>): Promise<Response>;
}

/**
 * Only what was found is kept, so the shelf grows no larger than the catalogue and its spellings. `key` must tell apart
 * whatever changes the answer.
 */
export function createReferenceShelf(version: string): ReferenceShelf {
  const items = new Map<string, ShelfItem>();

  async function shelve(key: string, text: string): Promise<ShelfItem> {
    const tag = await entityTag(version, text);
    const item = { text, headers: { ETag: tag, 'Cache-Control': 'public, max-age=86400' } };
    items.set(key, item);
    return item;
  }

  return {
    async answer(request, exchange, key, make) {
      let item = items.get(key);
      if (item === undefined) {
        const reply = await make();
        if (reply.status !== 200) return respond(exchange, reply);
        item = await shelve(key, reply.text);
      }
      if (namesTag(request.headers.get('If-None-Match'), item.headers['ETag'] ?? '')) {
        return respondEmpty(exchange, 304, item.headers);
      }
      return respond(exchange, { status: 200, text: item.text, headers: item.headers });
    },
  };
}

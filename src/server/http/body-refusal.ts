import type { Reply } from '../exchange.ts';
import type { Limits } from '../limits.ts';
import { refuse, refuseBusy } from '../refusal.ts';
import type { BodyTrouble } from './read-body.ts';
import type { Message } from '../../engine/index.ts';
import { serviceMessages } from '../../api/service-messages.ts';

/** The reply to a request whose body is not accepted. */
export function bodyRefusal(
  trouble: BodyTrouble,
  limits: Pick<Limits, 'maxBytes'>,
  types: readonly string[] = ['application/json'],
): Reply {
  switch (trouble) {
    case 'too-large':
      return refuse(413, 'input', serviceMessages.tooLarge({ maxBytes: limits.maxBytes }));
    case 'too-slow':
      return refuse(408, 'input', serviceMessages.tooSlow);
    case 'encoding':
      return refuse(400, 'input', serviceMessages.notUtf8);
    case 'broken':
      return refuse(400, 'input', serviceMessages.broken);
    case 'coded': {
      const reply = refuse(415, 'input', serviceMessages.coded);
      return { ...reply, headers: { 'Accept-Encoding': 'identity' } };
    }
    case 'type': {
      const [first = '', ...others] = types;
      const named = others.reduce<Message>(
        (known, type) => serviceMessages.orType({ first: known, type }),
        serviceMessages.aType({ type: first }),
      );
      const reply = refuse(415, 'input', serviceMessages.otherType({ types: named }));
      return { ...reply, headers: { Accept: types.join(', ') } };
    }
    case 'no-room':
      return refuseBusy();
  }
}

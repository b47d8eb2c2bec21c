import type { Reply } from '../exchange.ts';
import type { Limits } from '../limits.ts';
import { refuse, refuseBusy } from '../refusal.ts';
import type { BodyTrouble } from './read-body.ts';

/** The reply to a request whose body cannot be taken. */
export function bodyRefusal(
  trouble: BodyTrouble,
  limits: Pick<Limits, 'maxBytes'>,
  types: readonly string[] = ['application/json'],
): Reply {
  switch (trouble) {
    case 'too-large':
      return refuse(413, 'input', `The body is larger than ${limits.maxBytes} bytes.`);
    case 'too-slow':
      return refuse(408, 'input', 'The body did not arrive in time.');
    case 'encoding':
      return refuse(400, 'input', 'The body is not UTF-8.');
    case 'broken':
      return refuse(400, 'input', 'The body ended before it was complete.');
    case 'coded': {
      const reply = refuse(415, 'input', 'The body is packed (`Content-Encoding`); send it as it is.');
      return { ...reply, headers: { 'Accept-Encoding': 'identity' } };
    }
    case 'type': {
      const named = types.map((type) => `\`${type}\``).join(' or ');
      const reply = refuse(415, 'input', `The body must be ${named}, and \`Content-Type\` must say so.`);
      return { ...reply, headers: { Accept: types.join(', ') } };
    }
    case 'no-room':
      return refuseBusy();
  }
}

import type { Json, Message } from '../../engine/index.ts';
import { isJsonObject, refOf } from '../../engine/values.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { destinationMessages } from './messages.ts';

type Described = Pick<Verdict, 'description' | 'phrase' | 'values'>;

/** How advice about elements begins, the last sentence of an English text of the rule table. */
const ADVICE = ' Add `';

/**
 * A verdict about something missing, with advice for the document that the XML was written from: the members to add
 * instead of the elements. `like` are the members that would say it at the place.
 */
export function inDocument<Of extends Described>(verdict: Of, [place]: readonly string[], like: Json | undefined): Of {
  const { description, values } = verdict;
  const end = description.lastIndexOf(ADVICE);
  if (place === undefined || values?.['advice'] === undefined || end < 0) return verdict;
  const advice = adviceFor(place, like);
  return {
    ...verdict,
    description: `${description.slice(0, end)} ${advice.text}`,
    values: { ...values, advice: refOf(advice) },
  };
}

function adviceFor(place: string, like: Json | undefined): Message {
  const at = place.replace(/^\$\.?/, '');
  const members = isJsonObject(like ?? null) ? Object.keys(like as object).map((name) => `\`${name}\``) : [];
  if (members.length === 0) return destinationMessages.addMember({ member: `\`${at}\`` });
  if (at === '') return destinationMessages.addMember({ member: members });
  return destinationMessages.addMemberTo({ member: members, place: `\`${at}\`` });
}

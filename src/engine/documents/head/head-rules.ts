import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { beAChoice } from '../../core/rules/choices.ts';
import { areDistinct } from '../../core/rules/distinct.ts';
import { all, satisfy } from '../../core/rules/constraint.ts';
import { beOneOf, bePresent, beUrl, whereGiven } from '../../core/rules/constraints.ts';
import { uuidHasTimestamp } from '../../core/text/uuid.ts';
import { OWN_ENVELOPE, OWN_FORM, OWN_LIST, OWN_MEMBER, RFC_9562, WEB_ADDRESS } from '../norms.ts';
import { Header } from './header.ts';
import { Link } from './link.ts';
import { Stamp } from './stamp.ts';

/** Media types of files that a header may link to. */
const linkedMediaTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
  'text/html',
  'application/xml',
  'text/xml',
  'application/json',
];

const carryTime = satisfy<string>('be a UUID of version 1, 6 or 7', uuidHasTimestamp, {
  kind: 'type',
  type: 'UUID of version 1, 6 or 7',
});

const haveOneStampPerProvider = satisfy<readonly Stamp[]>('have one stamp per provider', (stamps) =>
  areDistinct(stamps, ({ prv }) => prv),
);

const haveOneLinkPerName = satisfy<readonly Link[]>('have one link per category and key', (links) =>
  areDistinct(links, ({ category = '', key }) => JSON.stringify([category, key])),
);

export const headRules: readonly TypeRules[] = [
  defineRules(Header, 'HEAD-HEADER', {
    '01': {
      at: 'uuid',
      must: all(bePresent, carryTime),
      say: 'The header needs a UUID that carries a time, such as version 1 or 7',
      cite: RFC_9562('sections 5.1, 5.6 and 5.7', '#section-5'),
    },
    '02': { at: 'dig', must: bePresent, say: 'The header needs the digest of the document', uncited: OWN_ENVELOPE },
    '03': {
      at: 'stamps',
      must: haveOneStampPerProvider,
      say: 'Each provider has one stamp in the header at most',
      uncited: OWN_ENVELOPE,
    },
    '04': {
      at: 'links',
      must: haveOneLinkPerName,
      say: 'No two links in the header share category and key',
      uncited: OWN_ENVELOPE,
    },
  }),
  defineRules(Stamp, 'HEAD-STAMP', {
    '01': { at: 'prv', must: bePresent, say: 'A stamp needs its provider', uncited: OWN_MEMBER },
    '02': { at: 'val', must: bePresent, say: 'A stamp needs its value', uncited: OWN_MEMBER },
  }),
  defineRules(Link, 'HEAD-LINK', {
    '01': { at: 'key', must: bePresent, say: 'A link needs a key', uncited: OWN_MEMBER },
    '02': {
      at: 'category',
      must: whereGiven(beAChoice(Link, 'category')),
      say: 'The category of a link is one of those listed, or left out',
      uncited: OWN_LIST,
    },
    '03': { at: 'url', must: bePresent, say: 'A link needs a web address', uncited: OWN_MEMBER },
    '04': { at: 'url', must: beUrl, say: 'The address of a link is a full web address', cite: WEB_ADDRESS },
    '05': {
      at: 'mime',
      must: whereGiven(beOneOf(linkedMediaTypes)),
      say: 'The media type of a link is one of those accepted, or left out',
      uncited: OWN_LIST,
    },
    '06': {
      must: satisfy<Link>('have a media type with a digest', ({ digest, mime }) => !digest || Boolean(mime)),
      say: 'A link with a digest also states the media type',
      uncited: OWN_FORM,
    },
  }),
];

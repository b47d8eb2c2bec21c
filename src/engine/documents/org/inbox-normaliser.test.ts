import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Inbox } from './inbox.ts';
import { normaliseInbox } from './normalisers.ts';

const inbox = { type: Inbox } as const;

describeNormalisers('an inbox', { normalisers: [normaliseInbox] }, [
  {
    ...inbox,
    fact: 'takes a web address for one',
    given: { code: 'https://example.com/in' },
    becomes: { url: 'https://example.com/in' },
  },
  {
    ...inbox,
    fact: 'takes an e-mail address for one',
    given: { code: 'in@example.com' },
    becomes: { email: 'in@example.com' },
  },
  { ...inbox, fact: 'keeps a code that its scheme explains', given: { scheme: '0225', code: '315143296.example.com' } },
  {
    ...inbox,
    fact: 'takes a name of a host for an address',
    given: { code: '315143296.example.com' },
    becomes: { url: '315143296.example.com' },
  },
  { ...inbox, fact: 'keeps a code of Peppol', given: { key: 'peppol', code: '315143296.example.com' } },
  {
    ...inbox,
    fact: 'takes the scheme out of a code of Peppol',
    given: { key: 'peppol', code: '0225:315143296_08.11' },
    becomes: { key: 'peppol', scheme: '0225', code: '315143296_08.11' },
  },
]);

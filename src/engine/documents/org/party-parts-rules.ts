import { beAChoice } from '../../core/rules/choices.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { all, satisfy, when } from '../../core/rules/constraint.ts';
import { beBetween, beEmail, bePresent, beUrl, whereGiven } from '../../core/rules/constraints.ts';
import { beCurrency } from '../currency/currency-rules.ts';
import {
  ISO_4217,
  MAIL_ADDRESS,
  ON_EARTH,
  OWN_CHOICE,
  OWN_LIST,
  OWN_MEMBER,
  WEB_ADDRESS,
  WHAT3WORDS,
} from '../norms.ts';
import { Coordinates } from './coordinates.ts';
import { Email } from './email.ts';
import { Endpoint } from './endpoint.ts';
import { Identity } from './identity.ts';
import { Inbox } from './inbox.ts';
import { Name } from './name.ts';
import { Person } from './person.ts';
import { Registration } from './registration.ts';
import { Telephone } from './telephone.ts';
import { Website } from './website.ts';
import { beThreeWords } from './three-words.ts';

export const partyPartsRules: readonly TypeRules[] = [
  defineRules(Coordinates, 'ORG-COORDINATES', {
    '01': {
      at: 'lat',
      must: beBetween(-90, 90),
      say: 'Latitudes lie between -90 and 90 degrees',
      uncited: ON_EARTH,
    },
    '02': {
      at: 'lon',
      must: beBetween(-180, 180),
      say: 'Longitudes lie between -180 and 180 degrees',
      uncited: ON_EARTH,
    },
    '03': {
      at: 'w3w',
      must: whereGiven(beThreeWords),
      say: 'A what3words position consists of three words joined by dots',
      uncited: WHAT3WORDS,
    },
  }),
  defineRules(Email, 'ORG-EMAIL', {
    '01': { at: 'addr', must: bePresent, say: 'An e-mail entry needs an address', uncited: OWN_MEMBER },
    '02': { at: 'addr', must: beEmail, say: 'An e-mail address has the form name@domain', cite: MAIL_ADDRESS },
  }),
  defineRules(Endpoint, 'ORG-ENDPOINT', {
    '01': { at: 'uri', must: bePresent, say: 'An endpoint needs its URI', uncited: OWN_MEMBER },
  }),
  defineRules(Identity, 'ORG-IDENTITY', {
    '01': { at: 'code', must: bePresent, say: 'Every identity needs a code', uncited: OWN_MEMBER },
    '02': {
      at: 'scope',
      must: whereGiven(beAChoice(Identity, 'scope')),
      say: 'The scope of an identity is tax or legal, or left out',
      uncited: OWN_LIST,
    },
    '03': {
      must: satisfy<Identity>('have no key beside its type', ({ key, type }) => !(key && type), {
        kind: 'absent',
        members: ['key'],
      }),
      say: 'An identity is classified by a key or by a type, never by both',
      uncited: OWN_CHOICE,
    },
  }),
  defineRules(Inbox, 'ORG-INBOX', {
    '01': {
      must: satisfy<Inbox>('have a code, a URL or an e-mail address', ({ code, url, email }) =>
        Boolean(code || url || email),
      ),
      say: 'An inbox needs a code, a web address or an e-mail address',
      uncited: OWN_MEMBER,
    },
    '02': {
      must: satisfy<Inbox>('have a URL alone', ({ code, url, email }) => !(url && (code || email)), {
        kind: 'absent',
        members: ['url'],
      }),
      say: 'An inbox with a code or an e-mail address has no web address',
      uncited: OWN_CHOICE,
    },
    '03': {
      must: satisfy<Inbox>('have an e-mail address alone', ({ code, url, email }) => !(email && (code || url)), {
        kind: 'absent',
        members: ['email'],
      }),
      say: 'An inbox with a code or a web address has no e-mail address',
      uncited: OWN_CHOICE,
    },
    '04': { at: 'url', must: whereGiven(beUrl), say: 'The web address of an inbox is a valid one', cite: WEB_ADDRESS },
    '05': {
      at: 'email',
      must: whereGiven(beEmail),
      say: 'The e-mail address of an inbox has the form name@domain',
      cite: MAIL_ADDRESS,
    },
  }),
  defineRules(Name, 'ORG-NAME', {
    '01': {
      when: when<Name>('there is no surname', ({ surname }) => !surname),
      at: 'given',
      must: bePresent,
      say: 'A person without a surname needs a given name',
      uncited: OWN_MEMBER,
    },
    '02': {
      when: when<Name>('there is no given name', ({ given }) => !given),
      at: 'surname',
      must: bePresent,
      say: 'A person without a given name needs a surname',
      uncited: OWN_MEMBER,
    },
  }),
  defineRules(Person, 'ORG-PERSON', {
    '01': { at: 'name', must: bePresent, say: 'A person needs a name', uncited: OWN_MEMBER },
  }),
  defineRules(Registration, 'ORG-REGISTRATION', {
    '01': {
      at: 'currency',
      must: beCurrency,
      say: 'The share capital is in a currency of ISO 4217',
      cite: ISO_4217('list one, alphabetic codes'),
    },
  }),
  defineRules(Telephone, 'ORG-TELEPHONE', {
    '01': { at: 'num', must: bePresent, say: 'A telephone entry needs a number', uncited: OWN_MEMBER },
  }),
  defineRules(Website, 'ORG-WEBSITE', {
    '01': { at: 'url', must: all(bePresent, beUrl), say: 'A website needs its full web address', uncited: OWN_MEMBER },
  }),
];

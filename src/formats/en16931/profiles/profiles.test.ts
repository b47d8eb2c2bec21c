import { expect, it } from 'vitest';
import { DESTINATIONS } from '../../destinations/destinations.ts';
import { RULE_SET_CARDS } from '../../rule-sets/definitions.ts';
import { ruleSetsFor } from '../../rule-sets/rule-set.ts';
import { InvoiceTerms, TermGroup, TermValue } from '../term-tree.ts';
import type { Profile } from './profile.ts';
import { profileOf, PROFILES } from './profiles.ts';

// What is forgotten most easily when a profile is added: docs/recipes/new-format.md.

/** ZUGFeRD 1 is only read; a message level response is sent to whoever sent the message. */
const WITHOUT_DESTINATION = ['zugferd-1-basic', 'zugferd-1-comfort', 'zugferd-1-extended', 'peppol-mlr'];

const destinationOf = ({ key, specification }: Profile) =>
  DESTINATIONS.find(
    ({ profiles = [], specificationPattern }) =>
      profiles.some((profile) => profile === key) || specificationPattern?.test(specification),
  );

it('each profile is one of a destination', () => {
  expect(PROFILES.filter((profile) => !destinationOf(profile)).map(({ key }) => key)).toEqual(WITHOUT_DESTINATION);
});

it('each profile that is written has rules of its own, or its destination says which are not checked', () => {
  const unjudged = PROFILES.filter((profile) => {
    const { key } = profile;
    const own = ruleSetsFor(RULE_SET_CARDS, { profile: key }).filter((set) => !['schema', 'en16931'].includes(set.key));
    return own.length === 0 && !WITHOUT_DESTINATION.includes(key) && !destinationOf(profile)?.unchecked;
  });
  expect(unjudged.map(({ key }) => key)).toEqual(['en16931']);
});

const recognised = PROFILES.filter(({ recognisedBy, specification, process = '' }) =>
  recognisedBy.some(
    ({ specification: own, process: by }) =>
      (typeof own === 'string' ? own === specification : own.test(specification)) && (!by || by.test(process)),
  ),
);

it('most profiles are recognised by what they are written with', () => {
  expect(recognised.length).toBeGreaterThan(40);
});

it.each(recognised.map((profile) => [profile.key, profile] as const))(
  '%s is recognised before a looser profile that its specification fits too',
  (key, { syntaxes: [syntax = 'ubl'], format = '', specification, process = '' }) => {
    const invoice = new TermGroup('');
    invoice.values = [new TermValue('BT-24', specification), new TermValue('BT-23', process)];
    expect(profileOf(new InvoiceTerms(syntax, invoice), format)?.key).toBe(key);
  },
);

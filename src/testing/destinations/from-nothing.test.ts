import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { DESTINATIONS } from '../../formats/destinations/destinations.ts';
import { answersIn } from './answers.ts';
import { emptyFor, walkedFrom } from './from-nothing.ts';
import { COUNTRIES, NOT_YET, OWN_ANSWERS, STARTS } from './starts.ts';

/** Every destination, from a document that says nothing to one that is ready, by the questions of its faults alone. */

const engine = createStandardEngine();
const context = {
  now: () => new Date('2026-11-25T12:00:00Z'),
  newId: () => '019bc000-0000-7000-8000-000000000000',
};

/** Destinations that say themselves what they cannot check. */
const UNPROVEN = new Set(
  `arca cfdi choruspro dian facturae factur-x finvoice fr-flux10 it-ticket ksef mydata nav nfse pint-ae pint-my
   pint-my-selfbilling pint-om pint-om-selfbilling saft-pt sdi sii ticketbai ubl-be verifactu zatca zugferd`.split(
    /\s+/,
  ),
);

describe('from nothing to ready', () => {
  it.each(
    DESTINATIONS.filter(({ key }) => !NOT_YET.has(key)).map((destination) => [destination.key, destination] as const),
  )('%s is reached by answering the questions', (key, destination) => {
    const country = COUNTRIES[key] ?? destination.country ?? 'DE';
    const start = { ...emptyFor(destination, country), ...STARTS.find(([keys]) => keys.test(key))?.[1] };
    const answers = { ...answersIn(country), ...OWN_ANSWERS[key] };
    const { errors, report } = walkedFrom(start, destination, answers, { engine, context });
    expect(errors.map(({ code, properties }) => `${code} ${properties.join(' ')}`)).toEqual([]);
    expect(report.verdict).toBe(UNPROVEN.has(key) ? 'unproven' : 'ready');
  });

  it.each(['fr-ctc', 'sdi', 'hr-eracun'])(
    '%s asks for all that it needs: without an answer nothing is written',
    (key) => {
      const destination = DESTINATIONS.find((candidate) => candidate.key === key);
      if (!destination) throw new Error(`There is no destination ${key}.`);
      const start = emptyFor(destination, destination.country ?? '');
      const { errors, unanswered } = walkedFrom(start, destination, {}, { engine, context });
      expect(errors.length).toBeGreaterThan(0);
      expect(unanswered).toEqual(expect.arrayContaining(['supplier.name']));
    },
  );
});

describe('a need of an authority', () => {
  it.each([
    ['the county of an address', 'cius-ro', 'RO', 'BR-RO-110', '$.supplier.addresses[0]', { state: '' }],
    ['the time of issue', 'hr-eracun', 'HR', 'HR-BR-2', '$', { issue_time: '' }],
    [
      'the number of the operator',
      'hr-eracun',
      'HR',
      'HR-BR-9',
      '$.supplier.people[0]',
      { identities: [{ code: '' }] },
    ],
    [
      'the number of the seller that a schema needs',
      'sdi',
      'IT',
      'SCHEMA-MISSING',
      '$.supplier',
      { tax_id: { country: '', code: '' } },
    ],
  ])('stands where the document says it, with its form: %s', (_, key, country, code, at, like) => {
    const destination = DESTINATIONS.find((candidate) => candidate.key === key);
    if (!destination) throw new Error(`There is no destination ${key}.`);
    const { 'addresses[].state': _state, '$.issue_time': _time, ...more } = answersIn(country);
    const answers = Object.fromEntries(
      Object.entries(more).filter(([path]) => path !== 'people[].identities[].code' && path !== 'supplier.tax_id.code'),
    );
    const { errors } = walkedFrom(emptyFor(destination, country), destination, answers, { engine, context });
    const found = errors.find((fault) => fault.code === code);
    expect([found?.properties, found?.expected]).toEqual([[at], { kind: 'present', like }]);
  });
});

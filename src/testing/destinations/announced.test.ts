import { describe, expect, it } from 'vitest';
import type { Fault, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { identifyingAddons } from '../../formats/destinations/derive.ts';
import type { Destination } from '../../formats/destinations/destination.ts';
import { DESTINATIONS } from '../../formats/destinations/destinations.ts';
import { judgeForDestination } from '../../formats/destinations/destination-report.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { applyEdits } from '../../language/edits/apply-edits.ts';
import { valueEdits } from '../../language/edits/value-edits.ts';
import { alongWith, announcedNeeds } from '../../language/fixes/announced.ts';
import { fieldAt } from '../../language/fixes/questions.ts';
import { describeDocument } from '../../language/knowledge/describe-document.ts';
import { startDocument, usualTax } from '../../language/start/start-document.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { jsonOf } from '../examples/examples.ts';
import { answersIn } from './answers.ts';
import { answerTo, emptyFor, knowledgeFor } from './from-nothing.ts';
import { COUNTRIES, NOT_YET, OWN_ANSWERS, STARTS } from './starts.ts';

/** Every destination, from the page's three answers: the values that it announces are all that it needs. */

const engine = createStandardEngine();
const context = {
  now: () => new Date('2026-11-25T12:00:00Z'),
  newId: () => '019bc000-0000-7000-8000-000000000000',
};

function begun(destination: Destination): JsonObject {
  const country = COUNTRIES[destination.key] ?? destination.country ?? 'DE';
  const tax = usualTax(engine.catalogue.regime(country === 'GR' ? 'EL' : country));
  const made = startDocument({
    from: country,
    to: country,
    addons: identifyingAddons(destination),
    ...(tax && { tax }),
  });
  const own = STARTS.find(([keys]) => keys.test(destination.key))?.[1];
  // The page begins invoices only.
  return own?.['$schema'] === undefined ? { ...made, ...own } : { ...emptyFor(destination, country), ...own };
}

/** Finds the errors of a text, also those of the destination. */
function errorsFor(destination: Destination): (text: string) => readonly Fault[] {
  return (text) => {
    const data = jsonOf(text);
    const own = engine.inspect({ data }, context);
    const chosen = { destination, by: 'request' } as const;
    const report = judgeForDestination({ data, own, chosen }, { engine, context }, RULE_SETS);
    return [...own.faults, ...report.faults].filter(({ severity }) => severity === 'error');
  };
}

describe('what a document begun on the page will need', () => {
  it.each(
    DESTINATIONS.filter(({ key }) => !NOT_YET.has(key)).map((destination) => [destination.key, destination] as const),
  )('%s announces it all: with the announced values it has no error', async (key, destination) => {
    const start = begun(destination);
    const knowledge = knowledgeFor(engine, start);
    const errorsOf = errorsFor(destination);
    let text = JSON.stringify(start, null, 2);
    const { needs } = await announcedNeeds({ text, faults: errorsOf(text), knowledge, examine: errorsOf });
    const country = COUNTRIES[key] ?? destination.country ?? 'DE';
    const answers = { ...answersIn(country), ...OWN_ANSWERS[key] };
    const unanswered: string[] = [];
    for (const need of needs) {
      const { path } = need;
      const tree = parseJson(text);
      const field = fieldAt(path, '', { tree, knowledge, document: describeDocument(tree) });
      const answer = answerTo(field, answers);
      if (answer === undefined) unanswered.push(path);
      else text = applyEdits(text, [...valueEdits(tree, path, answer, field.input), ...alongWith(need, tree)]);
    }
    expect(unanswered).toEqual([]);
    expect(errorsOf(text).map(({ code, properties }) => `${code} ${properties.join(' ')}`)).toEqual([]);
  });
});

it('asks for one account where two rules ask for it', async () => {
  const destination = DESTINATIONS.find(({ key }) => key === 'xrechnung');
  if (!destination) throw new Error('no XRechnung');
  const made = { ...begun(destination), payment: { instructions: { key: 'credit-transfer' } } };
  const knowledge = knowledgeFor(engine, made);
  const errorsOf = errorsFor(destination);
  const text = JSON.stringify(made);
  const { needs } = await announcedNeeds({ text, faults: errorsOf(text), knowledge, examine: errorsOf });
  const accounts = needs.map(({ path }) => path).filter((path) => path.includes('credit_transfer'));
  expect(accounts).toEqual([
    '$.payment.instructions.credit_transfer[0].iban',
    '$.payment.instructions.credit_transfer[0].name',
  ]);
});

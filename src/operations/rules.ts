import type { Engine } from '../engine/index.ts';
import { listFormatRules, rulesOn } from '../formats/catalogue/list-rules.ts';
import { cardMessages } from '../formats/catalogue/messages.ts';
import { elementsOf } from '../formats/explain/rule-elements.ts';
import type { RuleCard } from '../api/schemas/reference.ts';
import { AUTHORITIES } from '../refusals/index.ts';

type Answer = NonNullable<RuleCard['answers']>[number];

let answers: ReadonlyMap<string, readonly Answer[]> | undefined;

/** Authorities' codes by the rule that finds the same, indexed on first use. */
function answersTo(code: string): readonly Answer[] {
  if (!answers) {
    const index = new Map<string, Answer[]>();
    for (const { key, name, codes } of AUTHORITIES)
      for (const row of codes)
        for (const rule of row.rules ?? []) {
          const answer = { authority: key, name, code: row.code };
          const known = index.get(rule);
          if (known) known.push(answer);
          else index.set(rule, [answer]);
        }
    answers = index;
  }
  return answers.get(code) ?? [];
}

function withAnswers(card: RuleCard): RuleCard {
  const reported = answersTo(card.code);
  return reported.length === 0 ? card : { ...card, answers: reported };
}

/** Every rule of an engine and of the XML formats, sorted by code. */
export function allRules({ catalogue }: Engine): readonly RuleCard[] {
  const rules = made.get(catalogue) ?? sortedRules(catalogue);
  made.set(catalogue, rules);
  return rules;
}

/** Kept, because a part of the list takes as long to make as the whole. */
const made = new WeakMap<Engine['catalogue'], readonly RuleCard[]>();

function sortedRules(catalogue: Engine['catalogue']): readonly RuleCard[] {
  return [...catalogue.rules(), ...listFormatRules()]
    .map(withAnswers)
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

export type FormatRule = ReturnType<typeof listFormatRules>[number];

let ofFormats: ReadonlyMap<string, readonly FormatRule[]> | undefined;

/** The rules of the XML formats by code in capitals, indexed on first use. */
export function formatRules(): ReadonlyMap<string, readonly FormatRule[]> {
  if (!ofFormats) {
    const index = new Map<string, FormatRule[]>();
    for (const rule of listFormatRules()) {
      const code = rule.code.toUpperCase();
      const known = index.get(code);
      if (known) known.push(rule);
      else index.set(code, [rule]);
    }
    ofFormats = index;
  }
  return ofFormats;
}

/** The rules with one code, in any case; none if the code is unknown. */
export function rulesByCode({ catalogue }: Engine, code: string): readonly RuleCard[] {
  const name = code.toUpperCase();
  const own: readonly RuleCard[] = catalogue.rule(name);
  const cards: readonly RuleCard[] = own.length > 0 ? own : (formatRules().get(name) ?? []).map(withElements);
  return cards.map(withAnswers);
}

/** The rules with one code, with examples for those on XML invoices. What makes these is loaded with the first one. */
export async function explainedRules(engine: Engine, code: string): Promise<readonly RuleCard[]> {
  const known = formatRules().get(code.toUpperCase()) ?? [];
  if (known.length === 0) return rulesByCode(engine, code);
  const { examplesOf } = await import('../formats/explain/rule-examples/rule-examples.ts');
  return rulesByCode(engine, code).map((card, turn) => {
    const rule = card.origin.kind === 'format' ? known[turn] : undefined;
    const examples = rule?.type === 'xml.Invoice' ? examplesOf(rulesOn(rule)) : [];
    return examples.length === 0 ? card : { ...card, examples };
  });
}

/** The places of its terms, in the syntaxes that it is about. */
function withElements(rule: FormatRule): RuleCard {
  if (rule.type !== 'xml.Invoice') return rule;
  const isIn = (phrase: string) => rule.messages.when.some((condition) => condition.phrase === phrase);
  const syntax = isIn(cardMessages.inUbl.phrase) ? ['UBL'] : isIn(cardMessages.inCii.phrase) ? ['CII'] : [];
  const elements = elementsOf(rule.place.split(', '), syntax);
  return elements.length === 0 ? rule : { ...rule, elements };
}

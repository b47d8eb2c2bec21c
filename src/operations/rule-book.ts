import type { NamedRule, RuleBook } from '../refusals/index.ts';
import { formatRules, type FormatRule } from './rules.ts';

/** Parts that end a family: `BR-FR-05` of `BR-FR-05_BT-22`, not `PEPPOL-EN16931`. */
const ENDS_A_FAMILY = /(?:^|[-_])[A-Z]{0,3}\d{1,4}[A-Z]?$/;

interface Book {
  /** By code with other separators and without leading zeros. */
  readonly alike: ReadonlyMap<string, readonly FormatRule[]>;
  /** By the beginning of codes. */
  readonly families: ReadonlyMap<string, readonly FormatRule[]>;
}

let book: Book | undefined;

/** `HR-BR-01`, `HR_BR_1` and `hr-br-1` are one code to whoever writes a mail. */
const plain = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[_.]/g, '-')
    .replaceAll(/-0+(?=\d)/g, '-');

function bookOf(): Book {
  if (book) return book;
  const alike = new Map<string, FormatRule[]>();
  const families = new Map<string, FormatRule[]>();
  const add = (index: Map<string, FormatRule[]>, name: string, rule: FormatRule) => {
    const known = index.get(name);
    if (known) known.push(rule);
    else index.set(name, [rule]);
  };
  for (const [code, rules] of formatRules())
    for (const rule of rules) {
      add(alike, plain(code), rule);
      for (let at = code.search(/[-_]/); at > 0;) {
        const beginning = code.slice(0, at);
        if (ENDS_A_FAMILY.test(beginning)) add(families, beginning, rule);
        const next = code.slice(at + 1).search(/[-_]/);
        at = next < 0 ? -1 : at + 1 + next;
      }
    }
  book = { alike, families };
  return book;
}

/** Finds a rule by its code: as written, in another case or spelling, or as the beginning of several codes. */
export const ruleBook: RuleBook = (code, sets = []) => {
  const whole = formatRules().get(code.toUpperCase());
  if (whole) return named(chosen(whole, code, sets));
  const { alike, families } = bookOf();
  const other = alike.get(plain(code));
  if (other) return named(chosen(other, code, sets));
  const family = families.get(code.toUpperCase());
  if (!family) return undefined;
  const rule = named(chosen(family, code, sets));
  return rule && { ...rule, code, members: [...new Set(family.map((card) => card.code))] };
};

/** The rule of the named sets, else the one spelt as given, else the first. */
function chosen(rules: readonly FormatRule[], code: string, sets: readonly string[]): FormatRule | undefined {
  const exact = rules.filter((rule) => rule.code === code);
  const some = exact.length > 0 ? exact : rules;
  return some.find(({ origin }) => sets.includes(origin.name)) ?? some[0];
}

function named(rule: FormatRule | undefined): NamedRule | undefined {
  if (!rule) return undefined;
  const { code, description, severity, phrase, values, origin } = rule;
  return {
    code,
    description,
    severity,
    set: origin.name,
    ...(phrase !== undefined && { phrase }),
    ...(values && { values }),
  };
}

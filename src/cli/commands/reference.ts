import type { Command } from 'commander';
import type { RuleCard } from '../../api/schemas/reference.ts';
import type { Engine, Json, Message } from '../../engine/index.ts';
import { nearest } from '../../engine/values.ts';
import { systemContext } from '../../platform/system-context.ts';
import { EXIT } from '../exit.ts';
import { printDocument } from '../output/print-document.ts';
import type { Session } from '../session.ts';
import { explainAnswer } from './explain-answer.ts';
import { cardsIn } from '../report/reports-in.ts';
import type { OwnText } from '../report/rule-texts.ts';
import { cliMessages } from '../messages.ts';
import { languageOf, sayIn } from '../say.ts';
import { languageOption } from './work-over.ts';

interface ExplainOptions {
  readonly json?: true | undefined;
  readonly document?: string | undefined;
  readonly lang?: string;
}

interface RuleFilter {
  readonly type?: string;
  readonly regime?: string;
  readonly addon?: string;
  readonly json?: true;
  readonly lang?: string;
}

/** Lists for people have a name and a description per line; `--json` prints the API's answer. */
export function addReferenceCommands(program: Command, session: Session): void {
  program
    .command('rules')
    .argument('[search]', 'words in the rule, or a part of its code')
    .description('list the rules')
    .option('--type <name>', 'only rules of this type: bill.Invoice')
    .option('--regime <code>', 'only rules of this country')
    .option('--addon <key>', 'only rules of this addon')
    .option('--json', 'as JSON')
    .addOption(languageOption())
    .action(async (search: string | undefined, filter: RuleFilter) => {
      const { allRules } = await import('../../operations/rules.ts');
      const engine = await session.engine();
      for (const [kind, name, known] of filtered(filter, engine))
        if (name !== undefined && !known.includes(name)) return notFound(session, kind, name, known, filter.lang);
      const all = await cardsIn(filter.lang, allRules(engine));
      const cards = all.filter((card) => isMeant(card, search, filter));
      await list(session, filter.json ? (cards as unknown as Json) : undefined, cards, ({ code, description }) => [
        code,
        description,
      ]);
    });

  program
    .command('explain')
    .argument(
      '<what>',
      'code of a rule or of an authority, or a file with the response of an authority; - for standard input',
    )
    .description('explain a code, or the response of a tax authority, a network or a validator')
    .option('--document <file>', 'the refused document: looks for each finding in it')
    .option('--json', 'as JSON')
    .addOption(languageOption())
    .action(async (code: string, { json, document, lang }: ExplainOptions) => {
      const { allRules, explainedRules } = await import('../../operations/rules.ts');
      const engine = await session.engine();
      const cards = await cardsIn(lang, await explainedRules(engine, code));
      const { ownExplanation } = await import('../report/rule-texts.ts');
      const own = cards.length === 0 ? await ownExplanation(code, lang) : undefined;
      if (own) {
        const text = json ? await printDocument({ ...own }, 'json') : ownWords(own);
        return session.print(text);
      }
      if (cards.length === 0 && (await explainAnswer(session, code, { json, document, lang }))) return;
      if (cards.length === 0)
        return notFound(
          session,
          cliMessages.aRule,
          code,
          [...allRules(engine).map((card) => card.code), ...(await ownNames())],
          lang,
        );
      await session.print(
        json ? await printDocument(cards as unknown as Json, 'json') : cards.map(explanation).join('\n'),
      );
    });

  program
    .command('schemas')
    .argument('[path]', 'print the schema of a type: bill/invoice')
    .description('list the types of documents, or print the JSON Schema of one')
    .option('--bundle', 'include everything it refers to')
    .option('--json', 'the list as JSON')
    .action(async (path: string | undefined, { bundle, json }: { readonly bundle?: true; readonly json?: true }) => {
      const { catalogue } = await session.engine();
      const ids = catalogue.schemas();
      if (path === undefined) return list(session, json ? (ids as Json) : undefined, ids, (id) => [shortId(id), id]);
      const schema = bundle ? catalogue.schemaBundle(shortId(path)) : catalogue.schema(shortId(path));
      if (!schema) return notFound(session, cliMessages.aType, path, ids.map(shortId));
      await session.print(await printDocument(schema, 'json'));
    });

  program
    .command('regimes')
    .argument('[code]', 'print the definition of a country: ES')
    .description('list the tax regimes, or print one')
    .option('--json', 'the list as JSON')
    .action(async (code: string | undefined, { json }: { readonly json?: true }) => {
      const { catalogue } = await session.engine();
      const all = catalogue.regimes();
      const row = ({ country, name }: (typeof all)[number]) => [country, name['en'] ?? ''] as const;
      if (code === undefined) return list(session, json ? (all as unknown as Json) : undefined, all, row);
      const regime = catalogue.regime(code.toUpperCase());
      if (!regime)
        return notFound(
          session,
          cliMessages.aRegime,
          code,
          all.map(({ country }) => country),
          undefined,
          all
            .filter((summary) => Object.values(summary.name).some((name) => isSame(name, code)))
            .map(({ country }) => country),
        );
      await session.print(await printDocument(regime, 'json'));
    });

  program
    .command('addons')
    .argument('[key]', 'print the definition of an addon: es-facturae-v3')
    .description('list the addons, or print one')
    .option('--json', 'the list as JSON')
    .action(async (key: string | undefined, { json }: { readonly json?: true }) => {
      const { catalogue } = await session.engine();
      const all = catalogue.addons();
      const row = ({ key: name, name: title }: (typeof all)[number]) => [name, title['en'] ?? ''] as const;
      if (key === undefined) return list(session, json ? (all as unknown as Json) : undefined, all, row);
      const addon = catalogue.addon(key);
      if (!addon)
        return notFound(
          session,
          cliMessages.anAddon,
          key,
          all.map((summary) => summary.key),
        );
      await session.print(await printDocument(addon, 'json'));
    });

  program
    .command('destinations')
    .argument('[key]', 'print one: xrechnung')
    .description('list the destinations for --for, or print what one needs today')
    .option('--json', 'the list as JSON')
    .action(async (key: string | undefined, { json }: { readonly json?: true }) => {
      const [{ listDestinations }, { dayOf }] = await Promise.all([
        import('../../formats/destinations/list-destinations.ts'),
        import('../../formats/rule-sets/day.ts'),
      ]);
      const { destinations } = listDestinations(dayOf(systemContext));
      await listOrOne(session, { kind: cliMessages.aDestination, all: destinations, key, json });
    });

  program
    .command('formats')
    .argument('[key]', 'print one with its profiles: ubl')
    .description('list the formats of invoices, or print one with its profiles and their rule sets')
    .option('--json', 'the list as JSON')
    .action(async (key: string | undefined, { json }: { readonly json?: true }) => {
      const { listFormats } = await import('../../formats/catalogue/list-formats.ts');
      await listOrOne(session, { kind: cliMessages.aFormat, all: listFormats().formats, key, json });
    });
}

/** Entries with a name, as a list, or one of them as JSON. */
async function listOrOne(
  session: Session,
  {
    kind,
    all,
    key,
    json,
  }: {
    readonly kind: Message;
    readonly all: readonly { readonly key: string; readonly name: string }[];
    readonly key: string | undefined;
    readonly json: true | undefined;
  },
): Promise<void> {
  if (key === undefined)
    return list(session, json ? (all as unknown as Json) : undefined, all, (entry) => [entry.key, entry.name]);
  const found = all.find((entry) => isSame(entry.key, key));
  const keys = all.map((entry) => entry.key);
  if (!found)
    return notFound(
      session,
      kind,
      key,
      keys,
      undefined,
      all.filter(({ name }) => isSame(name, key)).map((entry) => entry.key),
    );
  await session.print(await printDocument(found as unknown as Json, 'json'));
}

function isMeant(
  { code, type, description, origin }: RuleCard,
  search: string | undefined,
  filter: RuleFilter,
): boolean {
  const words = search?.toLowerCase();
  if (words !== undefined && !`${code} ${description}`.toLowerCase().includes(words)) return false;
  if (filter.type !== undefined && type !== filter.type) return false;
  if (filter.regime !== undefined && !(origin.kind === 'regime' && origin.name === filter.regime.toUpperCase()))
    return false;
  return filter.addon === undefined || (origin.kind === 'addon' && origin.name === filter.addon);
}

function explanation(card: RuleCard): string {
  const { code, type, place, elements = [], examples = [], when, must, description, origin, cite, uncited } = card;
  const source = origin.kind === 'core' ? 'the format' : `${origin.kind} ${origin.name}`;
  const norms = (cite ?? []).map(({ title, section, url }) => [title, section, ...(url ? [url] : [])].join(', '));
  const lines: readonly (readonly [string, string])[] = [
    ['about', place === '' ? type : `${type}, ${place}`],
    ['of', source],
    ...elements.map(({ term, syntax, path }) => [term, `${syntax} ${path}`] as const),
    ...when.map((words) => ['when', words] as const),
    // Of a rule on XML only the description above is known.
    ...(origin.kind === 'format' ? [] : [['must', must] as const]),
    ...norms.map((norm) => ['norm', norm] as const),
    ...(uncited === undefined ? [] : [['no norm', uncited] as const]),
  ];
  const excerpts = examples.flatMap(({ syntax, wrong, right }) => [
    ['wrong', syntax, wrong] as const,
    ['right', syntax, right] as const,
  ]);
  const shown = excerpts.map(([name, syntax, xml]) => `  ${name.padEnd(8)}${syntax}\n${xml.replace(/^/gm, '    ')}\n`);
  return `${code}\n  ${description}\n${lines.map(([name, text]) => `  ${name.padEnd(8)}${text}\n`).join('')}${shown.join('')}`;
}

function ownWords({ code, tells, cause, mend, page }: OwnText): string {
  const lines = { cause, 'to do': mend, guide: page };
  const rows = Object.entries(lines).map(([name, text]) => `  ${name.padEnd(8)}${text}\n`);
  return `${code}\n  ${tells}\n${rows.join('')}`;
}

async function ownNames(): Promise<readonly string[]> {
  const { ownCodes } = await import('../../language/knowledge/own-codes.ts');
  return [...ownCodes.keys()];
}

async function list<T>(
  session: Session,
  json: Json | undefined,
  entries: readonly T[],
  row: (entry: T) => readonly [string, string],
): Promise<void> {
  if (json !== undefined) return session.print(await printDocument(json, 'json'));
  const rows = entries.map(row);
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  await session.print(rows.map(([name, text]) => `${name.padEnd(width)}  ${text}\n`).join(''));
}

/** The filters of a list of rules, each with the names that exist. */
function filtered({ type, regime, addon }: RuleFilter, { catalogue }: Engine) {
  const origins = {
    types: () => catalogue.rules().map((card) => card.type),
    regimes: () => catalogue.regimes().map(({ country }) => country),
    addons: () => catalogue.addons().map(({ key }) => key),
  };
  return [
    [cliMessages.aType, type, type === undefined ? [] : [...new Set(origins.types())]],
    [cliMessages.aRegime, regime?.toUpperCase(), regime === undefined ? [] : origins.regimes()],
    [cliMessages.anAddon, addon, addon === undefined ? [] : origins.addons()],
  ] as const;
}

/** `meant` are names that are certainly meant; without any, similar names are proposed. */
async function notFound(
  session: Session,
  kind: Message,
  name: string,
  known: readonly string[],
  lang?: string,
  meant: readonly string[] = [],
): Promise<void> {
  const names = meant.length > 0 ? meant : namesLike(name, known);
  const sentences = [
    cliMessages.noneNamed({ kind, name }),
    ...(names.length > 0 ? [cliMessages.didYouMean({ names })] : []),
  ];
  const say = await sayIn(languageOf(lang));
  session.end(EXIT.misuse);
  await session.printError(`${sentences.map(say).join(' ')}\n`);
}

const MOST_PROPOSED = 3;

/** Similar names, as a whole or in their last part (`bill/invoice` for `invoce`), or names that begin with the text. */
function namesLike(name: string, known: readonly string[]): readonly string[] {
  const close = nearest(name, known);
  if (close.length > 0 || name.includes('/')) return close;
  const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const ends = nearest(name, known.map(last));
  if (ends.length > 0) return known.filter((candidate) => ends.includes(last(candidate))).slice(0, MOST_PROPOSED);
  return known.filter((candidate) => candidate.startsWith(name.toLowerCase())).slice(0, MOST_PROPOSED);
}

const isSame = (text: string, other: string): boolean => text.toLowerCase() === other.toLowerCase();

function shortId(id: string): string {
  return id.replace(/^https:\/\/gobl[.]org\/draft-0\//, '');
}

import { definitions, paths, type RuleSet } from '../definitions.ts';
import { facts, html, inline, listed, part, table, type HtmlValue } from '../html.ts';
import { LANGUAGES, type Language } from '../../engine/languages.ts';
import { inLanguage } from '../language.ts';
import { linkTo } from '../markdown.ts';
import type { Page } from '../page.ts';
import { textsIn } from '../texts-in.ts';
import { code, codes, external, foundRules, linkToRuleSet } from './parts.ts';

type Rule = RuleSet['rules'][number];

export function ruleSetPages(): readonly Page[] {
  return [...LANGUAGES.map(index), ...definitions.ruleSets.map(ruleSetPage)];
}

function index(language: Language): Page {
  const words = textsIn(language).reference;
  return {
    path: inLanguage('rule-sets/index.html', language),
    language,
    title: words.ruleSets,
    summary: words.ruleSetsSummary,
    section: 'reference',
    body: html`<h1>${words.ruleSets}</h1>
      <p>${words.ruleSetsIntro()}</p>
      ${table(
        words.ruleSets,
        [
          { head: words.ruleSet, cell: ({ key }) => linkToRuleSet(key) },
          { head: words.key, cell: ({ key }) => code(key) },
          { head: words.authority, cell: ({ authority }) => authority },
          { head: words.releases, cell: ({ releases }) => listed(releases.map(({ key }) => key)) },
          { head: words.rules, cell: ({ releases }) => releases.at(-1)?.rules },
        ],
        definitions.ruleSets,
      )}`,
    found: [],
  };
}

function ruleSetPage(set: RuleSet): Page {
  const {
    key,
    name,
    authority,
    documents,
    base,
    url,
    releases,
    rules,
    not_stated: notStated,
    not_judged_yet: newer,
    acceptance,
  } = set;
  const users = definitions.formats.flatMap((format) =>
    format.profiles
      .filter(({ rule_sets: sets }) => sets.some((known) => known === key))
      .map((profile) => ({ format, profile })),
  );
  const first = new Set<Rule>();
  const seen = new Set<string>();
  for (const rule of rules) {
    if (!seen.has(rule.code)) first.add(rule);
    seen.add(rule.code);
  }
  return {
    path: paths.ruleSet(key),
    title: name,
    summary: `Rules of ${authority} for ${documents.join(', ')}`,
    section: 'reference',
    body: html`<h1>${name}</h1>
      ${facts([
        ['Key', codes([key, ...(set.aliases ?? [])])],
        ['Authority', external(url, authority)],
        ['Documents', codes(documents)],
        ['With', base !== undefined && linkToRuleSet(base)],
        ['Judges', users.length > 0 && listed(users.map(({ format, profile }) => linkTo(`${paths.format(format.key)}#${profile.key}`, `${profile.name} (${format.name})`)))], // oxfmt-ignore
      ])}
      ${part(
        'Releases',
        table(
          'Releases',
          [
            { head: 'Release', cell: (release) => external(release.source, release.key) },
            { head: 'Published', cell: ({ published, from }) => published ?? from },
            { head: 'In force from', cell: ({ from }) => from },
            { head: 'Until', cell: ({ until }) => until },
            { head: 'Rules', cell: ({ rules: count }) => count },
          ],
          releases,
        ),
      )}
      ${part(
        'Releases not judged by yet',
        newer.length > 0 &&
          table(
            'Releases not judged by yet',
            [
              { head: 'Release', cell: (release) => external(release.source, release.key) },
              { head: 'Published', cell: (release) => ('published' in release ? release.published : undefined) },
              { head: 'Due', cell: (release) => ('due' in release ? release.due : undefined) },
            ],
            newer,
          ),
      )}
      ${acceptance && acceptancePart(acceptance)}
      ${part(
        'Rules that Assay does not state',
        notStated.length > 0 &&
          html`<p>${notStated.length}: ${codes(notStated)}. They never fire, or nothing can be tested.</p>`,
      )}
      ${part(
        'Rules',
        table<Rule>(
          `Rules of ${name}`,
          [
            { head: 'Rule', cell: (rule) => code(rule.code) },
            { head: 'What must hold', cell: ({ description }) => inline(description) },
            { head: 'Terms', cell: ({ terms }) => listed(terms) },
            { head: 'Severity', cell: severity },
            { head: 'In', cell: ({ formats }) => formats.map((format) => format.toUpperCase()).join(', ') },
            { head: 'Releases', cell: releasesOf },
          ],
          rules,
          (rule) => (first.has(rule) ? rule.code : undefined),
        ),
      )}`,
    found: foundRules(rules),
  };
}

/** The levels of the receiver's newest release, by kind of document. */
function acceptancePart({ authority, name, scenarios, releases }: NonNullable<RuleSet['acceptance']>): HtmlValue {
  const newest = releases.at(-1);
  const levelsIn = (scenario: string) => (newest?.levels ?? []).filter((level) => level.scenario === scenario);
  return part(
    `Levels by ${authority}`,
    html`<p>
        ${authority} accepts a document by ${external(newest?.source, `${name} ${newest?.key ?? ''}`)}, which gives
        these rules another level than their sets do.
      </p>
      ${table(
        'Levels',
        [
          { head: 'Documents', cell: ({ key }) => key },
          ...(['error', 'warning', 'information'] as const).map((level) => ({
            head: level,
            cell: ({ key }: { readonly key: string }) =>
              codes(levelsIn(key).flatMap(({ code: id, severity: own }) => (own === level ? [id] : []))),
          })),
        ],
        scenarios,
      )}`,
  );
}

function severity(rule: Rule): HtmlValue {
  return [
    rule.severity,
    ...(rule.weighs ?? []).map((weighing) => html`<br />${weighing.severity} in ${weighing.release}`),
  ];
}

function releasesOf({ since, until, changed }: Rule): HtmlValue {
  const facts = [
    since !== undefined && `since ${since}`,
    until !== undefined && `until ${until}`,
    changed !== undefined && `changed in ${changed}`,
  ];
  return facts.filter((fact) => fact !== false).join(', ');
}

import type { RuleCard } from '../../engine/index.ts';
import { definitions, paths, rulesOf } from '../definitions.ts';
import { html, part, table } from '../html.ts';
import { linkTo } from '../markdown.ts';
import type { Page } from '../page.ts';
import { code, english, foundRules, linkToRuleSet, ruleCards } from './parts.ts';

/** Rules of the format itself, by the package of their type; where to find all others. */
export function rulePages(): readonly Page[] {
  const groups = new Map<string, RuleCard[]>();
  for (const rule of rulesOf('core')) {
    const [group = ''] = rule.type.split('.');
    groups.set(group, [...(groups.get(group) ?? []), rule]);
  }
  const { regimes, addons, ruleSets } = definitions;
  const others = [
    ...regimes.map((one) => ({
      path: paths.country(one.country),
      name: english(one.name),
      rules: rulesOf('regime', one.country).length,
    })),
    ...addons.map((one) => ({
      path: paths.addon(one.key),
      name: english(one.name),
      rules: rulesOf('addon', one.key).length,
    })),
  ].filter(({ rules }) => rules > 0);
  const index: Page = {
    path: 'rules/index.html',
    title: 'Rules',
    summary: 'Every rule: of the format, of countries, of addons and of rule sets',
    section: 'reference',
    body: html`<h1>Rules</h1>
      <p>
        To find a rule, type its code or a word of it into the search at the top. Each rule says where it applies, when,
        and what must hold.
      </p>
      <h2 id="documents">Rules on documents</h2>
      <p>Those of the format itself hold in every country:</p>
      <ul>
        ${[...groups].map(([group, rules]) => html`<li>${linkTo(paths.rules(group), code(group))}: ${rules.length}</li>`)}
      </ul>
      <p>Those of countries and addons hold where a document follows them:</p>
      ${table(
        'Rules of countries and addons',
        [
          { head: 'Country or addon', cell: ({ path, name }) => linkTo(`${path}#rules`, name) },
          { head: 'Rules', cell: ({ rules }) => rules },
        ],
        others,
      )}
      <h2 id="xml">Rules on XML</h2>
      <ul>
        ${ruleSets.map(({ key, rules }) => html`<li>${linkToRuleSet(key)}: ${new Set(rules.map((rule) => rule.code)).size}</li>`)}
      </ul>`,
    found: [],
  };
  return [index, ...[...groups].map(([group, rules]) => groupPage(group, rules))];
}

function groupPage(group: string, rules: readonly RuleCard[]): Page {
  return {
    path: paths.rules(group),
    title: `Rules of ${group}`,
    summary: `What holds in every country for the types of ${group}`,
    section: 'reference',
    body: html`<h1>Rules of ${code(group)}</h1>
      <p>They hold in every country.</p>
      ${part('Rules', ruleCards(rules))}`,
    found: foundRules(rules),
  };
}

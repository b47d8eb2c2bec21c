import type { RuleCard } from '../../engine/index.ts';
import { definitions, paths, rulesOf } from '../definitions.ts';
import { html, inline, part, table } from '../html.ts';
import { LANGUAGES, type Language } from '../../engine/languages.ts';
import { inLanguage } from '../language.ts';
import { linkTo } from '../markdown.ts';
import type { Page } from '../page.ts';
import { addonName, textsIn } from '../texts-in.ts';
import { code, countryIn, foundRules, linkToRuleSet, ruleCards } from './parts.ts';

/** Rules of the format itself, by the package of their type; where to find all others. */
export function rulePages(): readonly Page[] {
  const groups = new Map<string, RuleCard[]>();
  for (const rule of rulesOf('core')) {
    const [group = ''] = rule.type.split('.');
    groups.set(group, [...(groups.get(group) ?? []), rule]);
  }
  return [
    ...LANGUAGES.map((language) => index(groups, language)),
    ...[...groups].map(([group, rules]) => groupPage(group, rules)),
  ];
}

function index(groups: ReadonlyMap<string, readonly RuleCard[]>, language: Language): Page {
  const words = textsIn(language).reference;
  const { regimes, addons, ruleSets } = definitions;
  const others = [
    ...regimes.map((regime) => ({
      path: paths.country(regime.country),
      name: countryIn(regime, language),
      rules: rulesOf('regime', regime.country).length,
    })),
    ...addons.map((addon) => ({
      path: paths.addon(addon.key),
      name: addonName(addon, language),
      rules: rulesOf('addon', addon.key).length,
    })),
  ].filter(({ rules }) => rules > 0);
  return {
    path: inLanguage('rules/index.html', language),
    language,
    title: words.rules,
    summary: words.rulesSummary,
    section: 'reference',
    body: html`<h1>${words.rules}</h1>
      <p>${inline(words.rulesIntro)}</p>
      <h2 id="documents">${words.rulesOnDocuments}</h2>
      <p>${words.rulesOfFormat}</p>
      <ul>
        ${[...groups].map(([group, rules]) => html`<li>${linkTo(paths.rules(group), code(group))}: ${rules.length}</li>`)}
      </ul>
      <p>${words.rulesOfOthers}</p>
      ${table(
        words.rulesOfCountriesAndAddons,
        [
          { head: words.countryOrAddon, cell: ({ path, name }) => linkTo(`${path}#rules`, name) },
          { head: words.rules, cell: ({ rules }) => rules },
        ],
        others,
      )}
      <h2 id="xml">${words.rulesOnXml}</h2>
      <ul>
        ${ruleSets.map(({ key, rules }) => html`<li>${linkToRuleSet(key)}: ${new Set(rules.map((rule) => rule.code)).size}</li>`)}
      </ul>`,
    found: [],
  };
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

import { extensionsOf } from '../../app/api/definitions/addon.ts';
import { readRegime, type RateValue, type TaxCategory, type TaxRate } from '../../app/api/definitions/regime.ts';
import { textAt, textsAt } from '../../app/api/definitions/shape.ts';
import type { JsonObject, RegimeSummary } from '../../engine/index.ts';
import { addonsOfCountry, definitions, destinationsOn, paths, rulesOf } from '../definitions.ts';
import { facts, html, listed, part, prose, table, type HtmlValue } from '../html.ts';
import { LANGUAGES, type Language } from '../../engine/languages.ts';
import { inLanguage } from '../language.ts';
import { linkTo } from '../markdown.ts';
import type { Page } from '../page.ts';
import { textsIn } from '../texts-in.ts';
import { code, codes, countryIn, english, extensionParts, external, foundRules, linkToAddon, linkToRuleSet, namedTable, ruleCards, scenarioTable, sourceList } from './parts.ts'; // oxfmt-ignore

export function countryPages(day: string): readonly Page[] {
  const { regimes, catalogue } = definitions;
  return [
    ...LANGUAGES.map((language) => index(regimes, language)),
    ...regimes.flatMap((summary) => {
      const definition = catalogue.regime(summary.country);
      return definition ? [countryPage(summary, definition, day)] : [];
    }),
  ];
}

function index(regimes: readonly RegimeSummary[], language: Language): Page {
  const words = textsIn(language).reference;
  const nameOf = (regime: RegimeSummary) => countryIn(regime, language);
  return {
    path: inLanguage('countries/index.html', language),
    language,
    title: words.countries,
    summary: words.countriesSummary,
    section: 'reference',
    body: html`<h1>${words.countries}</h1>
      <p>${words.countriesIntro(regimes.length)}</p>
      ${table(
        words.countries,
        [
          { head: words.country, cell: (summary) => linkTo(paths.country(summary.country), nameOf(summary)) },
          { head: words.code, cell: ({ country }) => code(country) },
          { head: words.currency, cell: ({ currency }) => currency },
          { head: words.ratesRightSince, cell: ({ known }) => known?.since },
          { head: words.sourcesRead, cell: ({ known }) => known?.read },
          { head: words.ownRules, cell: ({ country }) => rulesOf('regime', country).length },
        ],
        regimes.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language)),
      )}`,
    found: [],
  };
}

function countryPage({ country, known }: RegimeSummary, definition: JsonObject, day: string): Page {
  const regime = readRegime(definition);
  const name = english(regime.name);
  const codesOfCountry = [country, ...textsAt(definition, 'alt_country_codes')];
  const rules = rulesOf('regime', country);
  const addons = addonsOfCountry(codesOfCountry);
  const destinations = destinationsOn(day).filter(
    (destination) => destination.country !== undefined && codesOfCountry.includes(destination.country),
  );
  return {
    path: paths.country(country),
    title: name,
    summary: english(regime.description).split('\n')[0] ?? '',
    section: 'reference',
    body: html`<h1>${name}</h1>
      ${prose(english(regime.description))}
      ${facts([
        ['Code', codes(codesOfCountry)],
        ['Currency', regime.currency],
        ['Time zone', regime.timeZone],
        ['Tax scheme', regime.taxScheme],
        ['Rounding', textAt(definition, 'calculator_rounding_rule')],
        ['Rates right since', known?.since],
        ['Sources read', known?.read],
        ['Addons', addons.length > 0 && listed(addons.map(({ key }) => linkToAddon(key)))],
      ])}
      ${regime.categories.map(categoryPart)} ${part('Identities', namedTable('Identities', regime.identities))}
      ${part('Tags', namedTable('Tags', regime.tags))} ${part('Scenarios', scenarioTable(regime.scenarios))}
      ${part(
        'Corrections',
        regime.corrections.length > 0 &&
          html`<p>
            An invoice is corrected by: ${codes([...new Set(regime.corrections.flatMap(({ types }) => types))])}.
          </p>`,
      )}
      ${part('Extensions', extensionParts(extensionsOf(definition)))}
      ${part(
        'Destinations',
        destinations.length > 0 &&
          table(
            'Destinations',
            [
              { head: 'Destination', cell: (destination) => external(destination.url, destination.name) },
              { head: 'Key', cell: ({ key }) => code(key) },
              { head: 'Rule sets', cell: ({ rule_sets: sets }) => listed(sets.map(({ set }) => linkToRuleSet(set))) },
            ],
            destinations,
          ),
      )}
      ${part('Sources', sourceList(regime.sources))} ${part('Rules', ruleCards(rules))}`,
    found: [...regime.categories.map((category): Page['found'][number] => [anchorOf(category), `${name}: ${english(category.name)}`, english(category.title)]), ...foundRules(rules)], // oxfmt-ignore
  };
}

function anchorOf({ code }: TaxCategory): string {
  return `tax-${code.toLowerCase()}`;
}

function categoryPart(category: TaxCategory): HtmlValue {
  const lines = category.rates.flatMap((rate) => rate.values.map((value) => ({ rate, value })));
  return html`<h2 id="${anchorOf(category)}">${english(category.title) || english(category.name)}</h2>
    ${prose(english(category.description))}
    ${facts([
      ['Code', code(category.code)],
      ['Retained', category.retained && 'yes: the customer keeps it back'],
      ['Informative', category.informative && 'yes: it changes no total'],
      ['Keys', category.keys.length > 0 && codes(category.keys.map((key) => key.code))],
    ])}
    ${
      lines.length > 0 &&
      table<{ readonly rate: TaxRate; readonly value: RateValue }>(
        `Rates of ${category.code}`,
        [
          { head: 'Rate', cell: ({ rate }) => code(rate.code) },
          { head: 'Name', cell: ({ rate }) => english(rate.name) },
          { head: 'Since', cell: ({ value }) => value.since },
          { head: 'Percentage', cell: ({ value }) => value.percent },
          { head: 'Surcharge', cell: ({ value }) => value.surcharge },
          { head: 'Only with', cell: ({ value }) => codes(value.conditions) },
        ],
        lines,
      )
    }
    ${
      category.sources.length > 0 &&
      html`<p>Sources:</p>
        ${sourceList(category.sources)}`
    }`;
}

import { readAddon } from '../../app/api/definitions/addon.ts';
import type { JsonObject } from '../../engine/index.ts';
import { definitions, destinationsOn, paths, rulesOf } from '../definitions.ts';
import { facts, html, listed, part, prose, table } from '../html.ts';
import { LANGUAGES, type Language } from '../../engine/languages.ts';
import { inLanguage } from '../language.ts';
import { linkTo } from '../markdown.ts';
import type { Page } from '../page.ts';
import { addonName, textsIn } from '../texts-in.ts';
import { code, english, extensionParts, foundRules, linkToAddon, namedTable, ruleCards, scenarioTable, sourceList } from './parts.ts'; // oxfmt-ignore

export function addonPages(day: string): readonly Page[] {
  const { addons, catalogue } = definitions;
  const destinations = destinationsOn(day);
  return [
    ...LANGUAGES.map(index),
    ...addons.flatMap(({ key }) => {
      const definition = catalogue.addon(key);
      return definition ? [addonPage(definition, destinations)] : [];
    }),
  ];
}

function index(language: Language): Page {
  const { addons } = definitions;
  const words = textsIn(language).reference;
  return {
    path: inLanguage('addons/index.html', language),
    language,
    title: words.addons,
    summary: words.addonsSummary,
    section: 'reference',
    body: html`<h1>${words.addons}</h1>
      <p>${words.addonsIntro(addons.length)}</p>
      ${table(
        words.addons,
        [
          { head: words.addon, cell: ({ key }) => linkToAddon(key) },
          { head: words.forWhat, cell: (addon) => addonName(addon, language) },
          { head: words.requires, cell: ({ requires = [] }) => listed(requires.map(linkToAddon)) },
          { head: words.ownRules, cell: ({ key }) => rulesOf('addon', key).length },
        ],
        addons,
      )}`,
    found: [],
  };
}

function addonPage(definition: JsonObject, destinations: ReturnType<typeof destinationsOn>): Page {
  const addon = readAddon(definition);
  const { key } = addon;
  const rules = rulesOf('addon', key);
  const profiles = definitions.formats.flatMap((format) =>
    format.profiles.filter(({ addons }) => addons.includes(key)).map((profile) => ({ format, profile })),
  );
  const served = destinations.filter(({ addons }) => addons.includes(key));
  return {
    path: paths.addon(key),
    title: english(addon.name),
    summary: english(addon.description),
    section: 'reference',
    body: html`<h1>${english(addon.name)}</h1>
      ${prose(english(addon.description))}
      ${facts([
        ['Key', code(key)],
        ['Requires', addon.requires.length > 0 && listed(addon.requires.map(linkToAddon))],
        ['Profiles', profiles.length > 0 && listed(profiles.map(({ format, profile }) => linkTo(paths.format(format.key), `${profile.name} (${format.name})`)))], // oxfmt-ignore
        [
          'Destinations',
          served.length > 0 && listed(served.map(({ key, name }) => linkTo(`destinations/index.html#${key}`, name))),
        ],
      ])}
      ${part('Tags', namedTable('Tags', addon.tags))} ${part('Identities', namedTable('Identities', addon.identities))}
      ${part('Inboxes', namedTable('Inboxes', addon.inboxes))} ${part('Scenarios', scenarioTable(addon.scenarios))}
      ${part('Sources', sourceList(addon.sources))} ${part('Rules', ruleCards(rules))}
      ${part('Extensions', extensionParts(addon.extensions))}`,
    found: [
      ['', key, english(addon.name)],
      ...addon.extensions.map((extension): Page['found'][number] => [
        extension.code,
        extension.code,
        english(extension.name),
      ]),
      ...foundRules(rules),
    ],
  };
}

import { readAddon } from '../../app/api/definitions/addon.ts';
import type { JsonObject } from '../../engine/index.ts';
import { definitions, destinationsOn, paths, rulesOf } from '../definitions.ts';
import { facts, html, listed, part, prose, table } from '../html.ts';
import { linkTo } from '../markdown.ts';
import type { Page } from '../page.ts';
import { code, english, extensionParts, foundRules, linkToAddon, namedTable, ruleCards, scenarioTable, sourceList } from './parts.ts'; // oxfmt-ignore

export function addonPages(day: string): readonly Page[] {
  const { addons, catalogue } = definitions;
  const index: Page = {
    path: 'addons/index.html',
    title: 'Addons',
    summary: 'What a document needs for a format, network or authority',
    section: 'reference',
    body: html`<h1>Addons</h1>
      <p>
        An <a href="/glossary.html#addon">addon</a> prepares a document for a format, a network or an authority. A
        document names its addons in <code>$addons</code>. Assay has ${addons.length}.
      </p>
      ${table(
        'Addons',
        [
          { head: 'Addon', cell: ({ key }) => linkToAddon(key) },
          { head: 'For', cell: ({ name }) => english(name) },
          { head: 'Requires', cell: ({ requires = [] }) => listed(requires.map(linkToAddon)) },
          { head: 'Own rules', cell: ({ key }) => rulesOf('addon', key).length },
        ],
        addons,
      )}`,
    found: [],
  };
  const destinations = destinationsOn(day);
  return [
    index,
    ...addons.flatMap(({ key }) => {
      const definition = catalogue.addon(key);
      return definition ? [addonPage(definition, destinations)] : [];
    }),
  ];
}

function addonPage(definition: JsonObject, destinations: ReturnType<typeof destinationsOn>): Page {
  const addon = readAddon(definition);
  const { key } = addon;
  const rules = rulesOf('addon', key);
  const profiles = definitions.formats.flatMap((format) =>
    format.profiles.filter(({ addons }) => addons.includes(key)).map((profile) => ({ format, profile })),
  );
  const told = destinations.filter(({ addons }) => addons.includes(key));
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
          told.length > 0 && listed(told.map(({ key, name }) => linkTo(`destinations/index.html#${key}`, name))),
        ],
      ])}
      ${part('Tags', namedTable('Tags', addon.tags))} ${part('Identities', namedTable('Identities', addon.identities))}
      ${part('Inboxes', namedTable('Inboxes', addon.inboxes))} ${part('Scenarios', scenarioTable(addon.scenarios))}
      ${part('Sources', sourceList(addon.sources))} ${part('Rules', ruleCards(rules))}
      ${part('Extensions', extensionParts(addon.extensions))}`,
    found: [
      ['', key, english(addon.name)],
      ...addon.extensions.map((one): Page['found'][number] => [one.code, one.code, english(one.name)]),
      ...foundRules(rules),
    ],
  };
}

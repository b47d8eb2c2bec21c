import { useState } from 'react';
import { Link } from 'react-aria-components';
import type { Extension } from '../api/definitions/addon.ts';
import { spoken, local } from '../api/definitions/shape.ts';
import { useAddon } from '../api/use-entries.ts';
import { useAddons } from '../api/use-listings.ts';
import { Badge, Code } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/Messages.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { PageProps } from './define-page.ts';
import { Country } from './reference/country.ts';
import { UseAddon } from './reference/UseAddon.tsx';
import { EntryNav } from './reference/EntryNav.tsx';
import { ExtensionCard, filterExtensions } from './reference/ExtensionCard.tsx';
import { EntryTrouble, ListTrouble } from './reference/ListTrouble.tsx';
import { ReferenceLayout } from './reference/ReferenceLayout.tsx';
import { Corrections, NamedTable, Scenarios, Section, Sources } from './reference/Section.tsx';
import { OwnRules } from './rules/OwnRules.tsx';
import { referenceTexts } from '../texts/en/reference.ts';
import { Spoken, SpokenProse } from './reference/Spoken.tsx';

/** Lists the format addons of the engine, and shows one of them in full. */
export function AddonsPage({ entry: addonKey }: PageProps) {
  const addons = useAddons();
  const entries = addons.data?.map((addon) => ({
    id: addon.key,
    title: spoken(addon.name),
    words: Object.values(addon.name).join(' '),
    note: spoken(addon.description ?? {}).split('\n')[0],
  }));
  return (
    <ReferenceLayout
      title={referenceTexts.formatAddons}
      searchLabel={referenceTexts.searchAddons}
      path="/addons"
      entries={entries}
      selected={addonKey}
      instead={<ListTrouble query={addons} label={referenceTexts.loadingTheAddons} />}
    >
      {addonKey === undefined ? (
        <EmptyState title={referenceTexts.chooseAFormat}>{referenceTexts.addonLead}</EmptyState>
      ) : (
        <Country value={addonKey}>
          <AddonEntry key={addonKey} addonKey={addonKey} />
        </Country>
      )}
    </ReferenceLayout>
  );
}

function AddonEntry({ addonKey }: { addonKey: string }) {
  const query = useAddon(addonKey);
  if (query.isError) return <EntryTrouble query={query} list="/addons" />;
  const addon = query.data;
  if (!addon) return <Skeleton rows={12} label={referenceTexts.loadingTheAddon} />;
  const own = local(addon.name, addonKey);
  return (
    <article className="entry">
      <Link className="entry-back" href="/addons">
        {referenceTexts.formatAddons}
      </Link>
      <h1 className="entry-title">
        <Spoken words={addon.name} />
        {own ? (
          <span className="entry-local" lang={own.language}>
            {own.text}
          </span>
        ) : null}
      </h1>
      <p className="entry-facts">
        <Code>{addon.key}</Code>
        {addon.requires.map((key) => (
          <span key={key}>{referenceTexts.requires(<Link href={`/addons/${key}`}>{key}</Link>)}</span>
        ))}
        <UseAddon addonKey={addon.key} />
      </p>
      <div className="entry-prose">
        <SpokenProse words={addon.description} />
      </div>
      <EntryNav
        parts={[
          ['extensions', referenceTexts.extensions, addon.extensions.length],
          ['identities', referenceTexts.identities, addon.identities.length],
          ['inboxes', referenceTexts.inboxes, addon.inboxes.length],
          ['tags', referenceTexts.tags, addon.tags.length],
          ['scenarios', referenceTexts.scenarios, addon.scenarios.length],
          ['corrections', referenceTexts.corrections, addon.corrections.length],
          ['rules', referenceTexts.rules, 1],
          ['sources', referenceTexts.sources, addon.sources.length],
        ]}
      />
      <Extensions extensions={addon.extensions} />
      <Section id="identities" title={referenceTexts.identities} count={addon.identities.length}>
        <NamedTable entries={addon.identities} label={referenceTexts.identities} />
      </Section>
      <Section id="inboxes" title={referenceTexts.inboxes} count={addon.inboxes.length}>
        <NamedTable entries={addon.inboxes} label={referenceTexts.inboxes} />
      </Section>
      <Section id="tags" title={referenceTexts.tags} count={addon.tags.length}>
        <NamedTable entries={addon.tags} label={referenceTexts.tags} />
      </Section>
      <Scenarios scenarios={addon.scenarios} />
      <Corrections corrections={addon.corrections} />
      <OwnRules kind="addon" name={addon.key} />
      <Sources sources={addon.sources} />
    </article>
  );
}

function Extensions({ extensions }: { extensions: readonly Extension[] }) {
  const [wanted, setWanted] = useState('');
  const found = filterExtensions(extensions, wanted);
  return (
    <Section id="extensions" title={referenceTexts.extensions} count={extensions.length}>
      <div className="entry-search">
        <SearchBox label={referenceTexts.filterExtensionsAndValues} value={wanted} onChange={setWanted} />
        {wanted === '' ? null : <Badge>{referenceTexts.match(found.length)}</Badge>}
      </div>
      {found.map((extension) => (
        <ExtensionCard key={extension.code} extension={extension} />
      ))}
      {found.length === 0 ? <p className="table-note">{referenceTexts.noMatch}</p> : null}
    </Section>
  );
}

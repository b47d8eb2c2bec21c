import { useState } from 'react';
import { Link } from 'react-aria-components';
import type { Extension } from '../api/definitions/addon.ts';
import { english, local } from '../api/definitions/shape.ts';
import { useAddon, useAddons } from '../api/use-listings.ts';
import { Badge, Code } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/Messages.tsx';
import { Prose } from '../ui/Prose.tsx';
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

/** The format addons of the engine, and one of them in full. */
export function AddonsPage({ entry: addonKey }: PageProps) {
  const addons = useAddons();
  const entries = addons.data?.map((addon) => ({
    id: addon.key,
    title: english(addon.name),
    words: Object.values(addon.name).join(' '),
    note: english(addon.description ?? {}).split('\n')[0],
  }));
  return (
    <ReferenceLayout
      title="Format addons"
      searchLabel="Search addons"
      path="/addons"
      entries={entries}
      selected={addonKey}
      instead={<ListTrouble query={addons} label="Loading the addons" />}
    >
      {addonKey === undefined ? (
        <EmptyState title="Choose a format">
          Its extensions with every value, its tags, scenarios and corrections, as the engine applies them.
        </EmptyState>
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
  if (!addon) return <Skeleton rows={12} label="Loading the addon" />;
  const own = local(addon.name, addonKey);
  return (
    <article className="entry">
      <Link className="entry-back" href="/addons">
        Format addons
      </Link>
      <h1 className="entry-title">
        {english(addon.name)}
        {own ? (
          <span className="entry-local" lang={own.language}>
            {own.text}
          </span>
        ) : null}
      </h1>
      <p className="entry-facts">
        <Code>{addon.key}</Code>
        {addon.requires.map((key) => (
          <span key={key}>
            requires <Link href={`/addons/${key}`}>{key}</Link>
          </span>
        ))}
        <UseAddon addonKey={addon.key} />
      </p>
      <div className="entry-prose">
        <Prose text={english(addon.description)} />
      </div>
      <EntryNav
        parts={[
          ['extensions', 'Extensions', addon.extensions.length],
          ['identities', 'Identities', addon.identities.length],
          ['inboxes', 'Inboxes', addon.inboxes.length],
          ['tags', 'Tags', addon.tags.length],
          ['scenarios', 'Scenarios', addon.scenarios.length],
          ['corrections', 'Corrections', addon.corrections.length],
          ['rules', 'Rules', 1],
          ['sources', 'Sources', addon.sources.length],
        ]}
      />
      <Extensions extensions={addon.extensions} />
      <Section id="identities" title="Identities" count={addon.identities.length}>
        <NamedTable entries={addon.identities} label="Identities" />
      </Section>
      <Section id="inboxes" title="Inboxes" count={addon.inboxes.length}>
        <NamedTable entries={addon.inboxes} label="Inboxes" />
      </Section>
      <Section id="tags" title="Tags" count={addon.tags.length}>
        <NamedTable entries={addon.tags} label="Tags" />
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
    <Section id="extensions" title="Extensions" count={extensions.length}>
      <div className="entry-search">
        <SearchBox label="Filter extensions and values" value={wanted} onChange={setWanted} />
        {wanted === '' ? null : <Badge>{found.length} match</Badge>}
      </div>
      {found.map((extension) => (
        <ExtensionCard key={extension.code} extension={extension} />
      ))}
      {found.length === 0 ? <p className="table-note">No extension and no value has that name.</p> : null}
    </Section>
  );
}

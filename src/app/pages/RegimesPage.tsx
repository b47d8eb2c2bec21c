import { Link } from 'react-aria-components';
import { english, local } from '../api/definitions/shape.ts';
import { useRegime, useRegimes } from '../api/use-listings.ts';
import { Code } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/Messages.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { PageProps } from './define-page.ts';
import { Country } from './reference/country.ts';
import { EntryNav } from './reference/EntryNav.tsx';
import { EntryTrouble, ListTrouble } from './reference/ListTrouble.tsx';
import { ReferenceLayout } from './reference/ReferenceLayout.tsx';
import { Corrections, NamedTable, Scenarios, Section, Sources } from './reference/Section.tsx';
import { OwnRules } from './rules/OwnRules.tsx';
import { TaxCategory } from './reference/TaxCategory.tsx';
import { TaxNumber } from './reference/TaxNumber.tsx';
import { UseRegime } from './reference/UseRegime.tsx';
import { useSectionLink } from './reference/use-section-link.ts';
import { InsertMenu } from './reference/InsertMenu.tsx';
import { identityPlaces } from './reference/regime-places.ts';

/** The tax regimes of the engine, and one of them in full. */
export function RegimesPage({ entry: code }: PageProps) {
  const regimes = useRegimes();
  const entries = regimes.data
    ?.map((regime) => ({
      id: regime.country,
      title: english(regime.name),
      words: `${Object.values(regime.name).join(' ')} ${regime.currency}`,
      note: [local(regime.name, regime.country)?.text, regime.currency].filter(Boolean).join(' · '),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
  return (
    <ReferenceLayout
      title="Tax regimes"
      searchLabel="Search regimes"
      path="/regimes"
      entries={entries}
      selected={code?.toUpperCase()}
      instead={<ListTrouble query={regimes} label="Loading the regimes" />}
    >
      {code === undefined ? (
        <EmptyState title="Choose a country">
          Its taxes with every rate and date, its identities, notes and corrections, as the engine applies them.
        </EmptyState>
      ) : (
        <Country value={code}>
          <RegimeEntry key={code} code={code} />
        </Country>
      )}
    </ReferenceLayout>
  );
}

function RegimeEntry({ code }: { code: string }) {
  const query = useRegime(code);
  useSectionLink(query.data !== undefined);
  if (query.isError) return <EntryTrouble query={query} list="/regimes" />;
  const regime = query.data;
  if (!regime) return <Skeleton rows={12} label="Loading the regime" />;
  const today = new Date().toISOString().slice(0, 10);
  const own = local(regime.name, regime.country);
  return (
    <article className="entry">
      <Link className="entry-back" href="/regimes">
        Tax regimes
      </Link>
      <h1 className="entry-title">
        {english(regime.name)}
        {own ? (
          <span className="entry-local" lang={own.language}>
            {own.text}
          </span>
        ) : null}
        <Code>{regime.country}</Code>
      </h1>
      <dl className="entry-facts">
        <Fact name="Currency" value={regime.currency} />
        <Fact name="Tax scheme" value={regime.taxScheme} />
        <Fact name="Time zone" value={regime.timeZone} />
        <Known country={regime.country} />
      </dl>
      <div className="entry-use">
        <UseRegime country={regime.country} />
      </div>
      <div className="entry-prose">
        <Prose text={english(regime.description)} />
      </div>
      <EntryNav
        parts={[
          ['categories', 'Taxes', regime.categories.length],
          ['tax-number', 'Tax number', 1],
          ['identities', 'Identities', regime.identities.length],
          ['tags', 'Tags', regime.tags.length],
          ['scenarios', 'Scenarios', regime.scenarios.length],
          ['corrections', 'Corrections', regime.corrections.length],
          ['rules', 'Rules', 1],
          ['sources', 'Sources', regime.sources.length],
        ]}
      />
      <Section id="categories" title="Taxes" count={regime.categories.length}>
        {regime.categories.map((category) => (
          <TaxCategory key={category.code} category={category} today={today} />
        ))}
      </Section>
      <TaxNumber country={regime.country} />
      <Section id="identities" title="Identities" count={regime.identities.length}>
        <NamedTable
          entries={regime.identities}
          label="Identities"
          insert={(kind) => (
            <InsertMenu
              what={`identity ${kind.code}`}
              places={(text) => identityPlaces(text, kind.member, kind.code)}
            />
          )}
        />
      </Section>
      <Section id="tags" title="Tags" count={regime.tags.length}>
        <NamedTable entries={regime.tags} label="Tags" />
      </Section>
      <Scenarios scenarios={regime.scenarios} />
      <Corrections corrections={regime.corrections} />
      <OwnRules kind="regime" name={regime.country} />
      <Sources sources={regime.sources} />
    </article>
  );
}

/** How far back the rates are known to be right, and when somebody last looked. */
function Known({ country }: { country: string }) {
  const known = useRegimes().data?.find((regime) => regime.country === country)?.known;
  return (
    <>
      <Fact name="Rates known since" value={known?.since} />
      <Fact name="Last looked up" value={known?.read} />
    </>
  );
}

function Fact({ name, value }: { name: string; value: string | undefined }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="code">{value}</dd>
    </div>
  );
}

import { useState } from 'react';
import { Link } from 'react-aria-components';
import { spoken, local } from '../api/definitions/shape.ts';
import { useRegime } from '../api/use-entries.ts';
import { useRegimes } from '../api/use-listings.ts';
import { Code } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/Messages.tsx';
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
import { referenceTexts } from '../texts/en/reference.ts';
import { Spoken, SpokenProse } from './reference/Spoken.tsx';

/** Lists the tax regimes of the engine, and shows one of them in full. */
export function RegimesPage({ entry: code }: PageProps) {
  const regimes = useRegimes();
  const entries = regimes.data
    ?.map((regime) => ({
      id: regime.country,
      title: spoken(regime.name),
      words: `${Object.values(regime.name).join(' ')} ${regime.currency}`,
      note: [local(regime.name, regime.country)?.text, regime.currency].filter(Boolean).join(' · '),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
  return (
    <ReferenceLayout
      title={referenceTexts.taxRegimes}
      searchLabel={referenceTexts.searchRegimes}
      path="/regimes"
      entries={entries}
      selected={code?.toUpperCase()}
      instead={<ListTrouble query={regimes} label={referenceTexts.loadingTheRegimes} />}
    >
      {code === undefined ? (
        <EmptyState title={referenceTexts.chooseACountry}>{referenceTexts.regimeLead}</EmptyState>
      ) : (
        <Country value={code}>
          <RegimeEntry key={code} code={code} />
        </Country>
      )}
    </ReferenceLayout>
  );
}

const dayNow = () => new Date().toISOString().slice(0, 10);

function RegimeEntry({ code }: { code: string }) {
  const query = useRegime(code);
  useSectionLink(query.data !== undefined);
  const [today] = useState(dayNow);
  if (query.isError) return <EntryTrouble query={query} list="/regimes" />;
  const regime = query.data;
  if (!regime) return <Skeleton rows={12} label={referenceTexts.loadingTheRegime} />;
  const own = local(regime.name, regime.country);
  return (
    <article className="entry">
      <Link className="entry-back" href="/regimes">
        {referenceTexts.taxRegimes}
      </Link>
      <h1 className="entry-title">
        <Spoken words={regime.name} />
        {own ? (
          <span className="entry-local" lang={own.language}>
            {own.text}
          </span>
        ) : null}
        <Code>{regime.country}</Code>
      </h1>
      <dl className="entry-facts">
        <Fact name={referenceTexts.currency} value={regime.currency} />
        <Fact name={referenceTexts.taxScheme} value={regime.taxScheme} />
        <Fact name={referenceTexts.timeZone} value={regime.timeZone} />
        <Known country={regime.country} />
      </dl>
      <div className="entry-use">
        <UseRegime country={regime.country} />
      </div>
      <div className="entry-prose">
        <SpokenProse words={regime.description} />
      </div>
      <EntryNav
        parts={[
          ['categories', referenceTexts.taxes, regime.categories.length],
          ['tax-number', referenceTexts.taxNumber, 1],
          ['identities', referenceTexts.identities, regime.identities.length],
          ['tags', referenceTexts.tags, regime.tags.length],
          ['scenarios', referenceTexts.scenarios, regime.scenarios.length],
          ['corrections', referenceTexts.corrections, regime.corrections.length],
          ['rules', referenceTexts.rules, 1],
          ['sources', referenceTexts.sources, regime.sources.length],
        ]}
      />
      <Section id="categories" title={referenceTexts.taxes} count={regime.categories.length}>
        {regime.categories.map((category) => (
          <TaxCategory key={category.code} category={category} today={today} />
        ))}
      </Section>
      <TaxNumber country={regime.country} />
      <Section id="identities" title={referenceTexts.identities} count={regime.identities.length}>
        <NamedTable
          entries={regime.identities}
          label={referenceTexts.identities}
          insert={(kind) => (
            <InsertMenu
              what={referenceTexts.identity(kind.code)}
              places={(text) => identityPlaces(text, kind.member, kind.code)}
            />
          )}
        />
      </Section>
      <Section id="tags" title={referenceTexts.tags} count={regime.tags.length}>
        <NamedTable entries={regime.tags} label={referenceTexts.tags} />
      </Section>
      <Scenarios scenarios={regime.scenarios} />
      <Corrections corrections={regime.corrections} />
      <OwnRules kind="regime" name={regime.country} />
      <Sources sources={regime.sources} />
    </article>
  );
}

/**
 * When the rates were checked against their sources, and the date since which all rates are checked. Older rates are
 * unchecked.
 */
function Known({ country }: { country: string }) {
  const known = useRegimes().data?.find((regime) => regime.country === country)?.known;
  if (!known) return null;
  return known.since !== undefined && known.since >= known.read ? (
    <Fact name={referenceTexts.currentRatesChecked} value={known.read} />
  ) : (
    <>
      <Fact name={referenceTexts.ratesCheckedFrom} value={known.since} />
      <Fact name={referenceTexts.lastLookedUp} value={known.read} />
    </>
  );
}

function Fact({ name, value }: { name: string; value: string | undefined }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="code-text">{value}</dd>
    </div>
  );
}

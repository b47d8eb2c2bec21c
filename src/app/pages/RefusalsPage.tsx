import { useMemo, useState } from 'react';
import { Link } from 'react-aria-components';
import { useRefusalCode, useRefusalCodes } from '../api/use-refusal.ts';
import { useLanguage } from '../state/use-language.ts';
import { Badge, Code } from '../ui/Badge.tsx';
import { Select } from '../ui/Field.tsx';
import { EmptyState } from '../ui/Messages.tsx';
import { Said } from '../ui/Said.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SourceList } from '../ui/SourceList.tsx';
import type { PageProps } from './define-page.ts';
import { EntryTrouble, ListTrouble } from './reference/ListTrouble.tsx';
import { ReferenceLayout } from './reference/ReferenceLayout.tsx';
import { saidText } from '../texts/said.ts';
import { refusalsTexts } from '../texts/en/refusals.ts';

/** Lists the codes that authorities, networks and validators answer with. */
export function RefusalsPage({ entry }: PageProps) {
  const codes = useRefusalCodes();
  const [authority, setAuthority] = useState('');
  const language = useLanguage();
  const entries = useMemo(() => {
    const wanted = (codes.data ?? []).filter((refusal) => authority === '' || refusal.authority === authority);
    // A code in several lists of one authority is one entry here. Its page shows all its meanings.
    const first = new Map<string, (typeof wanted)[number]>();
    for (const refusal of wanted) {
      const id = `${refusal.authority}/${refusal.code}`;
      if (!first.has(id)) first.set(id, refusal);
    }
    return [...first].map(([id, { authority: key, name, code, meaning, messages }]) => ({
      id,
      title: code,
      words: `${key} ${name} ${meaning ?? ''}`,
      tag: <Code>{key}</Code>,
      note: meaning && saidText(meaning, messages?.meaning),
    }));
    // oxlint-disable-next-line react/exhaustive-deps -- The messages depend on the language.
  }, [codes.data, authority, language]);
  const authorities = [...new Map((codes.data ?? []).map(({ authority: key, name }) => [key, name]))];
  const [key, ...rest] = entry?.split('/') ?? [];
  return (
    <ReferenceLayout
      title={refusalsTexts.codesOfAuthorities}
      searchLabel={refusalsTexts.searchCodes}
      path="/refusals"
      entries={codes.data ? entries : undefined}
      selected={entry === '' ? undefined : entry}
      instead={<ListTrouble query={codes} label={refusalsTexts.loadingTheCodes} />}
      filters={
        <div className="reference-filters">
          <Select
            label={refusalsTexts.authority}
            value={authority}
            onChange={setAuthority}
            options={[
              { value: '', title: refusalsTexts.anyone },
              ...authorities.map(([value, title]) => ({
                value,
                title: saidText(title, { code: `authority.${value}` }),
              })),
            ]}
          />
        </div>
      }
    >
      {key === undefined || key === '' || rest.length === 0 ? (
        <EmptyState title={refusalsTexts.chooseACode}>{refusalsTexts.codeLead}</EmptyState>
      ) : (
        <CodeEntry
          authority={key}
          code={rest.join('/')}
          name={saidText(authorities.find(([known]) => known === key)?.[1] ?? key, { code: `authority.${key}` })}
        />
      )}
    </ReferenceLayout>
  );
}

function CodeEntry({ authority, code, name }: { authority: string; code: string; name: string }) {
  const query = useRefusalCode(authority, code);
  if (query.isError) return <EntryTrouble query={query} list="/refusals" />;
  if (!query.data) return <Skeleton rows={10} label={refusalsTexts.loadingTheCode} />;
  return (
    <article className="entry">
      <Link className="entry-back" href="/refusals">
        {refusalsTexts.codesOfAuthorities}
      </Link>
      <h1 className="entry-title rule-code">{code}</h1>
      <p className="entry-prose">{name}</p>
      {query.data.map((row, index) => (
        <section key={index} className="entry-section" aria-label={`${name} ${row.code}`}>
          <div className="entry-prose rule-says">
            <p>
              {row.meaning === undefined ? (
                refusalsTexts.noMeaning
              ) : (
                <Said text={row.meaning} of={row.messages?.meaning} />
              )}
            </p>
            {row.retired === undefined ? null : <Badge tone="info">{refusalsTexts.retired}</Badge>}
          </div>
          <dl className="rule-facts">
            <div>
              <dt>{refusalsTexts.doNext}</dt>
              <dd>
                {row.next === undefined ? refusalsTexts.noNext : <Said text={row.next} of={row.messages?.next} />}
              </dd>
            </div>
            {row.element === undefined ? null : (
              <div>
                <dt>{refusalsTexts.element}</dt>
                <dd>
                  <Code>{row.element}</Code>
                </dd>
              </div>
            )}
            {row.properties === undefined ? null : (
              <div>
                <dt>{refusalsTexts.where}</dt>
                <dd>
                  {row.properties.map((path) => (
                    <Code key={path}>{path}</Code>
                  ))}
                </dd>
              </div>
            )}
            {row.rule === undefined ? null : (
              <div>
                <dt>{refusalsTexts.rule}</dt>
                <dd>
                  <Link href={`/rules/${row.rule}`}>
                    <Code>{row.rule}</Code>
                  </Link>
                </dd>
              </div>
            )}
            <div>
              <dt>{refusalsTexts.sources}</dt>
              <dd>
                <SourceList sources={row.sources} />
              </dd>
            </div>
          </dl>
        </section>
      ))}
    </article>
  );
}

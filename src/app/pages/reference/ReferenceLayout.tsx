import type { ReactNode } from 'react';
import { useState } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection, Text, Virtualizer } from 'react-aria-components';
import { useLocation } from 'wouter';
import { useWidth } from '../../ui/use-media.ts';
import { EmptyState } from '../../ui/Messages.tsx';
import { Inline } from '../../ui/Prose.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useShown } from './use-shown.ts';
import { referenceTexts } from '../../texts/en/reference.ts';
import './reference.css';

export interface ReferenceEntry {
  readonly id: string;
  readonly title: string;
  /** Further words for the search. */
  readonly words: string;
  readonly note?: string | undefined;
  /** The language of the note, if it is not the user's. */
  readonly noteLanguage?: 'en' | undefined;
  /** An icon before the title. */
  readonly mark?: ReactNode;
  /** Shown instead of the id. */
  readonly tag?: ReactNode;
  /** The heading that this entry is listed under. */
  readonly group?: string;
}

export interface ReferenceLayoutProps {
  readonly title: string;
  readonly searchLabel: string;
  /** The path of the list. The pages of entries are below it. */
  readonly path: string;
  readonly entries: readonly ReferenceEntry[] | undefined;
  /** The number of entries, if it is not the length of the list. */
  readonly count?: number | undefined;
  /** Shown instead of the list while there is none. */
  readonly instead: ReactNode;
  readonly selected: string | undefined;
  /** The titles are codes, so the codes are not shown again. */
  readonly codeTitles?: boolean;
  /** Further filters, shown below the search. */
  readonly filters?: ReactNode;
  /** The selected entry, or a placeholder if none is selected. */
  readonly children: ReactNode;
}

/** A searchable list beside one entry. On a narrow page, the entry covers the list. */
export function ReferenceLayout(props: ReferenceLayoutProps) {
  const { title, searchLabel, path, entries, instead, selected, filters, codeTitles = false, children } = props;
  const count = props.count ?? entries?.length;
  const wide = useWidth() === 'wide';
  const [wanted, setWanted] = useState('');
  const [, go] = useLocation();
  const found = entries?.filter((entry) => matches(entry, wanted));
  const { layout, listRef } = useShown(selected, found !== undefined);
  const list = (
    <div className="reference-list">
      <header className="reference-list-head">
        <h1 className="reference-list-title">
          {title}{' '}
          {count === undefined ? null : (
            <span className="reference-count">
              {wanted === '' || !found ? count : referenceTexts.foundOf(found.length, count)}
            </span>
          )}
        </h1>
        <SearchBox label={searchLabel} value={wanted} onChange={setWanted} />
        {filters}
      </header>
      <div className="reference-list-body">
        {found ? (
          <Virtualizer layout={layout}>
            <ListBox
              ref={listRef}
              aria-label={title}
              className="reference-entries scroll"
              selectionMode="single"
              selectionBehavior="replace"
              selectedKeys={selected === undefined ? [] : [selected]}
              onSelectionChange={(keys) => {
                const key = keys === 'all' ? undefined : [...keys][0];
                if (key !== undefined) go(`${path}/${String(key)}`);
              }}
              renderEmptyState={() => (
                <EmptyState title={referenceTexts.noResults}>{referenceTexts.noResultsHint}</EmptyState>
              )}
            >
              {grouped(found).map(([group, own]) =>
                group === undefined ? (
                  own.map((entry) => row(entry, codeTitles))
                ) : (
                  <ListBoxSection key={group} id={`group ${group}`}>
                    <Header className="reference-group">{group}</Header>
                    {own.map((entry) => row(entry, codeTitles))}
                  </ListBoxSection>
                ),
              )}
            </ListBox>
          </Virtualizer>
        ) : (
          instead
        )}
      </div>
    </div>
  );
  if (!wide) return selected === undefined ? list : <div className="reference-detail scroll">{children}</div>;
  return (
    <div className="reference-page">
      {list}
      <div className="reference-detail scroll" tabIndex={0} role="region" aria-label={selected ?? title}>
        {children}
      </div>
    </div>
  );
}

// A plain function, not a component: the list expects its items as direct children.
function row(entry: ReferenceEntry, codeTitles: boolean) {
  return (
    <ListBoxItem key={entry.id} id={entry.id} textValue={`${entry.id} ${entry.title}`} className="reference-entry">
      <Text slot="label" className="reference-entry-title clip">
        {entry.mark}
        {codeTitles ? <span className="code-text">{entry.title}</span> : entry.title}
      </Text>
      {codeTitles ? null : tagOf(entry)}
      {entry.note ? (
        <Text slot="description" className="reference-entry-note clip">
          <span lang={entry.noteLanguage}>
            <Inline text={entry.note} />
          </span>
        </Text>
      ) : null}
    </ListBoxItem>
  );
}

function tagOf({ id, tag }: ReferenceEntry): ReactNode {
  return tag === undefined ? <code className="code-text reference-entry-code">{id}</code> : tag;
}

/** Groups the entries by heading, in their order. Entries of one group already follow each other. */
function grouped(entries: readonly ReferenceEntry[]): readonly (readonly [string | undefined, ReferenceEntry[]])[] {
  const groups = new Map<string | undefined, ReferenceEntry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups];
}

function matches(entry: ReferenceEntry, wanted: string): boolean {
  const text = `${entry.id} ${entry.title} ${entry.words}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

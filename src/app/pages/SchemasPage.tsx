import { Link } from 'react-aria-components';
import { schemaName, schemaPath } from '../api/definitions/schema.ts';
import { useSchema } from '../api/use-entries.ts';
import { useSchemas } from '../api/use-listings.ts';
import { Code } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/Messages.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { PageProps } from './define-page.ts';
import { EntryNav } from './reference/EntryNav.tsx';
import { EntryTrouble, ListTrouble } from './reference/ListTrouble.tsx';
import { ReferenceLayout } from './reference/ReferenceLayout.tsx';
import { SchemaPart } from './schemas/SchemaPart.tsx';
import { textOf } from '../texts/said.ts';
import { referenceTexts } from '../texts/en/reference.ts';
import { hasService, serviceAddress } from '../state/host-page.ts';

/** Lists every type of the format, and shows the fields of one of them. */
export function SchemasPage({ entry }: PageProps) {
  const schemas = useSchemas();
  const entries = schemas.data?.map((id) => {
    const path = schemaPath(id);
    const name = schemaName(path);
    return { id: path, title: textOf('schemas', [path], name), words: `${path} ${name}` };
  });
  const selected = entry === '' ? undefined : entry;
  return (
    <ReferenceLayout
      title={referenceTexts.schemas}
      searchLabel={referenceTexts.searchSchemas}
      path="/schemas"
      entries={entries}
      selected={selected}
      instead={<ListTrouble query={schemas} label={referenceTexts.loadingTheSchemas} />}
    >
      {selected === undefined ? (
        <EmptyState title={referenceTexts.chooseAType}>{referenceTexts.schemaLead}</EmptyState>
      ) : (
        <SchemaEntry key={selected} path={selected} />
      )}
    </ReferenceLayout>
  );
}

function SchemaEntry({ path }: { path: string }) {
  const query = useSchema(path);
  if (query.isError) return <EntryTrouble query={query} list="/schemas" />;
  const schema = query.data;
  if (!schema) return <Skeleton rows={12} label={referenceTexts.loadingTheSchema} />;
  return (
    <article className="entry">
      <Link className="entry-back" href="/schemas">
        {referenceTexts.schemas}
      </Link>
      <h1 className="entry-title rule-code">{path}</h1>
      <p className="entry-facts">
        <Code>{schema.id}</Code>
        {hasService ? (
          <a href={`${serviceAddress}/v0/schemas/${path}`} target="_blank" rel="noreferrer">
            {referenceTexts.jsonSchema}
          </a>
        ) : null}
      </p>
      <EntryNav lang="en" parts={schema.parts.map(({ name }) => [name, name, 1] as const)} />
      {schema.parts.map((part) => (
        <SchemaPart key={part.name} part={part} />
      ))}
    </article>
  );
}

import { Link } from 'react-aria-components';
import { schemaPath } from '../api/definitions/schema.ts';
import { useSchema, useSchemas } from '../api/use-listings.ts';
import { Code } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/Messages.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { PageProps } from './define-page.ts';
import { EntryNav } from './reference/EntryNav.tsx';
import { EntryTrouble, ListTrouble } from './reference/ListTrouble.tsx';
import { ReferenceLayout } from './reference/ReferenceLayout.tsx';
import { SchemaPart } from './schemas/SchemaPart.tsx';
import { referenceTexts } from '../texts/en/reference.ts';

/** Every type of the format, and one of them with its fields. */
export function SchemasPage({ entry: path }: PageProps) {
  const schemas = useSchemas();
  const entries = schemas.data?.map((id) => {
    const [folder = '', name] = schemaPath(id).split('/');
    const title = (name ?? folder).replaceAll('-', ' ');
    return { id: schemaPath(id), title: title.charAt(0).toUpperCase() + title.slice(1), words: folder };
  });
  const selected = path === undefined || path === '' ? undefined : path;
  return (
    <ReferenceLayout
      title={referenceTexts.schemas}
      searchLabel={referenceTexts.searchSchemas}
      path="/schemas"
      titlesIn="en"
      entries={entries}
      selected={selected}
      instead={<ListTrouble query={schemas} label={referenceTexts.loadingTheSchemas} />}
    >
      {selected === undefined ? (
        <EmptyState title={referenceTexts.chooseAType}>{referenceTexts.itsFieldsWithTheirTypes}</EmptyState>
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
        <a href={`/v0/schemas/${path}`} target="_blank" rel="noreferrer">
          {referenceTexts.jsonSchema}
        </a>
      </p>
      <EntryNav lang="en" parts={schema.parts.map(({ name }) => [name, name, 1] as const)} />
      {schema.parts.map((part) => (
        <SchemaPart key={part.name} part={part} />
      ))}
    </article>
  );
}

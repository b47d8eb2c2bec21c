import { useMemo } from 'react';
import { Link } from 'react-aria-components';
import type { Api } from '../api/definitions/api.ts';
import { fieldNames } from '../api/definitions/api-shape.ts';
import { useApi } from '../api/use-entries.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/Messages.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { PageProps } from './define-page.ts';
import { ErrorsEntry } from './docs/ErrorsEntry.tsx';
import { MethodTag } from './docs/MethodTag.tsx';
import { OperationEntry } from './docs/OperationEntry.tsx';
import { OverviewEntry } from './docs/OverviewEntry.tsx';
import { EntryTrouble, ListTrouble } from './reference/ListTrouble.tsx';
import { ReferenceLayout, type ReferenceEntry } from './reference/ReferenceLayout.tsx';
import { textOf } from '../texts/said.ts';
import { docsTexts } from '../texts/en/docs.ts';
import './docs/docs.css';

const guides: readonly ReferenceEntry[] = [
  {
    id: 'overview',
    get title() {
      return docsTexts.overview;
    },
    get words() {
      return docsTexts.overviewSearchWords;
    },
    tag: null,
    get group() {
      return docsTexts.start;
    },
  },
  {
    id: 'errors',
    get title() {
      return docsTexts.errorsAndLimits;
    },
    get words() {
      return docsTexts.errorSearchWords;
    },
    tag: null,
    get group() {
      return docsTexts.start;
    },
  },
];

/** The API documentation: every operation as the service describes it, with a form to try it. */
export function DocsPage({ entry }: PageProps) {
  const query = useApi();
  const api = query.data;
  const known = api && api.groups.length > 0 ? api : undefined;
  const operations = useMemo(() => known && operationEntries(known), [known]);
  const nothing = <NoOperations again={() => void query.refetch()} />;
  return (
    <ReferenceLayout
      title={docsTexts.api}
      searchLabel={docsTexts.searchOperations}
      path="/docs"
      entries={operations && [...guides, ...operations]}
      count={operations?.length}
      selected={entry}
      instead={api ? nothing : <ListTrouble query={query} label={docsTexts.loadingOperations} />}
    >
      {known ? (
        <Entry key={entry ?? 'overview'} api={known} id={entry ?? 'overview'} />
      ) : query.isPending ? (
        <Skeleton rows={12} label={docsTexts.loadingDescription} />
      ) : entry === undefined ? null : query.isError ? (
        <EntryTrouble query={query} list="/docs" />
      ) : (
        nothing
      )}
    </ReferenceLayout>
  );
}

function Entry({ api, id }: { api: Api; id: string }) {
  if (id === 'overview') return <OverviewEntry api={api} />;
  if (id === 'errors') return <ErrorsEntry api={api} />;
  const operation = api.groups.flatMap(({ operations }) => operations).find((candidate) => candidate.id === id);
  if (operation) return <OperationEntry operation={operation} toolPath={`${api.base}/mcp`} />;
  return (
    <ErrorState title={docsTexts.operationNotFound} action={<Link href="/docs">{docsTexts.chooseFromTheList}</Link>}>
      {docsTexts.noSuchOperation(<code className="code-text">{id}</code>)}
    </ErrorState>
  );
}

function NoOperations({ again }: { again: () => void }) {
  return (
    <ErrorState title={docsTexts.noOperations} action={<Button onPress={again}>{docsTexts.loadAgain}</Button>}>
      {docsTexts.notThisApi(<code className="code-text">/v0/openapi.json</code>)}
    </ErrorState>
  );
}

function operationEntries({ groups }: Api): readonly ReferenceEntry[] {
  return groups.flatMap(({ name, operations }) =>
    operations.map(({ id, method, path, summary, description, words, body, responses, parameters }) => ({
      id,
      title: summary,
      words: [
        ...[method, path, summary, description, words, name],
        ...parameters.map((parameter) => parameter.name),
        ...(body ? fieldNames(body.shape) : []),
        ...responses.flatMap(({ status, shape, examples }) => [
          ...(status < 400 ? fieldNames(shape) : []),
          ...examples.map((example) => example.name),
        ]),
      ].join(' '),
      note: path,
      tag: <MethodTag method={method} />,
      group: textOf('api', ['tags', name], name),
    })),
  );
}

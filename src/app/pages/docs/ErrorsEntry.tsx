import { Link } from 'react-aria-components';
import type { Api, ApiExample } from '../../api/definitions/api.ts';
import { Badge, Code } from '../../ui/Badge.tsx';
import { JsonText } from '../../ui/JsonText.tsx';
import { Section } from '../reference/Section.tsx';
import { FieldTree } from './FieldTree.tsx';
import { docsTexts } from '../../texts/en/docs.ts';
import { Inline } from '../../ui/Prose.tsx';

/** What all operations share: the form of errors, their keys, and the limits of a request. */
export function ErrorsEntry({ api }: { api: Api }) {
  const refusals = api.groups
    .flatMap(({ operations }) => operations)
    .flatMap(({ responses }) => responses)
    .filter(({ status }) => status >= 400);
  const [first] = refusals;
  const kinds = kindsOf(refusals);
  const sample = (kinds.find(({ example }) => example.name === 'validation') ?? kinds[0])?.example;
  return (
    <article className="entry">
      <Link className="entry-back" href="/docs">
        {docsTexts.api}
      </Link>
      <h1 className="entry-title">{docsTexts.errorsAndLimits}</h1>
      <div className="entry-prose">
        <p>
          {docsTexts.refusalForm(<code className="code-text">key</code>, <code className="code-text">message</code>)}
        </p>
      </div>
      {first ? (
        <Section id="form" title={docsTexts.formTitle}>
          <FieldTree shape={first.shape} label={docsTexts.fieldsOfARefusal} />
          {sample ? (
            <div className="docs-card docs-sample">
              <JsonText text={sample.text} label={docsTexts.exampleOfARefusal} />
            </div>
          ) : null}
        </Section>
      ) : null}
      <Section id="keys" title={docsTexts.keys} count={kinds.length}>
        <div className="table-frame">
          <table className="table" aria-label={docsTexts.keys}>
            <thead>
              <tr>
                <th scope="col">{docsTexts.status}</th>
                <th scope="col">{docsTexts.key}</th>
                <th scope="col">{docsTexts.meaning}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ status, example }) => (
                <tr key={`${String(status)} ${example.name}`}>
                  <td>
                    <Badge tone="error">{status}</Badge>
                  </td>
                  <td>
                    <Code>{example.name}</Code>
                  </td>
                  <td>
                    <Inline text={example.summary} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
      {api.limits ? (
        <Section id="limits" title={docsTexts.limits}>
          <dl className="rule-facts">
            <div>
              <dt>{docsTexts.body}</dt>
              <dd>{docsTexts.bodyLimit(api.limits.maxBytes)}</dd>
            </div>
            <div>
              <dt>{docsTexts.nesting}</dt>
              <dd>{docsTexts.depthLimit(api.limits.maxDepth)}</dd>
            </div>
            <div>
              <dt>{docsTexts.arrival}</dt>
              <dd>{docsTexts.arrivalLimit(api.limits.bodyTimeout / 1000)}</dd>
            </div>
          </dl>
        </Section>
      ) : null}
    </article>
  );
}

interface Kind {
  readonly status: number;
  readonly example: ApiExample;
}

/** Each key and status once, sorted by status. */
function kindsOf(
  refusals: readonly { readonly status: number; readonly examples: readonly ApiExample[] }[],
): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { status, examples } of refusals) {
    for (const example of examples) kinds.set(`${String(status)} ${example.name}`, { status, example });
  }
  return [...kinds.values()].sort((a, b) => a.status - b.status);
}

import { Link } from 'react-aria-components';
import type { Api, ApiExample } from '../../api/definitions/api.ts';
import { Badge, Code } from '../../ui/Badge.tsx';
import { JsonText } from '../../ui/JsonText.tsx';
import { Inline } from '../../ui/Prose.tsx';
import { Section } from '../reference/Section.tsx';
import { FieldTree } from './FieldTree.tsx';

/** What holds for all operations: the form of a refusal, its keys, and how much a request may ask. */
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
        API
      </Link>
      <h1 className="entry-title">Errors and limits</h1>
      <div className="entry-prose">
        <p>
          Every refusal has one form. Its <code className="code">key</code> tells programs what kind it is, its{' '}
          <code className="code">message</code> tells people what happened, and each of its faults names the places it
          is about.
        </p>
      </div>
      {first ? (
        <Section id="form" title="Form">
          <FieldTree shape={first.shape} label="Fields of a refusal" />
          {sample ? (
            <div className="docs-card docs-sample">
              <JsonText text={sample.text} label="Example of a refusal" />
            </div>
          ) : null}
        </Section>
      ) : null}
      <Section id="keys" title="Keys" count={kinds.length}>
        <div className="table-frame">
          <table className="table" aria-label="Keys">
            <thead>
              <tr>
                <th scope="col">Status</th>
                <th scope="col">Key</th>
                <th scope="col">Meaning</th>
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
        <Section id="limits" title="Limits">
          <dl className="rule-facts">
            <div>
              <dt>Body</dt>
              <dd>at most {api.limits.maxBytes.toLocaleString('en')} bytes, or 413</dd>
            </div>
            <div>
              <dt>Nesting</dt>
              <dd>at most {api.limits.maxDepth} objects and lists within each other, or 400</dd>
            </div>
            <div>
              <dt>Arrival</dt>
              <dd>the body within {(api.limits.bodyTimeout / 1000).toLocaleString('en')} seconds, or 408</dd>
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

/** Each key under each status once, by status. */
function kindsOf(
  refusals: readonly { readonly status: number; readonly examples: readonly ApiExample[] }[],
): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { status, examples } of refusals) {
    for (const example of examples) kinds.set(`${String(status)} ${example.name}`, { status, example });
  }
  return [...kinds.values()].sort((a, b) => a.status - b.status);
}

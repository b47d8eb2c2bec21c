import { Download } from 'lucide-react';
import { Link } from 'react-aria-components';
import type { Api } from '../../api/definitions/api.ts';
import { CopyButton } from './CopyButton.tsx';
import { MethodTag } from './MethodTag.tsx';
import { curlOf } from './snippets.ts';
import { serviceOrigin } from '../../api/service-origin.ts';
import { hasService } from '../../state/host-page.ts';
import { docsTexts } from '../../texts/en/docs.ts';
import { Inline, Prose } from '../../ui/Prose.tsx';
import { textOf } from '../../texts/said.ts';

/** The address of the API, how to call it, and all its operations. */
export function OverviewEntry({ api }: { api: Api }) {
  const operations = api.groups.flatMap(({ operations: own }) => own);
  const first = operations.find(({ body }) => body && !body.lines && body.examples.length > 0);
  const example = first?.body?.examples[0];
  const command =
    first &&
    example &&
    curlOf({ method: first.method, url: serviceOrigin + first.path, body: example.text, lines: false });
  const base = serviceOrigin + api.base;
  return (
    <article className="entry">
      <Link className="entry-back" href="/docs">
        {docsTexts.api}
      </Link>
      <h1 className="entry-title">
        {docsTexts.overview} <code className="chip">{api.version}</code>
      </h1>
      <div className="entry-prose">
        <Prose text={api.description} />
        <p>{hasService ? docsTexts.lead : docsTexts.noService}</p>
      </div>
      <dl className="rule-facts docs-facts">
        {hasService ? (
          <div>
            <dt>{docsTexts.address}</dt>
            <dd className="docs-fact">
              <code className="code-text">{base}</code>
              <CopyButton what={docsTexts.theAddress} text={base} />
            </dd>
          </div>
        ) : null}
        {operations.some(({ tool }) => tool) ? (
          <div>
            <dt>{docsTexts.assistants}</dt>
            <dd className="docs-fact">
              <code className="code-text">{`${base}/mcp`}</code>
              <CopyButton what={docsTexts.assistantsAddress} text={`${base}/mcp`} />
              <span className="table-note">{docsTexts.assistantsProtocol}</span>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{docsTexts.description}</dt>
          <dd>
            <a className="docs-download" href={`${base}/openapi.json`} download="assay-openapi.json">
              <Download aria-hidden /> {docsTexts.downloadOpenapiJson}
            </a>
          </dd>
        </div>
      </dl>
      {command && hasService ? (
        <section className="entry-section" aria-labelledby="first-title">
          <h2 id="first-title">{docsTexts.aFirstCall}</h2>
          <div className="docs-card docs-snippet">
            <CopyButton what={docsTexts.asCurl} text={command} />
            <pre className="docs-code scroll" tabIndex={0} role="region" aria-label={docsTexts.firstCallAsCurl}>
              {command}
            </pre>
          </div>
        </section>
      ) : null}
      {api.groups.map(({ name, description, operations: own }) => (
        <section key={name} className="entry-section" aria-labelledby={`group-${name}`}>
          <h2 id={`group-${name}`}>{textOf('api', ['tags', name], name)}</h2>
          <p className="table-note docs-lead">
            <Inline text={description} />
          </p>
          <div className="table-frame">
            <table className="table docs-table" aria-label={textOf('api', ['tags', name], name)}>
              <tbody>
                {own.map(({ id, method, path, summary }) => (
                  <tr key={id}>
                    <td>
                      <MethodTag method={method} />
                    </td>
                    <td>
                      <Link className="code-text" href={`/docs/${id}`}>
                        {path}
                      </Link>
                    </td>
                    <td>
                      <Inline text={summary} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </article>
  );
}

import { Link } from 'react-aria-components';
import type { ApiOperation } from '../../api/definitions/api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EntryNav } from '../reference/EntryNav.tsx';
import { Section } from '../reference/Section.tsx';
import { useSectionLink } from '../reference/use-section-link.ts';
import { Console } from './Console.tsx';
import { CopyButton } from './CopyButton.tsx';
import { FieldTree, Values } from './FieldTree.tsx';
import { MethodTag } from './MethodTag.tsx';
import { Responses, ResponsesFoot } from './Responses.tsx';
import { serviceOrigin } from '../../api/service-origin.ts';
import { docsTexts } from '../../texts/en/docs.ts';
import { Inline, Prose } from '../../ui/Prose.tsx';

/** One operation: its description, request and responses, and a form to try it. */
export function OperationEntry({ operation, toolPath }: { operation: ApiOperation; toolPath: string }) {
  const { method, path, summary, description, parameters, body, responses, tool } = operation;
  useSectionLink(true);
  return (
    <article className="entry docs-entry">
      <header className="docs-entry-head">
        <Link className="entry-back" href="/docs">
          {docsTexts.api}
        </Link>
        <h1 className="entry-title">
          <Inline text={summary} />
        </h1>
        <p className="docs-path">
          <MethodTag method={method} />
          <code className="code-text">{path}</code>
          <CopyButton what={docsTexts.theAddress} text={serviceOrigin + path} />
        </p>
        <div className="entry-prose">
          <Prose text={description} />
        </div>
        {tool ? (
          <p className="entry-facts">
            <span>{docsTexts.mcpTool(<code className="code-text">{tool.name}</code>)}</span>
          </p>
        ) : null}
        <EntryNav
          parts={[
            ['parameters', docsTexts.parameters, parameters.length],
            ['body', docsTexts.body, body ? 1 : 0],
            ['try', docsTexts.tryIt, 1],
            ['responses', docsTexts.responses, responses.length],
          ]}
        />
      </header>
      <div className="docs-takes">
        <Section id="parameters" title={docsTexts.parameters} count={parameters.length}>
          <ul className="docs-fields" aria-label={docsTexts.parameters}>
            {parameters.map(({ name, place, required, choices, description: says }) => (
              <li key={name} className="docs-field">
                <div className="docs-field-head">
                  <span className="code-text docs-field-name">{name}</span>
                  <span className="code-text docs-field-type">
                    {place === 'path'
                      ? docsTexts.inThePath
                      : choices.length > 0
                        ? docsTexts.inTheQuery
                        : docsTexts.flagInTheQuery}
                  </span>
                  {required ? <Badge tone="accent">{docsTexts.required}</Badge> : null}
                </div>
                <div className="docs-field-words">
                  <p>
                    <Inline text={says} />
                  </p>
                  <Values title={docsTexts.oneOf} values={choices} />
                </div>
              </li>
            ))}
          </ul>
        </Section>
        {body ? (
          <Section id="body" title={docsTexts.body}>
            <p className="table-note docs-lead">
              {body.lines ? docsTexts.linesOfJson : docsTexts.jsonBody}{' '}
              {docsTexts.documentFields(<Link href="/schemas">{docsTexts.schemas}</Link>)}
            </p>
            <FieldTree shape={body.shape} label={body.lines ? docsTexts.fieldsOfALine : docsTexts.fieldsOfTheBody} />
          </Section>
        ) : null}
      </div>
      <Console operation={operation} toolPath={toolPath} />
      <div className="docs-gives">
        <Responses responses={responses} />
        <ResponsesFoot />
      </div>
    </article>
  );
}

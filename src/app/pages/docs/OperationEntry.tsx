import { Link } from 'react-aria-components';
import type { ApiOperation } from '../../api/definitions/api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Inline, Prose } from '../../ui/Prose.tsx';
import { EntryNav } from '../reference/EntryNav.tsx';
import { Section } from '../reference/Section.tsx';
import { useSectionLink } from '../reference/use-section-link.ts';
import { Console } from './Console.tsx';
import { CopyButton } from './CopyButton.tsx';
import { FieldTree, Values } from './FieldTree.tsx';
import { MethodTag } from './MethodTag.tsx';
import { Responses, ResponsesFoot } from './Responses.tsx';

/** One operation: what it does, takes and answers, and a way to try it. */
export function OperationEntry({ operation, toolPath }: { operation: ApiOperation; toolPath: string }) {
  const { method, path, summary, description, parameters, body, responses, tool } = operation;
  useSectionLink(true);
  return (
    <article className="entry docs-entry">
      <header className="docs-entry-head">
        <Link className="entry-back" href="/docs">
          API
        </Link>
        <h1 className="entry-title">{summary}</h1>
        <p className="docs-path">
          <MethodTag method={method} />
          <code className="code">{path}</code>
          <CopyButton what="the address" text={location.origin + path} />
        </p>
        <div className="entry-prose">
          <Prose text={description} />
        </div>
        {tool ? (
          <p className="entry-facts">
            <span>
              Assistants have the tool <code className="code">{tool.name}</code> for it.
            </span>
          </p>
        ) : null}
        <EntryNav
          parts={[
            ['parameters', 'Parameters', parameters.length],
            ['body', 'Body', body ? 1 : 0],
            ['try', 'Try it', 1],
            ['responses', 'Responses', responses.length],
          ]}
        />
      </header>
      <div className="docs-takes">
        <Section id="parameters" title="Parameters" count={parameters.length}>
          <ul className="docs-fields" aria-label="Parameters">
            {parameters.map(({ name, place, required, choices, description: says }) => (
              <li key={name} className="docs-field">
                <div className="docs-field-head">
                  <span className="code docs-field-name">{name}</span>
                  <span className="code docs-field-type">
                    {place === 'path' ? 'in the path' : choices.length > 0 ? 'in the query' : 'flag in the query'}
                  </span>
                  {required ? <Badge tone="accent">required</Badge> : null}
                </div>
                <p className="docs-field-words">
                  <Inline text={says} />
                </p>
                <Values title="one of" values={choices} />
              </li>
            ))}
          </ul>
        </Section>
        {body ? (
          <Section id="body" title="Body">
            <p className="table-note docs-lead">
              {body.lines ? 'Newline-delimited JSON in UTF-8; one line has these fields.' : 'JSON in UTF-8.'} Documents
              have their types and fields under <Link href="/schemas">Schemas</Link>.
            </p>
            <FieldTree shape={body.shape} label={body.lines ? 'Fields of a line' : 'Fields of the body'} />
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

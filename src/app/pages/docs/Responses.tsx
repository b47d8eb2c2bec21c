import { Link } from 'react-aria-components';
import type { ApiResponse } from '../../api/definitions/api.ts';
import { Badge, Code } from '../../ui/Badge.tsx';
import { JsonText } from '../../ui/JsonText.tsx';
import { Disclosure } from './Disclosure.tsx';
import { FieldTree, FieldWords } from './FieldTree.tsx';
import { docsTexts } from '../../texts/en/docs.ts';
import { Inline } from '../../ui/Prose.tsx';

/** Every status of an operation with its content, and the kinds of errors. */
export function Responses({ responses }: { responses: readonly ApiResponse[] }) {
  return (
    <section className="entry-section" id="responses" aria-labelledby="responses-title">
      <h2 id="responses-title">{docsTexts.responses}</h2>
      {responses.map((response) => (
        <Response key={response.status} response={response} />
      ))}
    </section>
  );
}

function Response({ response: { status, description, shape, examples } }: { response: ApiResponse }) {
  const sound = status < 400;
  const title = docsTexts.statusOf(status);
  return (
    <article className="entry-card" aria-label={title}>
      <header className="entry-card-head">
        <h3>
          <Badge tone={sound ? 'ok' : 'error'}>{status}</Badge>
        </h3>
        <span>
          <Inline text={description} />
        </span>
      </header>
      <div className="docs-response">
        {shape.fields.length > 0 || shape.forms.length > 0 ? (
          <Disclosure title={<span className="code-text">{shape.type}</span>} openAtFirst={sound}>
            <FieldTree shape={shape} label={docsTexts.answerFields(status)} />
          </Disclosure>
        ) : (
          <p className="code-text docs-field-type">{shape.type}</p>
        )}
        {sound ? (
          <FieldWords shape={shape} />
        ) : (
          <>
            {examples.map((example) => (
              <Disclosure
                key={example.name}
                title={<Code>{example.name}</Code>}
                aside={
                  <span className="table-note">
                    <Inline text={example.summary} />
                  </span>
                }
              >
                <JsonText text={example.text} label={docsTexts.answerExample(example.name, status)} />
              </Disclosure>
            ))}
          </>
        )}
      </div>
    </article>
  );
}

/** Links from an operation to what all operations share. */
export function ResponsesFoot() {
  return (
    <p className="table-note docs-foot">
      {docsTexts.refusalFormBrief(<code className="code-text">key</code>)}{' '}
      <Link href="/docs/errors">{docsTexts.errorsAndLimits}</Link>
    </p>
  );
}

import { useState } from 'react';
import { Link } from 'react-aria-components';
import type { SchemaField, SchemaPart as Part } from '../../api/definitions/schema.ts';
import { Badge, Code } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Inline, Prose } from '../../ui/Prose.tsx';
import { referenceTexts } from '../../texts/en/reference.ts';
import './schemas.css';

/** A type, or a part of a type that has no page of its own. */
export function SchemaPart({ part }: { part: Part }) {
  return (
    <section className="entry-section" id={part.name} aria-labelledby={`${part.name}-title`}>
      <h2 id={`${part.name}-title`} lang="en">
        {part.name}
      </h2>
      <div className="entry-prose">
        <Prose text={part.description} />
      </div>
      {part.fields.length > 0 ? (
        <div className="table-frame schema-fields">
          <table className="table" aria-label={referenceTexts.fieldsOf(part.name)}>
            <thead>
              <tr>
                <th scope="col">{referenceTexts.field}</th>
                <th scope="col">{referenceTexts.type}</th>
                <th scope="col">{referenceTexts.meaning}</th>
              </tr>
            </thead>
            <tbody>
              {part.fields.map((field) => (
                <FieldRow key={field.name} field={field} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="entry-facts">{part.form ? <Code>{part.form}</Code> : null}</p>
      )}
      <Choices choices={part.choices} />
    </section>
  );
}

function FieldRow({ field }: { field: SchemaField }) {
  return (
    <tr>
      <td>
        <span className="code-text table-main">{field.name}</span>
        <div className="schema-flags">
          {field.required ? <Badge tone="accent">{referenceTexts.required}</Badge> : null}
          {field.recommended ? <Badge>{referenceTexts.recommended}</Badge> : null}
          {field.calculated ? <Badge tone="info">{referenceTexts.calculated}</Badge> : null}
        </div>
      </td>
      <td className="code-text">
        {field.many ? referenceTexts.listOf(<FieldType field={field} />) : <FieldType field={field} />}
      </td>
      <td>
        <Inline text={field.description || field.title} />
        <Choices choices={field.choices} />
      </td>
    </tr>
  );
}

function FieldType({ field: { link, type } }: { field: SchemaField }) {
  return link === undefined ? <span lang="en">{type}</span> : <TypeLink to={link} name={type} />;
}

function TypeLink({ to, name }: { to: string; name: string }) {
  return to.startsWith('#') ? (
    <a href={to} lang="en">
      {name}
    </a>
  ) : (
    <Link href={to} lang="en">
      {name}
    </Link>
  );
}

/** Longer lists are shortened until the user clicks; some have hundreds of values. */
const FIRST = 24;

function Choices({ choices }: { choices: SchemaField['choices'] }) {
  const [whole, setWhole] = useState(false);
  if (choices.length === 0) return null;
  const shown = whole ? choices : choices.slice(0, FIRST);
  return (
    <div className="schema-choices">
      {shown.map(({ value, title }) => (
        <span key={value} title={title}>
          <Code>{value}</Code>
        </span>
      ))}
      {shown.length < choices.length ? (
        <Button
          variant="quiet"
          onPress={() => {
            setWhole(true);
          }}
        >
          {referenceTexts.all(choices.length)}
        </Button>
      ) : null}
    </div>
  );
}

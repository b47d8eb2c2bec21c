import type { ApiField, ApiShape } from '../../api/definitions/api-shape.ts';
import { Badge, Code } from '../../ui/Badge.tsx';
import { Disclosure } from './Disclosure.tsx';
import { docsTexts } from '../../texts/en/docs.ts';
import { Inline } from '../../ui/Prose.tsx';

/** The members of a value with their types and meanings. Members with members of their own unfold. */
export function FieldTree({ shape, label }: { shape: ApiShape; label: string }) {
  return (
    <>
      {shape.fields.length > 0 ? (
        <ul className="docs-fields" aria-label={label}>
          {shape.fields.map((field) => (
            <Field key={field.name} field={field} />
          ))}
        </ul>
      ) : null}
      {shape.forms.map((form, index) => (
        <div key={index} className="docs-form">
          <p className="table-note">{index === 0 ? docsTexts.either : docsTexts.orForm}</p>
          <FieldTree shape={form} label={docsTexts.form(label, index + 1)} />
        </div>
      ))}
    </>
  );
}

function Field({ field: { name, required, shape } }: { field: ApiField }) {
  const nested = shape.fields.length > 0 || shape.forms.length > 0;
  const head = (
    <>
      <span className="code-text docs-field-name">{name}</span>
      <span className="code-text docs-field-type">{shape.type}</span>
    </>
  );
  const flag = required ? <Badge tone="accent">{docsTexts.required}</Badge> : null;
  const says = <FieldWords shape={shape} />;
  return (
    <li className="docs-field">
      {nested ? (
        <>
          <Disclosure title={head} aside={flag}>
            <FieldTree shape={shape} label={docsTexts.fieldsOf(name)} />
          </Disclosure>
          {says}
        </>
      ) : (
        <>
          <div className="docs-field-head">
            {head}
            {flag}
          </div>
          {says}
        </>
      )}
    </li>
  );
}

/** The meaning of a value, and the values it may have. */
export function FieldWords({ shape: { description, choices, samples, fallback } }: { shape: ApiShape }) {
  if (!description && choices.length === 0 && samples.length === 0 && fallback === undefined) return null;
  return (
    <div className="docs-field-words">
      {description ? (
        <p>
          <Inline text={description} />
        </p>
      ) : null}
      <Values title={docsTexts.oneOf} values={choices} />
      <Values title={docsTexts.forExample} values={samples} />
      <Values title={docsTexts.ifLeftOut} values={fallback === undefined ? [] : [fallback]} />
    </div>
  );
}

/** A titled list of values. */
export function Values({ title, values }: { title: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <p className="docs-values">
      {title}
      {values.map((value) => (
        <Code key={value}>{value}</Code>
      ))}
    </p>
  );
}

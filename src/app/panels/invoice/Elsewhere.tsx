import { use, useId } from 'react';
import { JsonNumber } from '../../../engine/values.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { PaperValue, Pin } from './PaperValue.tsx';
import { WorkContext } from './paper-work.ts';
import { gravest, type Elsewhere as Value } from './place-problems.ts';
import { valueOn, type PageSource } from './value-field.ts';

interface ElsewhereProps {
  readonly values: readonly Value[];
  readonly source: PageSource;
}

/** Values with problems that are not on the page. They are edited here like those on it. */
export function Elsewhere({ values, source }: ElsewhereProps) {
  const work = use(WorkContext);
  const id = useId();
  if (!work || values.length === 0) return null;
  return (
    <section className="paper-elsewhere" role="group" aria-labelledby={id} data-block>
      <h3 className="paper-elsewhere-title" id={id}>
        {invoiceTexts.notOnThePage}
      </h3>
      {values.map(({ path, problems }) => {
        const text = textAt(path, source);
        const name = work.labelOf(path);
        return (
          <p key={path} className="paper-elsewhere-row">
            <Pin problems={problems} />
            <span className="paper-elsewhere-name">{name}</span>
            {text === '' ? (
              <button
                type="button"
                className="paper-slot"
                tabIndex={-1}
                data-value={path}
                data-severity={gravest(problems)}
                aria-label={`${name}: ${invoiceTexts.missing}`}
                onClick={() => {
                  work.openAt(path);
                }}
              >
                {invoiceTexts.missing}
              </button>
            ) : (
              <PaperValue part={{ text, path }} />
            )}
          </p>
        );
      })}
    </section>
  );
}

/** Longest text that is shown of an object or list. */
const LONGEST = 120;

function textAt(path: string, source: PageSource): string {
  if (path.startsWith('/')) return source.entries?.find((entry) => entry.path === path)?.value ?? '';
  const value = valueOn(source, path);
  if (value === undefined || value === null) return '';
  if (value instanceof JsonNumber) return value.text;
  if (typeof value !== 'object') return String(value);
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

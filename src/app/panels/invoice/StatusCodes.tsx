import { Link } from 'react-aria-components';
import type { Json, JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { useRefusalCodes } from '../../api/use-refusal.ts';
import { Code } from '../../ui/Badge.tsx';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import './status-codes.css';

/** Most codes that are listed. */
const MOST = 50;

interface AnswerCode {
  readonly code: string;
  readonly message: string;
}

/** The codes that an authority answers with, each with its text, and its page where Assay knows the code. */
export function StatusCodes({ document }: { readonly document: JsonObject }) {
  const statusCodes = codesIn(document);
  const { data: known = [] } = useRefusalCodes(statusCodes.length > 0);
  if (statusCodes.length === 0) return null;
  return (
    <section className="status-codes" aria-label={invoiceTexts.codesOfAnswer}>
      <ul>
        {statusCodes.slice(0, MOST).map(({ code, message }) => {
          const by = [...new Set(known.filter((refusal) => refusal.code === code).map(({ authority }) => authority))];
          return (
            <li key={`${code} ${message}`}>
              {by.length === 0 ? <Code>{code}</Code> : null}
              {by.map((authority) => (
                <Link key={authority} href={`/refusals/${authority}/${code}`}>
                  <Code>{code}</Code>
                </Link>
              ))}{' '}
              {message}
            </li>
          );
        })}
      </ul>
      {statusCodes.length > MOST ? <p>{invoiceTexts.moreCodes(statusCodes.length - MOST)}</p> : null}
    </section>
  );
}

const list = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((entry): entry is JsonObject => isJsonObject(entry)) : [];

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

function codesIn(document: JsonObject): readonly AnswerCode[] {
  const found = list(document.lines).flatMap(({ reasons }) =>
    list(reasons).flatMap(({ faults }) =>
      list(faults).flatMap(({ code, message }): readonly AnswerCode[] =>
        text(code) === '' ? [] : [{ code: text(code), message: text(message) }],
      ),
    ),
  );
  return [...new Map(found.map((entry) => [`${entry.code} ${entry.message}`, entry])).values()];
}

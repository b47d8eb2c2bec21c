import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import type { FileRow, PlacedFile } from '../state/file-row.ts';
import type { FullVerdict } from './text-verdict.ts';
import type { Problem } from './problem.ts';

/** Most faults and warnings of one file that are kept beside the first with each code; all are counted. */
const MOST_KEPT = 10;

/** The row of a judged file. */
export function summariseFile({ file, path }: PlacedFile, verdict: FullVerdict): FileRow {
  const { problems, accepted, xml, context } = verdict;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const first = errors[0] ?? warnings[0];
  const document = documentOf(xml?.document ?? verdict.document);
  return {
    file,
    path,
    verdict: !accepted ? 'faults' : warnings.length > 0 ? 'warned' : 'accepted',
    type: xml ? [xml.format, xml.profile].filter(Boolean).join(' ') : typeOf(context?.schema),
    number: [text(document, 'series'), text(document, 'code')].filter(Boolean).join('-') || undefined,
    // If there is also a seller, the supplier is its tax representative.
    supplier: text(document, 'ordering', 'seller', 'name') ?? text(document, 'supplier', 'name'),
    customer: text(document, 'customer', 'name'),
    // An XML invoice states its own total; its document is not calculated.
    total: xml
      ? declared(xml.entries, 'BT-115', '$.totals.due', '$.totals.payable', '$.totals.total_with_tax')
      : (text(document, 'totals', 'due') ?? text(document, 'totals', 'payable')),
    currency: xml ? declared(xml.entries, 'BT-5', '$.currency') : text(document, 'currency'),
    errors: errors.length,
    warnings: warnings.length,
    first: first && {
      code: first.code,
      message: first.message,
      ...(first.phrase !== undefined && { phrase: first.phrase }),
      ...(first.values && { values: first.values }),
    },
    codes: [...new Set([...errors, ...warnings].map(({ code }) => code))],
    problems: kept([...errors, ...warnings]).map(({ severity, code, message, phrase, values, paths }) => ({
      severity: severity === 'error' ? 'error' : 'warning',
      code,
      message,
      ...(phrase !== undefined && { phrase }),
      ...(values && { values }),
      path: paths[0],
    })),
  };
}

function kept(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ code }, index) => {
    const isFirst = !seen.has(code);
    seen.add(code);
    return isFirst || index < MOST_KEPT;
  });
}

/** The row of a file without a verdict. */
export function unreadFile({ file, path }: PlacedFile, message: string): FileRow {
  return { file, path, verdict: 'unread', errors: 0, warnings: 0, codes: [], problems: [], first: { message } };
}

export function waitingFile({ file, path }: PlacedFile): FileRow {
  return { file, path, verdict: 'waiting', errors: 0, warnings: 0, codes: [], problems: [] };
}

function documentOf(value: JsonObject | undefined): JsonObject | undefined {
  const inner = value?.doc;
  return isJsonObject(inner) ? inner : value;
}

function typeOf(schema: string | undefined): string | undefined {
  return schema?.split('/').slice(-2).join('/');
}

function text(value: Json | undefined, ...steps: readonly string[]): string | undefined {
  let at = value;
  for (const step of steps) at = isJsonObject(at) ? at[step] : undefined;
  return typeof at === 'string' && at !== '' ? at : undefined;
}

/** What the XML states: by its term, otherwise by the first of these places in the document. */
function declared(
  entries: NonNullable<FullVerdict['xml']>['entries'],
  term: string,
  ...places: readonly string[]
): string | undefined {
  const found = entries.find(({ terms }) => terms?.includes(term));
  if (found) return found.value;
  for (const place of places) {
    const entry = entries.find(({ to }) => to?.includes(place));
    if (entry) return entry.value;
  }
  return undefined;
}

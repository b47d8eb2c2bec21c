import { stat } from 'node:fs/promises';
import type { RefusalReport } from '../../api/schemas/refusals.ts';
import type { Static } from '../../api/typed-schema/schema.ts';
import type { Json } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { wordingOf } from '../../engine/values.ts';
import { Misuse } from '../exit.ts';
import { misuseMessages } from '../messages.ts';
import { readValue, whyUnread } from '../input/read-value.ts';
import { formedText, readFiles, readText } from '../input/source.ts';
import { printDocument } from '../output/print-document.ts';
import { cliTranslator } from '../report/reports-in.ts';
import type { Session } from '../session.ts';

interface ExplainAnswerOptions {
  readonly json?: true | undefined;
  readonly document?: string | undefined;
  readonly lang?: string | undefined;
}

/** Explains an authority's answer: a code, or a file with the answer. False if it is neither. */
export async function explainAnswer(
  session: Session,
  what: string,
  { json, document, lang }: ExplainAnswerOptions,
): Promise<boolean> {
  const { refusalHandlers } = await import('../../operations/refusals.ts');
  const answer = what === '-' || (await isFile(what)) ? await answerIn(what) : { text: what };
  const given = document === undefined ? {} : { document: await documentIn(document) };
  const scope = { engine: await session.engine(), context: systemContext };
  const answered = await refusalHandlers.explainRefusal({ ...answer, ...given }, scope);
  const outcome = (await cliTranslator(lang))?.outcome('explainRefusal', answered) ?? answered;
  if (!outcome.ok) {
    const { message, phrase, values } = outcome.error;
    throw new Misuse(wordingOf(message, phrase, values));
  }
  const report = outcome.value;
  const isNobodys = report.authority === 'unknown' && !report.candidates;
  if (isNobodys && 'text' in answer) return false;
  await session.print(json ? await printDocument(report as unknown as Json, 'json') : `${written(report)}\n`);
  return true;
}

type Report = Static<typeof RefusalReport>;

const OUTCOMES: Readonly<Record<Report['outcome'], string>> = {
  refused: 'The document was refused.',
  accepted: 'The document was accepted: nothing was refused.',
  'accepted-with-warnings': 'The document was accepted, with warnings.',
  pending: 'The document is still being worked on.',
  unknown: 'The answer does not say what became of the document.',
};

function written(report: Report): string {
  if (report.authority === 'unknown') {
    const candidates = (report.candidates ?? []).map(
      ({ authority, code, meaning }) => `  ${authority} ${code}  ${meaning ?? ''}`,
    );
    return candidates.length > 0
      ? ['Several authorities use this code. Write its name before the code.', ...candidates].join('\n')
      : 'This is no answer of an authority that Assay knows.';
  }
  const who = `${report.authority_name ?? report.authority}${report.certainty === 'likely' ? ' (likely)' : ''}`;
  return [`${who}: ${OUTCOMES[report.outcome]}`, ...report.findings.map(paragraph), ...unread(report)].join('\n\n');
}

function unread({ not_understood: lines = [], not_understood_left_out: more = 0 }: Report): readonly string[] {
  if (lines.length === 0) return [];
  const listed = lines.map(({ line, text }) => `  line ${String(line)}: ${text}`);
  return [['Not understood:', ...listed, ...(more > 0 ? [`  and ${String(more)} more`] : [])].join('\n')];
}

function paragraph(finding: Report['findings'][number]): string {
  const {
    code,
    known,
    severity,
    meaning,
    detail,
    said,
    element,
    places,
    properties,
    retired,
    successors,
    succeeds,
    rule,
    next,
    document,
  } = finding;
  const place = (places ?? []).map(({ path, line, column }) =>
    [path, line === undefined ? undefined : `line ${line}${column === undefined ? '' : `, column ${column}`}`]
      .filter((part) => part !== undefined)
      .join(' '),
  );
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['means', known ? (meaning ?? 'not known to Assay beyond its place') : 'unknown to Assay; it does not guess'],
    ['detail', detail],
    ['said', said],
    ['at', element],
    ['in file', place.join('; ') || undefined],
    ['member', properties?.join(', ')],
    ['retired', retired],
    ['now', successors?.join(', ')],
    ['for', succeeds],
    ['rule', rule],
    ['here', document && [document.says, ...document.places].join(' ')],
    ['next', next],
  ];
  const lines = rows.flatMap(([name, text]) => (text === undefined ? [] : [`  ${name.padEnd(9)}${text}`]));
  return [`${code}${severity === 'error' ? '' : ` (${severity})`}`, ...lines].join('\n');
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true;
}

async function answerIn(name: string): Promise<{ readonly data: string; readonly encoding: 'base64' }> {
  const chunks: Uint8Array[] = [];
  if (name === '-') for await (const { bytes } of readFiles([name])) chunks.push(bytes);
  else chunks.push(Buffer.from(await readText(name)));
  return { data: Buffer.concat(chunks).toString('base64'), encoding: 'base64' };
}

async function documentIn(path: string): Promise<Json> {
  const text = await readText(path);
  if (/^\s*</.test(text)) return text;
  const read = readValue(await formedText(text));
  if (read.ok) return read.value;
  throw new Misuse(
    misuseMessages.ofFileReading({ file: path, why: whyUnread(read.faults) ?? misuseMessages.noNotation }),
  );
}

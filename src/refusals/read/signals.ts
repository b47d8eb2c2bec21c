import type { Authority, RefusalOutcome, XmlFindings } from '../refusal-code.ts';
import { numberOf, placeInWords } from './place-in-words.ts';
import type { ScannedObject } from './scan-json.ts';
import { everyElement, textAt, type ScannedElement } from './scan-xml.ts';
import { quoted, REFUSAL_LIMITS, severityOf, type FoundOutcome, type Signal } from './signal.ts';

/** The findings in elements of an XML answer. */
export function signalsOfXml(roots: readonly ScannedElement[], shapes: readonly XmlFindings[]): readonly Signal[] {
  const records = new Set(shapes.map(({ record }) => record));
  const signals: Signal[] = [];
  for (const element of everyElement(roots)) {
    if (!records.has(element.name)) continue;
    for (const shape of shapes) {
      if (shape.record !== element.name) continue;
      const signal = signalAt(element, shape);
      if (signal) signals.push(signal);
    }
    if (signals.length >= REFUSAL_LIMITS.maxSignals) break;
  }
  return signals;
}

function signalAt(element: ScannedElement, shape: XmlFindings): Signal | undefined {
  const given = textAt(element, shape.code)?.trim();
  const code = shape.cut ? shape.cut.exec(given?.slice(0, 2000) ?? '')?.[1] : given;
  if (code === undefined || code === '' || code.length > 100) return undefined;
  const read = (path: string | undefined) => (path === undefined ? undefined : textAt(element, path)?.trim());
  const said = quoted(read(shape.message) ?? (shape.cut ? given : undefined));
  const severity = severityOf(read(shape.severity));
  const path = read(shape.place);
  const line = numberOf(read(shape.line));
  const column = numberOf(read(shape.column));
  const place =
    path !== undefined || line !== undefined
      ? {
          ...(path !== undefined && { path }),
          ...(line !== undefined && { line }),
          ...(column !== undefined && { column }),
        }
      : said === undefined
        ? undefined
        : placeInWords(said);
  return {
    code,
    by: 'structure',
    offset: element.offset,
    ...(severity && { severity }),
    ...(said !== undefined && { said }),
    ...(place && { place }),
  };
}

/** Names of members with a code, the most reliable first. */
const CODE_MEMBERS = [
  'code',
  'Code',
  'errorCode',
  'ErrorCode',
  'codigo',
  'Codigo',
  'CodigoError',
  'codigoError',
  'codigoErrorRegistro',
  'CodigoErrorRegistro',
  'exceptionCode',
  'validationErrorCode',
  'codice',
  'Codice',
  'codiceErrore',
  'ruleId',
  'ruleID',
  'rule_id',
  'rule',
  'ruleCode',
  'errorID',
  'error_code',
  'error',
  'id',
  'key',
  'reasonCode',
  'statusCode',
  'statusReasonCode',
  'faultCode',
  'funcCode',
] as const;
const SAID_MEMBERS = [
  'message',
  'Message',
  'description',
  'Description',
  'descripcion',
  'DescripcionErrorRegistro',
  'descripcionErrorRegistro',
  'errorDescription',
  'exceptionDescription',
  'MensajeIncidencia',
  'descrizione',
  'Descrizione',
  'text',
  'messageDetail',
  'details',
  'detail',
  'title',
  'suggerimento',
] as const;
const SEVERITY_MEMBERS = [
  'severity',
  'type',
  'level',
  'flag',
  'status',
  'errorLevel',
  'validationResultCode',
  'tipo',
] as const;
const PLACE_MEMBERS = [
  'location',
  'path',
  'xpath',
  'xpathLocation',
  'place',
  'tag',
  'pointer',
  'property',
  'field',
] as const;

/** The findings in objects of a JSON answer. */
export function signalsOfJson(objects: readonly ScannedObject[]): readonly Signal[] {
  const signals: Signal[] = [];
  for (const { words, under, offset } of objects) {
    const first = (names: readonly string[]) => {
      const name = names.find((one) => words.has(one));
      return name === undefined ? undefined : words.get(name)?.trim();
    };
    const code = first(CODE_MEMBERS);
    if (code === undefined || code === '' || code.length > 60) continue;
    const said = quoted(
      [first(SAID_MEMBERS), words.get('details')].filter((one, i, all) => all.indexOf(one) === i).join(' '),
    );
    const severity =
      severityOf(words.get('status')) === 'pass'
        ? 'pass'
        : (severityOf(first(SEVERITY_MEMBERS)) ?? severityUnder(under));
    const path = first(PLACE_MEMBERS);
    const place = path === undefined ? (said === undefined ? undefined : placeInWords(said)) : { path };
    signals.push({
      code,
      by: 'structure',
      offset,
      ...(severity && { severity }),
      ...(said !== undefined && { said }),
      ...(place && { place }),
    });
    if (signals.length >= REFUSAL_LIMITS.maxSignals) break;
  }
  return signals;
}

const severityUnder = (under: string | undefined) =>
  under === undefined ? undefined : severityOf(/^(info|warning|error)(?:Messages|s)?$/i.exec(under)?.[1]);

/** The codes in the words of a text, with their lines. */
export function signalsOfText(text: string, patterns: readonly RegExp[], by: 'form' | 'loose'): readonly Signal[] {
  const signals: Signal[] = [];
  for (const pattern of patterns) {
    let seen = 0;
    for (const found of text.matchAll(pattern)) {
      const code = found[1];
      if (code === undefined) continue;
      if (++seen > REFUSAL_LIMITS.maxSignals) break;
      const line = lineAround(text, found.index);
      const said = quoted(line);
      const severity = severityOf(/\b(warning|error|fatal|info)\b/i.exec(line)?.[1]);
      const place = said === undefined ? undefined : placeInWords(wordsAround(text, found.index));
      signals.push({
        code,
        by,
        offset: found.index,
        ...(severity && { severity }),
        ...(said !== undefined && { said }),
        ...(place && { place }),
      });
    }
  }
  return signals;
}

/** The line of an offset, or the nearby part of a long line. */
const lineAround = (text: string, offset: number): string => wordsAround(text, offset).split('\n', 1)[0] ?? '';

/** That line and the next one, where validators often write the place. */
function wordsAround(text: string, offset: number): string {
  const start = Math.max(0, offset - 200);
  const before = text.slice(start, offset);
  return (before.slice(before.lastIndexOf('\n') + 1) + text.slice(offset, offset + 400)).split('\n', 2).join('\n');
}

/** The statuses of the document in an answer, each weighted by its place. */
export function outcomesOf(
  authority: Authority,
  roots: readonly ScannedElement[],
  objects: readonly ScannedObject[],
): readonly FoundOutcome[] {
  const found: FoundOutcome[] = [];
  const names = new Set<string>();
  const values: { readonly name: string; readonly value: string }[] = [];
  const wanted = new Set(authority.outcomes.map(({ name }) => name));
  for (const { name, text } of everyElement(roots)) {
    names.add(name);
    const root = Object.hasOwn(authority.roots, name) ? authority.roots[name] : undefined;
    if (root) found.push({ outcome: root.outcome, from: 'root' });
    if (wanted.has(name)) values.push({ name, value: text.trim().toLowerCase() });
  }
  for (const { words, names: members } of objects) {
    for (const name of members) names.add(name);
    for (const [name, value] of words) if (wanted.has(name)) values.push({ name, value: value.trim().toLowerCase() });
  }
  for (const { name, means, beside } of authority.outcomes) {
    if (beside !== undefined && !names.has(beside)) continue;
    for (const one of values) {
      if (one.name !== name || !Object.hasOwn(means, one.value)) continue;
      found.push({ outcome: means[one.value] as RefusalOutcome, from: 'member' });
    }
  }
  return found;
}

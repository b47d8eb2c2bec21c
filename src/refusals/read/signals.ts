import type { Authority, RefusalOutcome, XmlFindings } from '../refusal-code.ts';
import { numberOf, placeInWords } from './place-in-words.ts';
import type { ScannedObject } from './scan-json.ts';
import { codeIn, isCodeKey, keyKind, looksLikeCode, type KeyKind } from './code-words.ts';
import { attributeOf, attributesOf, everyElement, textAt, type ScannedElement } from './scan-xml.ts';
import { quoted, REFUSAL_LIMITS, severityIn, severityOf, type FoundOutcome, type Signal } from './signal.ts';

/** The findings in elements of an XML answer. */
export function signalsOfXml(roots: readonly ScannedElement[], shapes: readonly XmlFindings[]): readonly Signal[] {
  const records = new Set(shapes.map(({ record }) => record));
  const signals: Signal[] = [];
  for (const element of everyElement(roots)) {
    if (!records.has(element.name)) continue;
    for (const shape of shapes) {
      if (shape.record !== element.name) continue;
      const signal = signalOfShape(element, shape);
      if (signal) signals.push(signal);
    }
    if (signals.length >= REFUSAL_LIMITS.maxSignals) break;
  }
  return signals;
}

function signalOfShape(element: ScannedElement, shape: XmlFindings): Signal | undefined {
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
  'errorMessage',
  'ErrorDetail',
  'shortDescription',
  'opis',
  'poruka',
  'reason',
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
    const first = (names: readonly string[], kind: KeyKind) =>
      (names.map((name) => words.get(name)).find((word) => word !== undefined) ?? wordOf(words, kind))?.trim();
    const code = codeOf(words);
    if (code === undefined || code === '' || code.length > 60) continue;
    const said = quoted(
      [first(SAID_MEMBERS, 'said'), words.get('details')].filter((text, i, all) => all.indexOf(text) === i).join(' '),
    );
    const severity =
      severityOf(words.get('status')) === 'pass'
        ? 'pass'
        : (severityOf(first(SEVERITY_MEMBERS, 'severity')) ?? severityUnder(under));
    const path = first(PLACE_MEMBERS, 'place');
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

/** The word of a member for codes: one that looks like a code comes first. */
function codeOf(words: ReadonlyMap<string, string>): string | undefined {
  const named = CODE_MEMBERS.flatMap((name) => words.get(name)?.trim() ?? []);
  const other = wordOf(words, 'code');
  return named.find((word) => codeIn(word) !== undefined) ?? (other && codeIn(other)) ?? named[0];
}

/** The word of the first member whose name is of a kind, in any language. */
function wordOf(words: ReadonlyMap<string, string>, kind: KeyKind): string | undefined {
  let seen = 0;
  for (const [name, word] of words) {
    if (++seen > 60) return undefined;
    if (kind === 'code' ? isCodeKey(name) || (name === 'status' && /^\d{3,5}$/.test(word)) : keyKind(name) === kind)
      return word;
  }
  return undefined;
}

/** Elements whose code names a party of the exchange, such as the recipient in a receipt. */
const PARTY = /^(?:destinatario|mittente|recipient|receiver|sender)$/i;

/** The codes in elements and attributes whose name says that they are codes, where no shape is known. */
export function codesOfXml(roots: readonly ScannedElement[], isKnown: (code: string) => boolean): readonly Signal[] {
  const signals: Signal[] = [];
  const ofParties = new Set<ScannedElement>();
  for (const element of everyElement(roots)) {
    const { offset, name, children, text } = element;
    if (PARTY.test(name)) for (const child of children) ofParties.add(child);
    if (PARTY.test(name) || ofParties.has(element)) continue;
    const members = new Map<string, string>([
      ...attributesOf(element),
      ...children.slice(0, 30).map((child) => [child.name, child.children.length === 0 ? child.text : ''] as const),
      ...(text.trim() === '' ? [] : [[name, text] as const]),
    ]);
    const [, given = ''] = [...members].find(([key, word]) => isCodeKey(key) && codeIn(word) !== undefined) ?? [];
    const code = codeIn(given);
    if (code === undefined || !(isKnown(code) || looksLikeCode(code))) continue;
    const said = quoted(SAID_MEMBERS.flatMap((key) => members.get(key) ?? [])[0] ?? wordOf(members, 'said'));
    const severity = severityOf(wordOf(members, 'severity'));
    const place = placeInWords([wordOf(members, 'place'), said].filter((part) => part !== undefined).join(' '));
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
      signals.push(signalAt(text, found.index, code, by));
    }
  }
  return signals;
}

/** A code at an offset of a text, with its line. */
export function signalAt(text: string, offset: number, code: string, by: 'form' | 'loose' | 'rule'): Signal {
  const line = lineAround(text, offset);
  const said = quoted(line);
  const severity = severityIn(line);
  const place = said === undefined ? undefined : placeInWords(wordsAround(text, offset));
  return {
    code,
    by,
    offset,
    ...(severity && { severity }),
    ...(said !== undefined && { said }),
    ...(place && { place }),
  };
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
  for (const element of everyElement(roots)) {
    const { name, text } = element;
    names.add(name);
    for (const name of wanted) {
      const value = attributeOf(element, name);
      if (value !== undefined) values.push({ name, value: value.trim().toLowerCase() });
    }
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
    for (const value of values) {
      if (value.name !== name || !Object.hasOwn(means, value.value)) continue;
      found.push({ outcome: means[value.value] as RefusalOutcome, from: 'member' });
    }
  }
  return found;
}

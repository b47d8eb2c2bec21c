import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Fault } from '../../engine/index.ts';
import { newFault, wordingOf } from '../../engine/values.ts';
import { importXml } from '../../formats/reading/import-xml.ts';
import type { FileFault, ImportRequest, ImportResult } from '../../formats/reading/importer.ts';
import type { RuleSet } from '../../formats/rule-sets/rule-set.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import type { Verdict } from '../../formats/verdicts/verdict.ts';
import { verdictFault } from '../../formats/verdicts/verdict-faults.ts';
import { fixesOf as fixesIn, type VerdictFix } from '../../formats/verdicts/verdict-fixes.ts';
import { xmlPlaces } from '../../formats/xml/xml-places.ts';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import type { Span } from '../../language/syntax/tree.ts';
import { isTooLong, LONGEST_XML } from '../is-xml.ts';
import type { MarkedText, Scope } from '../judged.ts';
import { lspMessages } from '../messages.ts';

/** A fault of an XML invoice with its fixes. */
export interface XmlMark {
  readonly span: Span;
  readonly fault: Fault;
  readonly fixes: readonly VerdictFix[];
  readonly syntax?: never;
}

type Judging = Pick<Scope, 'engine' | 'context' | 'ownRules' | 'destination'>;

/** An XML invoice with its faults. */
export interface JudgedXml extends MarkedText {
  readonly marks: readonly XmlMark[];
  /** Undefined if it cannot be read. */
  readonly read: ImportResult | undefined;
}

/** Judges a text if it is an invoice or a response to one; other XML, such as an order, is ignored. */
export function judgeXmlText(document: TextDocument, scope: Judging): JudgedXml | undefined {
  const text = document.getText();
  if (!isXmlInvoice(text)) return undefined;
  const judged = isTooLong(document) ? notJudged() : judgedXml(text, scope);
  if (judged.marks.some(({ fault }) => fault.code === 'ASSAY-XML-FORMAT')) return undefined;
  return { document, version: document.version, ...judged };
}

/** Says that the text was not judged, so that an empty list is not taken for a pass. */
function notJudged(): Pick<JudgedXml, 'marks' | 'read'> {
  const fault = newFault('input', 'ASSAY-XML-LIMIT', [], lspMessages.xmlTooLong({ most: LONGEST_XML / 1e6 }), {
    severity: 'warning',
  });
  return { read: undefined, marks: [{ span: { start: 0, end: 0 }, fault, fixes: [] }] };
}

/** The findings of `POST /v0/import`, and those for the destination if one is set. */
export function judgedXml(text: string, scope: Judging): Pick<JudgedXml, 'marks' | 'read'> {
  const { engine, context, ownRules, destination } = scope;
  const readBy = (asked: Omit<ImportRequest, 'data'>, own: readonly RuleSet[]) =>
    importXml({ data: text, ...asked }, engine, context, [...RULE_SETS, ...own]);
  const outcome = readBy({}, ownRules ? [ownRules] : []);
  if (!outcome.ok) return { read: undefined, marks: outcome.faults.map((fault) => fileMark(text, fault)) };
  const going = destination?.file(outcome.value, ({ judge, own }) => {
    const again = readBy({ judge }, own);
    return again.ok ? again.value : undefined;
  });
  const { read, verdict: line } = going ?? { read: outcome.value, verdict: undefined };
  const placeOf = xmlPlaces(text);
  const fixesOf = fixesIn(text, read.verdicts);
  const marks = [
    ...read.faults.map((fault) => fileMark(text, fault)),
    ...read.verdicts.map((verdict) => verdictMark(verdict, placeOf(verdict.places[0] ?? ''), fixesOf)),
    ...(line ? [{ span: { start: 0, end: 0 }, fault: line, fixes: [] }] : []),
  ];
  return { read, marks };
}

function verdictMark(verdict: Verdict, span: Span, fixesOf: ReturnType<typeof fixesIn>): XmlMark {
  return { span, fault: verdictFault(verdict, verdict.places), fixes: fixesOf(verdict, span) };
}

function fileMark(text: string, fault: FileFault): XmlMark {
  const { code, description, phrase, values, offset: start } = fault;
  const severity = 'severity' in fault ? fault.severity : 'error';
  return {
    span: { start, end: Math.min(start + 1, text.length) },
    fault: newFault('input', code, [], wordingOf(description, phrase, values), { severity }),
    fixes: [],
  };
}

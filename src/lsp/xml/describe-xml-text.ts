import type { CompletionItem, DocumentSymbol, Hover } from 'vscode-languageserver';
import { CompletionItemKind, InsertTextFormat, MarkupKind, SymbolKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { describePlace, xmlTerms, type DescribedPlace, type XmlTerms } from '../../formats/explain/describe-xml.ts';
import { nationalList } from '../../formats/explain/national-codes.ts';
import { outlineXml, type OutlinedElement } from '../../formats/explain/outline-xml.ts';
import { codeNamer, codeSpan, placeInMarkdown, type PlaceTexts } from '../../formats/explain/place-in-markdown.ts';
import { brief, MOST_SYMBOLS } from '../../language/language-service.ts';
import { namesIn } from '../../formats/national/every-national-name.ts';
import { nameFor } from '../../formats/names/name-table.ts';
import { everyNationalTable } from '../../formats/national/every-national-table.ts';
import { ciiStructure } from '../../formats/structure/cii-structure.ts';
import { elementsAt } from '../../formats/structure/complete-element.ts';
import { isElementBegun } from '../../formats/structure/element-begun.ts';
import { elementSnippet } from '../../formats/structure/element-snippet.ts';
import { ublStructure } from '../../formats/structure/ubl-structure.ts';
import { rangeOf } from '../diagnostics.ts';
import { isTooLong } from '../is-xml.ts';
import type { Scope } from '../judged.ts';

/** The content models of all formats; the first with the root element of a text counts. */
const STRUCTURES = [ublStructure, ciiStructure, ...everyNationalTable().map(({ structure }) => structure)];

interface ReadText {
  readonly version: number;
  readonly terms: XmlTerms | undefined;
}

const readTexts = new WeakMap<TextDocument, ReadText>();

/** The elements of an XML invoice with their terms. The text is read once per version, and not judged. */
function termsIn(document: TextDocument): XmlTerms | undefined {
  const { version } = document;
  let known = readTexts.get(document);
  if (known?.version !== version) {
    known = {
      version,
      terms: isTooLong(document) ? undefined : xmlTerms(document.getText(), nationalList, namesIn(document.getText())),
    };
    readTexts.set(document, known);
  }
  return known.terms;
}

/** Describes an offset of an XML invoice. */
function placeAt(document: TextDocument, offset: number): DescribedPlace | undefined {
  const terms = termsIn(document);
  return terms && describePlace(terms, offset);
}

type Saying = Pick<Scope, 'say' | 'locale'>;

const textsOf = ({ say, locale }: Saying): PlaceTexts => ({ text: say, code: (_, name) => name, locale });

/** The terms of an element or attribute, and the meaning of its code. */
export function hoverInXml(document: TextDocument, offset: number, scope: Saying): Hover | null {
  const place = placeAt(document, offset);
  const value = place ? placeInMarkdown(document.getText(), place, textsOf(scope)).join('\n\n') : '';
  if (!place || value === '') return null;
  return { range: rangeOf({ document }, place), contents: { kind: MarkupKind.Markdown, value } };
}

/** The elements allowed behind a `<` at an offset, or the codes of the value there. */
export function proposalsInXml(
  document: TextDocument,
  offset: number,
  scope: Saying,
  snippets: boolean,
): CompletionItem[] {
  const text = document.getText();
  if (!isElementBegun(text, offset)) return codesInXml(document, offset, scope);
  const found = isTooLong(document) ? undefined : elementsAt(text, offset, STRUCTURES, namesIn(text));
  if (!found) return [];
  const range = rangeOf({ document }, found);
  return found.choices.map((choice, index) => ({
    label: choice.name,
    kind: CompletionItemKind.Struct,
    ...(choice.called && described(nameFor(choice.called, scope.locale))),
    filterText: `<${choice.name}`,
    sortText: String(index).padStart(4, '0'),
    insertTextFormat: snippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    textEdit: { range, newText: snippets ? elementSnippet(choice) : withoutStops(elementSnippet(choice)) },
  }));
}

/** The text of a snippet for an editor that has none. Names and fixed values have no dollar sign. */
const withoutStops = (snippet: string): string => snippet.replace(/\$\d+/g, '');

/** What stands beside a proposal. */
const described = (description: string) => ({ labelDetails: { description }, detail: description });

/** The codes allowed at an offset. */
function codesInXml(document: TextDocument, offset: number, scope: Saying): CompletionItem[] {
  const place = placeAt(document, offset);
  const span = place && codeSpan(document.getText(), place, offset);
  if (!place?.codes || !span) return [];
  const name = codeNamer(place.codes, textsOf(scope));
  const range = rangeOf({ document }, span);
  return place.codes.codes.map((code) => {
    const description = name(code);
    return {
      label: code,
      kind: CompletionItemKind.EnumMember,
      ...(description !== undefined && described(description)),
      filterText: code,
      insertTextFormat: InsertTextFormat.PlainText,
      textEdit: { range, newText: code },
    };
  });
}

/** The elements of an invoice, with their terms and values. */
export function symbolsInXml(document: TextDocument, { say }: Pick<Scope, 'say'>): DocumentSymbol[] {
  const terms = termsIn(document);
  const symbolOf = ({ name, value, terms: described, children, ...span }: OutlinedElement): DocumentSymbol => {
    const range = rangeOf({ document }, span);
    const named = described.map(({ id, name: term, phrase }) => `${id} ${say(term, { code: phrase })}`);
    return {
      name,
      detail: [...(value === '' ? [] : [brief(value)]), ...named].join(' · '),
      kind: children.length > 0 ? SymbolKind.Object : SymbolKind.Field,
      range,
      selectionRange: range,
      children: children.map(symbolOf),
    };
  };
  return terms ? [symbolOf(outlineXml(terms, MOST_SYMBOLS))] : [];
}

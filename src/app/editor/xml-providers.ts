import { foreignFormat } from '../../language/syntax/foreign-format.ts';
import type { ElementChoices } from '../../formats/structure/complete-element.ts';
import { isElementBegun } from '../../formats/structure/element-begun.ts';
import { elementSnippet } from '../../formats/structure/element-snippet.ts';
import type { DescribedPlace } from '../../formats/explain/describe-xml.ts';
import { nameFor } from '../../formats/names/name-table.ts';
import { isSource, xmlTextsOf } from './document-state.ts';
import { locale } from '../texts/live.ts';
import { codeName, saidText } from '../texts/said.ts';
import { rangeOf } from './markers.ts';
import { monaco } from './monaco.ts';

type Model = monaco.editor.ITextModel;
type Describe = (offset: number) => DescribedPlace | undefined;

interface Described {
  readonly version: number;
  readonly text: string;
  readonly describe: Describe | undefined;
}

/** Names of codes are large, and no first visit needs them. */
const loadPlaceTexts = () => import('../../formats/explain/place-in-markdown.ts');

const described = new WeakMap<Model, Described>();

/**
 * The terms at the places of the text at the time of the call. The text may have changed by the time of the answer, but
 * Monaco applies an answer to the text that it asked about. Read once per version. The tables of the formats load at
 * the first use.
 */
async function placesOf(model: Model): Promise<Described> {
  const version = model.getVersionId();
  const text = model.getValue();
  const [{ describePlace, xmlTerms }] = await Promise.all([
    import('../../formats/explain/describe-xml.ts'),
    xmlTextsOf(model),
  ]);
  const known = described.get(model);
  if (known?.version === version) return known;
  const terms = isOfTerms(text) ? xmlTerms(text) : await nationalTermsOf(text);
  const made = { version, text, describe: terms && ((offset: number) => describePlace(terms, offset)) };
  if (!known || known.version < version) described.set(model, made);
  return made;
}

/** Whether a text has the terms of EN 16931. Formats of authorities have members of a document instead. */
const isOfTerms = (text: string): boolean => ['ubl', 'cii'].includes(foreignFormat(text)?.kind ?? '');

const nationalTermsOf = async (text: string) =>
  (await import('../../formats/national/national-places.ts')).nationalTerms(text);

monaco.languages.registerHoverProvider('xml', {
  async provideHover(model, position) {
    if (!isSource(model)) return undefined;
    const offset = model.getOffsetAt(position);
    const { text, describe } = await placesOf(model);
    const place = describe?.(offset);
    if (!place) return undefined;
    const { placeInMarkdown } = await loadPlaceTexts();
    if (model.isDisposed()) return undefined;
    const contents = placeInMarkdown(text, place, texts()).map((value) => ({ value }));
    if (contents.length === 0) return undefined;
    return { range: rangeOf(model, place), contents };
  },
});

/**
 * In longer texts typing a figure does not open suggestions, because each request parses the text again. In UTF-16 code
 * units.
 */
const PROMPT = 400_000;

monaco.languages.registerCompletionItemProvider('xml', {
  // Monaco asks for suggestions by itself at the start of a word, but does not count a number as a word.
  triggerCharacters: ['<', '>', '"', ...'0123456789'],
  async provideCompletionItems(model, position, { triggerKind }) {
    const asked = triggerKind === monaco.languages.CompletionTriggerKind.Invoke;
    if (!isSource(model) || (!asked && model.getValueLength() > PROMPT)) return { suggestions: [] };
    const offset = model.getOffsetAt(position);
    const elements = await elementProposals(model, offset);
    if (elements) return elements;
    const { text, describe } = await placesOf(model);
    const place = describe?.(offset);
    const { codeNamer, codeSpan } = await loadPlaceTexts();
    const span = place && codeSpan(text, place, offset);
    if (!place?.codes || !span || model.isDisposed()) return { suggestions: [] };
    const { codes } = place;
    // Monaco needs a range on one line.
    const range = rangeOf(model, span);
    const name = codeNamer(codes, texts());
    return {
      suggestions: codes.codes.map((code) => ({
        label: { label: code, description: name(code) ?? '' },
        kind: monaco.languages.CompletionItemKind.EnumMember,
        insertText: code,
        filterText: code,
        range,
      })),
    };
  },
});

/** The elements that may be written behind a `<`; undefined elsewhere. */
async function elementProposals(model: Model, offset: number): Promise<monaco.languages.CompletionList | undefined> {
  const text = model.getValue();
  if (!isElementBegun(text, offset)) return undefined;
  const found = await elementsOf(text, offset);
  if (!found || model.isDisposed()) return { suggestions: [] };
  const range = rangeOf(model, found);
  return {
    suggestions: found.choices.map((choice, index) => ({
      label: { label: choice.name, description: choice.called ? nameFor(choice.called, locale()) : '' },
      kind: monaco.languages.CompletionItemKind.Struct,
      insertText: elementSnippet(choice),
      insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet,
      filterText: `<${choice.name}`,
      sortText: String(index).padStart(4, '0'),
      range,
    })),
  };
}

/** By the schema of the text's own format, which loads when it is first needed. */
async function elementsOf(text: string, offset: number): Promise<ElementChoices | undefined> {
  const kind = foreignFormat(text)?.kind;
  if (kind === 'cii') return (await import('../../formats/structure/cii-elements.ts')).elementsOfText(text, offset);
  if (kind === 'ubl') return (await import('../../formats/structure/ubl-elements.ts')).elementsOfText(text, offset);
  return (await import('../../formats/national/national-elements.ts')).elementsOfText(text, offset);
}

const texts = () => ({ text: saidText, code: codeName, locale: locale() });

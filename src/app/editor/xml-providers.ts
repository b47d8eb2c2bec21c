import type { DescribedPlace } from '../../formats/describe-xml.ts';
import { codeNamer, codeSpan, toldPlace } from '../../formats/tell-place.ts';
import { isSource, xmlTextsOf } from './document-state.ts';
import { locale } from '../texts/live.ts';
import { saidCode, saidText } from '../texts/said.ts';
import { rangeOf } from './markers.ts';
import { monaco } from './monaco.ts';

type Model = monaco.editor.ITextModel;
type Describe = (offset: number) => DescribedPlace | undefined;

interface Described {
  readonly version: number;
  readonly text: string;
  readonly describe: Describe | undefined;
}

const described = new WeakMap<Model, Described>();

/**
 * What stands at the places of the text as it is when this is asked, which may be another one by the time of the answer: Monaco takes
 * an answer for what it asked about. Read once per version. The tables of the formats come when first asked for.
 */
async function placesOf(model: Model): Promise<Described> {
  const version = model.getVersionId();
  const text = model.getValue();
  const [{ describePlace, xmlTerms }] = await Promise.all([import('../../formats/describe-xml.ts'), xmlTextsOf(model)]);
  const known = described.get(model);
  if (known?.version === version) return known;
  const terms = xmlTerms(text);
  const made = { version, text, describe: terms && ((offset: number) => describePlace(terms, offset)) };
  if (!known || known.version < version) described.set(model, made);
  return made;
}

monaco.languages.registerHoverProvider('xml', {
  async provideHover(model, position) {
    if (!isSource(model)) return undefined;
    const offset = model.getOffsetAt(position);
    const { text, describe } = await placesOf(model);
    const place = describe?.(offset);
    if (!place || model.isDisposed() || place.terms.length === 0) return undefined;
    const contents = toldPlace(text, place, told()).map((value) => ({ value }));
    return { range: rangeOf(model, place), contents };
  },
});

/** In longer texts no figure brings proposals by itself, for each look reads the text anew. In UTF-16 code units. */
const PROMPT = 400_000;

monaco.languages.registerCompletionItemProvider('xml', {
  // Monaco asks for proposals by itself where a word begins, and takes no number for one.
  triggerCharacters: ['>', '"', ...'0123456789'],
  async provideCompletionItems(model, position, { triggerKind }) {
    const asked = triggerKind === monaco.languages.CompletionTriggerKind.Invoke;
    if (!isSource(model) || (!asked && model.getValueLength() > PROMPT)) return { suggestions: [] };
    const offset = model.getOffsetAt(position);
    const { text, describe } = await placesOf(model);
    const place = describe?.(offset);
    const span = place && codeSpan(text, place, offset);
    if (!place?.codes || !span || model.isDisposed()) return { suggestions: [] };
    const { codes } = place;
    // Monaco wants a place on one line.
    const range = rangeOf(model, span);
    const name = codeNamer(codes, told());
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

const told = () => ({ text: saidText, code: saidCode, locale: locale() });

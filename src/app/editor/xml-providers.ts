import type { DescribedPlace } from '../../formats/describe-xml.ts';
import { isSource, xmlTextsOf } from './document-state.ts';
import { locale } from '../texts/live.ts';
import { saidCode, saidText } from '../texts/said.ts';
import { rangeOf } from './markers.ts';
import { monaco } from './monaco.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

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
  const [{ describeXml }] = await Promise.all([import('../../formats/describe-xml.ts'), xmlTextsOf(model)]);
  const known = described.get(model);
  if (known?.version === version) return known;
  const made = { version, text, describe: describeXml(text) };
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
    const contents = place.terms.map(({ id, name, description }) => ({
      value: `**${id}** ${saidText(name, { code: `term.${id}` })}  \n${saidText(description, { code: `term.${id}.meaning` })}`,
    }));
    const code = text.slice(place.value.start, place.value.end).trim();
    const called = place.codes && nameIn(place.codes)(code);
    return {
      range: rangeOf(model, place),
      contents: called ? [...contents, { value: `\`${code}\` ${called}` }] : contents,
    };
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
    const { codes, value } = describe?.(offset) ?? {};
    if (!codes || !value || model.isDisposed() || offset < value.start || offset > value.end)
      return { suggestions: [] };
    const range = rangeOf(model, codeSpan(text, value, offset));
    const name = nameIn(codes);
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

/** What a proposal takes the place of: the code without blanks around it, for Monaco wants a place on one line. */
function codeSpan(text: string, { start, end }: Span, offset: number): Span {
  const written = text.slice(start, end);
  const from = start + written.length - written.trimStart().length;
  const to = start + written.trimEnd().length;
  return from <= offset && offset <= to ? { start: from, end: to } : { start: offset, end: offset };
}

/** Names of a list, and those of countries and currencies that the browser knows. */
function nameIn({ list, names }: NonNullable<DescribedPlace['codes']>): (code: string) => string | undefined {
  const type = list === 'COUNTRIES' ? 'region' : list === 'CURRENCIES' ? 'currency' : undefined;
  if (!type) {
    return (code) => {
      const name = names.get(code);
      return name === undefined ? undefined : saidCode(name);
    };
  }
  const known = new Intl.DisplayNames([locale()], { type, fallback: 'none' });
  return (code) => (/^[A-Z]{2,3}$/.test(code) ? known.of(code) : undefined);
}

import type { MessageValue, PathStep } from '../../../engine/index.ts';
import { parsePath } from '../../../engine/values.ts';
import { worded, type Knowledge } from '../../../language/knowledge/knowledge.ts';
import { firstText, schemaAt } from '../../../language/knowledge/schema-walk.ts';
import { languageMessages } from '../../../language/messages.ts';
import { nameOf, type Mending } from '../../../language/fixes/mending.ts';
import type { Problem, ProblemFix } from '../../api/problem.ts';
import { saidText } from '../../texts/said.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import { elementWords, xmlTitle } from './xml-words.ts';

/** The name in words of the value at a path. */
export type NameAt = (path: string) => string;

/** Titles that say too little without that of the object around the value. */
const BARE: ReadonlySet<string> = new Set(['Code', 'Name', 'Number', 'Address', 'Text', 'Key', 'Type']);

/** A value by the titles of the schema: the object of the document that it is in, and its own name. */
export function nameInWords(path: string, knowledge: Knowledge): string {
  if (path.startsWith('/')) return elementWords(path);
  const own = path.replace(/^\$\.doc\b/, '$');
  const [block, index, ...rest] = parsePath(own);
  const title = titleOf(own, knowledge);
  if (block === 'lines' && typeof index === 'number') {
    const line = panelsTexts.line(index + 1);
    return rest.length === 0 ? line : panelsTexts.within(line, title);
  }
  // A name of its own needs no block, unless it belongs to a party.
  if (ownName(parsePath(own)) !== undefined && (block === 'payment' || block === 'preceding')) return title;
  const around = block === undefined ? title : worded(knowledge, titleAt([block], knowledge));
  return index === undefined || title.startsWith(around) ? title : panelsTexts.within(around, title);
}

/** The title of a value, with that of the object around it where its own says too little. */
export function titleOf(path: string, knowledge: Knowledge): string {
  const steps = parsePath(path);
  const named = ownName(steps);
  if (named !== undefined) return named;
  const own = titleAt(steps, knowledge);
  if (!BARE.has(own)) return worded(knowledge, own);
  const above = steps.slice(0, -1);
  while (typeof above.at(-1) === 'number') above.pop();
  const said = worded(knowledge, own);
  return above.length === 0 ? said : panelsTexts.within(worded(knowledge, titleAt(above, knowledge)), said);
}

/** What people call a value, by its member and the one around it. */
function ownName(steps: readonly PathStep[]): string | undefined {
  const names: Readonly<Record<string, string>> = panelsTexts.valueNames;
  const key = steps
    .filter((step) => typeof step === 'string')
    .slice(-2)
    .join('.');
  return typeof steps.at(-1) === 'string' && Object.hasOwn(names, key) ? names[key] : undefined;
}

/** The title in English. */
function titleAt(steps: readonly PathStep[], knowledge: Knowledge): string {
  const title = firstText(schemaAt(knowledge.bundle, steps), 'title');
  const named = steps.findLast((step) => typeof step === 'string');
  return title ?? String(named ?? '').replaceAll(/[_-]/g, ' ');
}

const TITLES = {
  'language.addNamed': (path: string) => languageMessages.addNamed({ path }),
  'language.chooseNamed': (path: string) => languageMessages.chooseNamed({ path }),
  'language.fillIn': (path: string) => languageMessages.fillIn({ path }),
} as const;

/** What a fix does, with its value named in words. */
export function fixTitle(fix: Mending | ProblemFix, nameAt: NameAt): string {
  const { phrase = '', values = {}, title } = fix;
  const member = values['path'] ?? values['name'];
  const place = typeof member === 'string' ? placeOf(member, fix) : undefined;
  const [field] = fix.ask?.form ?? [];
  const added = values['element'];
  if (/^(?:xml-rule|structure)[.]/.test(phrase) && typeof added === 'string' && field) {
    const element = nameAt(phrase === 'structure.addElement' ? elementIn(field.place, added) : field.place);
    return saidText(
      title.replace(/`[^`]*`/, () => element),
      { phrase, values: { ...values, element } },
    );
  }
  if (typeof member !== 'string' || place === undefined) return xmlTitle(saidText(title, fix), phrase, added);
  const name = nameAt(place);
  // The value that is added keeps its own message.
  if (phrase === 'language.addWith')
    return saidText(
      title.replace(member, () => name),
      { phrase, values: { ...values, name } },
    );
  if (!Object.hasOwn(TITLES, phrase)) return xmlTitle(saidText(title, fix), phrase);
  const message = TITLES[phrase as keyof typeof TITLES](name);
  return saidText(message.text, message);
}

/** The place of an added element, of which a value within it is asked for. */
function elementIn(place: string, added: string): string {
  const steps = place.split('/');
  const at = steps.findLastIndex((step) => step.startsWith(`${added.replaceAll('`', '')}[`));
  return steps.slice(0, at + 1).join('/');
}

/** How the values of XML are named if a form asks for one alone: the term that is missing, where it has a translation. */
export function namesOfTerm(
  nameAt: NameAt,
  { ask }: Mending | ProblemFix,
  { terms = [], values = {} }: Pick<Problem, 'terms' | 'values'>,
): NameAt {
  const [term, other] = terms;
  const [field, more] = ask?.form ?? [];
  if (term === undefined || other !== undefined || more || !field?.place.startsWith('/')) return nameAt;
  const phrase = phraseIn(Object.values(values), `term.${term}`) ?? `term.${term}`;
  return (path) => saidText(nameAt(path), { phrase });
}

/** The code that names a term in the values of a message, where it also says what the tax is called: `term.BT-31.GST`. */
function phraseIn(values: readonly MessageValue[], term: string): string | undefined {
  for (const value of values) {
    if (typeof value !== 'object') continue;
    const isMessage = 'phrase' in value;
    if (isMessage && value.phrase.startsWith(`${term}.`)) return value.phrase;
    const phrase = phraseIn(isMessage ? Object.values(value.values ?? {}) : value, term);
    if (phrase !== undefined) return phrase;
  }
  return undefined;
}

/** The place of the member that the title of a fix names. */
function placeOf(member: string, { edits, ask }: Mending | ProblemFix): string | undefined {
  const places = [ask?.place ?? '', ...edits.map(({ path }) => path), ...(ask?.form ?? []).map(({ place }) => place)];
  for (const place of places) {
    const steps = place.split('.');
    const at = steps.findLastIndex((step) => nameOf(step) === member);
    if (at > 0) return steps.slice(0, at + 1).join('.');
  }
  return undefined;
}

/** The label of a value in a form whose title names the object around it. */
export function labelWithin(name: string, around: string): string {
  const end = panelsTexts.within('', '');
  const [parts, known] = [name.split(end), around.split(end)];
  const same = parts.findIndex((part, index) => part !== known[index]);
  return parts.slice(same < 0 ? -1 : same).join(end);
}

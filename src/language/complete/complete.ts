import { choicesAt } from '../knowledge/choices-at.ts';
import { describeDocument } from '../knowledge/describe-document.ts';
import type { DocumentDescription } from '../knowledge/describe-document.ts';
import { definitionsOf, extensionChoices } from '../knowledge/extension-choices.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { fieldsOf, firstText, schemaAt } from '../knowledge/schema-walk.ts';
import type { Choice, Field } from '../knowledge/schema-walk.ts';
import type { Step } from '../syntax/path.ts';
import type { Span, SyntaxTree, TextEdit } from '../syntax/tree.ts';
import { commasAround } from './commas.ts';
import { placeAt } from './cursor-place.ts';
import type { Place } from './cursor-place.ts';
import { fieldSnippet, literalSnippet } from './snippets.ts';

/** One thing that could be written at the cursor. */
export interface Proposal {
  readonly kind: 'field' | 'value' | 'extension';
  readonly label: string;
  /** What it is, in words. */
  readonly detail: string;
  readonly documentation?: string;
  /** What the proposal takes the place of. */
  readonly span: Span;
  /** In the snippet syntax of editors: `$0` is where the cursor goes, `\n` and `\t` follow the text's own layout. */
  readonly snippet: string;
  /** What the typed characters are compared with. */
  readonly filter: string;
  readonly sort: string;
  /** Edits elsewhere that the proposal needs: the comma after the entry before. */
  readonly alongside: readonly TextEdit[];
  /** After this one is taken, proposals for its value are wanted at once. */
  readonly continues: boolean;
}

/** What could be written at an offset, best first: input fields before calculated ones, which are never asked for. */
export function complete(tree: SyntaxTree, offset: number, knowledge: Knowledge): readonly Proposal[] {
  const place = placeAt(tree, offset);
  if (!place) return [];
  const document = describeDocument(tree);
  const steps = document.base.every((step, index) => place.steps[index] === step)
    ? place.steps.slice(document.base.length)
    : undefined;
  if (!steps) return [];
  return place.kind === 'key'
    ? keyProposals(tree, place, steps, knowledge, document)
    : valueProposals(tree, place, steps, knowledge, document);
}

function keyProposals(
  tree: SyntaxTree,
  place: Place & { kind: 'key' },
  steps: readonly Step[],
  knowledge: Knowledge,
  document: DocumentDescription,
): readonly Proposal[] {
  const present = new Set(
    place.object.members.filter(({ key }) => key.end !== place.span.end).map(({ key }) => key.value),
  );
  const { before, after } = commasAround(tree, place.span);
  const tail = place.nameOnly ? '' : after;
  const alongside = place.nameOnly ? [] : before;
  const quoted = tree.text.charAt(place.span.start) === '"';
  const propose = (
    name: string,
    rest: Pick<Proposal, 'kind' | 'detail' | 'sort'>,
    value: string,
    words?: string,
  ): Proposal => ({
    ...rest,
    label: name,
    ...(words === undefined ? {} : { documentation: words }),
    span: place.span,
    snippet: literalSnippet(JSON.stringify(name)) + (place.nameOnly ? '' : `: ${value}${tail}`),
    filter: quoted ? JSON.stringify(name) : name,
    alongside,
    continues: !place.nameOnly && value === '"$0"',
  });
  if (steps.at(-1) === 'ext') {
    return extensionChoices(definitionsOf(knowledge, document))
      .filter(({ value }) => !present.has(value))
      .map(({ value, name, description }) =>
        propose(value, { kind: 'extension', detail: name, sort: value }, '"$0"', description),
      );
  }
  const fields =
    steps.length === 0
      ? withSchema(fieldsOf(schemaAt(knowledge.bundle, steps)))
      : fieldsOf(schemaAt(knowledge.bundle, steps));
  return fields
    .filter(({ name }) => !present.has(name))
    .map((field, index) => {
      const chain = schemaAt(knowledge.bundle, [...steps, field.name]);
      const detail = firstText(chain, 'title') ?? field.name;
      const rank = `${field.calculated ? 2 : field.required ? 0 : 1}${String(index).padStart(3, '0')}`;
      const words = firstText(chain, 'description');
      return propose(
        field.name,
        { kind: 'field', detail: field.calculated ? `${detail} (calculated)` : detail, sort: rank },
        fieldSnippet(knowledge.bundle, [...steps, field.name]),
        words,
      );
    });
}

// Published schemas leave `$schema` out of a document's own fields, though every document begins with it.
function withSchema(fields: readonly Field[]): readonly Field[] {
  if (fields.some(({ name }) => name === '$schema')) return fields;
  const schema: Field = { name: '$schema', schema: { title: 'Schema' }, calculated: false, required: true };
  return [schema, ...fields];
}

function valueProposals(
  tree: SyntaxTree,
  place: Place & { kind: 'value' },
  steps: readonly Step[],
  knowledge: Knowledge,
  document: DocumentDescription,
): readonly Proposal[] {
  const inList = typeof steps.at(-1) === 'number';
  const { before, after } = commasAround(tree, place.span);
  const current = tree.text.slice(place.span.start, place.span.end);
  const make = (choice: Choice, index: number): Proposal => ({
    kind: 'value',
    label: choice.value,
    detail: choice.name,
    ...(choice.description === undefined ? {} : { documentation: choice.description }),
    span: place.span,
    snippet: literalSnippet(JSON.stringify(choice.value)) + (inList || current === '' ? after : ''),
    // The name counts too: typing "Spain" finds `ES`.
    filter: `${current.startsWith('"') ? '"' : ''}${choice.value} ${choice.name}`,
    sort: String(index).padStart(4, '0'),
    alongside: inList ? before : [],
    continues: false,
  });
  const choices = choicesAt(knowledge, document, steps);
  if (choices.length > 0) return choices.map(make);
  const chain = schemaAt(knowledge.bundle, steps);
  if (current !== '') return [];
  const skeleton = fieldSnippet(knowledge.bundle, steps);
  if (skeleton === '"$0"') return [];
  const title = firstText(chain, 'title') ?? firstText(chain, 'type') ?? 'value';
  const snippet = skeleton + after;
  return [{ ...make({ value: title, name: 'Insert' }, 0), snippet, filter: title }];
}

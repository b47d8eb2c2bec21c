import { choicesAt } from '../knowledge/choices-at.ts';
import type { DocumentDescription } from '../knowledge/describe-document.ts';
import { definitionsOf, extensionChoices } from '../knowledge/extension-choices.ts';
import { worded } from '../knowledge/knowledge.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { rankChoices } from '../knowledge/rank-choices.ts';
import { fieldsOf, firstText, schemaAt } from '../knowledge/schema-walk.ts';
import type { Choice, Field } from '../knowledge/schema-walk.ts';
import { formatPath } from '../../engine/values.ts';
import type { PathStep } from '../../engine/index.ts';
import type { Span, TextEdit } from '../syntax/tree.ts';
import { neededAt, shapeAt } from './snippets.ts';
import type { NeededMember, Shape } from './snippets.ts';
import type { Wording } from '../../engine/index.ts';
import { languageMessages } from '../messages.ts';

/** One proposal for the cursor. */
export interface Proposal {
  readonly kind: 'field' | 'value' | 'extension';
  readonly label: string;
  /** A short description. */
  readonly detail: string;
  readonly documentation?: string;
  /** The text that the proposal replaces. */
  readonly span: Span;
  /**
   * In the snippet syntax of editors: `$0` is the place of the cursor. In JSON, `\n` and `\t` follow the layout of the
   * text; in YAML, every further line has the spaces that it needs.
   */
  readonly snippet: string;
  /** The text that the typed characters are matched against. */
  readonly filter: string;
  readonly sort: string;
  /** Edits that the proposal needs elsewhere, such as the comma after the previous entry. */
  readonly alongside: readonly TextEdit[];
  /** Once this proposal is accepted, the editor opens completion for its value. */
  readonly continues: boolean;
}

/** A proposal in the notation of the text; its snippet replaces the span of the site. */
export interface Writing {
  readonly snippet: string;
  readonly alongside: readonly TextEdit[];
  /** The quote at the start of the span, or empty. */
  readonly quote: string;
}

/** The place of a proposal, and how the notation writes it there. */
export interface Site {
  /** Steps from the document's body to the object that needs a name, or to the value. */
  readonly steps: readonly PathStep[];
  readonly span: Span;
}

export interface KeySite extends Site {
  /** Names that the object already has. */
  readonly present: ReadonlySet<string>;
  /** Only the name is needed: the value exists. */
  readonly nameOnly: boolean;
  /** `members` are those that an object needs. */
  readonly write: (name: string, shape: Shape, members: readonly NeededMember[]) => Writing;
}

export interface ValueSite extends Site {
  readonly write: (value: string) => Writing;
  /** Writes an empty value of a shape; absent if there is a value or none may begin here. */
  readonly open?: (shape: Shape) => Writing;
}

/**
 * Names for an object: those that the engine reported as missing, then input fields, then calculated ones; in an `ext`,
 * its extensions.
 */
export function keyProposals(
  { steps, span, present, nameOnly, write }: KeySite,
  knowledge: Knowledge,
  document: DocumentDescription,
): readonly Proposal[] {
  const propose = (
    name: string,
    rest: Pick<Proposal, 'kind' | 'detail' | 'sort'>,
    shape: Shape,
    words?: string,
  ): Proposal => {
    const { quote, ...written } = write(name, shape, neededAt(knowledge.bundle, [...steps, name], shape));
    return {
      ...rest,
      label: name,
      ...(words === undefined ? {} : { documentation: words }),
      span,
      ...written,
      filter: `${quote}${name}${quote}`,
      continues: !nameOnly && shape === 'text',
    };
  };
  if (steps.at(-1) === 'ext') {
    return extensionChoices(definitionsOf(knowledge, document))
      .filter(({ value }) => !present.has(value))
      .map(({ value, name, description }) =>
        propose(value, { kind: 'extension', detail: name, sort: value }, 'text', description),
      );
  }
  const known = fieldsOf(schemaAt(knowledge.bundle, steps));
  const fields = steps.length === 0 ? withSchema(known) : known;
  return fields
    .filter(({ name }) => !present.has(name))
    .map((field, index) => {
      const chain = schemaAt(knowledge.bundle, [...steps, field.name]);
      const say = (words: Wording): string => worded(knowledge, words);
      const title = firstText(chain, 'title');
      const words = firstText(chain, 'description');
      const detail = title ?? field.name;
      const lacking = isLacking(knowledge, [...document.base, ...steps, field.name]);
      const order = lacking ? 0 : field.calculated ? 3 : field.required ? 1 : 2;
      const note = lacking
        ? ` (${say(languageMessages.missing)})`
        : field.calculated
          ? ` (${say(languageMessages.calculated)})`
          : '';
      return propose(
        field.name,
        { kind: 'field', detail: detail + note, sort: `${order}${String(index).padStart(3, '0')}` },
        shapeAt(knowledge.bundle, [...steps, field.name]),
        words,
      );
    });
}

/** Whether the engine reported the member, or something in it, as missing. */
function isLacking({ lacking = [] }: Knowledge, steps: readonly PathStep[]): boolean {
  const path = formatPath(steps);
  return lacking.some(
    (missing) => missing === path || missing.startsWith(`${path}.`) || missing.startsWith(`${path}[`),
  );
}

// Published schemas do not list `$schema` among the fields, though every document begins with it.
function withSchema(fields: readonly Field[]): readonly Field[] {
  if (fields.some(({ name }) => name === '$schema')) return fields;
  const schema: Field = { name: '$schema', schema: { title: 'Schema' }, calculated: false, required: true };
  return [schema, ...fields];
}

/** Values for a place; if none are known, an empty one of the right shape. */
export function valueProposals(
  { steps, span, write, open }: ValueSite,
  knowledge: Knowledge,
  document: DocumentDescription,
): readonly Proposal[] {
  const make = ({ value, name, description }: Choice, index: number): Proposal => {
    const { quote, ...written } = write(value);
    return {
      kind: 'value',
      label: value,
      detail: name,
      ...(description === undefined ? {} : { documentation: description }),
      span,
      ...written,
      // The name is matched too: typing "Spain" finds `ES`.
      filter: `${quote}${value} ${name}`,
      sort: String(index).padStart(4, '0'),
      continues: false,
    };
  };
  const choices = rankChoices(choicesAt(knowledge, document, steps), knowledge, document, steps);
  if (choices.length > 0) return choices.map(make);
  const shape = shapeAt(knowledge.bundle, steps);
  if (!open || shape === 'text') return [];
  const chain = schemaAt(knowledge.bundle, steps);
  const title = worded(knowledge, firstText(chain, 'title') ?? firstText(chain, 'type') ?? languageMessages.valueWord);
  const { snippet, alongside } = open(shape);
  return [
    {
      ...make({ value: title, name: worded(knowledge, languageMessages.insert) }, 0),
      snippet,
      alongside,
      filter: title,
    },
  ];
}

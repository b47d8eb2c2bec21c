import type { JsonObject } from '../../engine/index.ts';
import { valueText } from '../inlay/calculated-values.ts';
import { valueIn } from '../inlay/value-in.ts';
import { choicesAt } from '../knowledge/choices-at.ts';
import { describeDocument } from '../knowledge/describe-document.ts';
import { definitionsOf, extensionChoices } from '../knowledge/extension-choices.ts';
import type { DocumentDescription } from '../knowledge/describe-document.ts';
import { worded } from '../knowledge/knowledge.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { firstText, schemaAt } from '../knowledge/schema-walk.ts';
import { pathAt } from '../syntax/locate.ts';
import { formatPath } from '../../engine/values.ts';
import type { PathStep } from '../../engine/index.ts';
import type { Span, SyntaxTree, ValueNode } from '../syntax/tree.ts';
import { languageMessages } from '../messages.ts';

/** Longest shown part of a value, in UTF-16 units. */
const LONGEST_QUOTE = 200;

/** The explanation of a token, as blocks of Markdown. */
export interface HoverText {
  readonly span: Span;
  readonly blocks: readonly string[];
}

/**
 * Explains the field under the cursor, or the code that is its value. With the built document, also gives the built
 * value if it differs.
 */
export function hover(
  tree: SyntaxTree,
  offset: number,
  knowledge: Knowledge,
  built?: JsonObject,
): HoverText | undefined {
  const cursor = pathAt(tree, offset);
  const { node, member } = cursor;
  const document = describeDocument(tree);
  const steps = cursor.steps.slice(document.base.length);
  if (cursor.onKey && member) {
    const blocks = [
      fieldHeading(knowledge, document, steps, isKept(cursor.node, cursor.steps, built)),
      fieldWords(knowledge, document, steps),
      outcome(knowledge, cursor.node, cursor.steps, built),
      codeSpan(formatPath(cursor.steps)),
    ];
    return { span: member.key, blocks: blocks.filter((block) => block !== undefined) };
  }
  if (node?.kind !== 'string' && node?.kind !== 'number') return undefined;
  const result = outcome(knowledge, node, cursor.steps, built);
  const choice = choicesAt(knowledge, document, steps).find(
    ({ value }) => node.kind === 'string' && value === node.value,
  );
  if (!choice) return result === undefined ? undefined : { span: node, blocks: [result] };
  const heading =
    choice.name === choice.value ? `\`${choice.value}\`` : `\`${choice.value}\` ${escapeMarkdown(choice.name)}`;
  return { span: node, blocks: [heading, choice.description, result].filter((block) => block !== undefined) };
}

/** The built value, if it differs from the written one. */
function outcome(
  knowledge: Knowledge,
  node: ValueNode | undefined,
  steps: readonly PathStep[],
  built: JsonObject | undefined,
): string | undefined {
  const value = valueText(valueIn(built, steps));
  const written = writtenText(node);
  return value === undefined || written === undefined || value === written
    ? undefined
    : worded(knowledge, languageMessages.buildingGives({ value: codeSpan(value) }));
}

function writtenText(node: ValueNode | undefined): string | undefined {
  return node?.kind === 'string' ? node.value : node?.kind === 'number' ? node.text : undefined;
}

/** Whether building keeps the written value. */
function isKept(node: ValueNode | undefined, steps: readonly PathStep[], built: JsonObject | undefined): boolean {
  const written = writtenText(node);
  return written !== undefined && written === valueText(valueIn(built, steps));
}

// A value that building would fill in is not calculated if the author wrote it.
function fieldHeading(
  knowledge: Knowledge,
  document: DocumentDescription,
  steps: readonly PathStep[],
  kept: boolean,
): string {
  const name = String(steps.at(-1) ?? '');
  const chain = schemaAt(knowledge.bundle, steps);
  const title = extensionAt(knowledge, document, steps)?.name ?? firstText(chain, 'title') ?? name;
  const calculated =
    chain[0]?.['calculated'] === true && !kept ? ` · ${worded(knowledge, languageMessages.calculatedByBuilding)}` : '';
  return `**${escapeMarkdown(title)}**${calculated}`;
}

function fieldWords(
  knowledge: Knowledge,
  document: DocumentDescription,
  steps: readonly PathStep[],
): string | undefined {
  const extension = extensionAt(knowledge, document, steps);
  return extension ? extension.description : firstText(schemaAt(knowledge.bundle, steps), 'description');
}

function extensionAt(knowledge: Knowledge, document: DocumentDescription, steps: readonly PathStep[]) {
  if (steps.at(-2) !== 'ext') return undefined;
  return extensionChoices(definitionsOf(knowledge, document)).find(({ value }) => value === steps.at(-1));
}

/**
 * A text of the document as Markdown code, on one line and shortened. A span ends at as many backticks as it begins
 * with.
 */
function codeSpan(text: string): string {
  const line = text.slice(0, LONGEST_QUOTE + 1).replace(/\s+/g, ' ');
  const shown = line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE).replace(/[\ud800-\udbff]$/, '')}…` : line;
  let fence = '`';
  while (shown.includes(fence)) fence += '`';
  return fence === '`' ? `\`${shown}\`` : `${fence} ${shown} ${fence}`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_`[\]<>]/g, '\\$&');
}

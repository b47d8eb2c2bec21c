import { describeDocument } from '../knowledge/describe-document.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { PathStep } from '../../engine/index.ts';
import type { SyntaxTree } from '../syntax/tree.ts';
import { commasAround } from './commas.ts';
import { placeAt } from './cursor-place.ts';
import type { Place } from './cursor-place.ts';
import { keyProposals, valueProposals } from './proposals.ts';
import type { KeySite, Proposal, ValueSite } from './proposals.ts';
import { jsonSkeleton, literalSnippet } from './snippets.ts';

export type { Proposal } from './proposals.ts';

/**
 * Proposals for an offset of a JSON text, best first: input fields before calculated ones, which nobody has to write.
 */
export function complete(tree: SyntaxTree, offset: number, knowledge: Knowledge): readonly Proposal[] {
  if (tree.text.trim() === '') return startProposals(tree, offset, knowledge);
  const place = placeAt(tree, offset);
  if (!place) return [];
  const document = describeDocument(tree);
  const steps = withinBody(document.base, place.steps);
  if (!steps) return [];
  return place.kind === 'key'
    ? keyProposals(keySite(tree, place, steps), knowledge, document)
    : valueProposals(valueSite(tree, place, steps), knowledge, document);
}

/** Documents to begin with, in a text that has nothing yet. */
function startProposals(tree: SyntaxTree, offset: number, knowledge: Knowledge): readonly Proposal[] {
  const here = { start: offset, end: offset };
  const write = (id: string) => ({
    snippet: `{\n\t"$schema": ${literalSnippet(JSON.stringify(id))},\n\t$0\n}`,
    alongside: [],
    quote: '',
  });
  const types = valueProposals({ steps: ['$schema'], span: here, write }, knowledge, describeDocument(tree));
  return types.map((type) => ({
    ...type,
    label: type.detail,
    detail: type.label,
    filter: type.detail,
    continues: true,
  }));
}

/** Steps from the document's body; undefined outside it. */
export function withinBody(base: readonly PathStep[], steps: readonly PathStep[]): readonly PathStep[] | undefined {
  return base.every((step, index) => steps[index] === step) ? steps.slice(base.length) : undefined;
}

function keySite(tree: SyntaxTree, place: Place & { kind: 'key' }, steps: readonly PathStep[]): KeySite {
  const { span, nameOnly, object } = place;
  const others = object.members.filter(({ key }) => key.end !== span.end);
  const { before, after } = commasAround(tree, span);
  const quote = tree.text.charAt(span.start) === '"' ? '"' : '';
  return {
    steps,
    span,
    nameOnly,
    present: new Set(others.map(({ key }) => key.value)),
    write: (name, shape, members) => ({
      snippet: literalSnippet(JSON.stringify(name)) + (nameOnly ? '' : `: ${jsonSkeleton(shape, members)}${after}`),
      alongside: nameOnly ? [] : before,
      quote,
    }),
  };
}

function valueSite(tree: SyntaxTree, place: Place & { kind: 'value' }, steps: readonly PathStep[]): ValueSite {
  const { span } = place;
  const inList = typeof steps.at(-1) === 'number';
  const { before, after } = commasAround(tree, span);
  const current = tree.text.slice(span.start, span.end);
  const alongside = inList ? before : [];
  const quote = current.startsWith('"') ? '"' : '';
  return {
    steps,
    span,
    write: (value) => ({
      snippet: literalSnippet(JSON.stringify(value)) + (inList || current === '' ? after : ''),
      alongside,
      quote,
    }),
    ...(current === '' && { open: (shape) => ({ snippet: jsonSkeleton(shape) + after, alongside, quote }) }),
  };
}

import { describeDocument } from '../knowledge/describe-document.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { SyntaxTree } from '../syntax/tree.ts';
import { withinBody } from './complete.ts';
import { keyProposals, valueProposals } from './proposals.ts';
import type { Proposal, Writing } from './proposals.ts';
import { literalSnippet } from './snippets.ts';
import type { Shape } from './snippets.ts';
import { needsSpace, yamlPlaces } from './yaml-place.ts';
import type { YamlPlace } from './yaml-place.ts';
import { yamlStyle } from './yaml-style.ts';
import type { YamlStyle } from './yaml-style.ts';

/**
 * Proposals for an offset of a YAML text, best first. A half-typed name is not valid YAML, so the proposals come from a
 * tree in which the name is completed.
 */
export function completeYaml(
  text: string,
  offset: number,
  knowledgeOf: (tree: SyntaxTree) => Knowledge,
): readonly Proposal[] {
  for (const place of yamlPlaces(text, offset)) {
    const proposals = proposalsAt(text, place, knowledgeOf(place.tree));
    if (proposals.length > 0) return proposals;
  }
  return [];
}

function proposalsAt(text: string, place: YamlPlace, knowledge: Knowledge): readonly Proposal[] {
  const document = describeDocument(place.tree);
  const steps = withinBody(document.base, place.steps);
  if (!steps) return [];
  const { word, quote, named, flow, sign, unparted, followed } = place.cursor;
  const style = yamlStyle(text);
  const gap = unparted === undefined && needsSpace(text, word.start) ? ' ' : '';
  const written = (snippet: string): Writing => ({
    snippet: gap + (place.dashed ? '- ' : '') + snippet + (followed ? ', ' : ''),
    alongside: unparted === undefined ? [] : [{ start: unparted, end: unparted, text: ',' }],
    quote,
  });
  const column = place.cursor.column + (place.dashed ? 2 : sign === '-' ? gap.length : 0);
  const opened = (shape: Shape) => (flow ? FLOW[shape] : blockSkeleton(shape, column, style));
  const scalar = (value: string) => literalSnippet(yamlScalar(value, quote));
  if (place.kind === 'key') {
    const write = (name: string, shape: Shape) => written(scalar(name) + (named ? '' : `:${opened(shape)}`));
    return keyProposals({ steps, span: word, present: place.present, nameOnly: named, write }, knowledge, document);
  }
  const write = (value: string) => written(scalar(value));
  const empty = word.start === word.end && sign === ':';
  // The skeleton of a value begins with the space or line break after the colon.
  const open = (shape: Shape): Writing => {
    const skeleton = opened(shape);
    return { ...written(''), snippet: (gap === '' ? skeleton.replace(/^ /, '') : skeleton) + (followed ? ', ' : '') };
  };
  return valueProposals({ steps, span: word, write, ...(empty && { open }) }, knowledge, document);
}

/** Empty values, as written after the colon of a name. */
const FLOW: Readonly<Record<Shape, string>> = {
  object: ' { $0 }',
  objects: ' [{ $0 }]',
  texts: ' [$0]',
  boolean: ' ${0:true}',
  number: ' ${0:1}',
  text: ' $0',
};

function blockSkeleton(shape: Shape, column: number, { unit, indentedLists }: YamlStyle): string {
  const inner = ' '.repeat(column + unit);
  switch (shape) {
    case 'object':
      return `\n${inner}$0`;
    case 'objects':
    case 'texts':
      return `\n${indentedLists ? inner : ' '.repeat(column)}- $0`;
    default:
      return FLOW[shape];
  }
}

/** Words that YAML 1.1 or 1.2 reads as something other than text. */
const NO_TEXTS = /^(?:true|false|yes|no|on|off|y|n|null|nan|inf)$/i;

/**
 * A text as a YAML scalar: in the quotes that are already there, or without quotes if every reader takes it as text.
 */
function yamlScalar(value: string, quote: '"' | "'" | ''): string {
  if (quote === "'") return `'${value.replaceAll("'", "''")}'`;
  const bare = /^[A-Za-z_$][\w+./:$-]*$/.test(value) && !value.endsWith(':') && !NO_TEXTS.test(value);
  return quote === '' && bare ? value : JSON.stringify(value);
}

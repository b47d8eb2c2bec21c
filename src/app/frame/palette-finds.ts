import { saidText, type Saying } from '../texts/said.ts';
import type { CommandContext } from '../commands/command.ts';
import { revealPath } from '../commands/reveal-path.ts';
import { revealProblem } from '../commands/problem-commands.ts';
import type { Problem } from '../api/problem.ts';
import type { ValueNode } from '../../language/syntax/tree.ts';
import type { PathStep } from '../../engine/index.ts';
import { formatPath } from '../../engine/values.ts';
import { frameTexts } from '../texts/en/frame.ts';

/** Something other than a command that the palette finds. */
export interface Find {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** Further words by which it is found. */
  readonly also?: string;
  lead(context: CommandContext): void;
}

export interface FindGroup {
  readonly title: string;
  readonly finds: readonly Find[];
}

/** The data to search. */
export interface Searched {
  readonly documents: readonly { readonly id: string; readonly name: string }[];
  readonly problems: readonly Problem[];
  /** The source. */
  readonly root: ValueNode | undefined;
  readonly regimes: readonly { readonly code: string; readonly name: string }[];
  readonly addons: readonly { readonly code: string; readonly name: string }[];
  readonly rules: readonly ({ readonly code: string; readonly description: string } & Saying)[];
  readonly refusals: readonly {
    readonly authority: string;
    readonly name: string;
    readonly code: string;
    readonly meaning?: string | undefined;
    readonly messages?: { readonly meaning?: Saying | undefined } | undefined;
  }[];
}

/** Most finds of one kind; typing more words finds the others. */
const MOST = 6;
/** With fewer letters almost everything would match. */
const FEWEST = 2;
/** Most members of a document that are searched. */
const MOST_MEMBERS = 20_000;

/** Entries whose name contains all the words, by kind; kinds without a match are left out. */
export function findsOf(typed: string, searched: Searched): readonly FindGroup[] {
  const words = typed.toLowerCase().trim().split(/\s+/);
  if (words.join('').length < FEWEST) return [];
  const find = <Item>(title: string, items: Iterable<Item>, make: (item: Item) => Find): FindGroup => {
    const finds: Find[] = [];
    // A rule may have several cards.
    const seen = new Set<string>();
    for (const item of items) {
      if (finds.length === MOST) break;
      const made = make(item);
      if (seen.has(made.id)) continue;
      seen.add(made.id);
      const text = `${made.title} ${made.note} ${made.also ?? ''}`.toLowerCase();
      if (words.every((word) => text.includes(word))) finds.push(made);
    }
    return { title, finds };
  };
  const page = (kind: string) => {
    return ({ code, name }: { readonly code: string; readonly name: string }): Find => ({
      id: `${kind} ${code}`,
      title: code,
      note: name,
      lead: ({ go }) => {
        go(`/${kind}/${code}`);
      },
    });
  };
  return [
    find(frameTexts.openDocuments, searched.documents, ({ id, name }) => ({
      id,
      title: name,
      note: '',
      lead: ({ go, state }) => {
        go('/');
        state.selectDocument(id);
      },
    })),
    find(frameTexts.faults, searched.problems, (problem) => ({
      id: problem.key,
      title: saidText(problem.message, problem),
      note: frameTexts.line(problem.code, problem.line),
      lead: (context) => {
        revealProblem(context, problem);
      },
    })),
    find(frameTexts.sourceFields, membersOf(searched.root), ({ path, value }) => ({
      id: path,
      title: path.replace(/^\$\.?/, ''),
      note: value,
      lead: (context) => {
        revealPath(context, path);
      },
    })),
    find(frameTexts.regimes, searched.regimes, page('regimes')),
    find(frameTexts.addons, searched.addons, page('addons')),
    find(frameTexts.rules, searched.rules, ({ code, description, phrase, values }) => ({
      ...page('rules')({ code, name: saidText(description, { code, phrase, values }) }),
      also: description,
    })),
    find(frameTexts.codesOfAuthorities, searched.refusals, ({ authority, name, code, meaning, messages }) => ({
      id: `refusals ${authority} ${code}`,
      title: code,
      note: meaning === undefined ? name : `${name}: ${saidText(meaning, messages?.meaning)}`,
      ...(meaning !== undefined && { also: meaning }),
      lead: ({ go }) => {
        go(`/refusals/${authority}/${code}`);
      },
    })),
  ].filter(({ finds }) => finds.length > 0);
}

interface Member {
  readonly path: string;
  /** The beginning of a value that is not an object or list. */
  readonly value: string;
}

function* membersOf(root: ValueNode | undefined): Iterable<Member> {
  let left = MOST_MEMBERS;
  function* visit(node: ValueNode, steps: readonly PathStep[]): Iterable<Member> {
    if (left-- <= 0) return;
    if (node.kind === 'object') {
      for (const { key, value } of node.members) if (value) yield* visit(value, [...steps, key.value]);
    } else if (node.kind === 'array') {
      for (const [index, item] of node.items.entries()) yield* visit(item, [...steps, index]);
    }
    if (steps.length > 0) yield { path: formatPath(steps), value: textOf(node) };
  }
  if (root) yield* visit(root, []);
}

function textOf(node: ValueNode): string {
  if (node.kind === 'string') return node.value.slice(0, 80);
  return node.kind === 'number' ? node.text.slice(0, 80) : '';
}

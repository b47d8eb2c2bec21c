import type { Json, Message, PathStep } from '../../../engine/index.ts';
import type { TermGroup, TermValue } from '../term-tree.ts';
import { CODECS, type CodecName } from './codecs.ts';
import type { Draft, Path } from './draft.ts';
import { xmlMessages } from '../../reading/messages.ts';

/**
 * A term and its place in a document. `at` is relative to the place of the group: `item.name`, `addresses[0].street`;
 * `[]` adds an entry for every value. `parts` are components of the term, relative to the object with the value.
 */
export interface LeafRow {
  readonly term: string;
  readonly at: string;
  readonly as?: CodecName;
  readonly parts?: readonly LeafRow[];
}

const known = new Map<string, readonly PathStep[]>();

/** `ordering.contracts[].code` as steps; `'[]'` is a new entry. Rows are few, so each is parsed once. */
export function stepsOf(at: string): readonly PathStep[] {
  let steps = known.get(at);
  if (!steps) known.set(at, (steps = takenApart(at)));
  return steps;
}

function takenApart(at: string): readonly PathStep[] {
  return at.split('.').flatMap((step) => {
    const match = /^(.+)\[(\d*)\]$/.exec(step);
    if (!match) return [step];
    return [match[1] as string, match[2] === '' ? '[]' : Number(match[2])];
  });
}

const UNREADABLE: Readonly<Record<CodecName, Message>> = {
  text: xmlMessages.noText,
  code: xmlMessages.noText,
  amount: xmlMessages.notDecimal,
  quantity: xmlMessages.notDecimal,
  percent: xmlMessages.notDecimal,
  date: xmlMessages.notDate,
  time: xmlMessages.notTime,
  country: xmlMessages.notCountry,
  currency: xmlMessages.notCurrency,
};

/** Converts a term to a value of the document, or says why that is impossible. */
export function decode(draft: Draft, source: TermValue | undefined, as: CodecName = 'text'): string | undefined {
  if (!source) return undefined;
  const value = CODECS[as].read(source.value);
  if (value === undefined) {
    if (source.value === '') draft.implied(source, xmlMessages.empty);
    else draft.left(source, UNREADABLE[as]);
  }
  return value;
}

/** What building would fill in, or calculate with, if it were missing. */
const AS_WRITTEN: ReadonlySet<CodecName | undefined> = new Set(['date', 'time', 'currency', 'quantity']);

/** Puts the terms of a group into the document, at the place of the group. */
export function putLeaves(draft: Draft, group: TermGroup, base: Path, rows: readonly LeafRow[]): void {
  for (const row of rows) {
    const steps = stepsOf(row.at);
    const several = steps.includes('[]');
    group.valuesOf(row.term).forEach((source, i, all) => {
      if (i > 0 && !several) {
        if (source.value === all[0]?.value) draft.implied(source, xmlMessages.again);
        else draft.left(source, xmlMessages.severalHere);
        return;
      }
      const value = decode(draft, source, row.as);
      if (value === undefined && !AS_WRITTEN.has(row.as)) return;
      const path = [...base, ...steps];
      const entry = path.indexOf('[]');
      if (entry >= 0) path[entry] = draft.count(path.slice(0, entry));
      if (value === undefined) draft.putUnread(path, source);
      else draft.put(path, value, source);
      for (const part of row.parts ?? []) putPart(draft, source, path.slice(0, -1), part);
    });
  }
}

function putPart(draft: Draft, source: TermValue, base: Path, row: LeafRow): void {
  const part = source.part(row.term);
  const [path, value] = [[...base, ...stepsOf(row.at)], decode(draft, part, row.as)];
  if (part && value === undefined && AS_WRITTEN.has(row.as)) draft.putUnread(path, part);
  else draft.put(path, value, part);
}

/** The values at a place of a document, with their paths. */
export function valuesAt(value: Json | undefined, steps: readonly PathStep[], base: Path): [Json, Path][] {
  if (value === undefined || value === null) return [];
  const [step, ...rest] = steps;
  if (step === undefined) return [[value, base]];
  if (step === '[]') {
    return Array.isArray(value)
      ? (value as readonly Json[]).flatMap((entry, i) => valuesAt(entry, rest, [...base, i]))
      : [];
  }
  if (typeof value !== 'object') return [];
  return valuesAt((value as { [name: string]: Json })[step as string], rest, [...base, step]);
}

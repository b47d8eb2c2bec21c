import type { Numbered, PageMarks } from './place-problems.ts';

/** What stands in a line beside its values, in one text, and the problems in it. */
interface LineState {
  readonly text: string;
  readonly keys: ReadonlySet<string>;
}

const LINE = /^\$(?:\.doc)?\.lines\[\d+\]/;

/** The state of each line that has marks, missing values, or values that building replaced. */
export function statesOfLines(
  { at, slots, toFill, numbered }: PageMarks,
  written: ReadonlyMap<string, string>,
): ReadonlyMap<string, LineState> {
  const states = new Map<string, { text: string; readonly keys: Set<string> }>();
  const add = (path: string, text: string, problems: readonly Numbered[] = []): void => {
    const line = LINE.exec(path)?.[0];
    if (line === undefined) return;
    const state = states.get(line) ?? { text: '', keys: new Set<string>() };
    states.set(line, state);
    state.text += JSON.stringify([path, text, ...problems.map(nameOf)]);
    // A description says "1 of 7".
    if (problems.length > 0) state.text += String(numbered.length);
    for (const { problem } of problems) state.keys.add(problem.key);
  };
  for (const [path, problems] of at) add(path, 'at', problems);
  for (const found of slots.values())
    for (const { path, problems, code = '' } of found) add(path, `slot ${code}`, problems);
  for (const path of toFill) add(path, 'to fill');
  for (const [path, text] of written) add(path, text);
  return states;
}

function nameOf({ number, problem: { key, severity, message } }: Numbered): readonly unknown[] {
  return [number, key, severity, message];
}

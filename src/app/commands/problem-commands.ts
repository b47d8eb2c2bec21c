import { PLACEHOLDER_CODE } from '../../engine/values.ts';
import type { Problem } from '../api/problem.ts';
import { sentenceOf } from '../api/problem-words.ts';
import { isFocusOnPage, isPageAlone, pageInUse } from './page-alone.ts';
import { presentVerdict } from './present-verdict.ts';
import { defineCommands, type CommandContext, type CommandFacts } from './command.ts';
import { copyText } from './clipboard.ts';
import { commandsTexts } from '../texts/en/commands.ts';

export function problemsNow({ judgement }: CommandFacts): readonly Problem[] {
  return judgement.state === 'judged' ? judgement.verdict.problems : [];
}

/** Shows a problem at its token, whatever page or pane is visible. */
export function revealProblem(context: CommandContext, problem: Problem): void {
  const { state } = context;
  context.go('/');
  state.selectProblem(problem.key);
  // Who is on the page sees the problem there.
  if (isPageAlone(state) || isFocusOnPage()) {
    // What is folded under its cause stands there.
    state.page?.show(problem.follows ?? problem.key);
    return;
  }
  state.showPanel('source');
  // Only a visible element can take the focus, and the page or pane may have been hidden.
  requestAnimationFrame(() => {
    // Offsets are valid only for the judged text; in a newer text the path is used.
    const { fault, range } = problem;
    if (range && (!fault || presentVerdict(context))) state.editor?.revealRange(range.start, range.end);
    else state.editor?.revealPath(problem.paths[0] ?? '$');
  });
}

export const problemCommands = defineCommands(
  {
    id: 'next-problem',
    get title() {
      return commandsTexts.goToNextProblem;
    },
    group: 'Problems',
    keys: 'F8',
    enabled: hasProblems,
    run: (context) => {
      step(context, 1);
    },
  },
  {
    id: 'previous-problem',
    get title() {
      return commandsTexts.goToPreviousProblem;
    },
    group: 'Problems',
    keys: 'Shift+F8',
    enabled: hasProblems,
    run: (context) => {
      step(context, -1);
    },
  },
  {
    id: 'next-placeholder',
    get title() {
      return commandsTexts.goToNextPlaceholder;
    },
    group: 'Problems',
    keys: 'F9',
    enabled: hasPlaceholders,
    run: (context) => {
      stepPlaceholders(context, 1);
    },
  },
  {
    id: 'previous-placeholder',
    get title() {
      return commandsTexts.goToPreviousPlaceholder;
    },
    group: 'Problems',
    keys: 'Shift+F9',
    enabled: hasPlaceholders,
    run: (context) => {
      stepPlaceholders(context, -1);
    },
  },
  {
    id: 'copy-problems-text',
    get title() {
      return commandsTexts.copyProblemsAsText;
    },
    group: 'Problems',
    enabled: hasProblems,
    run: (context) =>
      copyText(context, problemsNow(context).map(sentenceOf).join('\n'), commandsTexts.problemsCopiedAsText),
  },
  {
    id: 'copy-problems-json',
    get title() {
      return commandsTexts.copyProblemsAsJson;
    },
    group: 'Problems',
    enabled: hasProblems,
    run: (context) => {
      const rows = problemsNow(context).map(({ severity, code, message, paths, line, column }) => ({
        severity,
        code,
        message,
        paths,
        line,
        column,
      }));
      return copyText(context, JSON.stringify(rows, null, 2), commandsTexts.problemsCopiedAsJson);
    },
  },
);

function hasProblems(facts: CommandFacts): boolean {
  return problemsNow(facts).length > 0;
}

/** Values to fill in. */
export function placeholdersOf(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ code }) => code === PLACEHOLDER_CODE);
}

function hasPlaceholders(facts: CommandFacts): boolean {
  return placeholdersOf(problemsNow(facts)).length > 0;
}

function stepPlaceholders(context: CommandContext, direction: 1 | -1): void {
  stepThrough(context, placeholdersOf(problemsNow(context)), direction);
}

// Steps through errors and warnings first, and through notes about calculated values only if there are no others.
function step(context: CommandContext, direction: 1 | -1): void {
  const page = pageInUse(context.state);
  if (page) {
    page.step(direction);
    return;
  }
  const all = problemsNow(context);
  const grave = all.filter(({ severity }) => severity === 'error' || severity === 'warning');
  stepThrough(context, grave.length > 0 ? grave : all, direction);
}

function stepThrough(context: CommandContext, problems: readonly Problem[], direction: 1 | -1): void {
  const stops = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  const { line, column } = context.state.cursor;
  const current = stops.findIndex((problem) => problem.key === context.state.selectedProblem);
  const at = stops[current];
  // The page alone has no cursor: steps go from the selected problem.
  if (at && (at.line === line || isPageAlone(context.state))) {
    revealAt(context, stops, current + direction);
    return;
  }
  const after = stops.findIndex((problem) => problem.line > line || (problem.line === line && problem.column > column));
  const next = after === -1 ? stops.length : after;
  revealAt(context, stops, direction === 1 ? next : next - 1);
}

function revealAt(context: CommandContext, stops: readonly Problem[], index: number): void {
  const problem = stops.at(index % stops.length);
  if (problem) revealProblem(context, problem);
}

import { mayBeRefusal } from '../api/may-be-refusal.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { defineCommands, type CommandContext, type CommandFacts } from './command.ts';
import { commandsTexts } from '../texts/en/commands.ts';

export const refusalCommands = defineCommands(
  {
    id: 'explain-answer',
    get title() {
      return commandsTexts.explainResponse;
    },
    group: 'Operations',
    enabled: ({ state }) => mayBeRefusal(activeDocument(state).text),
    run: ({ state, go }) => {
      const { id, text } = activeDocument(state);
      const others = state.documents.filter((document) => document.id !== id);
      // If there is exactly one other open document, it is the refused one.
      const [other] = others;
      const refused = others.length === 1 && other ? other.id : id;
      go('/');
      state.giveAnswer(refused, text);
      state.selectDocument(refused);
      state.showPanel('refusal');
    },
  },
  {
    id: 'next-finding',
    get title() {
      return commandsTexts.nextFinding;
    },
    group: 'Problems',
    keys: 'Alt+F9',
    enabled: hasAnswer,
    run: (context) => {
      step(context, 1);
    },
  },
  {
    id: 'previous-finding',
    get title() {
      return commandsTexts.previousFinding;
    },
    group: 'Problems',
    keys: 'Alt+Shift+F9',
    enabled: hasAnswer,
    run: (context) => {
      step(context, -1);
    },
  },
);

function hasAnswer({ state }: CommandFacts): boolean {
  return Object.hasOwn(state.answers, state.activeId);
}

function step({ state, go }: CommandContext, direction: 1 | -1): void {
  go('/');
  state.showPanel('refusal');
  state.showFinding(state.finding + direction);
}

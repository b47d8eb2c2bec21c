import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useLocation } from 'wouter';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { build, useBuildOutcome } from '../api/use-build.ts';
import { useFullJudgement, useJudgement } from '../api/use-judgement.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import type { Command, CommandContext, CommandFacts } from './command.ts';
import type { CommandId, ListedCommand } from './command-list.ts';
import { frameTexts } from '../texts/en/frame.ts';
import { CodeMissingError } from '../ui/fetch-code.ts';
import { isTyping, matchesKeys } from './keys.ts';
import { withMessages } from './messages.ts';

export interface CommandRunner {
  /** Every command, in the order the palette shows it. */
  readonly list: readonly ListedCommand[];
  commandOf(id: CommandId): ListedCommand;
  /** Runs a listed command if it is enabled. */
  run(id: CommandId): void;
  /** Runs an action with a value, such as showing one problem. */
  act(action: (context: CommandContext) => void | Promise<void>): void;
}

const Runner = createContext<CommandRunner | undefined>(undefined);
/**
 * Facts besides the state. They are in a store, because as a context value every verdict would render every button
 * again.
 */
const Facts = createContext<StoreApi<Omit<CommandFacts, 'state'>> | undefined>(undefined);

export function useCommands(): CommandRunner {
  return below(use(Runner));
}

/** Whether a command is enabled; renders again when that changes. */
export function useEnabled(id: CommandId): boolean {
  return useEnabledOnes([id]).has(id);
}

/** Which of the commands are enabled; renders again when that changes. */
export function useEnabledOnes(ids: readonly CommandId[]): ReadonlySet<CommandId> {
  const { commandOf } = useCommands();
  const facts = below(use(Facts));
  const follow = useCallback(
    (changed: () => void) => {
      const stops = [useWorkbench.subscribe(changed), facts.subscribe(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [facts],
  );
  const enabled = useSyncExternalStore(follow, () => {
    const known = { ...facts.getState(), state: useWorkbench.getState() };
    return ids.filter((id) => commandOf(id).enabled?.(known) ?? true).join(' ');
  });
  return useMemo(() => new Set(enabled.split(' ') as CommandId[]), [enabled]);
}

/** Gives commands their context and listens to their keys. */
export function CommandProvider({ list, children }: { list: readonly ListedCommand[]; children: ReactNode }) {
  const judgement = useJudgement();
  const full = useFullJudgement();
  const outcome = useBuildOutcome();
  const [, go] = useLocation();
  const [facts] = useState(() => createStore(() => ({ judgement, full, outcome })));
  useLayoutEffect(() => {
    facts.setState({ judgement, full, outcome });
  }, [facts, judgement, full, outcome]);
  // For handlers that run later, on a key or a click.
  const latest = useRef({ go });
  useLayoutEffect(() => {
    latest.current = { go };
  });

  const runner = useMemo((): CommandRunner => {
    const byId = new Map(list.map((command) => [command.id, command]));
    function commandOf(id: CommandId): ListedCommand {
      const command = byId.get(id);
      if (!command) throw new Error(`No command is called ${id}.`);
      return command;
    }
    function context(): CommandContext {
      return { state: useWorkbench.getState(), ...facts.getState(), ...latest.current, build, notify, focusEditor };
    }
    return {
      list,
      commandOf,
      run: (id) => {
        const command = commandOf(id);
        if (command.enabled?.(context()) ?? true) void done(command.run(context()));
      },
      act: (action) => void done(action(context())),
    };
  }, [list, facts]);

  useEffect(() => {
    // In the capture phase, before the editor sees the key, so that it works the same everywhere on the page.
    function onKey(event: KeyboardEvent): void {
      const command = list.find(({ keys, editorKeys }) => keys && !editorKeys && matchesKeys(event, keys));
      if (!command || isTyping(event) || isClaimed(event, command) || document.querySelector('[data-overlay]')) return;
      event.preventDefault();
      event.stopPropagation();
      runner.run(command.id);
    }
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('keydown', onKey, true);
    };
  }, [list, runner]);

  return (
    <Runner value={runner}>
      <Facts value={facts}>{children}</Facts>
    </Runner>
  );
}

function below<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('Commands run below a CommandProvider.');
  return found;
}

/** A part of a page may claim a key for itself with `data-keys`, such as a form that Mod+Enter sends. */
function isClaimed({ target }: KeyboardEvent, { keys }: Command): boolean {
  return target instanceof Element && target.closest(`[data-keys="${keys ?? ''}"]`) !== null;
}

/** If the code of a command does not load, the user is told, and the next attempt loads it again. */
async function done(work: void | Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof CodeMissingError)) throw error;
    notify(frameTexts.notLoaded);
  }
}

function focusEditor(): void {
  requestAnimationFrame(() => useWorkbench.getState().editor?.focus());
}

function notify(message: string, back?: { readonly label: string; run(): void }): void {
  withMessages((toast) => {
    toast(message, back ? { action: { label: back.label, onClick: () => back.run() } } : {});
  });
}

import { Command as Palette } from 'cmdk';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { spoken } from '../api/definitions/shape.ts';
import { useJudgement } from '../api/use-judgement.ts';
import { useAddons, useRegimes, useRulesFound } from '../api/use-listings.ts';
import { useRefusalCodes } from '../api/use-refusal.ts';
import type { Command } from '../commands/command.ts';
import { useCommands, useEnabledOnes } from '../commands/CommandProvider.tsx';
import { exampleCommands } from '../commands/example-commands.ts';
import { printKeys } from '../commands/keys.ts';
import { useShallow } from 'zustand/react/shallow';
import { documentTree } from '../source/document-tree.ts';
import { tabTitle } from '../state/document-titles.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { findsOf, type Find } from './palette-finds.ts';
import { matchCommand, otherNames } from './match-command.ts';
import { commandsTexts } from '../texts/en/commands.ts';
import { frameTexts } from '../texts/en/frame.ts';
import './command-palette.css';

/** Finds commands by name and, below them, documents, faults, members, regimes, addons and rules. */
export function CommandPalette() {
  const open = useWorkbench((state) => state.overlay === 'palette');
  const close = useWorkbench((state) => state.closeOverlay);
  return (
    <ModalOverlay
      className="palette-scrim"
      data-overlay
      isDismissable
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
    >
      <Modal className="palette">
        <Dialog aria-label={frameTexts.allCommands} className="palette-dialog">
          <Commands onDone={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Renders again once the titles of examples are there in the user's language. */
function useStartTexts(): void {
  const [, setCame] = useState(false);
  useEffect(() => {
    void useWorkbench
      .getState()
      .fetchTexts('starts')
      .then(() => {
        setCame(true);
      });
  }, []);
}

function Commands({ onDone }: { onDone: () => void }) {
  const { list, run, act } = useCommands();
  useStartTexts();
  const rows: readonly { readonly command: Command; start(): void }[] = [
    ...list.map((command) => ({ command, start: () => run(command.id) })),
    ...exampleCommands.map((command) => ({ command, start: () => act((context) => command.run(context)) })),
  ];
  const [typed, setTyped] = useState('');
  const finds = useFinds(useDeferredValue(typed));
  const enabled: ReadonlySet<string> = useEnabledOnes(list.map(({ id }) => id));
  const groups = [...new Set(list.map(({ group }) => group))];
  return (
    <Palette
      label={frameTexts.allCommands}
      loop
      filter={(value, words, others = []) =>
        value.startsWith(FOUND) ? LAST : Math.max(...[value, ...others].map((name) => matchCommand(name, words)))
      }
    >
      <Palette.Input
        className="palette-input"
        placeholder={frameTexts.palettePrompt}
        autoFocus
        value={typed}
        onValueChange={setTyped}
      />
      <Palette.List className="palette-list scroll" label={frameTexts.commands}>
        <Palette.Empty className="palette-empty">{frameTexts.noResults}</Palette.Empty>
        {groups.map((group) => (
          <Palette.Group key={group} heading={commandsTexts.groups[group]} className="palette-group">
            {rows
              .filter(({ command }) => command.group === group && command.id !== 'palette')
              .map(({ command, start }) => [command, start, otherNames(command)] as const)
              .map(([{ id, title, keys, icon: Icon }, start, others]) => (
                <Palette.Item
                  key={id}
                  value={title}
                  {...(others.length === 0 ? {} : { keywords: [...others] })}
                  className="palette-item"
                  disabled={!enabled.has(id) && !isExample(id)}
                  onSelect={() => {
                    onDone();
                    // Runs after the dialog has restored the focus, so that a command may move it.
                    setTimeout(start, 60);
                  }}
                >
                  <span className="palette-icon">{Icon ? <Icon aria-hidden /> : null}</span>
                  <span className="palette-title clip">{title}</span>
                  {keys ? <kbd className="palette-keys">{printKeys(keys)}</kbd> : null}
                </Palette.Item>
              ))}
          </Palette.Group>
        ))}
        {finds.map(({ title, finds: found }) => (
          <Palette.Group key={title} heading={title} className="palette-group">
            {found.map((find) => (
              <FoundItem
                key={find.id}
                group={title}
                find={find}
                onSelect={() => {
                  onDone();
                  setTimeout(() => {
                    act((context) => {
                      find.lead(context);
                    });
                  }, 60);
                }}
              />
            ))}
          </Palette.Group>
        ))}
      </Palette.List>
    </Palette>
  );
}

/** Always enabled. */
function isExample(id: string): boolean {
  return id.startsWith('example:');
}

/** Values with this prefix are other finds, which are already filtered and come below all commands. */
const FOUND = 'found:';
const LAST = 0.001;

function FoundItem({ group, find, onSelect }: { group: string; find: Find; onSelect(): void }) {
  return (
    <Palette.Item value={`${FOUND}${group} ${find.id}`} className="palette-item" onSelect={onSelect}>
      <span className="palette-icon" />
      <span className="palette-title clip">{find.title}</span>
      <span className="palette-note clip">{find.note}</span>
    </Palette.Item>
  );
}

function useFinds(typed: string) {
  const documents = useWorkbench(useShallow((state) => state.documents));
  const text = useWorkbench((state) => activeDocument(state).text);
  const judgement = useJudgement();
  const regimes = useRegimes().data;
  const addons = useAddons().data;
  const rules = useRulesFound(typed.trim()).data;
  const refusals = useRefusalCodes(typed.trim().length > 2).data;
  const problems = judgement.state === 'judged' ? judgement.verdict.problems : undefined;
  const root = useMemo(() => documentTree(text).root, [text]);
  return useMemo(
    () =>
      findsOf(typed, {
        documents: documents.map((document) => ({ id: document.id, name: tabTitle(document) })),
        problems: problems ?? [],
        root,
        regimes: (regimes ?? []).map(({ country, name }) => ({ code: country, name: spoken(name) })),
        addons: (addons ?? []).map(({ key, name }) => ({ code: key, name: spoken(name) })),
        rules: rules ?? [],
        refusals: refusals ?? [],
      }),
    [typed, documents, problems, root, regimes, addons, rules, refusals],
  );
}

import '../testing/screen.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { CommandProvider } from '../commands/CommandProvider.tsx';
import { documentCommands } from '../commands/document-commands.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { contextOf, freshState } from '../testing/facts.ts';
import { DocumentTabs } from './DocumentTabs.tsx';
import { commandList } from './place-commands.ts';

const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button', { name: /^[abc]/ })
    .map(({ textContent }) => textContent);
const run = (id: string, context = contextOf()) => {
  act(() => {
    void documentCommands.find((command) => command.id === id)?.run(context.context);
  });
  return context;
};

beforeEach(() => {
  freshState('1', 'a.json');
  for (const name of ['b.json', 'c.json']) useWorkbench.getState().openDocument(name, '1', 'file');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CommandProvider list={commandList}>
        <DocumentTabs />
      </CommandProvider>
    </QueryClientProvider>,
  );
});

describe('a tab', () => {
  it('is renamed by its command: Enter takes the name, Escape and nothing leave the old one', async () => {
    const user = userEvent.setup();
    const type = async (name: string) => {
      run('rename-document');
      const field = await screen.findByRole('textbox', { name: /^Name of/ });
      await user.clear(field);
      await user.type(field, name);
    };
    await type('april.json{Enter}');
    expect(names()).toEqual(['a.json', 'b.json', 'april.json']);
    await type('no{Escape}');
    await type(' {Enter}');
    expect(names()).toEqual(['a.json', 'b.json', 'april.json']);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('is renamed by a double click', () => {
    fireEvent.doubleClick(screen.getByRole('button', { name: 'b.json' }));
    expect(screen.getByRole('textbox', { name: 'Name of b.json' })).toHaveValue('b.json');
  });

  it('is moved by commands and by dragging it over another', () => {
    run('move-document-left');
    expect(names()).toEqual(['a.json', 'c.json', 'b.json']);
    const [first, , third] = within(screen.getByRole('list')).getAllByRole('listitem');
    if (!first || !third) throw new Error('three tabs');
    fireEvent.dragStart(third);
    fireEvent.dragOver(first);
    expect(names()).toEqual(['b.json', 'a.json', 'c.json']);
    fireEvent.dragEnd(third);
  });

  it('stays when all others are closed, which come back in their places', () => {
    act(() => {
      const [, second] = useWorkbench.getState().documents;
      useWorkbench.getState().selectDocument(second?.id ?? '');
    });
    const { said } = run('close-other-documents');
    expect(names()).toEqual(['b.json']);
    expect(said[0]?.message).toBe('2 documents closed');
    act(() => said[0]?.undo?.());
    expect(names()).toEqual(['a.json', 'b.json', 'c.json']);
    expect(screen.getByRole('button', { name: 'b.json' })).toHaveAttribute('aria-current', 'true');
  });
});

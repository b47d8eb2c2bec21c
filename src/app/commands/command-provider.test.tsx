import '../testing/screen.ts';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AskingPage } from '../testing/render-question.tsx';
import { useWorkbench } from '../state/workbench-store.ts';
import { freshState } from '../testing/facts.ts';
import { CodeMissingError } from '../ui/fetch-code.ts';
import { fakeEditor } from '../testing/fake-editor.ts';
import type { CommandContext } from './command.ts';
import type { CommandId, ListedCommand } from './command-list.ts';
import { CommandButton } from './CommandButton.tsx';
import { CommandProvider, useCommands, useEnabled, type CommandRunner } from './CommandProvider.tsx';
import { messagesArrived } from './messages.ts';
import { OtherEngine } from './OtherEngine.tsx';
import { useCommandMenu } from './use-command-menu.ts';

const state = () => useWorkbench.getState();
/** The commands that were run, in order. */
let ran: string[] = [];
let given: CommandContext | undefined;
/** The messages that were shown. */
let said: [unknown, { action?: { label: string; onClick(): void } }][] = [];
messagesArrived(((words: unknown, more: object) => said.push([words, more])) as unknown as typeof toast);

function command(id: CommandId, parts: Partial<ListedCommand> = {}): ListedCommand {
  const run = (context: CommandContext) => {
    ran.push(id);
    given = context;
  };
  return { id, title: `Title of ${id}`, group: 'View', run, ...parts };
}

const list = [
  command('build', {
    keys: 'Mod+Enter',
    enabled: ({ state: { activeId, documents } }) => documents.find(({ id }) => id === activeId)?.text !== '',
  }),
  command('format', { keys: 'Shift+Alt+F', editorKeys: true }),
  command('shortcuts', { keys: '?' }),
  command('palette', { keys: 'F1' }),
  command('undo'),
];

/** Called whenever a component that uses a command renders. */
const drawn = vi.fn();
function Marks() {
  drawn();
  return <output>{useEnabled('build') ? 'to be had' : 'not to be had'}</output>;
}

let runner: CommandRunner | undefined;
function Taken() {
  const found = useCommands();
  return <button onClick={() => (runner = found)}>take</button>;
}

function open() {
  const view = render(
    <AskingPage>
      <CommandProvider list={list}>
        <Marks />
        <Taken />
        <input aria-label="field" />
        <textarea aria-label="text" />
        <form data-keys="Mod+Enter">
          <input aria-label="of a form" />
        </form>
        <CommandButton command="build" showKeys />
        <CommandButton command="undo" label="Back" />
        <CommandButton command="palette" bare icon={<i />} />
        <Menu />
      </CommandProvider>
    </AskingPage>,
  );
  const user = userEvent.setup({ delay: null });
  return { ...view, user };
}

function Menu() {
  const groups = useCommandMenu([{ group: 'Edit', commands: ['build', 'undo'] }]);
  return <pre>{JSON.stringify(groups)}</pre>;
}

beforeEach(() => {
  freshState('{ "a": 1 }');
  ran = [];
  said = [];
  given = undefined;
  drawn.mockClear();
});
afterEach(() => {
  document.querySelector('[data-overlay]')?.remove();
  vi.restoreAllMocks();
});

const type = (text: string) =>
  act(() => {
    state().changeText(state().activeId, text, 1);
  });

it('a text that changes draws no button anew until a command comes or goes', () => {
  open();
  const before = drawn.mock.calls.length;
  type('{ "a": 2 }');
  type('{ "a": 23 }');
  expect(drawn).toHaveBeenCalledTimes(before);
  type('');
  expect(screen.getByRole('status').textContent).toBe('not to be had');
  expect(drawn.mock.calls.length).toBeGreaterThan(before);
});

describe('keys on the page', () => {
  it.each([
    ['{Control>}{Enter}{/Control}', ['build']],
    ['{F1}', ['palette']],
    ['?', ['shortcuts']],
    ['{Shift>}{Alt>}F{/Alt}{/Shift}', []],
    ['x', []],
  ])('%s runs %j', async (keys, commands) => {
    const { user } = open();
    await user.keyboard(keys);
    expect(ran).toEqual(commands);
  });

  it('that run a command do nothing else', () => {
    open();
    const event = new KeyboardEvent('keydown', { key: 'F1', bubbles: true, cancelable: true });
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    document.body.dispatchEvent(event);
    document.body.removeEventListener('keydown', heard);
    expect([event.defaultPrevented, heard.mock.calls.length]).toEqual([true, 0]);
    const other = new KeyboardEvent('keydown', { key: 'F2', bubbles: true, cancelable: true });
    document.body.dispatchEvent(other);
    expect(other.defaultPrevented).toBe(false);
  });

  it.each(['field', 'text'])('that write in a %s are left to it, others are not', async (label) => {
    const { user } = open();
    await user.click(screen.getByLabelText(label));
    await user.keyboard('?');
    expect([ran, screen.getByLabelText(label)]).toEqual([[], expect.objectContaining({ value: '?' })]);
    await user.keyboard('{Control>}{Enter}{/Control}{F1}');
    expect(ran).toEqual(['build', 'palette']);
  });

  it('are left to a part of the page that has them to itself', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText('of a form'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(ran).toEqual([]);
    await user.keyboard('{F1}');
    expect(ran).toEqual(['palette']);
  });

  it('are left to a sheet that lies over the page', async () => {
    const { user } = open();
    const sheet = document.createElement('div');
    sheet.dataset['overlay'] = '';
    document.body.append(sheet);
    await user.keyboard('{F1}');
    sheet.remove();
    expect(ran).toEqual([]);
    await user.keyboard('{F1}');
    expect(ran).toEqual(['palette']);
  });

  it('say so where a command takes code that does not come, and ask for it anew with the next press', async () => {
    let there = false;
    const run = () => {
      if (!there) return Promise.reject(new CodeMissingError('A part of the page did not load.'));
      ran.push('shortcuts');
      return Promise.resolve();
    };
    render(
      <CommandProvider list={[command('shortcuts', { keys: '?', run })]}>
        <i />
      </CommandProvider>,
    );
    const user = userEvent.setup({ delay: null });
    await user.keyboard('?');
    await vi.waitFor(() => expect(said.map(([words]) => words)).toEqual([expect.stringContaining('did not load')]));
    there = true;
    await user.keyboard('?');
    expect([ran, said.length]).toEqual([['shortcuts'], 1]);
  });

  it('do nothing for a command that is not to be had', async () => {
    const { user } = open();
    type('');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(ran).toEqual([]);
  });

  it('end with the page', async () => {
    const { user, unmount } = open();
    unmount();
    await user.keyboard('{F1}');
    expect(ran).toEqual([]);
  });
});

describe('what shows a command', () => {
  it('follows whether it is to be had', () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent('to be had');
    const button = screen.getByRole('button', { name: /Title of build/ });
    expect(button).toBeEnabled();
    type('');
    expect(screen.getByRole('status')).toHaveTextContent('not to be had');
    expect(button).toBeDisabled();
    type('{}');
    expect(button).toBeEnabled();
  });

  it('takes title and keys from the list, unless it says it shorter', async () => {
    const { user } = open();
    expect(screen.getByRole('button', { name: /Title of build/ })).toHaveTextContent('Ctrl+Enter');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Title of palette' }));
    expect(ran).toEqual(['undo', 'palette']);
  });

  it('in a menu has the same title and key', () => {
    open();
    type('');
    expect(JSON.parse(document.querySelector('pre')?.textContent ?? '')).toEqual([
      {
        title: 'Edit',
        entries: [
          { id: 'build', title: 'Title of build', keys: 'Ctrl+Enter', disabled: true },
          { id: 'undo', title: 'Title of undo', disabled: false },
        ],
      },
    ]);
  });
});

describe('running a command', () => {
  async function taken(): Promise<CommandRunner> {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'take' }));
    if (!runner) throw new Error('The runner was not taken.');
    return runner;
  }

  it('gives it the state as it is then, not as it was drawn', async () => {
    const { run } = await taken();
    useWorkbench.setState({ cursor: { line: 9, column: 9 } });
    run('undo');
    expect(given?.state.cursor).toEqual({ line: 9, column: 9 });
    expect(given?.judgement.state).toBeDefined();
  });

  it('does nothing while it is not to be had', async () => {
    const { run } = await taken();
    type('');
    run('build');
    expect(ran).toEqual([]);
  });

  it('throws for a command that is in no list', async () => {
    const { run, commandOf, list: listed } = await taken();
    expect(listed).toBe(list);
    expect(commandOf('undo').title).toBe('Title of undo');
    expect(() => run('verify')).toThrow('No command is called verify.');
    expect(() => renderHook(useCommands)).toThrow('below a CommandProvider');
  });

  it('goes to a page, puts the focus into the editor and says what happened, with a way back', async () => {
    const { act: perform } = await taken();
    const editor = fakeEditor();
    const focus = vi.spyOn(editor, 'focus');
    state().attachEditor(editor);
    let back = 0;
    act(() => {
      perform(({ go, focusEditor, notify }) => {
        go('/keys');
        focusEditor();
        notify('Plain');
        notify('Done', { label: 'Undo', run: () => (back += 1) });
      });
    });
    expect(location.pathname).toBe('/keys');
    await vi.waitFor(() => expect(focus).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(said.map(([words]) => words)).toEqual(['Plain', 'Done']));
    expect(said[0]?.[1]).toEqual({});
    expect(said[1]?.[1].action?.label).toBe('Undo');
    said[1]?.[1].action?.onClick();
    expect(back).toBe(1);
  });
});

describe('the offer of the engine in this browser', () => {
  const offers = (passing: boolean) => {
    const view = render(
      <AskingPage>
        <CommandProvider list={[command('engine-browser')]}>
          <OtherEngine trouble={{ passing }} />
        </CommandProvider>
      </AskingPage>,
    );
    const offered = screen.queryByRole('button', { name: 'Use the engine in this browser' }) !== null;
    view.unmount();
    return offered;
  };

  it('stands where trouble passes and another engine answers', () => {
    state().chooseEngine('server');
    expect([offers(true), offers(false)]).toEqual([true, false]);
    state().chooseEngine('browser');
    expect(offers(true)).toBe(false);
  });
});

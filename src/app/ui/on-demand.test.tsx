import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Boundary } from './Boundary.tsx';
import { onDemand } from './on-demand.tsx';

/** Code that loads only if there is a network. */
function network() {
  const state = { up: true, asked: 0 };
  const load = () => {
    state.asked += 1;
    return state.up
      ? Promise.resolve({ Word: ({ word }: { word: string }) => <p>here: {word}</p> })
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  };
  return { state, Part: onDemand(load, ({ Word }) => Word, { label: 'Loading the part' }) };
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a part whose code comes on demand', () => {
  it('is asked for once, however often it shows', async () => {
    const { state, Part } = network();
    const view = render(<Part word="first" />);
    expect(await screen.findByText('here: first')).toBeVisible();
    view.unmount();
    render(<Part word="second" />);
    expect(await screen.findByText('here: second')).toBeVisible();
    expect(state.asked).toBe(1);
  });

  it('that was fetched ahead shows without a network', async () => {
    const { state, Part } = network();
    await Part.fetchAhead();
    state.up = false;
    render(<Part word="ahead" />);
    expect(await screen.findByText('here: ahead')).toBeVisible();
    expect(state.asked).toBe(1);
  });

  it('asks again by itself when the first time failed', async () => {
    const { state, Part } = network();
    state.up = false;
    render(
      <Boundary name="The part">
        <Part word="late" />
      </Boundary>,
    );
    await pass(0);
    state.up = true;
    await pass(400);
    expect(screen.getByText('here: late')).toBeVisible();
    expect(state.asked).toBe(2);
  });

  it('says that it did not load, beside a page that goes on, and comes when asked again', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { state, Part } = network();
    state.up = false;
    render(
      <>
        <p>the rest</p>
        <Boundary name="Trace">
          <Part word="again" />
        </Boundary>
      </>,
    );
    await pass(3000);
    expect(screen.getByRole('alert')).toHaveTextContent('Trace did not load');
    expect(screen.getByText('the rest')).toBeVisible();
    state.up = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('here: again')).toBeVisible();
  });

  it('comes by itself when the browser is online again', async () => {
    const { state, Part } = network();
    state.up = false;
    render(
      <Boundary name="Trace">
        <Part word="online" />
      </Boundary>,
    );
    await pass(3000);
    expect(screen.getByRole('alert')).toBeVisible();
    state.up = true;
    act(() => {
      dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('here: online')).toBeVisible();
  });
});

describe('a boundary', () => {
  function Broken(): never {
    throw new Error('no such member');
  }

  it('keeps a part that broke to itself and tells why', () => {
    render(
      <>
        <p>the rest</p>
        <Boundary name="Changes">
          <Broken />
        </Boundary>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Changes failed');
    expect(screen.getByRole('alert')).toHaveTextContent('no such member');
    expect(screen.getByText('the rest')).toBeVisible();
  });

  it('shows something simpler where there is such a thing, and tells who listens', () => {
    const caught: unknown[] = [];
    render(
      <Boundary name="The editor" instead={<p>plain</p>} onCaught={(error) => caught.push(error)}>
        <Broken />
      </Boundary>,
    );
    expect(screen.getByText('plain')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(caught).toEqual([new Error('no such member')]);
  });
});

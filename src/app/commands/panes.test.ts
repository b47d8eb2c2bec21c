// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusNextPane, focusPanel, keepFocus } from './panes.ts';

const focused = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `
    <section data-pane><button id="tabs-other">x</button><button id="tab" role="tab" aria-selected="true">t</button></section>
    <section data-pane data-region="source"><textarea id="own"></textarea><div id="text" role="textbox" tabindex="0"></div></section>
    <section data-pane data-region="problems"><button id="filter">f</button><div role="grid"><div role="row" tabindex="-1"></div><div id="row" role="row" tabindex="0"></div></div></section>
    <section data-pane data-region="empty" id="bare" tabindex="-1"></section>`;
  // The test environment has no layout, so every pane counts as visible.
  for (const pane of document.querySelectorAll('[data-pane]')) {
    Object.defineProperty(pane, 'offsetParent', { configurable: true, value: document.body });
  }
});

describe('from pane to pane', () => {
  it('goes in page order and around, each time to where one types or steps', () => {
    const way = [1, 2, 3, 4, 5].map(() => {
      focusNextPane(1);
      return focused();
    });
    expect(way).toEqual(['tab', 'text', 'row', 'bare', 'tab']);
  });

  it('goes back the same way, from the last', () => {
    const way = [1, 2, 3].map(() => {
      focusNextPane(-1);
      return focused();
    });
    expect(way).toEqual(['bare', 'row', 'text']);
  });

  it('passes over a pane that is hidden', () => {
    const [, source] = document.querySelectorAll('[data-pane]');
    if (source) Object.defineProperty(source, 'offsetParent', { value: null });
    focusNextPane(1);
    focusNextPane(1);
    expect(focused()).toBe('row');
  });

  it('does nothing on a page without panes', () => {
    document.body.innerHTML = '<button id="one">1</button>';
    document.getElementById('one')?.focus();
    focusNextPane(1);
    expect(focused()).toBe('one');
  });
});

describe('what has the focus and is taken off the page', () => {
  let stop = (): void => undefined;
  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', '<main tabindex="-1" id="main"></main><aside id="aside"></aside>');
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const main = document.getElementById('main');
    if (main) stop = keepFocus(main);
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  function loseIn(selector: string): void {
    const button = document.createElement('button');
    document.querySelector(selector)?.append(button);
    button.focus();
    button.remove();
  }

  it('leaves it to the pane that it was in', async () => {
    loseIn('[data-region="problems"]');
    await vi.waitFor(() => expect(focused()).toBe('row'));
  });

  it('leaves it to what an empty pane offers', async () => {
    const region = document.querySelector('[data-region="problems"]');
    if (region) region.innerHTML = '<button>f</button><div class="notice-action"><button id="next">n</button></div>';
    loseIn('[data-region="problems"]');
    await vi.waitFor(() => expect(focused()).toBe('next'));
  });

  it('leaves it to the pane before where it was in none, and to the source where there was no other', async () => {
    loseIn('#aside');
    await vi.waitFor(() => expect(focused()).toBe('text'));
    document.getElementById('tab')?.focus();
    loseIn('#aside');
    await vi.waitFor(() => expect(focused()).toBe('tab'));
  });

  it('leaves it to the page where there is nothing else, and under a finger', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    loseIn('#aside');
    await vi.waitFor(() => expect(focused()).toBe('main'));
  });

  it('leaves it where somebody else puts it', async () => {
    loseIn('[data-region="problems"]');
    document.getElementById('tab')?.focus();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(focused()).toBe('tab');
  });
});

describe('into a region by name', () => {
  it('puts the focus at once where the region shows', () => {
    focusPanel('problems');
    expect(focused()).toBe('row');
  });

  it('waits for a region that is about to show', async () => {
    const region = document.querySelector('[data-region="problems"]');
    region?.remove();
    focusPanel('problems');
    if (region) document.body.append(region);
    await vi.waitFor(() => expect(focused()).toBe('row'));
  });

  it('enters a region that scrolls itself, and the tab of a panel until its code has loaded', async () => {
    document.body.insertAdjacentHTML('beforeend', '<button id="page" role="tab" data-key="page">p</button>');
    focusPanel('page');
    await vi.waitFor(() => expect(focused()).toBe('page'));
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div data-region="page" id="desk" tabindex="0"><button>value</button></div>',
    );
    await vi.waitFor(() => expect(focused()).toBe('desk'));
  });
});

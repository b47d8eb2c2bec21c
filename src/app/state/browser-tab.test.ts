// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitOut } from '../testing/wait-out.ts';
import { WebLocks } from '../testing/web-locks.ts';
import { claimTab, openTabs } from './browser-tab.ts';

let locks = new WebLocks();

beforeEach(() => {
  sessionStorage.clear();
  locks = new WebLocks();
  locks.install();
});
afterEach(() => {
  WebLocks.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The page is unloaded, as by a reload; its session storage stays. */
function leave(tab: string): void {
  locks.held.delete(`assay-tab-${tab}`);
}

describe('the key of a browser tab', () => {
  it('is a fresh one for a tab that has none, and locked', async () => {
    const { tab, inherited } = await claimTab();
    expect(inherited).toBeUndefined();
    expect(tab).toMatch(/^[0-9a-f]{24}$/);
    expect([...locks.held]).toEqual([`assay-tab-${tab}`]);
  });

  it('is the same after a reload', async () => {
    const { tab } = await claimTab();
    leave(tab);
    expect(await claimTab()).toEqual({ tab, inherited: tab });
  });

  it('is the same when the page before lets go a moment late', async () => {
    const { tab } = await claimTab();
    const claimed = claimTab();
    setTimeout(() => leave(tab), 30);
    expect(await claimed).toEqual({ tab, inherited: tab });
  });

  it('is another one in a duplicated tab, which still knows what it was copied from', async () => {
    const { tab: original } = await claimTab();
    const copy = await claimTab();
    expect(copy.inherited).toBe(original);
    expect(copy.tab).not.toBe(original);
    expect(sessionStorage.getItem('assay.tab')).toBe(copy.tab);
    expect(await openTabs()).toEqual(new Set([original, copy.tab]));
  });

  it('is trusted to session storage where there are no locks, as on plain HTTP', async () => {
    WebLocks.remove();
    const { tab } = await claimTab();
    expect(await claimTab()).toEqual({ tab, inherited: tab });
    expect(await openTabs()).toEqual(new Set());
  });

  it.each(['refuses', 'throws', 'silent'] as const)('is had where the browser %s', async (mood) => {
    vi.useFakeTimers();
    locks.mood = mood;
    const { tab } = await waitOut(claimTab());
    expect(await waitOut(claimTab())).toEqual({ tab, inherited: tab });
    expect(await waitOut(openTabs())).toEqual(new Set());
  });

  it('is had where session storage is denied', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const { tab } = await claimTab();
    expect(tab).toMatch(/^[0-9a-f]{24}$/);
  });

  it('says which tabs are open, and nothing of other locks', async () => {
    locks.held.add('somebody-else');
    const { tab } = await claimTab();
    expect(await openTabs()).toEqual(new Set([tab]));
  });
});

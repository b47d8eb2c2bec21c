import '../testing/screen.ts';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useWorkbench } from '../state/workbench-store.ts';
import { freshState } from '../testing/facts.ts';
import { useTheme } from './use-theme.ts';

const silent = window.matchMedia;
const shown = () => document.documentElement.dataset['theme'];

afterEach(() => {
  window.matchMedia = silent;
});

it('a system that turned dark before anybody listened is followed, and one that is not asked is not', () => {
  freshState('{}');
  window.matchMedia = (query) => ({ ...silent(query), matches: query.includes('dark') });
  expect(useWorkbench.getState().theme).toBe('light');
  const { unmount } = renderHook(useTheme);
  expect(shown()).toBe('dark');
  unmount();
  useWorkbench.getState().chooseTheme('light');
  renderHook(useTheme);
  expect(shown()).toBe('light');
});

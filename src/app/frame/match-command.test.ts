// @vitest-environment jsdom

import '../testing/screen.ts';
import { describe, expect, it } from 'vitest';
import { commandList } from './place-commands.ts';
import { matchCommand, otherNames } from './match-command.ts';

describe('finding a command', () => {
  it.each([
    ['Tax regimes', 'tax', 1],
    ['Format addons', 'addons', 0.8],
    ['Go to next problem', 'problem next', 0.5],
    ['Values of the wrong type', 'tax reg', 0],
  ])('%s by "%s": %d', (name, typed, expected) => {
    expect(matchCommand(name, typed)).toBe(expected);
  });

  it.each([
    ['show-trace', 'trace'],
    ['show-invoice', 'page'],
    ['show-comparison', 'compare'],
    ['show-built', 'built'],
  ])('%s by the name of its tab, "%s"', (id, typed) => {
    const command = commandList.find((candidate) => candidate.id === id);
    const names = command ? [command.title, ...otherNames(command)] : [];
    expect(Math.max(...names.map((name) => matchCommand(name, typed)))).toBeGreaterThan(0);
  });

  it('has no other name where a command leads to no tab', () => {
    const command = commandList.find(({ id }) => id === 'next-pane');
    expect(command && otherNames(command)).toEqual([]);
  });
});

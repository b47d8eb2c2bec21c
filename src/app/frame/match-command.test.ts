import { describe, expect, it } from 'vitest';
import { matchCommand } from './match-command.ts';

describe('finding a command', () => {
  it.each([
    ['Tax regimes', 'tax', 1],
    ['Format addons', 'addons', 0.8],
    ['Go to next problem', 'problem next', 0.5],
    ['Values of the wrong type', 'tax reg', 0],
  ])('%s by "%s": %d', (name, typed, expected) => {
    expect(matchCommand(name, typed)).toBe(expected);
  });
});

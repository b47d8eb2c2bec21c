// @vitest-environment jsdom

import '../testing/screen.ts';
import { describe, expect, it } from 'vitest';
import { pageList } from '../pages/page-list.ts';
import { panelList } from '../panels/panel-list.ts';
import { commandList } from './place-commands.ts';

/** Keys that browsers need themselves. */
const reserved = ['Mod+K', 'Mod+/', 'Mod+L', 'Mod+T', 'Mod+W', 'Mod+N', 'Mod+R', 'Mod+P', 'Mod+F'];

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the command list', () => {
  it('names no command twice', () => {
    expect(repeated(commandList.map(({ id }) => id))).toEqual([]);
    expect(repeated(commandList.map(({ title }) => title))).toEqual([]);
  });

  it('gives no keys to two commands, and none of the browser’s own to any', () => {
    const keys = commandList.flatMap((command) => command.keys ?? []);
    expect(repeated(keys)).toEqual([]);
    expect(keys.filter((key) => reserved.includes(key))).toEqual([]);
  });

  it('leads to every page and every panel', () => {
    const ids = commandList.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(pageList.map(({ id }) => `go-${id}`)));
    expect(ids).toEqual(expect.arrayContaining(panelList.map(({ id }) => `show-${id}`)));
  });
});

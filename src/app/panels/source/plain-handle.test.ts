// @vitest-environment jsdom

import '../../testing/screen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainHandle } from './plain-handle.ts';

let area = document.createElement('textarea');
let texts: string[] = [];

beforeEach(() => {
  area = document.createElement('textarea');
  document.body.replaceChildren(area);
  area.value = '{ "a": 10.50, "b": [1, 2] }';
  texts = [];
  area.addEventListener('input', () => texts.push(area.value));
});

describe('the editor’s handle over a text area', () => {
  it('replaces the text and tells of it', () => {
    plainHandle(area).replaceAll('{}');
    expect(area.value).toBe('{}');
    expect(texts).toEqual(['{}']);
  });

  it('edits by path', () => {
    plainHandle(area).applyEdits([{ op: 'replace', path: '$.a', value: '3' }]);
    expect(area.value).toBe('{ "a": "3", "b": [1, 2] }');
  });

  it('lays out the text and keeps every digit', () => {
    plainHandle(area).format();
    expect(area.value).toContain('"a": 10.50');
    expect(area.value.split('\n').length).toBeGreaterThan(1);
  });

  it('loses nothing of what is not JSON yet', () => {
    area.value = '{ "a": 1.0, b ';
    plainHandle(area).format();
    expect(area.value.replace(/\s/g, '')).toBe('{"a":1.0,b');
  });

  it('tells nothing where the layout stays as it is', () => {
    area.value = '{}';
    plainHandle(area).format();
    expect(texts).toEqual([]);
  });

  it('shows the place of a path by selecting it', () => {
    plainHandle(area).revealPath('$.b[1]');
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('2');
    expect(document.activeElement).toBe(area);
  });

  it('shows a stretch of text', () => {
    plainHandle(area).revealRange(2, 5);
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('"a"');
  });
});

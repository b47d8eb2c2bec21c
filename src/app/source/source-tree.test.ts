import { expect, it } from 'vitest';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { sourceTree, sourceTreeInSteps } from './source-tree.ts';

it('reads a text once, whoever asks, and keeps the last two', () => {
  const first = sourceTree('{ "a": 1 }');
  expect(first).toEqual(parseJson('{ "a": 1 }'));
  const second = sourceTree('{ "b": 2 }');
  expect(sourceTree(['{ "a"', ' 1 }'].join(':'))).toBe(first);
  sourceTree('{ "c": 3 }');
  expect(sourceTree('{ "a": 1 }')).toBe(first);
  expect(sourceTree('{ "b": 2 }')).not.toBe(second);
});

it('reads a long text in steps, once for all who ask, and lets others go first', async () => {
  const text = JSON.stringify({ rows: Array.from({ length: 9000 }, (_, index) => ({ index })) });
  const done: string[] = [];
  const port = new MessageChannel();
  port.port1.onmessage = () => {
    done.push('another task');
    port.port1.close();
  };
  const reading = sourceTreeInSteps(text);
  port.port2.postMessage(undefined);
  expect(sourceTreeInSteps([text.slice(0, 9), text.slice(9)].join(''))).toBe(reading);
  const tree = await reading;
  done.push('read');
  expect(tree).toEqual(parseJson(text));
  expect(done).toEqual(['another task', 'read']);
  expect(sourceTree(text)).toBe(tree);
  expect(await sourceTreeInSteps(text)).toBe(tree);
});

it('takes a tree that somebody else has read meanwhile', async () => {
  const text = JSON.stringify({ others: Array.from({ length: 9000 }, (_, index) => ({ index })) });
  const reading = sourceTreeInSteps(text);
  const tree = sourceTree(text);
  expect(await reading).toBe(tree);
});

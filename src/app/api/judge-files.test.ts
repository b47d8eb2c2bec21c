// @vitest-environment jsdom

import '../testing/screen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { gate } from '../../testing/gate.ts';
import type { FileRow, PlacedFile } from '../state/file-row.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { judgeFiles, stopFiles, workThrough } from './judge-files.ts';
import { unreadFile, waitingFile } from './summarise-file.ts';

const files = (...names: readonly string[]) =>
  names.map((name): PlacedFile => ({ file: new File([name], name), path: name }));
const seen = () => {
  const { fileRows, fileWork } = useWorkbench.getState();
  return [fileWork, ...fileRows.map(({ file, verdict }) => `${file.name} ${verdict}`)];
};
const accepted = (placed: PlacedFile): Promise<FileRow> =>
  Promise.resolve({ ...waitingFile(placed), verdict: 'accepted' });

beforeEach(() => {
  useWorkbench.setState(useWorkbench.getInitialState(), true);
});

describe('many files', () => {
  it('are begun in their order', async () => {
    const asked: string[] = [];
    await judgeFiles(files('a', 'b', 'c'), (placed) => {
      asked.push(placed.path);
      return accepted(placed);
    });
    expect(asked).toEqual(['a', 'b', 'c']);
    expect(seen()).toEqual(['stopped', 'a accepted', 'b accepted', 'c accepted']);
  });

  it('go on when one cannot be judged', async () => {
    await judgeFiles(files('a', 'b'), (placed) =>
      placed.path === 'a' ? Promise.reject(new Error('Bang')) : accepted(placed),
    );
    expect(seen()).toEqual(['stopped', 'a unread', 'b accepted']);
    expect(useWorkbench.getState().fileRows[0]?.first?.message).toBe('The workbench failed');
  });

  it('wait, the first few at work, until they are stopped, and stay as they are then', async () => {
    const slow = gate();
    const asked: string[] = [];
    const done = judgeFiles(files('a', 'b', 'c', 'd', 'e'), async (placed) => {
      asked.push(placed.path);
      await slow.passed;
      return accepted(placed);
    });
    stopFiles();
    slow.open();
    await done;
    expect(seen()).toEqual(['stopped', ...'abcde'].map((name) => (name.length > 1 ? name : `${name} waiting`)));
    expect(asked.join('')).toBe('abcd');
  });

  it('make way for others, and report nothing more', async () => {
    const slow = gate();
    const first = judgeFiles(files('a'), async (placed) => {
      await slow.passed;
      return unreadFile(placed, 'late');
    });
    await judgeFiles(files('b'), accepted);
    slow.open();
    await first;
    expect(seen()).toEqual(['stopped', 'b accepted']);
  });

  it('that wait are judged, and the others stay as they are', async () => {
    const [done, waits] = files('a', 'b').map(waitingFile);
    if (!done || !waits) throw new Error('two files');
    const asked: string[] = [];
    const isWaiting = ({ verdict }: FileRow) => verdict === 'waiting';
    await workThrough([{ ...done, verdict: 'faults' }, waits], 'judging', isWaiting, (row) => {
      asked.push(row.path);
      return accepted(row);
    });
    expect([asked, seen()]).toEqual([['b'], ['stopped', 'a faults', 'b accepted']]);
  });
});

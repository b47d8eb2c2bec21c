import '../testing/screen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { gate } from '../../testing/gate.ts';
import type { FileRow } from '../state/batch-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { judgeFiles, stopJudgingFiles } from './judge-files.ts';
import { unreadFile, waitingFile } from './summarise-file.ts';

const files = (...names: readonly string[]) => names.map((name) => new File([name], name));
const seen = () => {
  const { fileRows, fileWork } = useWorkbench.getState();
  return [fileWork, ...fileRows.map(({ file, verdict }) => `${file.name} ${verdict}`)];
};
const accepted = (file: File): Promise<FileRow> => Promise.resolve({ ...waitingFile(file), verdict: 'accepted' });

beforeEach(() => {
  useWorkbench.setState(useWorkbench.getInitialState(), true);
});

describe('many files', () => {
  it('are judged one after the other, in their order', async () => {
    const asked: string[] = [];
    await judgeFiles(files('a', 'b', 'c'), (file) => {
      asked.push(file.name);
      return accepted(file);
    });
    expect(asked).toEqual(['a', 'b', 'c']);
    expect(seen()).toEqual(['stopped', 'a accepted', 'b accepted', 'c accepted']);
  });

  it('go on when one cannot be judged', async () => {
    await judgeFiles(files('a', 'b'), (file) =>
      file.name === 'a' ? Promise.reject(new Error('Bang')) : accepted(file),
    );
    expect(seen()).toEqual(['stopped', 'a unread', 'b accepted']);
    expect(useWorkbench.getState().fileRows[0]?.first?.message).toBe('The workbench failed');
  });

  it('wait, the first at work, until they are stopped, and stay as they are then', async () => {
    const slow = gate();
    const asked: string[] = [];
    const done = judgeFiles(files('a', 'b', 'c'), async (file) => {
      asked.push(file.name);
      if (file.name === 'b') await slow.passed;
      return accepted(file);
    });
    expect(seen()).toEqual(['running', 'a waiting', 'b waiting', 'c waiting']);
    await Promise.resolve();
    stopJudgingFiles();
    slow.open();
    await done;
    expect(seen()[0]).toBe('stopped');
    expect(asked).not.toContain('c');
  });

  it('make way for others, and tell no more of themselves', async () => {
    const slow = gate();
    const first = judgeFiles(files('a'), async (file) => {
      await slow.passed;
      return unreadFile(file, 'late');
    });
    await judgeFiles(files('b'), accepted);
    slow.open();
    await first;
    expect(seen()).toEqual(['stopped', 'b accepted']);
  });
});

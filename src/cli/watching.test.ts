import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLine, type CommandLine } from '../testing/command-line.ts';

let line: CommandLine;
beforeAll(async () => {
  line = await commandLine();
}, 120_000);
afterAll(() => line.remove());

const sound = { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' };
const broken = { ...sound, content: 7 };

test('a watched folder is checked again after each change of a file, a new file and a change of the configuration', async () => {
  line.file('watched/a.json', broken);
  // A report in the folder is no change.
  const path = `${line.folder}/watched/report.txt`;
  const args = ['inspect', '--watch', '-r', 'github', '--report-file', 'watched/report.txt', 'watched'];
  const child = spawn(process.execPath, [line.program, ...args], { cwd: line.folder });
  /** The files with faults in the last report. */
  const wrongFiles = (): readonly string[] => {
    const report = existsSync(path) ? readFileSync(path, 'utf8') : '::error file=none,';
    return [...report.matchAll(/^::error file=([^,]+)/gm)].map(([, file = '']) => file);
  };
  const untilWrong = (files: readonly string[]) => expect.poll(wrongFiles, { timeout: 50_000 }).toEqual(files);
  try {
    await untilWrong(['watched/a.json']);
    line.file('watched/a.json', sound);
    await untilWrong([]);
    line.file('watched/deep/b.json', broken);
    await untilWrong(['watched/deep/b.json']);
    line.file('assay.config.yaml', 'ignore: [deep/]\n');
    await untilWrong([]);
  } finally {
    child.kill();
  }
}, 60_000);

test.each([
  ['standard input', ['-'], '--watch needs files or folders'],
  ['a baseline to write', ['--baseline', 'known.json', '--write-baseline', 'watched'], '--watch writes no baseline'],
])('%s is refused', async (_, args, says) => {
  const ran = await line.assay(['validate', '--watch', ...args]);
  expect([ran.code, ran.err]).toEqual([2, expect.stringContaining(says)]);
});

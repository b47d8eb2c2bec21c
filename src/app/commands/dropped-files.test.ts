import { expect, it } from 'vitest';
import { filesOfDialog, filesOfEntries, MOST_FILES } from './dropped-files.ts';

type Tree = { readonly [name: string]: Tree | string };

/** A folder as a browser gives it, with a hundred entries at a time. */
function entry(name: string, inside: Tree | string, above = ''): FileSystemEntry {
  const fullPath = `${above}/${name}`;
  const shared = { name, fullPath, isFile: typeof inside === 'string', isDirectory: typeof inside !== 'string' };
  if (typeof inside === 'string') {
    const file = (done: (file: File) => void, fail: (why: Error) => void) => {
      if (inside === 'gone') fail(new Error('gone'));
      else done(new File([inside], name));
    };
    return { ...shared, file } as unknown as FileSystemEntry;
  }
  const createReader = () => {
    const rest = Object.entries(inside).map(([inner, value]) => entry(inner, value, fullPath));
    return { readEntries: (done: (some: FileSystemEntry[]) => void) => done(rest.splice(0, 100)) };
  };
  return { ...shared, createReader } as unknown as FileSystemEntry;
}

it('a folder gives its documents by their paths, those of folders within it too, in order', async () => {
  const tree = {
    'b10.json': '{}',
    'b9.JSON': '{}',
    in: { deep: { 'x.xml': '<a/>', 'y.pdf': '%PDF-', 'z.yml': 'a: 1' }, '.DS_Store': 'x' },
    '.git': { 'a.json': '{}' },
    'notes.docx': 'x',
    'gone.json': 'gone',
  };
  const { files, leftOut, folder } = await filesOfEntries([entry('march', tree)]);
  expect(files.map(({ path }) => path)).toEqual([
    'march/b9.JSON',
    'march/b10.json',
    'march/in/deep/x.xml',
    'march/in/deep/y.pdf',
    'march/in/deep/z.yml',
  ]);
  expect([leftOut, folder]).toEqual([3, true]);
});

it('takes files by themselves whatever they are called, for they say themselves what is wrong', async () => {
  const { files, leftOut, folder } = await filesOfEntries([entry('logo.png', 'x'), entry('a.json', '{}')]);
  expect([files.map(({ path }) => path), leftOut, folder]).toEqual([['a.json', 'logo.png'], 0, false]);
});

it('reads every entry of a large folder, and says what is too many', async () => {
  const many = Object.fromEntries(
    Array.from({ length: MOST_FILES + 7 }, (_, index) => [`${String(index)}.json`, '{}']),
  );
  const { files, leftOut } = await filesOfEntries([entry('all', many)]);
  expect([files.length, leftOut, files[19]?.path]).toEqual([MOST_FILES, 7, 'all/19.json']);
});

it('a folder that is chosen leaves out the same', () => {
  const chosen = (path: string) =>
    Object.defineProperty(new File([], path.split('/').at(-1) ?? ''), 'webkitRelativePath', { value: path });
  const { files, leftOut } = filesOfDialog(['m/b.json', 'm/a.xml', 'm/.git/c.json', 'm/d.docx'].map(chosen));
  expect([files.map(({ path }) => path), leftOut]).toEqual([['m/a.xml', 'm/b.json'], 2]);
  const alone = Object.defineProperty(new File([], 'x.txt'), 'webkitRelativePath', { value: '' });
  expect(filesOfDialog([alone]).files).toHaveLength(1);
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInputs } from '../../../scripts/build-inputs.mjs';
import { isBuilt, needsBuild, noteBuild, quickMark } from '../../../scripts/fingerprint.mjs';

/** A small tree with an input of each kind. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "small", "type": "module" }',
  'package-lock.json': '{}',
  'tsconfig.json': '{ "compilerOptions": { "strict": true } }',
  'tsconfig.app.json': '{ "extends": "./tsconfig.json" }',
  'index.html': '<link rel="icon" href="./src/app/icon.svg"><script type="module" src="./src/app/main.ts"></script>',
  'vite.config.ts': `import { plugin } from './scripts/plugin.mjs';
    export default { plugins: [plugin], build: { assetsInlineLimit: 0 }, worker: { format: 'es', plugins: () => [plugin] } };`,
  'scripts/build.mjs': "import { place } from './place.mjs'; export { place };",
  'scripts/place.mjs': "export const place = 'dist';",
  'scripts/plugin.mjs':
    "import { name } from './plugin-name.mjs'; export const plugin = { name, api: { inputs: new Set(['src/nested.ts']) } };",
  'scripts/plugin-name.mjs': "export const name = 'small';",
  'public/theme.js': 'document.title = "small";',
  'examples/one.json': '{ "one": 1 }',
  'src/app/main.ts': `import './main.css'; import address from './worker.ts?worker&url'; import { shown } from './shown.ts';
    console.log(address, shown, import.meta.glob('../../examples/*.json', { query: '?raw', eager: true }));`,
  'src/app/shown.ts': 'export const shown = 1;',
  'src/app/shown.test.ts': '',
  'src/app/types.ts': 'export type Shown = number;',
  'src/app/main.css': "@import './part.css'; body { background: url('./dot.svg'); }",
  'src/app/part.css': 'p { color: red; }',
  'src/app/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2"/>',
  'src/app/worker.ts': "import { answer } from './answer.ts'; postMessage(answer);",
  'src/app/answer.ts': 'export const answer = 42;',
  'src/nested.ts': 'export const nested = 1;',
  'src/server/main.ts': "import { port } from './port.ts'; console.log(port);",
  'src/server/port.ts': 'export const port = 8080;',
  'src/server/config.capnp': 'config',
  'docs/page.md': 'A page.',
};

// Within node_modules, so that bundles find their packages.
const tree = mkdtempSync(join(resolve('node_modules'), '.build-inputs-'));
const at = (path: string) => join(tree, path);
const write = (path: string, content: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), content);
};

async function buildTree(): Promise<readonly string[]> {
  const inputs = buildInputs(tree);
  await inputs.addProgram('scripts/build.mjs');
  await inputs.bundle({ entryPoints: ['src/server/main.ts'], bundle: true, outdir: at('dist/server') });
  inputs.add(at('src/server/config.capnp'));
  await build({ root: tree, logLevel: 'error', plugins: inputs.plugins });
  return inputs.list();
}

let inputs: readonly string[] = [];
beforeAll(async () => {
  for (const [path, content] of Object.entries(FILES)) write(path, content);
  inputs = await buildTree();
  noteBuild(inputs, Date.now() + 60_000, tree);
});
afterAll(() => {
  rmSync(tree, { recursive: true });
});

/** A change of a file, and how to undo it. */
function whileChanged(change: () => void, undo: () => void): readonly boolean[] {
  change();
  const changed = isBuilt(tree);
  undo();
  return [changed, isBuilt(tree)];
}

describe('a build is made again', () => {
  it('never without a change, wherever the dates come from', () => {
    cpSync(at('src'), at('src-copy'), { recursive: true });
    rmSync(at('src'), { recursive: true });
    renameSync(at('src-copy'), at('src'));
    expect(isBuilt(tree)).toBe(true);
  });

  it('for what is published, after a quick build, which is enough to run here', () => {
    expect([needsBuild(true, tree), needsBuild(false, tree)]).toEqual([false, false]);
    write('dist/quick', '');
    expect(quickMark(tree)).toBe(at('dist/quick'));
    expect([needsBuild(true, tree), needsBuild(false, tree)]).toEqual([false, true]);
    rmSync(quickMark(tree));
  });

  const read = Object.keys(FILES).filter((path) => !/[.]test[.]ts$|types[.]ts$|[.]md$/.test(path));

  it.each(read)('when %s is edited or gone', (path) => {
    const content = readFileSync(at(path), 'utf8');
    const back = () => {
      write(path, content);
    };
    const edited = () => {
      write(path, `${content} `);
    };
    const gone = () => {
      rmSync(at(path));
    };
    expect(whileChanged(edited, back)).toEqual([false, true]);
    expect(whileChanged(gone, back)).toEqual([false, true]);
  });

  it.each(['examples/two.json', 'public/more.js', 'src/app/new.ts', '.env.production', 'tsconfig.node.json'])(
    'when %s is added',
    (path) => {
      const add = () => {
        write(path, '{}');
      };
      const remove = () => {
        rmSync(at(path));
      };
      expect(whileChanged(add, remove)).toEqual([false, true]);
    },
  );

  it.each(['src/app/shown.test.ts', 'src/app/types.ts', 'docs/page.md', 'src/app/new.test.ts', 'README.md'])(
    'not for %s, which it does not read',
    (path) => {
      write(path, 'export {};');
      expect(isBuilt(tree)).toBe(true);
    },
  );

  it('when an input changed while the build was running', () => {
    const began = Date.now() - 60_000;
    noteBuild(inputs, began, tree);
    expect(isBuilt(tree)).toBe(false);
    noteBuild(inputs, Date.now() + 60_000, tree);
    expect(isBuilt(tree)).toBe(true);
  });

  it.each(['', '0f3a', '{"inputs":[]}', '{"digest":"","inputs":["src'])('after one that left the note %j', (note) => {
    const before = readFileSync(at('dist/fingerprint'), 'utf8');
    write('dist/fingerprint', note);
    expect(isBuilt(tree)).toBe(false);
    write('dist/fingerprint', before);
  });
});

it('knows the plugins and programs that build this tree', async () => {
  const own = buildInputs(resolve('.'));
  await own.addProgram('scripts/build.mjs');
  await resolveConfig({ root: resolve('.'), plugins: own.plugins }, 'build', 'production');
  const known = ['definitions-on-use', 'unused-monaco', 'paths', 'server-bundle', 'licences', 'build-inputs'];
  expect(own.list()).toEqual(expect.arrayContaining(known.map((name) => `scripts/${name}.mjs`)));
});

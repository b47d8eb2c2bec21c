/**
 * The workbench in a browser that has never seen it: what it fetches until the editor and the first verdict are on the page,
 * how soon that is, and how soon the engine in the browser is ready. Bytes are counted on the wire, between browser and host.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';

const SERVER = 'dist/server/node.js';
const ASSETS = 'dist/app/assets';
const RUNS = 5;
if (!existsSync(SERVER)) throw new Error('build first: npm run build');

const host = spawn(process.execPath, [SERVER], {
  env: { ...process.env, PORT: '0', ASSAY_LOG: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise<string>((resolve, reject) => {
  host.once('exit', () => reject(new Error('the server ended before it listened')));
  host.stdout.on('data', (chunk: Buffer) => {
    const url = /http:\/\/[^\s]+/.exec(chunk.toString())?.[0];
    if (url) resolve(url);
  });
});

interface Transfer {
  readonly path: string;
  bytes: number;
}

/** What went through since it was last emptied, in the order it was asked for. */
const transfers: Transfer[] = [];
const between = createServer((incoming, outgoing) => {
  const transfer = { path: incoming.url ?? '', bytes: 0 };
  transfers.push(transfer);
  const { method, headers } = incoming;
  const onward = ask(new URL(transfer.path, address), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('data', (chunk: Buffer) => (transfer.bytes += chunk.length));
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
});
await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
const site = `http://127.0.0.1:${String((between.address() as AddressInfo).port)}/`;

const engineChunks = reachable('engine-worker-');

const browserOf = JSON.parse(execFileSync(process.execPath, ['scripts/find-browser.mjs'], { encoding: 'utf8' })) as {
  readonly executable: string;
  readonly args: string[];
  readonly env: Record<string, string>;
};
const browser = await chromium.launch({
  executablePath: browserOf.executable,
  args: browserOf.args,
  env: { ...(process.env as Record<string, string>), ...browserOf.env },
});

/** Notes when a selector first has an element, in milliseconds since the page was asked for. */
const watch = (name: string, selector: string) => ({
  content: `new MutationObserver((_, me) => {
    if (!document.querySelector(${JSON.stringify(selector)})) return;
    me.disconnect();
    requestAnimationFrame(() => performance.mark(${JSON.stringify(name)}));
  }).observe(document, { childList: true, subtree: true });`,
});

/** The entry of that name, as soon as there is one. Polling by Playwright itself would break the page's security policy. */
const entryOf = (page: Page, name: string) =>
  page.evaluate<{ readonly startTime: number; readonly duration: number }>(
    `new Promise((found) => {
      const look = () => {
        const [entry] = performance.getEntriesByName(${JSON.stringify(name)});
        if (entry) found({ startTime: entry.startTime, duration: entry.duration });
        else setTimeout(look, 20);
      };
      look();
    })`,
  );

async function visit() {
  transfers.length = 0;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watch('bench.frame', '.frame'));
  await page.addInitScript(watch('bench.editor', '.document-editor .view-line'));
  await page.addInitScript(watch('bench.verdict', '[data-region="problems"] [role="row"]'));
  await page.goto(site);
  const frame = (await entryOf(page, 'bench.frame')).startTime;
  const editor = (await entryOf(page, 'bench.editor')).startTime;
  const verdict = (await entryOf(page, 'bench.verdict')).startTime;
  const fetched = [...transfers];

  await page.waitForLoadState('networkidle');
  transfers.length = 0;
  await page.getByText('this browser', { exact: true }).click();
  const worker = (await entryOf(page, 'assay.engine-worker')).duration;
  await page.waitForLoadState('networkidle');
  const engine = transfers.filter(({ path }) => engineChunks.some((chunk) => path.endsWith(chunk.path)));
  await context.close();
  return { fetched, frame, editor, verdict, worker, engine };
}

type Visit = Awaited<ReturnType<typeof visit>>;
const visits: Visit[] = [];
try {
  for (let run = 0; run < RUNS; run++) visits.push(await visit());
} finally {
  await browser.close();
  between.closeAllConnections();
  between.close();
  host.kill();
}

/** The editor with everything that only it needs; what is neither this nor any other kind is the shell. */
function kindOf(path: string): 'editor' | 'fonts' | 'data' | 'shell' {
  if (path.startsWith('/v0')) return 'data';
  if (path.endsWith('.woff2')) return 'fonts';
  return /\/(?:editor|DocumentEditor)[.-]/.test(path) ? 'editor' : 'shell';
}

const last = visits.at(-1) as Visit;
const sum = (some: readonly Transfer[]) => some.reduce((total, { bytes }) => total + bytes, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const median = (name: 'frame' | 'editor' | 'verdict' | 'worker') =>
  [...visits.map((one) => one[name])].sort((a, b) => a - b)[RUNS >> 1] ?? 0;

if (process.argv.includes('--list')) {
  for (const { path, bytes } of last.fetched) console.log(`${kilobytes(bytes).padStart(12)}  ${kindOf(path)}  ${path}`);
}
console.log(
  `cold load             ${String(last.fetched.length)} requests, ${kilobytes(sum(last.fetched))} (bar ≤ 30, ≤ 1000 kB)`,
);
for (const kind of ['shell', 'editor', 'fonts', 'data'] as const) {
  const some = last.fetched.filter(({ path }) => kindOf(path) === kind);
  const bar = kind === 'shell' ? ' (bar ≤ 120)' : '';
  console.log(`  ${kind.padEnd(20)}${String(some.length)} requests, ${kilobytes(sum(some))}${bar}`);
}
console.log(`frame visible         ${median('frame').toFixed(0)} ms`);
console.log(`editor visible        ${median('editor').toFixed(0)} ms (bar ≤ 900)`);
console.log(`first verdict         ${median('verdict').toFixed(0)} ms`);
console.log(`engine ready          ${median('worker').toFixed(0)} ms (bar ≤ 60)`);
console.log(`engine, one regime    ${kilobytes(sum(last.engine))} (bar ≤ 100)`);
console.log(`engine, everything    ${kilobytes(sum(engineChunks))} (bar ≤ 350)`);

/** The chunk of that name and all that it may ever load, as packed by the build. */
function reachable(prefix: string): readonly Transfer[] {
  const found = new Set(readdirSync(ASSETS).filter((name) => name.startsWith(prefix) && name.endsWith('.js')));
  for (const name of found) {
    for (const [, other] of readFileSync(`${ASSETS}/${name}`, 'utf8').matchAll(
      /["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g,
    )) {
      if (other !== undefined && existsSync(`${ASSETS}/${other}`)) found.add(other);
    }
  }
  return [...found].map((path) => {
    const packed = `${ASSETS}/${path}.br`;
    return { path, bytes: statSync(existsSync(packed) ? packed : `${ASSETS}/${path}`).size };
  });
}

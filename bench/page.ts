/**
 * The workbench in a fresh browser: what it loads until editor and first verdict are shown, how long that takes, also
 * on a slow phone, how soon the engine in the browser is ready and gives its first verdict, and typing in long
 * documents. A page with only Monaco, measured in the same run, is the baseline. Bytes are counted between browser and
 * host. `--list` lists each request, `--load` skips the typing, `--keys=100,2000` skips the loads and types in documents
 * of these numbers of lines. `--page` skips both and works on an invoice page of 2,000 lines; one of 20 is the baseline.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { invoiceOfLines } from './parts/line-invoice.ts';
import { serveMonacoPage, type Served } from './parts/monaco-page.ts';
import { measurePageWork, type PageWork } from './parts/page-work.ts';
import { firstVerdictOnPhone } from './parts/slow-phone.ts';
import { measureTyping, type Typing } from './parts/typing.ts';
import { startServer } from './parts/start-server.ts';

const ASSETS = 'dist/app/assets';
const RUNS = 5;

const { child: host, address } = await startServer();

interface Transfer {
  readonly path: string;
  bytes: number;
}

/** Which page to pass on: the workbench's, or the one with only Monaco. */
let beyond = address;

/** Requests since the last reset, in order. */
const transfers: Transfer[] = [];
const between = createServer((incoming, outgoing) => {
  const transfer = { path: incoming.url ?? '', bytes: 0 };
  transfers.push(transfer);
  const { method, headers } = incoming;
  const onward = ask(new URL(transfer.path, beyond), { method, headers }, (answer) => {
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

/** Records when a selector first matches, in milliseconds since the page was requested. */
const watch = (name: string, selector: string) => ({
  content: `new MutationObserver((_, me) => {
    if (!document.querySelector(${JSON.stringify(selector)})) return;
    me.disconnect();
    requestAnimationFrame(() => performance.mark(${JSON.stringify(name)}));
  }).observe(document, { childList: true, subtree: true });`,
});

/** The entry of that name, once it exists. Playwright's own polling would violate the page's security policy. */
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
  const { duration: worker } = await entryOf(page, 'assay.engine-worker');
  const { duration: answer } = await entryOf(page, 'assay.engine-answer');
  await page.waitForLoadState('networkidle');
  const engine = transfers.filter(({ path }) => engineChunks.some((chunk) => path.endsWith(chunk.path)));
  await context.close();
  return { fetched, frame, editor, verdict, worker, answer, engine };
}

/** The page with only Monaco: what it loads until its editor is shown, and how long that takes. */
async function visitFloor() {
  transfers.length = 0;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watch('bench.editor', '.document-editor .view-line'));
  await page.goto(site);
  const editor = (await entryOf(page, 'bench.editor')).startTime;
  const fetched = [...transfers];
  await context.close();
  return { fetched, editor };
}

/** Rounds of typing: fifty markers in a document of realistic length, fewer in a generated one. */
const TYPED = [
  { lines: 100, rounds: 50 },
  { lines: 2000, rounds: 12 },
  { lines: 10_000, rounds: 6 },
] as const;
const keys = /^--keys=([\d,]+)$/m.exec(process.argv.join('\n'))?.[1]?.split(',').map(Number);

async function typed(lines: number, rounds: number, judged: boolean): Promise<Typing> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(site);
  await page.locator('.document-editor .view-line').first().waitFor();
  // Everything preloaded while the page is idle is there by then.
  await page.waitForTimeout(6000);
  const typing = await measureTyping(page, JSON.stringify(invoiceOfLines(lines), null, 2), rounds, judged);
  await context.close();
  return typing;
}

/** Lines of the page to work on, and of the one that it is compared with. */
const [LONG_PAGE, SHORT_PAGE] = [2000, 20];

async function worked(lines: number): Promise<PageWork> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(site);
  await page.locator('.document-editor .view-line').first().waitFor();
  await page.waitForTimeout(6000);
  const work = await measurePageWork(page, lines);
  await context.close();
  return work;
}

const onlyPage = process.argv.includes('--page');
const skipsPage = keys !== undefined || process.argv.includes('--load');
let pages: { readonly long: PageWork; readonly short: PageWork } | undefined;

type Visit = Awaited<ReturnType<typeof visit>>;
const visits: Visit[] = [];
const floors: Awaited<ReturnType<typeof visitFloor>>[] = [];
const onPhone: number[] = [];
const typing: { lines: number; here: Typing; floor: Typing }[] = [];
let monaco: Served | undefined;
const loads = [loadavg()[0] ?? 0];
try {
  monaco = await serveMonacoPage();
  for (let run = 0; run < (keys || onlyPage ? 1 : RUNS); run++) {
    beyond = address;
    visits.push(await visit());
    beyond = monaco.address;
    floors.push(await visitFloor());
    onPhone.push(await firstVerdictOnPhone(browser, address));
  }
  for (const { lines, rounds } of process.argv.includes('--load') || onlyPage ? [] : TYPED) {
    if (keys && !keys.includes(lines)) continue;
    beyond = monaco.address;
    const floor = await typed(lines, Math.min(rounds, 12), false);
    beyond = address;
    typing.push({ lines, here: await typed(lines, rounds, true), floor });
  }
  beyond = address;
  if (!skipsPage) pages = { long: await worked(LONG_PAGE), short: await worked(SHORT_PAGE) };
} finally {
  loads.push(loadavg()[0] ?? 0);
  await browser.close();
  between.closeAllConnections();
  between.close();
  monaco?.close();
  host.kill();
}

const html = readFileSync('dist/app/index.html', 'utf8');
const KINDS = ['shell', 'answers', 'first view', 'editor', 'other parts', 'fonts', 'data'] as const;

/**
 * The shell shows the frame: the page and the files that it names, without the code that calls the service. The first
 * view fills the frame. The editor comes with its own dependencies. Other parts are small, such as the destination.
 */
function kindOf(path: string): (typeof KINDS)[number] {
  if (path.startsWith('/v0')) return 'data';
  if (path.endsWith('.woff2')) return 'fonts';
  if (/\/answers-/.test(path)) return 'answers';
  if (path === '/' || html.includes(`"${path}"`)) return 'shell';
  if (/\/(?:first-|WorkbenchPage-)/.test(path)) return 'first view';
  return /\/(?:editor|DocumentEditor)[.-]/.test(path) ? 'editor' : 'other parts';
}

const last = visits.at(-1) as Visit;
const sum = (some: readonly Transfer[]) => some.reduce((total, { bytes }) => total + bytes, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const median = (name: 'frame' | 'editor' | 'verdict' | 'worker' | 'answer') =>
  middle(visits.map((measured) => measured[name]));

if (process.argv.includes('--list')) {
  for (const { path, bytes } of last.fetched) console.log(`${kilobytes(bytes).padStart(12)}  ${kindOf(path)}  ${path}`);
}
console.log(
  `cold load             ${String(last.fetched.length)} requests, ${kilobytes(sum(last.fetched))} (bar ≤ 30, ≤ 1000 kB)`,
);
for (const kind of KINDS) {
  const some = last.fetched.filter(({ path }) => kindOf(path) === kind);
  const bar = kind === 'shell' ? ' (bar ≤ 120)' : '';
  console.log(`  ${kind.padEnd(20)}${String(some.length)} requests, ${kilobytes(sum(some))}${bar}`);
}
const floorEditor = middle(floors.map(({ editor }) => editor));
const floorBytes = sum(floors.at(-1)?.fetched ?? []);
console.log(`  Monaco alone        ${String(floors.at(-1)?.fetched.length)} requests, ${kilobytes(floorBytes)}`);
console.log(`frame visible         ${median('frame').toFixed(0)} ms`);
console.log(
  `editor visible        ${median('editor').toFixed(0)} ms (bar ≤ 900); Monaco alone ${floorEditor.toFixed(0)} ms, ratio ${(median('editor') / floorEditor).toFixed(2)}`,
);
console.log(`first verdict         ${median('verdict').toFixed(0)} ms`);
console.log(`  on a slow phone     ${middle(onPhone).toFixed(0)} ms (bar ≤ 3000)`);
console.log(`engine ready          ${median('worker').toFixed(0)} ms (bar ≤ 60)`);
console.log(`engine, first answer  ${median('answer').toFixed(0)} ms`);
// No limit: it is the same for every document, so that no request reveals the country (decision 0020).
console.log(`engine, any document  ${kilobytes(sum(last.engine))}`);
// No limit: it has every rule set. `npm run sizes` limits the engine's chunks and the code for each format.
console.log(`engine, everything    ${kilobytes(sum(engineChunks))}`);
for (const { lines, here, floor } of typing) {
  const bars =
    lines > 1000 ? { mark: 'bar ≤ 400', key: 'bar: none over 50' } : { mark: 'bar ≤ 250, worst ≤ 400', key: '' };
  console.log(`${String(lines).padStart(5)} lines, last key to marker  ${printed(here.marked)} (${bars.mark})`);
  console.log(
    `${String(lines).padStart(5)} lines, key to picture      ${printed(here.keys)}${bars.key && ` (${bars.key})`}`,
  );
  console.log(`${String(lines).padStart(5)} lines, Monaco alone        ${printed(floor.keys)}`);
}
if (pages) {
  const { long, short } = pages;
  const acts = [
    ['step to the next problem', long.step, short.step],
    ['step to the last problem', long.lastStep, short.lastStep],
    ['key in a field', long.fieldKey, short.fieldKey],
    ['key in the source', long.sourceKey, short.sourceKey],
  ] as const;
  for (const [name, here, floor] of acts) {
    const ratio = `${floor.toFixed(0)} ms with ${String(SHORT_PAGE)} lines, ratio ${(here / floor).toFixed(1)}`;
    const bar = name.startsWith('step') ? 100 : 50;
    console.log(
      `page, ${name.padEnd(25)} ${here.toFixed(0)} ms (bar ≤ ${String(bar)}) with ${String(LONG_PAGE)} lines and ${String(long.marks)} marks; ${ratio}`,
    );
  }
}
console.log(`load of the machine   ${loads.map((load) => load.toFixed(1)).join(' to ')}, of 2 cores`);

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** The browser reports no time below 16 ms; such keys count as 16. */
function printed(values: readonly number[]): string {
  if (values.length === 0) return 'below 16 ms';
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, p95 ${at(0.95)}, worst ${at(1)}, of ${String(sorted.length)}`;
}

/** The chunk of that name with everything it may load, compressed by the build. */
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

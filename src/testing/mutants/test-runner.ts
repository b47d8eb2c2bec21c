/** The part of Vitest that the engine's tests use, to run tests repeatedly in one process. */

type Body = (...values: unknown[]) => unknown;
interface Test {
  readonly title: string;
  run(): unknown;
}

export interface TestRunner {
  /** The replacement of `vitest` in the tests. */
  readonly api: Readonly<Record<string, unknown>>;
  /** Tests declared since the last call. */
  take(): readonly Test[];
}

export function testRunner(expect: unknown): TestRunner {
  let tests: Test[] = [];
  const titles: string[] = [];
  let before: (() => unknown)[] = [];

  function describe(title: string, body: () => void): void {
    titles.push(title);
    body();
    titles.pop();
  }

  function it(title: string, ...rest: unknown[]): void {
    const body = rest.find((part) => typeof part === 'function') as Body;
    tests.push({ title: [...titles, title].join(' › '), run: () => body() });
  }

  const each =
    (add: (title: string, body: () => void) => void) =>
    (table: readonly unknown[]) =>
    (title: string, ...rest: unknown[]) => {
      const body = rest.find((part) => typeof part === 'function') as Body;
      for (const row of table) {
        const values = Array.isArray(row) ? (row as unknown[]) : [row];
        add(`${title} ${shown(values)}`, () => body(...values));
      }
    };

  describe.each = each(describe);
  it.each = each(it);
  const beforeAll = (body: () => unknown) => {
    before.push(body);
  };
  return {
    api: { describe, it, test: it, expect, beforeAll },
    take() {
      const met = [...before.map((run) => ({ title: 'beforeAll', run })), ...tests];
      tests = [];
      before = [];
      titles.length = 0;
      return met;
    },
  };
}

function shown(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? value : '')).join(' ');
}

import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

function burn(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
const until = async (holds: () => boolean): Promise<number> => {
  let turns = 0;
  for (; !holds(); turns++) await turn();
  return turns;
};

describe('requests take turns', () => {
  it('so that none begins at once, and all begin in their order', async () => {
    const turns = createTurns({ turnTime: 1000, leastActive: 100 });
    const begun: number[] = [];
    for (let i = 0; i < 50; i++) turns.wait(() => begun.push(i));
    expect(begun).toEqual([]);
    await until(() => begun.length === 50);
    expect(begun).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });

  it('so that there is room between them for everything else, also when their work follows in promises', async () => {
    const turns = createTurns({ turnTime: 10_000, leastActive: 100 });
    let done = 0;
    for (let i = 0; i < 20; i++)
      turns.wait(() => {
        void Promise.resolve().then(() => {
          burn(3);
          done++;
        });
      });
    // A slice of 5 ms has no room to start a third one.
    expect(await until(() => done === 20)).toBeGreaterThanOrEqual(10);
  });

  it('a request that comes while others are worked on also gets its turn', async () => {
    const turns = createTurns({ turnTime: 1000, leastActive: 100 });
    const begun: string[] = [];
    turns.wait(() => {
      begun.push('first');
      turns.wait(() => begun.push('third'));
      burn(6);
    });
    turns.wait(() => begun.push('second'));
    await until(() => begun.length === 3);
    expect(begun).toEqual(['first', 'second', 'third']);
  });
});

describe('a turn', () => {
  it('begins what there is', async () => {
    const turns = createTurns({ turnTime: 1000, leastActive: 100 });
    let begun = 0;
    turns.wait(() => begun++);
    await turn();
    expect(begun).toBe(1);
  });

  it('begins no more than sixteen requests, however little work they are', async () => {
    const turns = createTurns({ turnTime: 1000, leastActive: 100 });
    let begun = 0;
    for (let i = 0; i < 40; i++) turns.wait(() => begun++);
    await turn();
    expect(begun).toBeLessThanOrEqual(16);
    await until(() => begun === 40);
  });
});

describe('a request that waits too long', () => {
  it('is reported as late, except the first ones', async () => {
    const turns = createTurns({ turnTime: 5, leastActive: 3 });
    const late: boolean[] = [];
    for (let i = 0; i < 6; i++)
      turns.wait((isLate) => {
        late.push(isLate);
        burn(6);
      });
    await until(() => late.length === 6);
    expect(late).toEqual([false, false, false, true, true, true]);
  });

  it('is never one that has waited less, however few are exempt', async () => {
    // The age of this process: waiting is not measured from its start.
    const turns = createTurns({ turnTime: performance.now(), leastActive: 0 });
    const late: boolean[] = [];
    for (let i = 0; i < 3; i++) turns.wait((isLate) => late.push(isLate));
    await until(() => late.length === 3);
    expect(late).toEqual([false, false, false]);
  });

  it('is known before it comes', async () => {
    const turns = createTurns({ turnTime: 5, leastActive: 2 });
    let begun = 0;
    turns.wait(() => begun++);
    burn(6);
    expect(turns.isFull()).toBe(false);
    turns.wait(() => begun++);
    expect(turns.isFull()).toBe(true);
    await until(() => begun === 2);
    expect(turns.isFull()).toBe(false);
  });
});

it('connections that come are let in before work goes on, but not for ever', async () => {
  const turns = createTurns({ turnTime: 10_000, leastActive: 100 });
  let done = 0;
  const acceptOne = async () => {
    turns.accepted();
    await turn();
  };
  turns.wait(() => done++);
  for (let connections = 0; connections < 64; connections++) await acceptOne();
  expect(done).toBe(0);
  await acceptOne();
  expect(done).toBe(1);

  turns.wait(() => done++);
  await acceptOne();
  expect(done).toBe(1);
  await turn();
  expect(done).toBe(2);
});

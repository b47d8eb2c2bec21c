/** Milliseconds without a question before a turn of the warm-up. */
const REST = 400;
/** Milliseconds between two turns. */
const PAUSE = 15;
/** After so many turns the engine has its speed. */
const TURNS = 150;
/** Lines of the document that is judged in each turn, which takes a few milliseconds. */
const LINES = 12;

/** An invoice of no country, so that no regime is evaluated that nobody asked for. */
export const WARM_DOCUMENT = JSON.stringify({
  data: {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    code: '1',
    issue_date: '2026-01-01',
    currency: 'EUR',
    supplier: { name: 'A', addresses: [{ street: 'A', num: '1', locality: 'A', code: '1', country: 'DE' }] },
    customer: { name: 'B', emails: [{ addr: 'a@example.com' }] },
    lines: Array.from({ length: LINES }, (_, index) => ({
      quantity: String(index + 1),
      item: { name: `Item ${String(index)}`, price: '10.25', unit: 'h' },
      ...(index % 3 === 0 && { discounts: [{ percent: '10%', reason: 'A' }] }),
      taxes: [{ cat: 'VAT', percent: index % 2 === 0 ? '20%' : '10%' }],
    })),
    payment: { terms: { due_dates: [{ date: '2026-02-01', percent: '100%' }] } },
  },
});

/** Hears when a question comes and when all are answered. */
export interface WarmUp {
  asked(): void;
  answered(): void;
}

/**
 * Runs the engine on a small document, turn by turn, while nobody asks anything: browsers compile what runs often, and the
 * first long document is then judged as fast as a later one. A question waits for one turn at most.
 */
export function warmUp(turn: () => Promise<unknown>, later: typeof setTimeout = setTimeout): WarmUp {
  let open = 0;
  let left = TURNS;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number): void => {
    clearTimeout(waiting);
    waiting = left > 0 && open === 0 ? later(() => void run(), milliseconds) : undefined;
  };
  async function run(): Promise<void> {
    if (open > 0) return;
    left -= 1;
    // What cannot run now says so when it is asked for.
    await turn().catch(() => (left = 0));
    wait(PAUSE);
  }
  return {
    asked() {
      open += 1;
      clearTimeout(waiting);
    },
    answered() {
      open -= 1;
      wait(REST);
    },
  };
}

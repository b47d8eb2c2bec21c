import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A generous timeout: pages load their code when they open, and the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
// The next file may have the same page, and load modules anew that read what the page stores. Its clock runs.
afterAll(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

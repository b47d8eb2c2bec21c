import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// A generous timeout: pages load their code when they open, and the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
// The next file may have the same page, and load modules anew that read what the page stores.
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

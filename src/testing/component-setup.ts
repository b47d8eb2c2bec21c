import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A generous timeout: pages load their code when they open, and the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Patience, not a measure: pages load their code when they open, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

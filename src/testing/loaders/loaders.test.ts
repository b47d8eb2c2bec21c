import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOADERS, loadersText } from './loaders-text.ts';

it('what is fetched on demand is what is listed; `npm run loaders` makes it so', async () => {
  expect(readFileSync(LOADERS, 'utf8')).toBe(await loadersText());
});

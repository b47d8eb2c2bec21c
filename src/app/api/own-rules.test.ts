// @vitest-environment jsdom

import '../testing/screen.ts';
import { expect, it } from 'vitest';
import { bringRuleFile } from './own-rules.ts';

it('refuses a file of rules that is too large before it reads it, and says how large it may be', async () => {
  const file = new File([], 'house.zip');
  Object.defineProperty(file, 'size', { value: 10_000_001 });
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('It was read')) });
  await expect(bringRuleFile(file)).rejects.toThrow('It is larger than 10 MB.');
});

import { expect, test } from 'vitest';

import { engineWords } from '../../words.es.ts';
import { sii } from '../es-sii-v1/es-sii-v1.ts';
import { verifactu } from '../es-verifactu-v1/es-verifactu-v1.ts';

const sets = [sii, verifactu].flatMap(({ rules = [] }) => rules);
const rows = sets.flatMap(({ family, rows: listed }) =>
  Object.entries(listed).map(([code, { say }]) => ({ say, code: `GOBL-${family}-${code}` })),
);

test('every rule of SII that says the same as one of VERI*FACTU says the same in Spanish', () => {
  const pairs = rows.flatMap(({ say, code }) => {
    const twin = rows.find((other) => other.say === say && other.code !== code);
    return twin ? [[engineWords[code], engineWords[twin.code]]] : [];
  });
  expect(pairs).toHaveLength(26);
  for (const [spanish, twin] of pairs) expect(spanish).toBe(twin);
});

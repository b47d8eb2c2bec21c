import { expect, it } from 'vitest';
import { isSignedEnvelope } from './signed-envelope.ts';

const schema = '"$schema": "https://gobl.org/draft-0/envelope"';

it.each([
  [`{${schema}, "sigs": ["ey"]}`, true],
  [`{${schema}, "sigs": ["ey"], "doc": `, true],
  [`{${schema}, "sigs": []}`, false],
  [`{${schema}, "sigs": "ey"}`, false],
  [`{${schema}, "sigs": {"a": 1}}`, false],
  [`{${schema}}`, false],
  ['{"$schema": "https://gobl.org/draft-0/bill/invoice", "sigs": ["ey"]}', false],
  ['{"$schema": 1, "sigs": ["ey"]}', false],
  ['{"sigs": ["ey"]}', false],
  [`{"doc": {${schema}, "sigs": ["ey"]}}`, false],
  [`[${schema}]`, false],
  ['', false],
])('%s is a signed envelope: %s', (text, is) => {
  expect(isSignedEnvelope(text)).toBe(is);
});

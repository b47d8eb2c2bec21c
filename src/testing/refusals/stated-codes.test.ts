import { expect, it } from 'vitest';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { AUTHORITIES } from '../../refusals/authorities.ts';
import { statedCodesOf } from '../../refusals/stated.codes.ts';

const own = RULE_SETS.filter(({ key }) => ['ksef', 'sdi', 'verifactu', 'cfdi', 'nav'].includes(key)).map(
  (set) => [set.key, set] as const,
);

it.each(own)('each code of the authority that the set %s states is linked with its rule', (key, { rules }) => {
  const authority = AUTHORITIES.find(({ sets }) => sets?.includes(key))!;
  const codes = new Set(authority.codes.map(({ code }) => code));
  const stated = rules.map(({ code }) => code).filter((code) => codes.has(code));
  expect([...statedCodesOf(authority.key)].toSorted()).toEqual([...new Set(stated)].toSorted());
});

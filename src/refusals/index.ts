export { AUTHORITIES, authorityByKey, codesOf } from './authorities.ts';
export { explainRefusal, meaningOf, textsOf, type NamedRule, type RefusalFinding } from './explain-refusal.ts';
export { REFUSAL_LIMITS } from './read/signal.ts';

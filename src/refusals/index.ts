export { AUTHORITIES, authorityByKey, codesOf } from './authorities.ts';
export { explainRefusal, type NamedRule, type Refusal, type RefusalFinding, type RuleBook } from './explain-refusal.ts';
export type { Authority, RefusalCode } from './refusal-code.ts';
export { REFUSAL_LIMITS, type SignalPlace } from './read/signal.ts';

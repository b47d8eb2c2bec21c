export { AUTHORITIES, authorityByKey, codesOf, nameOf } from './authorities.ts';
export { conditionsOf } from './conditions/conditions.ts';
export { explainRefusal } from './explain-refusal.ts';
export { refusalMessages } from './messages.ts';
export { meaningOf, textsOf, type RefusalFinding } from './finding.ts';
export type { NamedRule, RuleBook } from './rule-book.ts';
export { REFUSAL_LIMITS } from './read/signal.ts';

import { defineRules } from '../../core/rules/define-rules.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { OWN_MEMBER } from '../norms.ts';
import { Digest } from './digest.ts';

export const digestRules = defineRules(Digest, 'DSIG-DIGEST', {
  '01': { at: 'alg', must: bePresent, say: 'A digest names its hash algorithm', uncited: OWN_MEMBER },
  '02': { at: 'val', must: bePresent, say: 'A digest needs its hash value', uncited: OWN_MEMBER },
});

import type { stateTexts as English } from '../en/state.ts';

export const state = {
  theFewestMembersThatBuild: 'Los mínimos campos con los que se genera',
} satisfies typeof English;

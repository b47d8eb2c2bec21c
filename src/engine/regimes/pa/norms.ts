import { norm } from '../../core/rules/citation.ts';

export const LAW = norm('Ley 76 de 1976, por la Ley 8 de 2010');

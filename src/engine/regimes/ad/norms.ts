import { norm } from '../../core/rules/citation.ts';

export const LAW = norm('Llei 11/2012, del 21 de juny, de l’impost general indirecte, Reglament d’aplicació');

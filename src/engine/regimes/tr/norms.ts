import { norm } from '../../core/rules/citation.ts';

export const PROCEDURE = norm('Vergi Usul Kanunu (213)');

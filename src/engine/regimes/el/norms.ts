import { norm } from '../../core/rules/citation.ts';

export const PROCEDURE = norm('Ν. 5104/2024, Κώδικας Φορολογικής Διαδικασίας');

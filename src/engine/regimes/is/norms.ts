import { norm } from '../../core/rules/citation.ts';

export const REGISTER = norm('Þjóðskrá, kennitala', 'https://www.skra.is/english/people/my-registration/id-numbers/');

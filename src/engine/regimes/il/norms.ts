import { norm } from '../../core/rules/citation.ts';

export const LAW = norm('חוק מס ערך מוסף, תשל״ו-1975');

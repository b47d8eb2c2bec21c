import { norm } from '../../core/rules/citation.ts';

export const REGISTER = norm('Dirección General Impositiva, Registro Único Tributario');

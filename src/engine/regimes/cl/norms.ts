import { norm } from '../../core/rules/citation.ts';

export const INVOICING = norm('Servicio de Impuestos Internos, App e-Factura');

export const REGISTER = norm('Decreto con Fuerza de Ley 3 de 1969, Rol Único Tributario');

import { because, norm } from '../../core/rules/citation.ts';

export { VAT_DIRECTIVE } from '../../documents/norms.ts';

/** Members of the common schema of the three Basque tax offices, by name. */
export const TICKETBAI = norm(
  'TicketBAI, esquema de alta',
  'https://www.gipuzkoa.eus/es/web/ogasuna/ticketbai/documentacion-y-normativa',
);

export const BATUZ = norm('Batuz, LROE Modelo 140', 'https://www.batuz.eus/fitxategiak/batuz/lroe/lroe_140_v_1_0.pdf');

export const TERRITORY = because(
  'uncited.esTerritory',
  'The schema has no member for the territory: it decides to which of the three tax offices a file is sent.',
);

import type { startTexts as English } from '../en/start.ts';

export const start = {
  newFromTemplate: 'Nuevo desde plantilla',
  lead: 'Las plantillas solo contienen los campos obligatorios.',
  loading: 'Cargando plantillas y ejemplos',
  notLoaded: 'Esto no se ha cargado',
  notLoadedHint: 'Compruebe la conexión e inténtelo de nuevo.',
  searchTemplatesAndExamples: 'Buscar plantillas y ejemplos',
  suppliersCountry: 'País del emisor',
  any: 'Cualquiera',
  type: 'Tipo de documento',
  addon: 'Complemento',
  anyOrNone: 'Cualquiera o ninguno',
  noResults: 'Sin resultados',
  noResultsHint: 'Pruebe con menos palabras o con otro país.',
  listLabel: 'Plantillas y ejemplos',
  kinds: { template: 'Plantillas', example: 'Ejemplos', broken: 'Ejemplos con errores' },
} satisfies typeof English;

import type { startTexts as English } from '../en/start.ts';

export const start = {
  newFromTemplate: 'Nuevo desde plantilla',
  templatesHaveTheFewestMembers: 'Las plantillas solo contienen los campos obligatorios.',
  fetchingWhatThereIs: 'Cargando plantillas y ejemplos',
  thisDidNotLoad: 'Esto no se ha cargado',
  checkTheConnectionAndTry: 'Compruebe la conexión e inténtelo de nuevo.',
  searchTemplatesAndExamples: 'Buscar plantillas y ejemplos',
  suppliersCountry: 'País del emisor',
  any: 'Cualquiera',
  type: 'Tipo de documento',
  addon: 'Complemento',
  anyOrNone: 'Cualquiera o ninguno',
  nothingIsCalledThat: 'Sin resultados',
  tryFewerWordsOrAnother: 'Pruebe con menos palabras o con otro país.',
  whatToStartFrom: 'Plantillas y ejemplos',
  kinds: { template: 'Plantillas', example: 'Ejemplos', broken: 'Ejemplos con errores' },
} satisfies typeof English;

import type { startTexts as English } from '../en/start.ts';

export const start = {
  startFromSomething: 'Empezar con algo',
  templatesHaveTheFewestMembers:
    'Las plantillas tienen los mínimos campos con los que se genera: si quita uno, el documento ya no se genera, o ya no es lo que era.',
  fetchingWhatThereIs: 'Cargando lo que hay',
  thisDidNotLoad: 'Esto no se ha cargado',
  checkTheConnectionAndTry: 'Compruebe la conexión e inténtelo de nuevo.',
  searchTemplatesAndExamples: 'Buscar plantillas y ejemplos',
  suppliersCountry: 'País del emisor',
  any: 'Cualquiera',
  addon: 'Complemento',
  anyOrNone: 'Cualquiera o ninguno',
  nothingIsCalledThat: 'Nada se llama así',
  tryFewerWordsOrAnother: 'Pruebe con menos palabras o con otro país.',
  whatToStartFrom: 'Con qué empezar',
  kinds: { template: 'Plantillas', example: 'Ejemplos', broken: 'Rotos a propósito' },
} satisfies typeof English;

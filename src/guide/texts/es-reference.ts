import { html } from '../html.ts';
import type { ReferenceTexts } from './en-reference.ts';

export const referenceTexts: ReferenceTexts = {
  countries: 'Países',
  countriesSummary: 'Impuestos, tipos, números de identificación y reglas de cada país',
  countriesIntro: (regimes) =>
    html`Los impuestos, tipos, números y reglas de un país son su <a href="/es/glossary.html#régimen">régimen</a>. Assay
      tiene ${regimes}. El país del emisor decide cuál sigue un documento.
      <a href="/countries.html" hreflang="en">De dónde vienen los tipos</a> nombra las fuentes. Esa página y las de cada
      país están en inglés.`,
  country: 'País',
  code: 'Código',
  currency: 'Moneda',
  ratesRightSince: 'Tipos correctos desde',
  sourcesRead: 'Fuentes leídas',
  ownRules: 'Reglas propias',
  addons: 'Complementos',
  addonsSummary: 'Lo que necesita un documento para un formato, una red o una autoridad',
  addonsIntro: (addons) =>
    html`Un <a href="/es/glossary.html#complemento">complemento</a> prepara un documento para un formato, una red o una
      autoridad. Un documento nombra sus complementos en <code>$addons</code>. Assay tiene ${addons}. La página de cada
      uno está en inglés.`,
  addon: 'Complemento',
  forWhat: 'Para',
  requires: 'Requiere',
  formats: 'Formatos',
  formatsSummary: 'Formatos XML que Assay lee y escribe, con sus perfiles',
  formatsIntro: () =>
    html`Assay lee y escribe estos formatos XML. Un <a href="/es/glossary.html#perfil">perfil</a> es un uso de un
      formato con reglas propias. La página de cada formato está en inglés.`,
  formatsPdf: () =>
    html`También se leen ficheros PDF que llevan una factura, y se escriben como Factur-X y ZUGFeRD:
      <a href="/es/api.html">API</a>.`,
  format: 'Formato',
  key: 'Clave',
  document: 'Documento',
  profiles: 'Perfiles',
  written: 'Se escribe',
  yes: 'sí',
  onlyRead: 'no, solo se lee',
  ruleSets: 'Conjuntos de reglas',
  ruleSetsSummary: 'Las reglas oficiales con las que se comprueban los documentos XML',
  ruleSetsIntro: () =>
    html`Un <a href="/es/glossary.html#regla">conjunto de reglas</a> tiene las reglas que una autoridad publica para
      documentos XML. El programa de las reglas es de Assay; los identificadores y lo que comprueban son de la
      autoridad. La página de cada conjunto está en inglés.`,
  ruleSet: 'Conjunto de reglas',
  authority: 'Autoridad',
  releases: 'Publicaciones',
  rules: 'Reglas',
  rulesSummary: 'Todas las reglas: del formato, de los países, de los complementos y de los conjuntos de reglas',
  rulesIntro:
    'Para encontrar una regla, escriba su código o una palabra de ella en la búsqueda de arriba. Cada regla dice dónde se aplica, cuándo y qué debe cumplirse. Las páginas de las reglas están en inglés; en español las dan el banco de trabajo, `assay explain CODE --lang es` y `GET /v0/rules?lang=es`.',
  rulesOnDocuments: 'Reglas sobre documentos',
  rulesOfFormat: 'Las del propio formato rigen en todos los países:',
  rulesOfOthers: 'Las de países y complementos rigen cuando un documento los sigue:',
  rulesOfCountriesAndAddons: 'Reglas de países y complementos',
  countryOrAddon: 'País o complemento',
  rulesOnXml: 'Reglas sobre XML',
  destinations: 'Destinos',
  destinationsSummary:
    'Redes, plataformas y autoridades que aceptan documentos, y los conjuntos de reglas que los comprueban allí',
  destinationsIntro: () =>
    html`Redes, plataformas y autoridades que aceptan documentos. Pida uno por su clave:
      <a href="/destinations.html" hreflang="en">cómo se comprueba un documento para un destino</a>, en inglés.`,
  destination: 'Destino',
};

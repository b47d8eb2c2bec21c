import { html, type Html } from './html.ts';
import type { Language } from './language.ts';

/** The texts of the lists of the reference, which the guide has in every language. Links begin at the top of the site. */
const english = {
  countries: 'Countries',
  countriesSummary: 'Taxes, rates, identities and rules of each country',
  countriesIntro: (regimes: number): Html =>
    html`A country's taxes, rates, numbers and rules are its <a href="/glossary.html#regime">regime</a>. Assay has
      ${regimes}. The country of the supplier decides which one a document follows.
      <a href="/countries.html">Where the rates come from</a> names the sources.`,
  country: 'Country',
  code: 'Code',
  currency: 'Currency',
  ratesRightSince: 'Rates right since',
  sourcesRead: 'Sources read',
  ownRules: 'Own rules',
  addons: 'Addons',
  addonsSummary: 'What a document needs for a format, network or authority',
  addonsIntro: (addons: number): Html =>
    html`An <a href="/glossary.html#addon">addon</a> prepares a document for a format, a network or an authority. A
      document names its addons in <code>$addons</code>. Assay has ${addons}.`,
  addon: 'Addon',
  forWhat: 'For',
  requires: 'Requires',
  formats: 'Formats',
  formatsSummary: 'XML formats that Assay reads and writes, with their profiles',
  formatsIntro: (): Html =>
    html`Assay reads and writes these XML formats. A <a href="/glossary.html#profile">profile</a> is a use of a format
      with rules of its own.`,
  formatsPdf: (): Html =>
    html`PDF files that carry an invoice are read too, and written as Factur-X and ZUGFeRD:
      <a href="/api.html">API</a>.`,
  format: 'Format',
  key: 'Key',
  document: 'Document',
  profiles: 'Profiles',
  written: 'Written',
  yes: 'yes',
  onlyRead: 'no, only read',
  ruleSets: 'Rule sets',
  ruleSetsSummary: 'The official rules by which XML documents are judged',
  ruleSetsIntro: (): Html =>
    html`A <a href="/glossary.html#rule-set">rule set</a> holds the rules that an authority publishes for XML documents.
      The rules are Assay's own program; the identifiers and what they test are the authority's.`,
  ruleSet: 'Rule set',
  authority: 'Authority',
  releases: 'Releases',
  rules: 'Rules',
  rulesSummary: 'Every rule: of the format, of countries, of addons and of rule sets',
  rulesIntro:
    'To find a rule, type its code or a word of it into the search at the top. Each rule says where it applies, when, and what must hold.',
  rulesOnDocuments: 'Rules on documents',
  rulesOfFormat: 'Those of the format itself hold in every country:',
  rulesOfOthers: 'Those of countries and addons hold where a document follows them:',
  rulesOfCountriesAndAddons: 'Rules of countries and addons',
  countryOrAddon: 'Country or addon',
  rulesOnXml: 'Rules on XML',
  destinations: 'Destinations',
  destinationsSummary:
    'Networks, platforms and authorities that take documents, and the rule sets that judge them there',
  destinationsIntro: (): Html =>
    html`Networks, platforms and authorities that take documents. Ask for one by its key:
      <a href="/destinations.html">how a document is judged for a destination</a>.`,
  destination: 'Destination',
};

type ReferenceTexts = typeof english;

const spanish: ReferenceTexts = {
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

export const REFERENCE: Readonly<Record<Language, ReferenceTexts>> = { en: english, es: spanish };

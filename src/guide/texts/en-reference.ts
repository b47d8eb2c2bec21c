import { html, type Html } from '../html.ts';

/** The texts of the lists of the reference, which the guide has in every language. Links begin at the top of the site. */
export const referenceTexts = {
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

export type ReferenceTexts = typeof referenceTexts;

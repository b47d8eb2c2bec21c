import { because, norm } from '../core/rules/citation.ts';

/** The European standard for the content of electronic invoices: rules BR-…, terms BT-… and groups BG-…. */
export const EN_16931 = norm(
  'EN 16931-1:2017, Electronic invoicing: Semantic data model',
  'https://ec.europa.eu/digital-building-blocks/sites/display/DIGITAL/Obtaining+a+copy+of+the+European+standard+on+eInvoicing',
);

const PEPPOL_PAGES = norm('Peppol BIS Billing 3.0', 'https://docs.peppol.eu/poacc/billing/3.0/rules/ubl-peppol/');

/** A rule of Peppol by code, such as `PEPPOL-EN16931-R042`; each has a page. */
export const PEPPOL = (code: string) => PEPPOL_PAGES(code, `${code}/`);

export const VAT_DIRECTIVE = norm(
  'Directive 2006/112/EC on the common system of value added tax',
  'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
);

export const ISO_4217 = norm('ISO 4217, Codes for currencies', 'https://www.iso.org/iso-4217-currency-codes.html');
export const ISO_639_1 = norm(
  'ISO 639-1, Codes for languages',
  'https://www.loc.gov/standards/iso639-2/php/code_list.php',
);
export const RFC_3339 = norm('RFC 3339, Date and Time on the Internet', 'https://www.rfc-editor.org/rfc/rfc3339');
export const RFC_3986 = norm('RFC 3986, Uniform Resource Identifier', 'https://www.rfc-editor.org/rfc/rfc3986');
export const RFC_5322 = norm('RFC 5322, Internet Message Format', 'https://www.rfc-editor.org/rfc/rfc5322');
export const RFC_9562 = norm('RFC 9562, Universally Unique IDentifiers', 'https://www.rfc-editor.org/rfc/rfc9562');
export const UNECE_UNITS = norm(
  'UN/ECE Recommendations No. 20 and No. 21',
  'https://unece.org/trade/uncefact/cl-recommendations',
);

export const WEB_ADDRESS = RFC_3986('section 4.3, absolute URI', '#section-4.3');
export const MAIL_ADDRESS = RFC_5322('section 3.4.1, addr-spec', '#section-3.4.1');

/** Why a rule of the format names no norm. */
export const OWN_MEMBER = because(
  'uncited.ownMember',
  'A rule of the format itself: without this member the value says nothing.',
);
export const OWN_DOCUMENT = because(
  'uncited.ownDocument',
  'A rule of the format itself: what every document of this kind states. No norm holds for such documents everywhere.',
);
export const OWN_LIST = because('uncited.ownList', 'The list is that of the format itself.');
export const OWN_FORM = because('uncited.ownForm', 'The form is that of the format itself.');
export const OWN_CHOICE = because(
  'uncited.ownChoice',
  'A rule of the format itself: two members that would say the same, or contradict each other.',
);
export const OWN_DEFINITION = because(
  'uncited.ownDefinition',
  'A rule of the format itself about definitions of taxes, which are no documents that a norm speaks of.',
);
export const OWN_ENVELOPE = because('uncited.ownEnvelope', 'A rule of the format itself about its envelope.');
export const ARITHMETIC = because(
  'uncited.arithmetic',
  'Arithmetic: the figures of one document agree with each other.',
);
export const CALCULATED = because('uncited.calculated', 'A figure of the format itself, which building calculates.');
export const REGIME_DECIDES = because(
  'uncited.regimeDecides',
  'The law of the regime decides: its definition lists what there is, with sources.',
);
export const ON_EARTH = because(
  'uncited.onEarth',
  'Geometry: a latitude is at most a quarter turn, a longitude at most half a turn.',
);
export const WHAT3WORDS = because(
  'uncited.what3words',
  'The form is that of the addresses of what3words, which no public norm describes.',
);
export const LINE_OR_CHARGE = because(
  'uncited.lineOrCharge',
  'EN 16931-1 asks for a line in every invoice (BR-16); the format also takes a discount or a charge in place of one.',
);

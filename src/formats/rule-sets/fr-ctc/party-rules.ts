import { each, elementsAt, type Where } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { Syntax } from '../../en16931/term-tree.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { isSiren, schemeOf, SIREN } from './facts.ts';
import { IDENTIFIED, partyOf } from './places.ts';
import { french, inUbl } from './words.ts';

const ESTABLISHMENT = 'A SIRET (scheme 0009) has 14 digits and begins with the SIREN of its company';

const named = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** An establishment belongs to its company; if the company is optional, only its SIRET is checked. */
function belongs(numbers: readonly XmlElement[], companies: readonly XmlElement[], isAsked: boolean): boolean {
  const siret = numbers.find((one) => schemeOf(one) === '0009')?.text;
  if (siret === undefined) return true;
  const siren = companies.find((one) => schemeOf(one) === '0002')?.text ?? '';
  return /^\d{14}$/.test(siret) && ((siren === '' && !isAsked) || siret.slice(0, 9) === siren);
}

const numbersIn = (syntax: Syntax, party: XmlElement): readonly XmlElement[] =>
  syntax === 'cii' ? named(party, 'GlobalID') : named(party, 'PartyIdentification').flatMap((one) => named(one, 'ID'));

const companiesIn = (syntax: Syntax, party: XmlElement | undefined): readonly XmlElement[] =>
  syntax === 'cii'
    ? named(party, 'SpecifiedLegalOrganization').flatMap((one) => named(one, 'ID'))
    : named(party, 'PartyLegalEntity').flatMap((one) => named(one, 'CompanyID'));

function hasSchemesOnce(numbers: readonly XmlElement[]): boolean {
  const schemes = numbers.flatMap((one) => schemeOf(one) ?? []);
  return new Set(schemes).size === schemes.length;
}

/** Identifiers of a party or delivery place have distinct schemes. */
const identifierRules = (
  syntax: Syntax,
  term: string,
  on: Where,
  numbers: (party: XmlElement) => readonly XmlElement[],
): readonly TermRule[] => [
  french(syntax, `BR-FR-CO-10_${term}-1`, [term], 'Each identifier has a scheme', on, (party) =>
    numbers(party).every((one) => schemeOf(one) !== undefined),
  ),
  french(syntax, `BR-FR-CO-10_${term}-2`, [term], 'There is one identifier of each scheme', on, (party) =>
    hasSchemesOnce(numbers(party)),
  ),
];

const ownNumbers = (place: XmlElement): readonly XmlElement[] => named(place, 'ID');

/** In UBL the place has the identifier, and the company is separate. */
const ublDeliveries = (term: string, siret: Where, place: Where): readonly TermRule[] => [
  french('ubl', `BR-FR-09_${term}`, [term], ESTABLISHMENT, siret, (delivery) =>
    belongs(
      named(delivery, 'DeliveryLocation').flatMap(ownNumbers),
      companiesIn('ubl', childOf(delivery, 'DeliveryParty')),
      false,
    ),
  ),
  ...identifierRules('ubl', term, place, ownNumbers),
];

const partyRules = (syntax: Syntax, term: string, on: Where): readonly TermRule[] => [
  french(syntax, `BR-FR-09_${term}`, [term], ESTABLISHMENT, on, (party) =>
    belongs(numbersIn(syntax, party), companiesIn(syntax, party), term === 'BT-29' || term === 'BT-46'),
  ),
  ...identifierRules(syntax, term, on, (party) => numbersIn(syntax, party)),
];

/** French rules on identifiers of parties and places. */
export const identificationRules = (syntax: Syntax): readonly TermRule[] => [
  ...(Object.keys(IDENTIFIED) as (keyof typeof IDENTIFIED)[]).flatMap((term) =>
    partyRules(syntax, term, partyOf(syntax, term)),
  ),
  ...(syntax === 'cii'
    ? [
        ...partyRules('cii', 'BT-71', elementsAt('ApplicableHeaderTradeDelivery/ShipToTradeParty')),
        ...partyRules('cii', 'EXT-FR-FE-146', elementsAt('SpecifiedLineTradeDelivery/ShipToTradeParty')),
      ]
    : [
        ...ublDeliveries('BT-71', inUbl('/Delivery'), inUbl('/Delivery/DeliveryLocation')),
        // The official rule looks for a place within the place, and finds none.
        ...ublDeliveries('EXT-FR-FE-146', inUbl('#/Delivery/DeliveryLocation'), inUbl('#/Delivery/DeliveryLocation')),
      ]),
  ...sirenRules(syntax),
];

const ofSchemes =
  (where: Where, ...schemes: readonly string[]): Where =>
  (invoice) =>
    where(invoice).filter((one) => schemes.includes(schemeOf(one) ?? ''));

function sirenRules(syntax: Syntax): readonly TermRule[] {
  const [legal, other] =
    syntax === 'cii'
      ? [elementsAt('SpecifiedLegalOrganization/ID'), each('GlobalID')]
      : [elementsAt('PartyLegalEntity/CompanyID'), elementsAt('PartyIdentification/ID')];
  const id = syntax === 'cii' ? 'BR-FR-32-GLOBALID' : 'BR-FR-32-ID';
  return [
    french(syntax, 'BR-FR-32-LEGALID', ['BT-30', 'BT-47'], SIREN, ofSchemes(legal, '0002'), ({ text }) =>
      isSiren(text),
    ),
    french(
      syntax,
      id,
      ['BT-29', 'BT-46'],
      'A SIREN (scheme 0002), or that of a single taxable person (scheme 0231), has nine digits',
      ofSchemes(other, '0002', '0231'),
      ({ text }) => isSiren(text),
    ),
  ];
}

import type { Where } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { Syntax } from '../../en16931/term-tree.ts';
import { about, code, exact, form, needs, unique } from '../../rules/kit/verbs.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { isSiret, schemeOf, SIREN } from '../../rules/shared/france/facts.ts';
import { frenchMessages } from '../../rules/shared/france/messages.ts';
import { IDENTIFIED, partyOf } from './places.ts';
import { ruled } from '../../rules/shared/functions/table.ts';
import { inUbl } from '../../rules/shared/france/texts.ts';

const named = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** An establishment belongs to its company; if the company is optional, only its SIRET is checked. */
function belongs(numbers: readonly XmlElement[], companies: readonly XmlElement[], isAsked: boolean): boolean {
  const siret = numbers.find((element) => schemeOf(element) === '0009')?.text;
  if (siret === undefined) return true;
  const siren = companies.find((element) => schemeOf(element) === '0002')?.text ?? '';
  return isSiret(siret) && ((siren === '' && !isAsked) || siret.slice(0, 9) === siren);
}

const numbersIn = (syntax: Syntax, party: XmlElement): readonly XmlElement[] =>
  syntax === 'cii'
    ? named(party, 'GlobalID')
    : named(party, 'PartyIdentification').flatMap((element) => named(element, 'ID'));

const companiesIn = (syntax: Syntax, party: XmlElement | undefined): readonly XmlElement[] =>
  syntax === 'cii'
    ? named(party, 'SpecifiedLegalOrganization').flatMap((element) => named(element, 'ID'))
    : named(party, 'PartyLegalEntity').flatMap((element) => named(element, 'CompanyID'));

/** The SIRET at a path, and the identifiers, which have distinct schemes. */
const siretRow = (term: string, path: string) =>
  code(
    `BR-FR-09_${term}`,
    `${path}[@schemeID=0009]`,
    { fault: frenchMessages.otherEstablishment, requirement: frenchMessages.mustBeEstablishment },
    { terms: [term] },
  );

const identifierRules = (
  syntax: Syntax,
  term: string,
  on: Where | string,
  [above, name]: readonly [above: string, name: string],
): readonly TermRule[] => {
  const without = `${name}[!@schemeID]`;
  const path = above === '' ? without : `${above}[${without}]/${without}`;
  const all = above === '' ? name : `${above}/${name}`;
  return [
    ...ruled(syntax, needs(`BR-FR-CO-10_${term}-1`, `${path}/@schemeID`, about(term)), on, (party) =>
      (above === '' ? [party] : named(party, above))
        .flatMap((element) => named(element, name))
        .every((element) => schemeOf(element) !== undefined),
    ),
    ...ruled(syntax, unique(`BR-FR-CO-10_${term}-2`, `${all}/@schemeID`, exact, about(term)), on),
  ];
};

/** In UBL the place has the identifier, and the company is separate. */
const ublDeliveries = (term: string, siret: string, place: string): readonly TermRule[] => [
  ...ruled('ubl', siretRow(term, 'DeliveryLocation/ID'), siret, (delivery) =>
    belongs(
      named(delivery, 'DeliveryLocation').flatMap((element) => named(element, 'ID')),
      companiesIn('ubl', childOf(delivery, 'DeliveryParty')),
      false,
    ),
  ),
  ...identifierRules('ubl', term, place, ['', 'ID']),
];

const partyRules = (syntax: Syntax, term: string, on: string): readonly TermRule[] => [
  ...ruled(syntax, siretRow(term, syntax === 'cii' ? 'GlobalID' : 'PartyIdentification/ID'), on, (party) =>
    belongs(numbersIn(syntax, party), companiesIn(syntax, party), term === 'BT-29' || term === 'BT-46'),
  ),
  ...identifierRules(syntax, term, on, syntax === 'cii' ? ['', 'GlobalID'] : ['PartyIdentification', 'ID']),
];

/** French rules on identifiers of parties and places. */
export const identificationRules = (syntax: Syntax): readonly TermRule[] => [
  ...(Object.keys(IDENTIFIED) as (keyof typeof IDENTIFIED)[]).flatMap((term) =>
    partyRules(syntax, term, partyOf(syntax, term)),
  ),
  ...(syntax === 'cii'
    ? [
        ...partyRules('cii', 'BT-71', 'ApplicableHeaderTradeDelivery/ShipToTradeParty'),
        ...partyRules('cii', 'EXT-FR-FE-146', 'SpecifiedLineTradeDelivery/ShipToTradeParty'),
      ]
    : [
        ...ublDeliveries('BT-71', inUbl('/Delivery'), inUbl('/Delivery/DeliveryLocation')),
        // The official rule looks for a place within the place, and finds none.
        ...ublDeliveries('EXT-FR-FE-146', inUbl('#/Delivery/DeliveryLocation'), inUbl('#/Delivery/DeliveryLocation')),
      ]),
  ...sirenRules(syntax),
];

function sirenRules(syntax: Syntax): readonly TermRule[] {
  const [legal, id, other] =
    syntax === 'cii'
      ? ['SpecifiedLegalOrganization/ID', 'BR-FR-32-GLOBALID', 'GlobalID']
      : ['PartyLegalEntity/CompanyID', 'BR-FR-32-ID', 'PartyIdentification/ID'];
  return [
    ...ruled(syntax, form('BR-FR-32-LEGALID', '.', SIREN, about('BT-30', 'BT-47')), `${legal}[@schemeID=0002]`),
    ...ruled(syntax, form(id, '.', SIREN, about('BT-29', 'BT-46')), `${other}[@schemeID=0002|0231]`),
  ];
}

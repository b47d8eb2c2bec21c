import { codeList, MIME_TYPES } from '../../../../en16931/rules/code-lists.ts';
import { elementsAt, type Where } from '../../../../en16931/rules/elements.ts';
import type { Demand, TermRule } from '../../../../en16931/rules/rule.ts';
import type { Syntax } from '../../../../en16931/term-tree.ts';
import { normal } from '../../../../peppol/peppol-rule.ts';
import { attributeOf, childOf, type XmlElement } from '../../../../xml/xml-tree.ts';
import { about, codesOf, listed as named, oneOf } from '../../../kit/verbs.ts';
import { ruled } from '../../functions/table.ts';
import { DELIVERY_TERMS, PROPERTY_CODES, TAX_REASONS } from './code-lists.codes.ts';

const schemeOf = (element: XmlElement): string => normal(attributeOf(element, 'schemeID')?.value ?? '');
const listOf = (element: XmlElement): string | undefined => attributeOf(element, 'listID')?.value;

/** A row of EN 16931 with more codes. */
function widened(
  syntax: Syntax,
  row: TermRule,
  code: string,
  more: ReadonlySet<string>,
  isTaken: (element: XmlElement) => boolean,
): TermRule {
  const demand = row[syntax] as Demand<XmlElement> | undefined;
  if (!demand) throw new Error(`${row.code} does not judge ${syntax}`);
  const must: Demand<XmlElement>['must'] = (element, invoice) => isTaken(element) || demand.must(element, invoice);
  const written = row.rows?.[syntax];
  const all =
    written?.verb === 'oneOf'
      ? {
          ...written,
          args: {
            ...written.args,
            codes: new Set([...written.args.codes, ...more]),
            ...(written.args.name !== undefined && { name: [written.args.name, ...more].join(', ') }),
          },
        }
      : written;
  return {
    ...row,
    code,
    ubl: undefined,
    cii: undefined,
    [syntax]: { ...demand, must } as unknown as Demand,
    rows: { [syntax]: all },
  };
}

const isIn =
  (codes: ReadonlySet<string>) =>
  ({ text }: XmlElement): boolean =>
    codes.has(normal(text));

const XML_FILES = codesOf('application/xml text/xml');
const MORE_FILES: ReadonlySet<string> = new Set([...MIME_TYPES, ...XML_FILES]);
const MORE_SCHEMES = codesOf('BY SE');

/** Codes of an extended invoice beyond those of EN 16931. */
export function extendedCodeRules(syntax: Syntax, rows: readonly TermRule[]): readonly TermRule[] {
  const row = (code: string): TermRule => {
    const found = rows.find((rule) => rule.code === code && rule[syntax]);
    if (!found) throw new Error(`There is no row ${code}`);
    return found;
  };
  const charges = row('BR-CL-20')[syntax]?.on as unknown as Where;
  const withList =
    (isAsked: (list: string | undefined) => boolean): Where =>
    (invoice) =>
      charges(invoice).filter((reason) => isAsked(listOf(reason)));
  const terms = about('BT-105', 'BT-145');
  return [
    widened(syntax, row('BR-CL-10'), 'BR-FREXT-CL-10', MORE_SCHEMES, (element) => MORE_SCHEMES.has(schemeOf(element))),
    widened(syntax, row('BR-CL-24'), 'BR-FREXT-CL-24', XML_FILES, (element) =>
      MORE_FILES.has(attributeOf(element, 'mimeCode')?.value ?? ''),
    ),
    ...ruled(
      syntax,
      oneOf('BR-FREXT-CL-20', '.', named('UNTDID 7161', [], 'CHARGE_REASONS'), terms),
      withList((list) => list === undefined || list === '7161'),
      isIn(codeList('CHARGE_REASONS')),
    ),
    ...ruled(
      syntax,
      oneOf('BR-FREXT-CL-20-TAX', '.', named('UNTDID 5153', TAX_REASONS), terms),
      withList((list) => list === '5153'),
    ),
    ...ruled(
      syntax,
      oneOf('BR-FREXT-CL-20-LISTID', '@listID', '7161 5153', terms),
      withList((list) => (list ?? '') !== ''),
    ),
    ...ruled(
      syntax,
      oneOf('BR-FREXT-CL-27', '.', named('Incoterms', DELIVERY_TERMS)),
      syntax === 'cii' ? 'ApplicableTradeDeliveryTerms/DeliveryTypeCode' : 'DeliveryTerms/ID',
    ),
  ];
}

/** The code of a property of an item. */
export const propertyCodeRule = (syntax: Syntax, code: string, on: Where | string): readonly TermRule[] =>
  ruled(syntax, oneOf(code, '.', named('UNTDID 6313', PROPERTY_CODES), about('BT-160')), on);

/** In CII the reason of a price discount is checked too. */
export const priceReasonRule: readonly TermRule[] = ruled(
  'cii',
  oneOf('BR-FREXT-CL-19-GP', '.', named('UNTDID 5189', [], 'ALLOWANCE_REASONS'), about('BT-147')),
  (invoice) =>
    elementsAt('GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ReasonCode')(invoice).filter(({ parent }) =>
      ['false', '0'].includes(childOf(childOf(parent, 'ChargeIndicator'), 'Indicator')?.text.trim() ?? ''),
    ),
  isIn(codeList('ALLOWANCE_REASONS')),
);

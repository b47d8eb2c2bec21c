import { codeList, MIME_TYPES } from '../../en16931/rules/code-lists.ts';
import { elementsAt, type Where } from '../../en16931/rules/elements.ts';
import type { Demand, TermRule } from '../../en16931/rules/rule.ts';
import type { Syntax } from '../../en16931/term-tree.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { sentence as french } from '../fr-ctc/words.ts';
import { DELIVERY_TERMS, PROPERTY_CODES, TAX_REASONS } from './code-lists.codes.ts';

const listed = (codes: string): ReadonlySet<string> => new Set(codes.trim().split(/\s+/));

const schemeOf = (element: XmlElement): string => normal(attributeOf(element, 'schemeID')?.value ?? '');
const listOf = (element: XmlElement): string | undefined => attributeOf(element, 'listID')?.value;

/** A relaxed row of EN 16931. */
function widened(
  syntax: Syntax,
  row: TermRule,
  code: string,
  say: string,
  isTaken: (element: XmlElement) => boolean,
): TermRule {
  const demand = row[syntax] as Demand<XmlElement> | undefined;
  if (!demand) throw new Error(`${row.code} does not judge ${syntax}`);
  const must: Demand<XmlElement>['must'] = (element, invoice) => isTaken(element) || demand.must(element, invoice);
  return { ...row, code, say, ubl: undefined, cii: undefined, [syntax]: { ...demand, must } as unknown as Demand };
}

const isIn =
  (codes: ReadonlySet<string>) =>
  ({ text }: XmlElement): boolean =>
    codes.has(normal(text));

const MORE_FILES: ReadonlySet<string> = new Set([...MIME_TYPES, 'application/xml', 'text/xml']);

/** Codes of an extended invoice beyond those of EN 16931. */
export function extendedCodeRules(syntax: Syntax, rows: readonly TermRule[]): readonly TermRule[] {
  const row = (code: string): TermRule => {
    const found = rows.find((one) => one.code === code && one[syntax]);
    if (!found) throw new Error(`There is no row ${code}`);
    return found;
  };
  const charges = row('BR-CL-20')[syntax]?.on as unknown as Where;
  const withList =
    (isAsked: (list: string | undefined) => boolean): Where =>
    (invoice) =>
      charges(invoice).filter((reason) => isAsked(listOf(reason)));
  const about = (code: string, terms: readonly string[], say: string, on: Where, must: (one: XmlElement) => boolean) =>
    french(syntax, code, terms, say, on, must);
  const terms = ['BT-105', 'BT-145'];
  return [
    widened(
      syntax,
      row('BR-CL-10'),
      'BR-FREXT-CL-10',
      'The scheme of an identifier is a code of ISO/IEC 6523, or BY or SE',
      (one) => ['BY', 'SE'].includes(schemeOf(one)),
    ),
    widened(
      syntax,
      row('BR-CL-24'),
      'BR-FREXT-CL-24',
      'An attached file is a PDF, PNG, JPEG, CSV, XLSX, ODS or XML',
      (one) => MORE_FILES.has(attributeOf(one, 'mimeCode')?.value ?? ''),
    ),
    about(
      'BR-FREXT-CL-20',
      terms,
      'The reason of a charge is a code of UNTDID 7161',
      withList((list) => list === undefined || list === '7161'),
      isIn(codeList('CHARGE_REASONS')),
    ),
    about(
      'BR-FREXT-CL-20-TAX',
      terms,
      'Where list 5153 is told, the reason of a charge is a code of UNTDID 5153',
      withList((list) => list === '5153'),
      isIn(listed(TAX_REASONS)),
    ),
    about(
      'BR-FREXT-CL-20-LISTID',
      terms,
      'The list of the reason of a charge is 7161 or 5153',
      withList((list) => (list ?? '') !== ''),
      (one) => ['7161', '5153'].includes(normal(listOf(one) ?? '')),
    ),
    about(
      'BR-FREXT-CL-27',
      [],
      'The terms of delivery are an Incoterm, or 1 or 2',
      elementsAt(syntax === 'cii' ? 'ApplicableTradeDeliveryTerms/DeliveryTypeCode' : 'DeliveryTerms/ID'),
      isIn(listed(DELIVERY_TERMS)),
    ),
  ];
}

/** The code of a property of an item. */
export const propertyCodeRule = (syntax: Syntax, code: string, on: Where): TermRule =>
  french(
    syntax,
    code,
    ['BT-160'],
    'The code of a property is one of UNTDID 6313 or a name that France takes',
    on,
    isIn(listed(PROPERTY_CODES)),
  );

/** In CII the reason of a price discount is checked too. */
export const priceReasonRule: TermRule = french(
  'cii',
  'BR-FREXT-CL-19-GP',
  ['BT-147'],
  'The reason of a discount of the price is a code of UNTDID 5189',
  (invoice) =>
    elementsAt('GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ReasonCode')(invoice).filter(({ parent }) =>
      ['false', '0'].includes(childOf(childOf(parent, 'ChargeIndicator'), 'Indicator')?.text.trim() ?? ''),
    ),
  isIn(codeList('ALLOWANCE_REASONS')),
);

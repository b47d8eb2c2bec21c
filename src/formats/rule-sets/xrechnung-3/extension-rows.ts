import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { MIME_TYPES } from '../../en16931/rules/code-lists.ts';
import { sum as sumOf } from '../../en16931/rules/constraints.ts';
import { below, elementsAt } from '../../en16931/rules/elements.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { BySyntax, Form, Place, RowOptions } from '../../rules/kit/row.ts';
import type { Finder, Holds, Subject } from '../../rules/kit/subject.ts';
import {
  at,
  atMost,
  code,
  decimals,
  equals,
  exact,
  filled,
  forbids,
  form,
  having,
  missingIsWrong,
  one,
  oneOf,
  rows,
  sum,
  warns,
} from '../../rules/kit/verbs.ts';
import { EXTENSION, VEHICLES } from '../../rules/shared/germany/specifications.ts';
import { isWithin } from '../../rules/shared/xml-ancestors.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { xrechnungMessages } from './messages.ts';
import { isAddressScheme, isIdentifierScheme, isSchemeIn } from './schemes.ts';
import { CLEANNESS, hasAgreement, hasVehicle, VEHICLE_CLASSES } from './vehicles.ts';

/** Rows of the extension of XRechnung 3.0 and of its profile for clean vehicles, for invoices that name them. */

const naming =
  (specification: string) =>
  (invoice: InvoiceTerms): boolean =>
    invoice.values('BT-24').some(({ text }) => text === specification);

const inExtension: RowOptions = { when: naming(EXTENSION) };
const forVehicles: RowOptions = { when: naming(VEHICLES) };

const asWritten: RowOptions = { ...exact, ...missingIsWrong };

/** In UBL a creditor identifier is an identifier of the seller or payee. */
const isCreditor = (id: XmlElement, text: string): boolean =>
  text === 'SEPA' && id.parent?.name === 'PartyIdentification' && isWithin(id, 'AccountingSupplierParty', 'PayeeParty');

/** A scheme of a list, or of the extension, on an element anywhere. */
const schemes = (
  id: string,
  terms: readonly string[],
  place: BySyntax<Place>,
  isListed: (scheme: string) => boolean,
) => {
  const judgedBy =
    (isOf: (scheme: string) => boolean) =>
    (subject: Subject): Holds => {
      const text = normal(attributeOf(subject as XmlElement, 'schemeID')?.value ?? '');
      return isOf(text) || isCreditor(subject as XmlElement, text);
    };
  const placed = (isOf: (scheme: string) => boolean) =>
    at(place, oneOf(id, '@schemeID', { codes: new Set() }, { terms, by: judgedBy(isOf) }));
  const listedIn = (release: '2.4.0' | '2.5.0') => placed((scheme) => isSchemeIn(release, id, scheme, isListed));
  const [before] = listedIn('2.4.0');
  const until = listedIn('2.5.0').map((row) => ({
    ...row,
    options: { ...row.options, until: NOW, ...(before && { before: { release: UNTIL, row: before } }) },
  }));
  return [...until, ...placed(isListed).map((row) => ({ ...row, options: { ...row.options, since: NOW } }))];
};

/** The release whose lists are those before {@link NOW}. */
const UNTIL = '3.0.2-2.5.0';
/** The release whose lists these are. */
const NOW = '3.0.2-2.6.0';

const identifiersInCii: Finder = {
  name: 'identifiers with a scheme, but for items and places of delivery',
  find: (invoice) =>
    elementsAt('GlobalID/@schemeID')(invoice).filter(
      (id) => !isWithin(id, 'SpecifiedTradeProduct', 'ShipToTradeParty'),
    ),
};
const registrationsInCii: Finder = {
  name: 'registrations with a scheme, but for those of tax',
  find: (invoice) => elementsAt('ID/@schemeID')(invoice).filter((id) => !isWithin(id, 'SpecifiedTaxRegistration')),
};

const figure = (element: XmlElement, name: string): Decimal =>
  parseDecimal(childOf(element, name)?.text ?? '') ?? Decimal.ZERO;

/** The amount due is the remaining total plus third-party claims; cents before rounding are compared. */
function isDue(subject: Subject): Holds {
  const total = subject as XmlElement;
  const [due, gross] = ['PayableAmount', 'TaxInclusiveAmount'].map((name) =>
    parseDecimal(childOf(total, name)?.text ?? ''),
  );
  if (!due || !gross) return false;
  const others = (total.parent?.children ?? []).filter(({ name }) => name === 'PrepaidPayment');
  const right = others.reduce(
    (all, element) => all.plus(figure(element, 'PaidAmount')),
    gross.minus(figure(total, 'PrepaidAmount')),
  );
  const rounding = figure(total, 'PayableRoundingAmount');
  if (due.minus(rounding).roundedUp(2).equals(right.roundedUp(2))) return true;
  return { right: right.plus(rounding).toString() };
}

const AMOUNT = 'LineExtensionAmount';

function isSumOfLinesWithin(subject: Subject): Holds {
  const line = subject as XmlElement;
  const amounts = below(line, `SubInvoiceLine/${AMOUNT}`).map(({ text }) => parseDecimal(text));
  const [own] = below(line, AMOUNT).map(({ text }) => parseDecimal(text));
  if (!own || amounts.includes(undefined)) return false;
  const right = sumOf(amounts);
  return own.equals(right) ? true : { right: right.toString() };
}

const ADDRESS: Form = {
  fits: (text) => /^[a-zA-Z][a-zA-Z0-9+.-]+:/.test(text),
  like: 'https://example.com/file.pdf',
};

const DAY_OF_UBL: Form = { fits: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text), like: '2026-08-31' };
const DAY_OF_CII: Form = { fits: (text) => /^\d{8}$/.test(text), like: '20260831, format 102' };

/** A day in CII is written with the format 102. */
const isDayOfCii = (subject: Subject): boolean => {
  const day = subject as XmlElement;
  return attributeOf(day, 'format')?.value === '102' && DAY_OF_CII.fits(normal(day.text));
};

const [GROSS, NET] = ['GrossPriceProductTradePrice', 'NetPriceProductTradePrice'].map(
  (price) => `${price}/BasisQuantity`,
) as [string, string];

/** CII has the base quantity of a price twice: both are the same, in one unit. */
const sameQuantity =
  (isUnit: (unit: string | undefined, other: string | undefined) => boolean) =>
  (subject: Subject): boolean => {
    const [[gross], [net]] = [below(subject as XmlElement, GROSS), below(subject as XmlElement, NET)];
    if (!gross || !net) return true;
    return (
      gross.text === net.text && isUnit(attributeOf(gross, 'unitCode')?.value, attributeOf(net, 'unitCode')?.value)
    );
  };
const quantities = (by: NonNullable<RowOptions['by']>) =>
  at(
    { cii: 'IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement' },
    equals('BR-TMP-3', GROSS, NET, { by, terms: ['BT-149', 'BT-150'] }),
  );
/** Both quantities needed a unit. */
const [quantitiesBefore] = quantities(sameQuantity((unit, other) => other !== undefined && other === unit));

const inLines = (lines: readonly string[], path: string): string => lines.map((line) => `${line}/${path}`).join(' ');
const UBL_LINES = ['InvoiceLine', 'CreditNoteLine'];
const UBL_CLASS = 'Item/CommodityClassification/ItemClassificationCode';
const CII_CLASS = 'SpecifiedTradeProduct/DesignatedProductClassification/ClassCode';
const UBL_NAME = 'Item/AdditionalItemProperty[Name=cva]/Name';
const CII_NAME = 'SpecifiedTradeProduct/ApplicableProductCharacteristic[Description=cva]/Description';

export const XRECHNUNG_EXTENSION_ROWS = rows(
  having(
    inExtension,
    rows(
      at(
        { ubl: 'EmbeddedDocumentBinaryObject', cii: 'AttachmentBinaryObject' },
        oneOf('BR-DEX-01', '@mimeCode', { codes: new Set([...MIME_TYPES, 'application/xml']) }, asWritten, {
          terms: ['BT-125-1'],
        }),
      ),
      at({ ubl: 'SubInvoiceLine/Item' }, one('BR-DEX-03', 'ClassifiedTaxCategory', { terms: ['BG-30'] })),
      schemes(
        'BR-DEX-04',
        ['BT-29-1', 'BT-46-1', 'BT-60-1'],
        { ubl: 'PartyIdentification/ID/@schemeID', cii: identifiersInCii },
        isIdentifierScheme,
      ),
      schemes(
        'BR-DEX-05',
        ['BT-30-1', 'BT-47-1', 'BT-61-1'],
        { ubl: 'PartyLegalEntity/CompanyID/@schemeID', cii: registrationsInCii },
        isIdentifierScheme,
      ),
      schemes(
        'BR-DEX-06',
        ['BT-157-1'],
        { ubl: 'StandardItemIdentification/ID/@schemeID', cii: 'SpecifiedTradeProduct/GlobalID/@schemeID' },
        isIdentifierScheme,
      ),
      schemes(
        'BR-DEX-07',
        ['BT-34-1', 'BT-49-1'],
        { ubl: 'EndpointID/@schemeID', cii: 'URIUniversalCommunication/URIID/@schemeID' },
        isAddressScheme,
      ),
      schemes(
        'BR-DEX-08',
        ['BT-71-1'],
        {
          ubl: 'DeliveryLocation/ID/@schemeID',
          cii: 'ApplicableHeaderTradeDelivery/ShipToTradeParty/GlobalID/@schemeID',
        },
        isIdentifierScheme,
      ),
      at(
        { ubl: 'LegalMonetaryTotal' },
        sum(
          'BR-DEX-09',
          'PayableAmount',
          'TaxInclusiveAmount - PrepaidAmount + PayableRoundingAmount + sum(../PrepaidPayment/PaidAmount)',
          2,
          { by: isDue, terms: ['BT-115', 'BT-112', 'BT-113'] },
        ),
      ),
      at(
        { ubl: 'Invoice/PrepaidPayment' },
        filled('BR-DEX-10', 'ID'),
        filled('BR-DEX-11', 'PaidAmount'),
        filled('BR-DEX-12', 'InstructionID'),
        decimals('BR-DEX-13', 'PaidAmount', 2),
        equals('BR-DEX-14', 'PaidAmount/@currencyID', '/*/DocumentCurrencyCode', asWritten, { terms: ['BT-5'] }),
      ),
      at(
        { cii: 'IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument' },
        forbids('BR-DEX-15', 'ParentLineID', warns, {
          terms: ['BT-126'],
          when: (invoice) => elementsAt('AssociatedDocumentLineDocument/ParentLineID')(invoice).length > 0,
          by: () => false,
        }),
      ),
    ),
  ),
  having(
    forVehicles,
    rows(
      at(
        '',
        filled('BR-DE-CVD-01', 'BT-12', { when: hasAgreement }),
        filled('BR-DE-CVD-02', 'BT-17', { when: hasAgreement }),
        code(
          'BR-DE-CVD-03',
          ['BT-158', 'BT-160'],
          { fault: xrechnungMessages.noVehicle, requirement: xrechnungMessages.mustHaveVehicle },
          { by: hasVehicle },
        ),
      ),
      at(VEHICLE_CLASSES, oneOf('BR-DE-CVD-04', '.', 'M1 M2 M3 N1 N2 N3', { terms: ['BT-158'] })),
      at(CLEANNESS, oneOf('BR-DE-CVD-05', 'BT-161', 'clean zero-emission other', missingIsWrong)),
      at(
        { ubl: `BG-25[${UBL_CLASS}/@listID=CVD]`, cii: `BG-25[${CII_CLASS}/@listID=CVD]` },
        one('BR-DE-CVD-06-a', { ubl: UBL_NAME, cii: CII_NAME }, { terms: ['BT-160'] }),
      ),
      at(
        { ubl: `BG-25[${UBL_NAME}]`, cii: `BG-25[${CII_NAME}]` },
        one(
          'BR-DE-CVD-06-b',
          { ubl: `${UBL_CLASS}[@listID=CVD]`, cii: `${CII_CLASS}[@listID=CVD]` },
          { terms: ['BT-158'] },
        ),
      ),
      at(
        { ubl: inLines(UBL_LINES, UBL_CLASS), cii: `IncludedSupplyChainTradeLineItem/${CII_CLASS}` },
        // Without a value the official test matches the gap between its two lists.
        oneOf(
          'BR-TMP-CVD-01',
          '@listID',
          { codes: new Set(['CVD', '']), list: 'CLASSIFICATIONS' },
          {
            terms: ['BT-158-1'],
          },
        ),
      ),
    ),
  ),
  at(
    {
      ubl: inLines(['Invoice', 'CreditNote'], 'AdditionalDocumentReference/Attachment/ExternalReference'),
      cii: 'ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode=916][URIID]',
    },
    form('BR-TMP-2', { ubl: 'URI', cii: 'URIID' }, ADDRESS, asWritten, warns, {
      terms: ['BT-124'],
      weighs: { [NOW]: 'error' },
    }),
  ),
  // They stand in for CII-SR-475 and -476, which count the parts of all documents together.
  at(
    { cii: 'ApplicableHeaderTradeAgreement/AdditionalReferencedDocument[TypeCode=916]' },
    atMost('BR-TMP-4', 1, 'Name', warns, { terms: ['BT-123'], since: NOW }),
    atMost('BR-TMP-5', 1, 'AttachmentBinaryObject', warns, { terms: ['BT-125'], since: NOW }),
  ),
  at(
    { ubl: 'IssueDate DueDate StartDate EndDate ActualDeliveryDate TaxPointDate PaymentDueDate' },
    form('BR-TMP-6', '.', DAY_OF_UBL, missingIsWrong, warns, { since: NOW }),
  ),
  at(
    { cii: 'DateTimeString' },
    form('BR-TMP-7', '.', DAY_OF_CII, missingIsWrong, warns, { since: NOW, by: isDayOfCii }),
  ),
  quantities(sameQuantity((unit, other) => unit === undefined || other === undefined || unit === other)).map((row) =>
    quantitiesBefore ? { ...row, options: { ...row.options, before: { release: UNTIL, row: quantitiesBefore } } } : row,
  ),
  at(
    { ubl: 'Invoice/InvoiceLine[SubInvoiceLine] SubInvoiceLine[SubInvoiceLine]' },
    sum('BR-DEX-02', AMOUNT, `sum(SubInvoiceLine/${AMOUNT})`, undefined, inExtension, warns, {
      by: isSumOfLinesWithin,
      terms: ['BT-131'],
    }),
  ),
);

import { Decimal, parseDecimal } from '../../../../en16931/decimal.ts';
import { LINES } from '../../../../en16931/rules/elements.ts';
import { count, foundElements, has, hasOneOf, textAt } from '../../../../en16931/rules/paths.ts';
import { near } from '../../../../peppol/slack.ts';
import type { XmlElement } from '../../../../xml/xml-tree.ts';
import type { Form } from '../../../kit/row.ts';
import type { Finder, Holds } from '../../../kit/subject.ts';
import {
  about,
  any,
  at,
  byElement,
  code,
  exact,
  form,
  missingIsWrong,
  needs,
  needsOneOf,
  oneOf,
  rows,
  sum,
  warns,
} from '../../../kit/verbs.ts';
import { pintOmMessages } from './messages.ts';
import { address, BUYER, CENT, SELLER, UUID_5 } from './row-parts.ts';
import { flagOf, ofKind, ofOtherKind, transactionOf, where, type Kind } from './transaction.ts';

/** Rows of PINT Oman on the kind of transaction, and its requirements. */

/** A kind, and the kinds it excludes. */
const EXCLUDED: readonly [id: string, kind: Kind, others: readonly Kind[]][] = [
  [
    'IBR-138-OM',
    'selfBilled',
    ['thirdParty', 'export', 'importedServices', 'profitMargin', 'ownProfitMargin', 'importedGoods'],
  ],
  ['IBR-139-OM', 'thirdParty', ['selfBilled']],
  ['IBR-140-OM', 'summary', ['continuous', 'export', 'profitMargin', 'ownProfitMargin', 'importedGoods']],
  ['IBR-141-OM', 'continuous', ['summary', 'deemed', 'profitMargin', 'ownProfitMargin', 'importedGoods']],
  [
    'IBR-142-OM',
    'export',
    ['selfBilled', 'summary', 'deemed', 'importedServices', 'profitMargin', 'ownProfitMargin', 'importedGoods'],
  ],
  ['IBR-143-OM', 'deemed', ['continuous', 'export', 'profitMargin', 'ownProfitMargin']],
  ['IBR-144-OM', 'importedServices', ['export', 'profitMargin', 'ownProfitMargin', 'importedGoods', 'selfBilled']],
  [
    'IBR-145-OM',
    'profitMargin',
    ['summary', 'continuous', 'export', 'deemed', 'importedServices', 'importedGoods', 'selfBilled'],
  ],
  [
    'IBR-146-OM',
    'ownProfitMargin',
    ['summary', 'continuous', 'export', 'deemed', 'importedServices', 'profitMargin', 'importedGoods', 'selfBilled'],
  ],
  [
    'IBR-147-OM',
    'importedGoods',
    [
      'summary',
      'continuous',
      'export',
      'importedServices',
      'profitMargin',
      'ownProfitMargin',
      'electronicCommerce',
      'selfBilled',
    ],
  ],
  ['IBR-148-OM', 'electronicCommerce', ['ownProfitMargin']],
  [
    'IBR-149-OM',
    'simplified',
    ['selfBilled', 'summary', 'export', 'importedServices', 'profitMargin', 'ownProfitMargin', 'importedGoods'],
  ],
  ['IBR-176-OM', 'prepayment', ['summary', 'deemed', 'ownProfitMargin']],
];

const numbers = (kinds: readonly Kind[]): string => kinds.map(flagOf).join(', ');

/** A flag that excludes others. */
export const excludes = (kind: Kind, others: readonly Kind[]) => {
  const values = { flag: flagOf(kind), others: numbers(others) };
  return { fault: pintOmMessages.flagExcluded(values), requirement: pintOmMessages.mustExcludeFlags(values) };
};
/** Flags one of which is set. */
export const hasFlag = (...kinds: readonly Kind[]) => {
  const values = { flags: numbers(kinds) };
  return { fault: pintOmMessages.noFlag(values), requirement: pintOmMessages.mustHaveFlag(values) };
};

/** The flags stand beside the type of the document. */
const type: Finder = {
  name: 'InvoiceTypeCode CreditNoteTypeCode',
  find: ({ root }) =>
    [
      ...foundElements(root, 'InvoiceTypeCode'),
      ...foundElements(root, 'CreditNoteTypeCode'),
      ...(root ? [root] : []),
    ].slice(0, 1),
};
const FLAGS: Form = { fits: (flags) => /^[01]{20}$/.test(flags), like: '10000000000000000000' };
const KIND: Form = { ...FLAGS, fits: (flags) => FLAGS.fits(flags) && flags.includes('1') };

const DELIVERY = 'Delivery/DeliveryLocation/Address';
const COUNTRY = 'Country/IdentificationCode';
const ABROAD: Form = { fits: (country) => country !== 'OM', like: 'AE' };
const VAT_NUMBER = 'PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID';
const AGENT = `${SELLER}/AgentParty`;
const OF_AGENT = [
  `${AGENT}/PartyName/Name`,
  `${AGENT}/${VAT_NUMBER}`,
  `${AGENT}/PostalAddress/${COUNTRY}`,
  ...address(`${AGENT}/PostalAddress`),
];
const REFERENCE = 'BillingReference/InvoiceDocumentReference';

const isNotInNetwork = (root: XmlElement | undefined): boolean =>
  textAt(root, `${BUYER}/EndpointID`) === '997770000099';
const month = (root: XmlElement, day: string): string => textAt(root, `InvoicePeriod/${day}`).slice(0, 7);
const REASON = 'Item/ClassifiedTaxCategory/TaxExemptionReasonCode';
const hasReason = (root: XmlElement | undefined, reason: string): boolean =>
  hasOneOf(root, ...LINES.map((line) => `//${line}/${REASON}[.=${reason}]`));
const exportedUnder = (reason: string) => ({
  when: (invoice: Parameters<typeof transactionOf>[0]) =>
    transactionOf(invoice).is('export') && hasReason(invoice.root, reason),
});
/** A party in a special zone other than that of Muscat. */
const inZone = (party: string) => ({
  when: (invoice: Parameters<typeof transactionOf>[0]) =>
    transactionOf(invoice).is('specialZone') && has(invoice.root, `${party}/PostalAddress/CountrySubentityCode[.!=MO]`),
});

const MARGIN_TOTAL = 'AdditionalDocumentReference[DocumentTypeCode=PM_TOTAL]/DocumentDescription';
/** The total of the margin scheme equals that of the lines, within a cent. */
const isMarginTotal = (root: XmlElement): Holds => {
  const written = parseDecimal(textAt(root, MARGIN_TOTAL));
  const amounts = LINES.flatMap((line) => foundElements(root, `${line}/ItemPriceExtension/Amount`));
  const right = amounts.reduce((all, { text }) => all.plus(parseDecimal(text) ?? Decimal.ZERO), Decimal.ZERO);
  return written ? near(written, right, CENT) : false;
};

export const KIND_ROWS = rows(
  at(
    '/',
    code(
      'BTOM-META-001',
      [],
      { fault: pintOmMessages.judgedByFlags, requirement: pintOmMessages.judgedByFlags },
      warns,
      { terms: ['BT-3'], by: () => false },
    ),
  ),
  at(
    type,
    form('ALIGNED-IBRP-000-OM', '@name', KIND, missingIsWrong, about('BT-3')),
    form('IBR-001-OM', '@name', FLAGS, missingIsWrong, about('BT-3')),
    code('IBR-043-OM', '@name', hasFlag('full', 'simplified'), {
      ...about('BT-3'),
      by: (_, invoice) => /^(?:1|.1)/.test(transactionOf(invoice).flags),
    }),
    ...EXCLUDED.map(([id, kind, others]) =>
      code(id, '@name', excludes(kind, others), {
        ...about('BT-3'),
        by: (_, invoice) => {
          const { is } = transactionOf(invoice);
          return !(is(kind) && is(...others));
        },
      }),
    ),
    code(
      'IBR-177-OM',
      '@name',
      hasFlag('selfBilled', 'importedServices', 'ownProfitMargin', 'importedGoods'),
      where(({ type: code }) => ['261', '389'].includes(code)),
      {
        ...about('BT-3'),
        by: (_, invoice) =>
          transactionOf(invoice).is('selfBilled', 'importedServices', 'ownProfitMargin', 'importedGoods'),
      },
    ),
  ),
  at(
    '/',
    needs(
      'IBR-006-OM',
      `${SELLER}/${VAT_NUMBER}`,
      ofOtherKind('importedGoods', 'importedServices', 'ownProfitMargin'),
      {
        terms: ['BT-31'],
      },
    ),
    needs(
      'IBR-007-OM',
      `${SELLER}/PartyIdentification/ID`,
      ofKind('importedGoods', 'importedServices', 'ownProfitMargin', 'specialZone'),
      { terms: ['BT-29'] },
    ),
    form(
      'IBR-012-OM',
      `${DELIVERY}/${COUNTRY}`,
      ABROAD,
      any,
      exact,
      missingIsWrong,
      exportedUnder('VATZR-OM-09'),
      about('BG-15'),
    ),
    needs(
      'IBR-013-OM',
      'AdditionalDocumentReference[!DocumentTypeCode=130][ID][UUID]',
      exportedUnder('VATZR-OM-12'),
      about('BG-24'),
    ),
    needs('IBR-014-OM', `${DELIVERY}/${COUNTRY}`, ofKind('export'), { terms: ['BT-80'] }),
    needs('IBR-015-OM', OF_AGENT, ofKind('thirdParty'), {
      ...about('BG-11'),
      ...byElement((root) => has(root, ...OF_AGENT) && count(root, AGENT) === 1),
    }),
    needs(
      'IBR-037-OM',
      ['InvoicePeriod/StartDate', 'InvoicePeriod/EndDate'],
      ofKind('summary', 'continuous'),
      about('BG-14'),
    ),
    code(
      'IBR-036-OM',
      'InvoicePeriod',
      {
        fault: pintOmMessages.severalMonths({ term: 'BG-14' }),
        requirement: pintOmMessages.mustBeOneMonth({ term: 'BG-14' }),
      },
      ofKind('summary'),
      { terms: ['BG-14'], ...byElement((root) => month(root, 'StartDate') === month(root, 'EndDate')) },
    ),
    needsOneOf(
      'IBR-016-OM',
      [`${BUYER}/PartyIdentification/ID`, `${BUYER}/${VAT_NUMBER}`],
      ofKind('full', 'thirdParty', 'summary', 'continuous', 'export', 'profitMargin', 'electronicCommerce'),
      { terms: ['BT-46', 'BT-48'] },
    ),
    needs(
      'IBR-017-OM',
      `${BUYER}/${VAT_NUMBER}`,
      ofKind('selfBilled', 'importedServices', 'ownProfitMargin', 'importedGoods'),
      { terms: ['BT-48'] },
    ),
    oneOf(
      'IBR-020-OM',
      `${BUYER}/PostalAddress/${COUNTRY}`,
      'OM',
      any,
      exact,
      missingIsWrong,
      ofKind('selfBilled', 'importedServices', 'ownProfitMargin', 'importedGoods'),
      { terms: ['BT-55'] },
    ),
    needs(
      'IBR-019-OM',
      address(`${BUYER}/PostalAddress`),
      ofKind(
        'full',
        'thirdParty',
        'selfBilled',
        'export',
        'importedServices',
        'profitMargin',
        'ownProfitMargin',
        'importedGoods',
        'specialZone',
        'summary',
      ),
      about('BG-8'),
    ),
    needs('IBR-040-OM', [`${DELIVERY}/${COUNTRY}`, ...address(DELIVERY)], ofKind('electronicCommerce'), about('BG-15')),
    needs(
      'IBR-085-OM',
      ['Delivery/Shipment/Delivery/ActualDeliveryDate', 'Delivery/Shipment/ID', 'Delivery/DeliveryTerms/ID'],
      ofKind('importedGoods'),
      about('BG-13'),
    ),
    oneOf(
      'IBR-087-OM',
      `${SELLER}/PostalAddress/${COUNTRY}`,
      'OM',
      any,
      exact,
      missingIsWrong,
      ofKind('ownProfitMargin'),
      { terms: ['BT-40'] },
    ),
    needs(
      'IBR-150-OM',
      [BUYER, SELLER].map((party) => `${party}/PostalAddress/CountrySubentityCode`),
      ofKind('specialZone'),
      about('BT-39', 'BT-54'),
    ),
    needs('IBR-151-OM', `${SELLER}/PartyIdentification/ID[@schemeName=SZLN]`, inZone(SELLER), { terms: ['BT-29'] }),
    needs(
      'IBR-152-OM',
      `${BUYER}/PartyIdentification/ID[@schemeName=SZLN]`,
      inZone(BUYER),
      { when: ({ root }) => !isNotInNetwork(root) },
      { terms: ['BT-46'] },
    ),
    needs('IBR-153-OM', `${BUYER}/PartyIdentification/ID[@schemeName=ICID]`, ofKind('importedGoods'), {
      terms: ['BT-46'],
    }),
    needs(
      'IBR-155-OM',
      '*/Item/ItemSpecificationDocumentReference/ID[@schemeName=MP]',
      ofKind('export'),
      { when: ({ root }) => has(root, `*[${REASON}=VATZR-OM-09]`) },
      about('BG-25'),
    ),
    form(
      'IBR-160-OM',
      `${SELLER}/PostalAddress/${COUNTRY}`,
      ABROAD,
      any,
      exact,
      missingIsWrong,
      ofKind('importedServices'),
      { terms: ['BT-40'] },
    ),
    form('IBR-173-OM', 'AccountingSupplierParty/AdditionalAccountID', UUID_5, missingIsWrong, {
      ...about('BT-46'),
      when: ({ root }) => isNotInNetwork(root),
    }),
    needs('IBR-175-OM', [`${REFERENCE}/ID`, `${REFERENCE}/UUID`], ofKind('profitMargin'), {
      ...about('BG-3'),
      ...byElement((root) => has(root, `${REFERENCE}[!ID~][!UUID~][ID][UUID]`)),
    }),
    sum(
      'IBR-082-OM',
      MARGIN_TOTAL,
      'sum(*/ItemPriceExtension/Amount)',
      undefined,
      ofKind('profitMargin', 'ownProfitMargin'),
      { terms: [], ...byElement(isMarginTotal) },
    ),
  ),
);

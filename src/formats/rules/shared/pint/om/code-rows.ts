import { codesOf as expanded } from '../../../../en16931/rules/code-lists.ts';
import { normal } from '../../../../en16931/rules/blanks.ts';
import { attributeOf, type XmlElement } from '../../../../xml/xml-tree.ts';
import { about, at, byElement, code, codesOf, listed, oneOf, rows } from '../../../kit/verbs.ts';
import { categories } from '../national-rows.ts';
import { ACTIVITIES, MEANS_OF_SUPPLY } from './code-lists.codes.ts';
import { excludes, hasFlag } from './kind-rows.ts';
import { BUYER, SELLER } from './row-parts.ts';
import { ofKind } from './transaction.ts';

/** Rows of PINT Oman on code lists. */
const numbered = (beginning: string, most: number): ReadonlySet<string> =>
  new Set(Array.from({ length: most }, (_, turn) => `${beginning}-OM-${String(turn + 1).padStart(2, '0')}`));

const reason = (id: string, category: string, codes: ReadonlySet<string>) =>
  at(
    ['TaxCategory', 'ClassifiedTaxCategory'].map((name) => `${name}[ID~${category}]/TaxExemptionReasonCode`).join(' '),
    oneOf(id, '.', { codes }, { terms: ['BT-121'] }),
  );

let activities: ReadonlySet<string> | undefined;
const isActivity = (activity: string): boolean =>
  (activities ??= new Set([...codesOf(ACTIVITIES)].flatMap(expanded))).has(activity);

const flags = (element: XmlElement): string => normal(attributeOf(element, 'name')?.value ?? '');
const MEANS = 'Item/ItemSpecificationDocumentReference';

export const CODE_ROWS = rows(
  at(
    'BillingReference/InvoiceDocumentReference/DocumentStatusCode',
    oneOf('CL-02-OM', '.', 'CAN VAT VAL QTY OTH', about('BG-3')),
  ),
  at(
    'InvoiceTypeCode[@name] CreditNoteTypeCode[@name]',
    code('CL-03-OM-1', '@name', excludes('full', ['simplified']), {
      ...about('BT-3'),
      ...byElement((element) => !flags(element).startsWith('11')),
    }),
    code('CL-03-OM-2', '@name', hasFlag('full', 'simplified'), {
      ...about('BT-3'),
      ...byElement((element) => /^(?:1|.1)/.test(flags(element))),
    }),
  ),
  categories('CL-04-OM', 'S E O Z'),
  reason('CL-05-OM', 'E', numbered('VATEX', 12)),
  reason('CL-10-OM', 'Z', numbered('VATZR', 16)),
  at(
    [SELLER, BUYER].map((party) => `${party}/PartyIdentification/ID[@schemeName]`).join(' '),
    oneOf('CL-06-OM', '@schemeName', 'CR TIN CID PASNUM OTHID ICID SZLN', about('BT-29', 'BT-46')),
  ),
  at(`${MEANS}[ID/@schemeName=MP]/DocumentTypeCode`, oneOf('CL-07-OM', '.', 'G S', about('BT-158'))),
  at(
    'Item/AdditionalItemIdentification/ID[@schemeName=CC]',
    oneOf('CL-08-OM-ISIC', '.', listed('ISIC', []), {
      ...about('BT-158'),
      ...byElement(({ text }) => normal(text) === '' || isActivity(normal(text))),
    }),
  ),
  at('Delivery/DeliveryTerms/ID', oneOf('CL-09-OM', '.', 'EXW FCA CPT CIP DAP DPU DDP FAS FOB CFR CIF', { terms: [] })),
  at(
    'AdditionalItemProperty/NameCode',
    oneOf('CL-11-OM', '.', { codes: numbered('VATPM', 5) }, ofKind('profitMargin', 'ownProfitMargin'), about('BT-160')),
  ),
  at(`${MEANS}/ID[@schemeName=MP]`, oneOf('CL-12-OM', '.', listed('MP', MEANS_OF_SUPPLY), about('BT-158'))),
  at(
    [SELLER, BUYER].map((party) => `${party}/PostalAddress/CountrySubentityCode`).join(' '),
    oneOf('CL-13-OM', '.', 'SHRFZ SEZAD SLLFZ AFZ MO OTH', about('BT-39', 'BT-54')),
  ),
);

import { below, type Where } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { sentence as french, textsAt, textsKept } from '../fr-ctc/words.ts';
import type { Counted } from './counted.ts';

/** What every level of Factur-X judges in the same way. */

const kindOfReference = (kind: string) => (one: XmlElement) => textsAt(one, 'TypeCode').includes(kind);
const indicated = (text: string) => (one: XmlElement) => textsAt(one, 'ChargeIndicator/Indicator').includes(text);
const registered = (scheme: string) => (one: XmlElement) =>
  below(one, 'ID').some((id) => attributeOf(id, 'schemeID')?.value === scheme);
const listOf = (one: XmlElement): string | undefined => attributeOf(one, 'listID')?.value;

const inCurrency = (name: string) => (amount: XmlElement, invoice: InvoiceTerms) =>
  textsKept(invoice, invoice.root, `SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/${name}`).includes(
    attributeOf(amount, 'currencyID')?.value ?? '',
  );

export const facturXKinds: Counted['kinds'] = {
  '130': kindOfReference('130'),
  '50': kindOfReference('50'),
  '916': kindOfReference('916'),
  charge: indicated('true'),
  allowance: indicated('false'),
  FC: registered('FC'),
  VA: registered('VA'),
  tax: (one) => listOf(one) === '5153',
  unlisted: (one) => listOf(one) === undefined,
  invoice: inCurrency('InvoiceCurrencyCode'),
  accounting: inCurrency('TaxCurrencyCode'),
};

const blank: Where = ({ root }) =>
  root
    ? [...xmlIndex(root).byName.values()].flatMap((elements) =>
        elements.filter(({ children, text }) => children.length === 0 && normal(text) === ''),
      )
    : [];

export const emptyElementRule: TermRule = {
  ...french(
    'cii',
    'PEPPOL-EN16931-R008',
    [],
    { text: 'No element stands there empty', phrase: 'PEPPOL-EN16931-R008' },
    blank,
    () => false,
  ),
  severity: 'warning',
};

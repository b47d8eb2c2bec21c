import type { Message } from '../../engine/index.ts';
import type { MemberTable, NoInvoice } from '../members/member-table.ts';
import { Structure } from '../structure/structure.ts';
import { attributeOf, type XmlElement } from '../xml/xml-tree.ts';
import { chainOf } from './chain.ts';
import { CFDI_STRUCTURE } from './cfdi-structure.codes.ts';
import { INVOICE_ROWS } from './invoice.ts';
import { cfdiMessages } from './messages.ts';
import { sealsOf } from './seal.ts';
import { PAYMENT_ROWS } from './payment.ts';
import { CFDI, FUEL, LOCAL, PAYMENTS, VOUCHERS } from './namespaces.ts';

const SCHEMAS = 'http://www.sat.gob.mx/sitio_internet/cfd';

const structure = new Structure(CFDI_STRUCTURE);

const shared = {
  root: { uri: CFDI, name: 'Comprobante' },
  structure,
  chain: (root: XmlElement) => chainOf(root, structure),
  stamps: sealsOf,
  number: ['series', 'code'],
  unnumbered: true,
  prefixed: true,
  locations: {
    [CFDI]: `${SCHEMAS}/4/cfdv40.xsd`,
    [PAYMENTS]: `${SCHEMAS}/Pagos/Pagos20.xsd`,
    [FUEL]: `${SCHEMAS}/EstadoDeCuentaCombustible/ecc12.xsd`,
    [VOUCHERS]: `${SCHEMAS}/valesdedespensa/valesdedespensa.xsd`,
    [LOCAL]: `${SCHEMAS}/implocal/implocal.xsd`,
  },
} as const satisfies Partial<MemberTable>;

const isOfPayments = ({ attributes }: XmlElement): boolean =>
  attributes.some(({ name, value }) => name === 'TipoDeComprobante' && value.trim() === 'P');

/** Kinds of receipts that are no invoices. */
const OTHER_KINDS: ReadonlyMap<string, Message> = new Map([
  ['N', cfdiMessages.payroll],
  ['T', cfdiMessages.transfer],
]);

function noInvoice(root: XmlElement): NoInvoice | undefined {
  const node = attributeOf(root, 'TipoDeComprobante');
  const says = node && OTHER_KINDS.get(node.value.trim());
  return says && { node, says };
}

export const CFDI_TABLES: readonly MemberTable[] = [
  {
    ...shared,
    type: 'bill/payment',
    rows: PAYMENT_ROWS,
    reads: isOfPayments,
    given: { $schema: 'https://gobl.org/draft-0/bill/payment', $regime: 'MX', $addons: ['mx-cfdi-v4'] },
    knownOtherwise: [/^\$\.(?:\$schema|\$regime|\$addons|\$tags|uuid|type)(?![\w-])/, /\.(?:uuid|i|\$regime)$/],
  },
  {
    ...shared,
    type: 'bill/invoice',
    rows: INVOICE_ROWS,
    noInvoice,
    net: true,
    given: { $schema: 'https://gobl.org/draft-0/bill/invoice', $regime: 'MX', $addons: ['mx-cfdi-v4'] },
    knownOtherwise: [
      /^\$\.(?:\$schema|\$regime|\$addons|\$tags|uuid|type)(?![\w-])/,
      /^\$\.totals\.(?!rounding|payable)/,
      /\.(?:uuid|i|sum|total|src|\$regime)$/,
      /^\$\.tax\.(?:rounding|prices_include)$/,
    ],
  },
];

import { each, outermost } from '../../../en16931/rules/elements.ts';
import type { TermRule } from '../../../en16931/rules/rule.ts';
import { lines, most } from '../functions/national.ts';

/** What earlier releases of EN 16931 allowed once, and UBL.BE and CIUS-PT still do. */
export const ONCE_RULES: readonly TermRule[] = [
  most('UBL-SR-06', ['BG-3'], outermost, 'InvoiceDocumentReference'),
  most('UBL-SR-22', ['BT-62'], each('TaxRepresentativeParty'), 'Party/PartyName/Name'),
  most('UBL-SR-23', ['BT-63'], each('TaxRepresentativeParty'), 'Party/PartyTaxScheme/CompanyID'),
  most('UBL-SR-27', ['BT-82'], each('PaymentMeans'), 'InstructionNote'),
  most('UBL-SR-38', ['BT-120'], lines, 'Item/ClassifiedTaxCategory/TaxExemptionReason'),
];

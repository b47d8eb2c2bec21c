import { aboutTheFile, inside, within, type Row } from '../members/rows.ts';
import { attachments } from './attachments.ts';
import { general } from './general.ts';
import { formatOf, transmission, version } from './header.ts';
import { adjustmentLines, lines } from './lines.ts';
import { address, contacts, fiscalCode, named, regime, registration, taxId, titled } from './parties.ts';
import { payment } from './payment.ts';
import { references } from './references.ts';
import { summary, withholdings } from './taxes.ts';
import { transport } from './transport.ts';

const identity: readonly Row[] = [taxId, fiscalCode, inside('Anagrafica', [named, titled])];

/** An ordinary invoice (FPA12, FPR12). Withholdings and summaries come after the lines that they are about. */
export const ORDINARY_ROWS: readonly Row[] = [
  version(formatOf),
  inside('FatturaElettronicaHeader', [
    transmission(formatOf),
    within('CedentePrestatore', 'supplier', [
      inside('DatiAnagrafici', [...identity, regime]),
      address,
      registration,
      contacts,
    ]),
    within('CessionarioCommittente', 'customer', [inside('DatiAnagrafici', identity), address]),
  ]),
  inside('FatturaElettronicaBody', [
    general,
    inside('DatiGenerali', [...references, transport]),
    lines,
    adjustmentLines,
    withholdings,
    summary,
    payment,
    attachments,
  ]),
  aboutTheFile('Signature'),
];

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sheetOf, transformTexts } from '../java/saxon.ts';
import { assertionsIn } from './svrl.ts';

/**
 * The official Schematron, run by a real processor. Only the rules that lie in checkouts beside the project are run; nothing of them
 * is kept.
 */

type Syntax = 'ubl' | 'cii';

export interface Invoice {
  readonly name: string;
  readonly syntax: Syntax;
  readonly text: string;
}

/** Rules that the official Schematron reports for an invoice: id → whether it is fatal. */
export type OfficialVerdicts = ReadonlyMap<string, boolean>;

/** Style sheets and Schematron files by rule set and syntax, below the folder of checkouts. */
const SOURCES: Readonly<Record<string, Readonly<Partial<Record<Syntax, string>>>>> = {
  en16931: {
    ubl: 'ConnectingEurope/eInvoicing-EN16931/ubl/xslt/EN16931-UBL-validation.xslt',
    cii: 'ConnectingEurope/eInvoicing-EN16931/cii/xslt/EN16931-CII-validation.xslt',
  },
  'peppol-bis-3': {
    ubl: 'OpenPEPPOL/peppol-bis-invoice-3/rules/sch/PEPPOL-EN16931-UBL.sch',
    cii: 'OpenPEPPOL/peppol-bis-invoice-3/rules/sch/PEPPOL-EN16931-CII.sch',
  },
  // On the branch selfbilling-rc of the repository, which needs a separate folder of checkouts.
  'peppol-self-billing-3': { ubl: 'OpenPEPPOL/peppol-bis-invoice-3/rules/sch/PEPPOL-EN16931-UBL-SB.sch' },
  'xrechnung-3': {
    ubl: 'itplr-kosit/xrechnung-schematron/src/validation/schematron/ubl/XRechnung-UBL-validation.sch',
    cii: 'itplr-kosit/xrechnung-schematron/src/validation/schematron/cii/XRechnung-CII-validation.sch',
  },
};

/** What the official rules of a set say of each invoice, by its name. */
export async function judgeOfficially(
  checkouts: string,
  set: string,
  invoices: readonly Invoice[],
): Promise<ReadonlyMap<Invoice, OfficialVerdicts>> {
  const verdicts = new Map<Invoice, OfficialVerdicts>();
  for (const syntax of ['ubl', 'cii'] as const) {
    const some = invoices.filter((invoice) => invoice.syntax === syntax);
    if (some.length === 0) continue;
    const source = SOURCES[set]?.[syntax];
    if (source === undefined || !existsSync(resolve(checkouts, source))) throw new Error(`${source ?? set} is missing`);
    const sheet = await sheetOf(resolve(checkouts, source), `${set}-${syntax}`);
    const reports = await transformTexts(
      sheet,
      some.map(({ text }) => text),
    );
    some.forEach((invoice, i) => {
      const report = reports[i];
      if (report !== undefined) verdicts.set(invoice, verdictsIn(report));
    });
  }
  return verdicts;
}

function verdictsIn(report: string): OfficialVerdicts {
  const found = new Map<string, boolean>();
  for (const { id, flag } of assertionsIn(report) ?? []) found.set(id, flag === 'fatal' || found.get(id) === true);
  return found;
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sheetOf, transformTexts } from '../java/saxon.ts';
import { assertionsIn } from './svrl.ts';

/**
<<<<<<< HEAD
 * The official schematron, run by a real processor. Only the rules that lie in checkouts beside the project are run; nothing of them
 * is kept.
=======
 * The official Schematron, run by a real processor: Saxon-HE and SchXslt, fetched once from Maven Central into a cache.
 * Java is needed. Only rules in checkouts outside the project are run; nothing of them is kept.
>>>>>>> v-prose
 */

type Syntax = 'ubl' | 'cii';

export interface Invoice {
  readonly name: string;
  readonly syntax: Syntax;
  readonly text: string;
}

/** Rules that the official Schematron reports for an invoice: id → whether it is fatal. */
export type OfficialVerdicts = ReadonlyMap<string, boolean>;

<<<<<<< HEAD
/** Style sheets and schematron by rule set and syntax, below the folder of checkouts. */
=======
const CACHE = resolve('node_modules/.cache/schematron');
const MAVEN = 'https://repo1.maven.org/maven2';
const JARS = {
  saxon: [
    'net/sf/saxon/Saxon-HE/12.5/Saxon-HE-12.5.jar',
    '98c3a91e6e5aaf9b3e2b37601e04b214a6e67098493cdd8232fcb705fddcb674',
  ],
  resolver: [
    'org/xmlresolver/xmlresolver/5.2.2/xmlresolver-5.2.2.jar',
    'efc92bd7ed32b3e57095e0b3e872051ccfbbdcc980831ef33e89e38161a85222',
  ],
  schxslt: [
    'name/dmaus/schxslt/schxslt/1.10.1/schxslt-1.10.1.jar',
    '4f4f21edab7b37f96ad59ae12a344d3510f1092ac46b6d81a4efa0120b73cb58',
  ],
} as const;

/** Style sheets and Schematron files by rule set and syntax, below the folder of checkouts. */
>>>>>>> v-prose
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

<<<<<<< HEAD
/** What the official rules of a set say of each invoice, by its name. */
=======
async function jar(name: keyof typeof JARS): Promise<string> {
  const [path, digest] = JARS[name];
  const file = join(CACHE, path.replace(/^.*\//, ''));
  if (!existsSync(file)) {
    const answer = await fetch(`${MAVEN}/${path}`);
    if (!answer.ok) throw new Error(`${path} cannot be fetched: ${answer.status}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== digest) throw new Error(`${path} is not what it was: ${found}`);
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(file, bytes);
  }
  return file;
}

async function pipeline(): Promise<string> {
  const folder = join(CACHE, 'schxslt');
  if (!existsSync(folder)) {
    for (const [name, bytes] of Object.entries(unzipSync(readFileSync(await jar('schxslt'))))) {
      if (!name.startsWith('xslt/') || name.endsWith('/')) continue;
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
  }
  return join(folder, 'xslt/2.0/pipeline-for-svrl.xsl');
}

async function transform(source: string, sheet: string, target: string): Promise<void> {
  const classes = [await jar('saxon'), await jar('resolver')].join(delimiter);
  execFileSync('java', ['-cp', classes, 'net.sf.saxon.Transform', `-s:${source}`, `-xsl:${sheet}`, `-o:${target}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The style sheet of a rule set, compiled from its Schematron if there is none. */
async function sheetOf(checkouts: string, set: string, syntax: Syntax): Promise<string> {
  const source = resolve(checkouts, SOURCES[set]?.[syntax] ?? '');
  if (!existsSync(source)) throw new Error(`${source} is missing`);
  if (source.endsWith('.xslt')) return source;
  const digest = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 12);
  const compiled = join(CACHE, `${set}-${syntax}-${digest}.xsl`);
  if (!existsSync(compiled)) await transform(source, await pipeline(), compiled);
  return compiled;
}

/** The findings of the official rules of a set on each invoice, by its name. */
>>>>>>> v-prose
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

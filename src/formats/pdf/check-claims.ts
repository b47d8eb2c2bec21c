import { LESS_THAN_INVOICE, levelOf } from './conformance-level.ts';
import type { GivenValue, MessageValues } from '../../engine/index.ts';
import type { PdfClaims, PdfLack, PdfMetadata, PdfStandard } from './pdf-claims.ts';
import { described } from '../../engine/values.ts';
import { claimMessages } from './claim-messages.ts';

/** Where a PDF contradicts its invoice, or violates the standard. */
export interface PdfClaimFault {
  readonly code: `ASSAY-PDF-${'METADATA' | 'PROFILE' | 'DOCUMENT-TYPE' | 'VERSION' | 'FILE-NAME' | 'RELATIONSHIP' | 'ASSOCIATED' | 'OUTPUT-INTENT' | 'SEVERAL' | `PAGE-${'TOTAL' | 'VAT' | 'NUMBER' | 'DATE'}`}`;
  readonly severity: 'error' | 'warning';
  /** The term of EN 16931 whose XML value is not on the pages. */
  readonly term?: string;
  readonly description: string;
  /** Code and values of the description. */
  readonly phrase?: string;
  readonly values?: MessageValues;
}

interface StandardFacts {
  readonly name: string;
  readonly file: string;
  /** The first of them is the one that we write. */
  readonly versions: readonly string[];
  readonly types: readonly string[];
}

/** Source: Factur-X 1.07 and ZUGFeRD 2.3, 6.2; Order-X 1.0, 6.2; ZUGFeRD 2.0 and 1.0, the parts on PDF/A-3. */
const STANDARDS: Readonly<Record<PdfStandard, StandardFacts>> = {
  'factur-x': { name: 'Factur-X', file: 'factur-x.xml', versions: ['1.0'], types: ['INVOICE'] },
  'order-x': {
    name: 'Order-X',
    file: 'order-x.xml',
    versions: ['1.0'],
    types: ['ORDER', 'ORDER_RESPONSE', 'ORDER_CHANGE'],
  },
  'zugferd-2': { name: 'ZUGFeRD 2.0', file: 'zugferd-invoice.xml', versions: ['2p0', '1.0'], types: ['INVOICE'] },
  'zugferd-1': { name: 'ZUGFeRD 1.0', file: 'ZUGFeRD-invoice.xml', versions: ['1.0'], types: ['INVOICE'] },
};

const RELATIONSHIPS: readonly string[] = ['Alternative', 'Data', 'Source'];

/** Compares a PDF's claims with its invoice; `specification` is its BT-24. */
export function checkClaims(claims: PdfClaims, specification: string | undefined): readonly PdfClaimFault[] {
  const level = levelOf(specification);
  const { metadata } = claims;
  return [
    ...(metadata ? checkMetadata(metadata, claims, level) : [NO_METADATA]),
    ...checkRelationship(claims.relationship, level ?? metadata?.level),
    ...(claims.lacks ?? []).map((lack) => LACKS[lack]),
    ...checkOthers(claims),
  ];
}

const NO_METADATA: PdfClaimFault = {
  code: 'ASSAY-PDF-METADATA',
  severity: 'error',
  ...described(claimMessages.noMetadata),
};

const LACKS: Readonly<Record<PdfLack, PdfClaimFault>> = {
  'associated-file': {
    code: 'ASSAY-PDF-ASSOCIATED',
    severity: 'warning',
    ...described(claimMessages.notAssociated),
  },
  'output-intent': {
    code: 'ASSAY-PDF-OUTPUT-INTENT',
    severity: 'warning',
    ...described(claimMessages.noOutputIntent),
  },
};

function checkMetadata(metadata: PdfMetadata, claims: PdfClaims, level: string | undefined): readonly PdfClaimFault[] {
  const { standard, documentType, fileName, version } = metadata;
  const { name, types, ...usual } = STANDARDS[standard];
  const isXRechnung = level === 'XRECHNUNG';
  const faults: PdfClaimFault[] = [];
  if (level !== undefined && metadata.level !== level) {
    const said = claimMessages.profile({ level: quoted(metadata.level), xmlLevel: quoted(level) });
    faults.push({ code: 'ASSAY-PDF-PROFILE', severity: 'error', ...described(said) });
  }
  if (documentType === undefined || !types.includes(documentType)) {
    const said = claimMessages.documentType({ documentType: quoted(documentType), name, value: types });
    faults.push({ code: 'ASSAY-PDF-DOCUMENT-TYPE', severity: 'error', ...described(said) });
  }
  // The profile XRECHNUNG has the version of XRechnung here.
  if (!usual.versions.includes(version ?? '') && !(isXRechnung && /^\d+(?:\.\d+)*$/.test(version ?? ''))) {
    const said = claimMessages.version({ version: quoted(version), name, versions: quoted(usual.versions[0]) });
    faults.push({ code: 'ASSAY-PDF-VERSION', severity: 'warning', ...described(said) });
  }
  const files = isXRechnung && standard === 'factur-x' ? ['xrechnung.xml', usual.file] : [usual.file];
  if (fileName !== claims.attachment) {
    const said = claimMessages.fileName({
      fileName: quoted(fileName),
      attachment: quoted(claims.attachment),
    });
    faults.push({ code: 'ASSAY-PDF-FILE-NAME', severity: 'error', ...described(said) });
  } else if (!files.includes(fileName)) {
    const said = claimMessages.attachedName({ fileName: quoted(fileName), name, files: quoted(files[0]) });
    faults.push({ code: 'ASSAY-PDF-FILE-NAME', severity: 'error', ...described(said) });
  }
  return faults;
}

function checkRelationship(relationship: string | undefined, level: string | undefined): readonly PdfClaimFault[] {
  const allowed = LESS_THAN_INVOICE.has(level ?? '') ? ['Data'] : RELATIONSHIPS;
  if (relationship !== undefined && allowed.includes(relationship)) return [];
  const description = claimMessages.relationship({
    relationship: quoted(relationship),
    value: allowed,
  });
  return [{ code: 'ASSAY-PDF-RELATIONSHIP', severity: 'warning', ...described(description) }];
}

function checkOthers({ attachment, others }: PdfClaims): readonly PdfClaimFault[] {
  const usual = new Set(
    Object.values(STANDARDS)
      .map(({ file }) => file.toLowerCase())
      .concat('xrechnung.xml'),
  );
  const rivals = others.filter((name) => usual.has(name.toLowerCase()));
  if (rivals.length === 0) return [];
  const description = claimMessages.severalInvoices({
    attachment: quoted(attachment),
    value: rivals.slice(0, 3).map(quoted),
  });
  return [{ code: 'ASSAY-PDF-SEVERAL', severity: 'warning', ...described(description) }];
}

function quoted(value: string | undefined): GivenValue {
  return value === undefined ? claimMessages.none : `\`${value}\``;
}

import type { Json } from '../../engine/index.ts';
import { isSpecificationOf } from '../en16931/profiles/profiles.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import { fileFault } from '../verdicts/verdict-faults.ts';
import { destinationAsked, destinationOfXml, type IdentifiedDestination } from './derive.ts';
import { reportFor, type DestinationReport } from './destination-report.ts';

/** An XML file, or the one in a PDF, as read. */
export interface ReadFile {
  readonly format: string;
  readonly profile?: string | undefined;
  readonly document: Json;
  readonly report: {
    readonly entries: readonly { readonly terms?: readonly string[] | undefined; readonly value: string }[];
  };
  /** Errors of the XML that the reader skipped. */
  readonly faults?: readonly Parameters<typeof fileFault>[0][] | undefined;
  readonly pdf?: object | undefined;
}

const specificationOf = ({ report: { entries } }: ReadFile): string =>
  entries.find(({ terms }) => terms?.includes('BT-24'))?.value ?? '';

/** The destination of a file: the requested one, or the one that the file names. */
export const destinationOfFile = (key: string, file: ReadFile): IdentifiedDestination | undefined =>
  destinationAsked(key) ?? destinationOfXml(file.profile, specificationOf(file), file.document);

/** The report on a file judged by the rule sets of its destination; `wrong` says whether they found an error. */
export function reportOnFile(
  going: IdentifiedDestination,
  file: ReadFile,
  { at, wrong, own = [] }: { readonly at: string; readonly wrong: boolean; readonly own?: readonly RuleSet[] },
): DestinationReport {
  const { profiles, specificationPattern } = going.destination;
  const { format, profile, faults = [], pdf } = file;
  const specification = specificationOf(file);
  return reportFor(going, {
    at,
    // Receivers read the file strictly.
    wrong: wrong || faults.some(({ severity }) => severity !== 'warning'),
    own,
    faults: faults.map((fault) => fileFault(fault)),
    format,
    profile,
    isPdf: pdf !== undefined,
    namesOther: !(specificationPattern?.test(specification) ?? isSpecificationOf(profiles ?? [], specification)),
  });
}

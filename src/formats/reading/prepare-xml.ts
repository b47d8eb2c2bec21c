import { TermGroup, InvoiceTerms, type Binding } from '../en16931/term-tree.ts';
import { profileOf } from '../en16931/profiles/profiles.ts';
import { formatAmong, type Format } from '../catalogue/format.ts';
import { judgeInvoice } from '../verdicts/judge-invoice.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { readTerms } from '../mapping/read-terms.ts';
import { RULE_SET_CARDS } from '../rule-sets/definitions.ts';
import { countriesOfXml } from '../rule-sets/named-countries.ts';
import {
  releasedSetsFor,
  ruleSetsFor,
  sharedRules,
  type Judging,
  type RuleSet,
  type RuleSetCard,
} from '../rule-sets/rule-set.ts';
import { unknownSpecification } from './unknown-specification.ts';
import { unknownRoot } from './unknown-root.ts';
import { readXmlFile } from '../xml/read-xml-file.ts';
import type { XmlElement, XmlFault } from '../xml/xml-tree.ts';

export interface JudgeXmlRequest {
  /** The text of an XML file, or its bytes. */
  readonly data: string | Uint8Array;
  /** Names of rule sets, each optionally with a release; default: those of the invoice's profile. */
  readonly judge?: readonly string[] | undefined;
  /** Rule sets to compare with. */
  readonly compare?: { readonly judge?: readonly string[] | undefined } | undefined;
}

export interface JudgedXml {
  readonly verdicts: readonly Verdict[];
  /** The rule sets used. */
  readonly judged: readonly { readonly set: string; readonly release: string; readonly notStated: number }[];
}

/** A parsed document of any kind, before it is judged. */
export interface PreparedXml {
  /** For hosts that load rules. */
  readonly judging: Judging;
  /** Local name of the root element. */
  readonly root: string;
  /** The XML as text: places refer to it. */
  readonly content: string;
  /** A requested set that does not apply to such documents and would find nothing. */
  readonly foreign: RuleSetCard | undefined;
  /** Errors in the XML that the reader skipped. */
  readonly faults: readonly XmlFault[];
  /** Its root element, for the user's Schematron rules. */
  readonly element: XmlElement;
  /** The requested sets must be among these; `at` is the day whose releases judge by default. */
  judge(ruleSets: readonly RuleSet[], at: string): JudgedXml;
  /** Verdicts by the rule sets to compare with. */
  judgeCompared(ruleSets: readonly RuleSet[], at: string): JudgedXml;
}

export type PrepareXmlOutcome =
  | { readonly ok: true; readonly value: PreparedXml }
  | { readonly ok: false; readonly faults: readonly XmlFault[] };

/**
 * Reads an XML document only for judging: an invoice by its terms, any other document by its elements. It is not
 * converted. A document other than an invoice has no profile, so its rule sets must be named.
 */
export function prepareXml(
  { data, judge, compare }: JudgeXmlRequest,
  formats: readonly Format[],
  cards: readonly RuleSetCard[] = RULE_SET_CARDS,
): PrepareXmlOutcome {
  const read = readXmlFile(data);
  if (!read.ok) return read;
  const { root, text, source } = read.document;
  const named = [...(judge ?? []), ...(compare?.judge ?? [])];
  const byProfile = !judge || (compare !== undefined && !compare.judge);
  const format = formatAmong(formats, root);
  const reading = format && readTerms(format.table, root, source);
  if (byProfile && !reading) return { ok: false, faults: [unknownRoot(formats, root, text)] };
  const asked = ruleSetsFor(cards, { profile: undefined, judge: named });
  const syntax: Binding =
    format?.table.syntax ?? asked.map(({ documents }) => bindingOf(documents, root.name)).find(Boolean) ?? 'ubl';
  const terms = reading?.terms ?? new InvoiceTerms(syntax, new TermGroup('', undefined, root), root);
  const profile = byProfile && format ? profileOf(terms, format.key)?.key : undefined;
  const own = byProfile ? ruleSetsFor(cards, { profile }) : [];
  const judging = {
    syntax,
    profile: undefined,
    judge: [...new Set([...named, ...own.map(({ key }) => key)])],
    countries: countriesOfXml(root),
  };
  const judgeBy = (names: readonly string[] | undefined, given: readonly RuleSet[], at: string): JudgedXml => {
    const by = names ? { profile: undefined, judge: names, at } : { profile, at };
    const ruleSets = !names && format?.readOnly ? given.map(sharedRules) : given;
    return {
      verdicts: judgeInvoice({ terms, table: format?.table, text, ruleSets, ...by, propertiesOf: () => [] }),
      judged: releasedSetsFor(ruleSets, by).map(({ set, release }) => ({
        set: set.key,
        release: release.key,
        notStated: set.unstated ?? 0,
      })),
    };
  };
  return {
    ok: true,
    value: {
      judging,
      root: root.name,
      element: root,
      content: text,
      foreign: asked.find((set) => !set.anyDocument && bindingOf(set.documents, root.name) === undefined),
      faults: [
        ...read.document.faults,
        ...(format && !format.maker && !format.members ? unknownSpecification(terms, text) : []),
      ],
      judge: (ruleSets, at) => judgeBy(judge, ruleSets, at),
      judgeCompared: (ruleSets, at) => judgeBy(compare?.judge, ruleSets, at),
    },
  };
}

const bindingOf = (documents: RuleSetCard['documents'], name: string): Binding | undefined =>
  Object.hasOwn(documents, name) ? documents[name] : undefined;

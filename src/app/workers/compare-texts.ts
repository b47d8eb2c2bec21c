import type { Engine, Json, Message, OperationContext } from '../../engine/index.ts';
import { described, isJsonObject } from '../../engine/values.ts';
import { CII_FORMAT } from '../../formats/cii/cii-format.ts';
import {
  compareRead,
  xmlRead,
  type ComparedPlace,
  type ComparedRow,
  type ReadInvoice,
  type XmlComparison,
} from '../../formats/comparison/compare-xml.ts';
import { termsOfDocument } from '../../formats/comparison/terms-of-document.ts';
import { isSyntax } from '../../formats/en16931/term-tree.ts';
import { exportMessages } from '../../formats/losses/export-messages.ts';
import { fetchFormats } from '../../formats/catalogue/formats-on-demand.ts';
import { importerOf } from '../../formats/reading/importer.ts';
import { UBL_FORMAT } from '../../formats/ubl/ubl-format.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { walkPath } from '../../language/syntax/path.ts';
import { toJson } from '../../language/syntax/to-json.ts';
import type { SyntaxTree } from '../../language/syntax/tree.ts';
import { isXmlText } from '../source/comparable.ts';
import { fetchYaml, yamlTreeOf } from '../source/document-tree.ts';
import { mayBeYaml } from '../source/may-be-yaml.ts';
import { compareJson, printedPair, withoutLeftOut } from '../source/compare-json.ts';

/**
 * Compares two texts, each a document in JSON or YAML, or an invoice in XML. Two documents are compared value by value as they
 * are written, their lines by what they sell; otherwise both are compared by business terms, a document with the figures
 * that building gives it.
 */
export async function compareTexts(
  here: string,
  there: string,
  engine: Engine,
  context: OperationContext,
): Promise<XmlComparison> {
  if ([here, there].some(mayBeYaml)) await fetchYaml();
  if (!isXmlText(here) && !isXmlText(there)) return compareDocuments(here, there);
  const { prepareImport } = importerOf(await fetchFormats(`${here}\n${there}`));
  const prepared = [here, there].map((text) =>
    isXmlText(text) ? prepareImport({ data: text }, () => false) : undefined,
  );
  // A document is written as terms in the syntax of the other side.
  const syntax = prepared.map((outcome) => (outcome?.ok ? outcome.value.syntax : undefined)).find(isSyntax) ?? 'ubl';
  const format = syntax === 'cii' ? CII_FORMAT : UBL_FORMAT;
  const read = (text: string, index: number): ReadInvoice | Message => {
    const xml = prepared[index];
    if (xml && (!xml.ok || isSyntax(xml.value.syntax))) return xmlRead(xml);
    const tree = xml ? undefined : treeOf(text);
    const trouble = tree && troubleIn(tree);
    if (trouble) return trouble;
    const data: Json = xml ? xml.value.document : toJson(tree?.root);
    const terms = termsOfDocument(data, format as Parameters<typeof termsOfDocument>[1], engine, context);
    if ('text' in terms) return terms;
    const base = isJsonObject(data) && isJsonObject(data['doc']) ? '$.doc' : '$';
    return { terms, placeOf: ({ from }) => (from === undefined ? undefined : placeIn(tree, from.replace('$', base))) };
  };
  return compareRead(read(here, 0), read(there, 1));
}

function compareDocuments(here: string, there: string): XmlComparison {
  const [own, other] = [treeOf(here), treeOf(there)];
  const [wrong, alsoWrong] = [troubleIn(own), troubleIn(other)];
  if (wrong) return { ok: false, side: 'here', ...described(wrong) };
  if (alsoWrong) return { ok: false, side: 'there', ...described(alsoWrong) };
  const [before, after] = [toJson(own.root), toJson(other.root)];
  // A document is compared with what an envelope holds.
  const [within, alsoWithin] = [envelopeIn(before), envelopeIn(after)];
  const isOne = (within === undefined) !== (alsoWithin === undefined);
  const differences = isOne ? compareJson(within ?? before, alsoWithin ?? after) : compareJson(before, after);
  const [base, alsoBase] = [isOne && within ? '$.doc' : '$', isOne && alsoWithin ? '$.doc' : '$'];
  const { leftOut, rest } = withoutLeftOut(differences);
  const placed = (tree: SyntaxTree, path: string, from: string, value: string): ComparedPlace | undefined =>
    value === '' ? undefined : { value, at: placeIn(tree, path.replace('$', from)) };
  return {
    ok: true,
    rows: [
      ...leftOut.map(({ list, numbers }): ComparedRow => ({
        ...named(list),
        outcome: 'here',
        here: { value: '', at: placeIn(own, `${list}[${String((numbers[0] ?? 1) - 1)}]`.replace('$', base)) },
        leftOut: numbers,
      })),
      ...rest.map((difference): ComparedRow => {
        const { path, from = path } = difference;
        const [old, now] = printedPair(difference);
        const [ours, theirs] = [placed(own, from, base, old), placed(other, path, alsoBase, now)];
        const outcome = !ours ? 'there' : !theirs ? 'here' : 'changed';
        // A row is named as the open document has it.
        return { ...named(ours ? from : path), outcome, ...(ours && { here: ours }), ...(theirs && { there: theirs }) };
      }),
    ],
  };
}

/** The tree of a document in JSON, or in YAML, whose code is loaded. */
const treeOf = (text: string): SyntaxTree => yamlTreeOf(text) ?? parseJson(text);

const named = (path: string) => ({ term: path.replace(/^\$\.?/, ''), name: '', within: [] });

const envelopeIn = (value: Json): Json | undefined =>
  isJsonObject(value) && isJsonObject(value['doc']) ? value['doc'] : undefined;

/** Why a text is no document; undefined if it is one. */
function troubleIn({ root, faults: [first] }: SyntaxTree): Message | undefined {
  if (first) {
    const { message: text, code, phrase = code, values } = first;
    return { text, phrase, ...(values && { values }) };
  }
  return root?.kind === 'object' ? undefined : exportMessages.cannotRead;
}

function placeIn(tree: SyntaxTree | undefined, path: string): ComparedPlace['at'] {
  const { node, missing } = walkPath(tree?.root, path);
  return node && missing.length === 0 ? { start: node.start, end: node.end } : undefined;
}

import { JsonText } from '../../contract/client/json-text.ts';
import type { InspectReport } from '../../engine/index.ts';
import { JSON_LIMITS } from '../../engine/values.ts';
import { taxCountries } from '../../language/knowledge/tax-countries.ts';
import type { Recognised } from '../../language/recognise/recognise.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { fetchYaml, yamlTreeOf } from '../source/document-tree.ts';
import type { Subject } from '../state/subject-slice.ts';
import { problemsOf } from './problem.ts';

/** The verdict on a document in YAML by the JSON that it means; undefined for any other text, and for one that cannot be read. */
export async function judgeYaml(
  subject: Subject,
  notation: Recognised,
  inspect: (data: JsonText) => Promise<InspectReport>,
) {
  const { yamlToJson } = await fetchYaml();
  const tree = yamlTreeOf(subject.text);
  const json = tree && yamlToJson(subject.text, JSON_LIMITS);
  // A member that is named twice is an error of the text.
  if (!tree || typeof json !== 'string' || parseJson(json).faults.length > 0) return undefined;
  const { ok, faults, context, document, changes = [] } = await inspect(new JsonText(json));
  const problems = problemsOf(tree, faults);
  const accepted = ok && !faults.some(({ severity }) => severity === 'error');
  const countries = taxCountries(tree);
  return { subject, problems, faults, changes, document, context, countries, accepted, notation };
}

import { array, integer, object, optional } from '../../api/typed-schema/schema.ts';
import type { Json, JsonObject, Outcome } from '../../engine/index.ts';
import { readJson, success } from '../../engine/values.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { defineTool, type McpScope } from '../define-tool.ts';
import { readArgument } from '../read-argument.ts';
import { knowledgeFor } from '../suggest/knowledge-for.ts';
import { applySuggestions, exactText, mendSyntax } from '../suggest/mend.ts';
import { MOST_SUGGESTIONS, suggestionsFor, type Suggestions } from '../suggest/suggestions.ts';
import { data, type } from './arguments.ts';

export const suggestFixesTool = defineTool({
  name: 'suggest_fixes',
  title: 'Suggest fixes',
  description:
    'How to fix a document: numbered suggestions, also for misspelt words and broken JSON, and open values that only the author knows. With apply, returns the fixed document and the remaining faults.',
  input: object({
    data,
    type,
    apply: optional(
      array(integer(), { description: 'Numbers of suggestions for this same data; [] only repairs broken JSON' }),
    ),
  }),
  run({ data: given, type: named, apply }, scope) {
    const read = readLoosely(given, scope);
    if (!read.ok) return read;
    const { mended } = read.value;
    const text = exactText(read.value.document);
    const first = examine(text, named, scope);
    if (!apply) return success({ ...(mended.length > 0 && { mended }), ...shown(first) });
    const chosen = first.suggestions.filter(({ number }) => apply.includes(number));
    const after = applySuggestions(text, chosen.slice(0, MOST_SUGGESTIONS));
    const document = JSON.parse(after) as JsonObject;
    return success({
      document,
      applied: chosen.map(({ number }) => number),
      ...(mended.length > 0 && { mended }),
      left: shown(examine(after, named, scope)),
    });
  },
});

interface Examined extends Suggestions {
  readonly ok: boolean;
}

function examine(text: string, type: string | undefined, { engine, context }: McpScope): Examined {
  const tree = parseJson(text);
  const report = engine.inspect({ data: JSON.parse(text) as Json, ...(type !== undefined && { type }) }, context);
  return { ok: report.ok, ...suggestionsFor(tree, report.faults, knowledgeFor(tree, type, engine.catalogue)) };
}

function shown({ ok, suggestions, open }: Examined): object {
  return {
    ok,
    suggestions: suggestions.map(({ edits: _, ...suggestion }) => suggestion),
    ...(open.length > 0 && { open }),
  };
}

interface Loosely {
  readonly document: Json;
  readonly mended: readonly string[];
}

/** Reads a document, if necessary after repairing its JSON syntax. */
function readLoosely(given: JsonObject | string, { limits }: McpScope): Outcome<Loosely> {
  const read = readArgument('data', given, limits);
  if (read.ok) return success({ document: read.value, mended: [] });
  if (typeof given !== 'string' || given.length > limits.maxLength) return read;
  const { text, mended } = mendSyntax(given);
  const again = readJson(text, limits);
  return again.ok ? success({ document: again.value, mended }) : read;
}

import type { Client } from '@modelcontextprotocol/client';
import { countTokens } from 'gpt-tokenizer';

/** An invoice typed in a hurry: nine mistakes, and a customer without a name. */
export const BROKEN_INVOICE = `{
  "$schema": "https://gobl.org/draft-0/bill/invoce",
  "type": "standrd",
  "series": "A",
  "code": "1042",
  "issue_date": "2026-01-15",
  "suplier": { "name": "Talleres Arganzuela S.L.", "tax_id": { "country": "ES", "code": "B98602642" } },
  "customer": { "tax_id": { "country": "ES", "code": "54387763P" } },
  "lines": [
    {
      "quantity": "3",
      "item": { "name": "Brake pads", "prize": "10,555" }
      "taxes": [{ "cat": "VTA", "rate": "standrd" }]
    }
  ],
  "payment": { "terms": { "key": "instnt" } }
}`;

/** The questions of an assistant to the author. */
const ANSWERS: Readonly<Record<string, string>> = { '$.customer.name': 'Cafetería La Esquina' };

/** One call of the conversation, in tokens of `o200k_base`. */
export interface Turn {
  readonly call: string;
  readonly sent: number;
  readonly received: number;
}

export interface Session {
  readonly turns: readonly Turn[];
  readonly document: Record<string, unknown>;
  /** The values that were open until the author answered. */
  readonly asked: readonly string[];
}

interface Report {
  readonly suggestions: readonly { readonly number: number; readonly at: string }[];
  readonly open?: readonly { readonly at: readonly string[] }[];
}

/** More rounds than any document should need. */
const MOST_ROUNDS = 10;

/**
 * Fixes {@link BROKEN_INVOICE} like an assistant without other knowledge: it applies the first suggestion for each
 * place, asks the author for open values, inspects and builds.
 */
export async function mendInSession(client: Client): Promise<Session> {
  const turns: Turn[] = [];
  const call = async (name: string, given: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const { content } = (await client.callTool({ name, arguments: given })) as { content: { text: string }[] };
    const text = content[0]?.text ?? '';
    turns.push({
      call: name,
      sent: countTokens(JSON.stringify({ name, arguments: given })),
      received: countTokens(text),
    });
    return JSON.parse(text) as Record<string, unknown>;
  };
  const { tools } = await client.listTools();
  turns.push({ call: 'the list of tools', sent: 0, received: countTokens(JSON.stringify({ tools })) });

  let data: unknown = BROKEN_INVOICE;
  let report = (await call('suggest_fixes', { data })) as unknown as Report;
  for (let round = 0; report.suggestions.length > 0 && round < MOST_ROUNDS; round++) {
    const answer = await call('suggest_fixes', { data, apply: firstOfEachPlace(report) });
    data = answer['document'];
    report = answer['left'] as Report;
  }
  const asked = (report.open ?? []).flatMap(({ at }) => at);
  for (const place of asked) answerInto(data as Record<string, unknown>, place);
  await call('inspect', { data });
  return { turns, asked, document: await call('build', { data }) };
}

function firstOfEachPlace({ suggestions }: Report): readonly number[] {
  const places = new Set<string>();
  return suggestions.filter(({ at }) => !places.has(at) && places.add(at)).map(({ number }) => number);
}

function answerInto(document: Record<string, unknown>, place: string): void {
  const [member = '', name = ''] = place.replace('$.', '').split('.');
  (document[member] as Record<string, unknown>)[name] = ANSWERS[place];
}

import { countTokens } from 'gpt-tokenizer';
import { expect, it } from 'vitest';
import { describeTool } from './describe-tool.ts';
import { tools } from './tools.ts';

/** Every conversation begins with the list, so its length is limited. Counted by `o200k_base`. */
const MOST_TOKENS = 3_000;

const list = JSON.stringify({ tools: tools.map(describeTool) });

it('the list of tools costs no conversation more than 3,000 tokens', () => {
  expect(countTokens(list)).toBeLessThanOrEqual(MOST_TOKENS);
  // A rule of thumb for other tokenisers.
  expect(list.length / 4).toBeLessThanOrEqual(MOST_TOKENS);
});

it.each(tools.map((tool) => [tool.name, tool] as const))('%s says what it is for and what it takes', (_, tool) => {
  const { description = '', inputSchema, outputSchema } = describeTool(tool);
  expect(description).toMatch(/^[A-Z].*[.]$/);
  expect(Object.keys(inputSchema.properties ?? {})).toEqual(Object.keys(tool.input.properties));
  expect(outputSchema).toBeUndefined();
});

it('choices of words are listed as enums', () => {
  const schema = describeTool(tools.find(({ name }) => name === 'export_xml') as never).inputSchema;
  expect(schema.properties).toMatchObject({
    format: { enum: expect.arrayContaining(['ubl', 'cii', 'ksef', 'verifactu']) as string[] },
    include: { items: { enum: ['links', 'verdicts'] } },
  });
  expect(JSON.stringify(schema)).not.toContain('"const"');
});

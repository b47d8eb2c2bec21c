import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { FATTURAPA_TWO } from '../../formats/testing/several-documents.ts';
import { goldenContext } from '../../testing/examples/examples.ts';
import { callTool } from '../call-tool.ts';
import { tools } from '../tools.ts';

it('gives every document of a file with several, each once', async () => {
  const scope = {
    engine: createStandardEngine(),
    context: goldenContext,
    limits: { maxLength: 100_000, maxDepth: 50 },
  };
  const tool = tools.find(({ name }) => name === 'import_xml');
  if (!tool) throw new Error('There is no tool import_xml');
  const { content } = await callTool(tool, { data: FATTURAPA_TWO }, scope);
  const [first] = content;
  const read = JSON.parse(first?.type === 'text' ? first.text : '') as Record<string, unknown>;
  expect(read).not.toHaveProperty('document');
  expect(read['documents']).toMatchObject([{ document: { code: 'P7' } }, { document: { code: 'P8' }, report: {} }]);
});

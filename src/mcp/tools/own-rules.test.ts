import { expect, it } from 'vitest';
import { ublInvoice } from '../../api/examples/xml.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { broughtRules } from '../../formats/schematron/brought-rules.ts';
import { ownRuleSet } from '../../formats/schematron/own-rule-set.ts';
import { goldenContext } from '../../testing/examples/examples.ts';
import { callTool } from '../call-tool.ts';
import type { McpScope } from '../define-tool.ts';
import { tools } from '../tools.ts';

const rules = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="*:Invoice">
  <assert id="HOUSE-1" test="false()">Never</assert></rule></pattern></schema>`;
const brought = broughtRules('house.sch', new Map([['house.sch', rules]]));
if (!brought.ok) throw new Error('The rules cannot be run');
const scope = {
  engine: createStandardEngine(),
  context: goldenContext,
  limits: { maxLength: 100_000, maxDepth: 50 },
  ownRules: ownRuleSet(brought.value, { file: 'house.sch', from: '2026-11-01' }),
};

it.each([
  ['inspect', {}],
  ['inspect', { destination: 'xrechnung' }],
  ['validate', {}],
  ['import_xml', { include: ['verdicts'] }],
])('%s %j judges by the rules that the host brings', async (name, given) => {
  const tool = tools.find((candidate) => candidate.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  const answered = async (by: McpScope) => JSON.stringify(await callTool(tool, { data: ublInvoice, ...given }, by));
  const { ownRules: _, ...without } = scope;
  expect(await answered(scope)).toContain('HOUSE-1');
  expect(await answered(without)).not.toContain('HOUSE-1');
});

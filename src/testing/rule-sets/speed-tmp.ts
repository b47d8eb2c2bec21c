import { FORMATS } from '../../formats/formats.ts';
import { prepareXml } from '../../formats/judge-xml.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { recordedSets, textOf } from './recorded.ts';
const LINE = /<((?:\w+:)?(?:InvoiceLine|CreditNoteLine|IncludedSupplyChainTradeLineItem|OrderLine|DespatchLine))>[^]*?<\/\1>/;
for (const set of recordedSets('/work/shared/rulesets', process.argv[2] ?? '')) {
  const name = set.key.split('/')[0]!;
  const base = set.cases.find((c) => c.schema !== false && !c.edits?.length) ?? set.cases.find((c) => c.schema !== false)!;
  let text = textOf('/work/shared/rulesets', base);
  if (!text) continue;
  const line = LINE.exec(text);
  if (line) { const rest = text.split(line[0]); let t = text; while ((t.match(new RegExp(LINE.source,'g')) ?? []).length < 20) t = t.replace(line[0], () => line[0] + line[0]); text = t; }
  const own = RULE_SETS.find((s) => s.key === name.split('@')[0] || s.aliases?.includes(name.split('@')[0]!));
  const judge = [...(own?.base ? [own.base] : []), name];
  const once = () => { const p = prepareXml({ data: text!, judge }, FORMATS); if (p.ok) p.value.judge(RULE_SETS, '2026-11-25'); };
  for (let i = 0; i < 30; i++) once();
  const samples: number[] = [];
  for (let i = 0; i < 15; i++) { const b = process.cpuUsage(); for (let k = 0; k < 3; k++) once(); const u = process.cpuUsage(b); samples.push((u.user + u.system) / 3000); }
  samples.sort((a, b) => a - b);
  console.log(set.key.padEnd(42), judge.join('+').padEnd(40), `${(text.length/1000).toFixed(0)} kB`.padStart(7), samples[0]!.toFixed(1), samples[7]!.toFixed(1));
}

/** Checks the walls between folders, then proves with canaries that the checks would notice a breach. */
import { cruise } from 'dependency-cruiser';
import configuration, { walls } from '../.dependency-cruiser.mjs';
import { runCanaries } from './walls-canaries.mjs';

const { output } = await cruise(['src'], { ...configuration.options, validate: true, ruleSet: { forbidden: walls } });
if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
for (const { rule, from, to, cycle } of output.summary.violations) {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  console.error(`${rule.name}: ${from} → ${way}`);
}

const misnamed = output.modules
  .map(({ source }) => source)
  .filter((source) => source.startsWith('src/') && !isWellNamed(source));
for (const source of misnamed) console.error(`name: ${source} says what kind of thing it is, or is not kebab-case`);

const { tried, silent } = await runCanaries();
for (const breach of silent) console.error(`canary: ${breach}`);

console.log(
  `${output.summary.totalCruised} modules, ${walls.length} walls, ${output.summary.violations.length} breaches`,
);
console.log(`${tried} canaries, ${silent.length} unnoticed`);
process.exitCode = output.summary.violations.length + misnamed.length + silent.length > 0 ? 1 : 0;

/** Files are named by what they govern, kebab-case, React components PascalCase. @param {string} path */
function isWellNamed(path) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/(?:^|[-/])(?:utils?|helpers?|common|manager|misc)(?:[-./]|$)/i.test(path)) return false;
  const stem = name.replace(/[.](?:test|bench|codes|d)(?=[.])/, '');
  return /^[a-z0-9]+(?:-[a-z0-9]+)*[.](?:ts|tsx|json|css)$/.test(stem) || /^[A-Z][A-Za-z0-9]*[.]tsx?$/.test(stem);
}

/** Checks the types of every project, two at a time, each against the platform it may see. */
import { runPackage } from './run.mjs';

const queue = ['tsconfig.json', 'tsconfig.pure.json', 'tsconfig.node.json', 'tsconfig.app.json'];
let failed = 0;

async function worker() {
  for (let project = queue.shift(); project; project = queue.shift()) {
    if ((await runPackage('typescript/bin/tsc', ['-p', project, '--pretty', 'false'])) !== 0) failed += 1;
  }
}

await Promise.all([worker(), worker()]);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * Checks the types of every project, one after the other, each against the platform it may see, and that the types of the packages
 * can be written. The compiler is the native one,
 * a fifth of the processor time of the one that lint and editors use.
 */
import { runPackage } from './run.mjs';

let failed = 0;
for (const project of [
  'tsconfig.json',
  'tsconfig.pure.json',
  'tsconfig.node.json',
  'tsconfig.app.json',
  'tsconfig.declarations.json',
]) {
  if ((await runPackage('typescript-native/bin/tsc', ['-p', project, '--pretty', 'false'])) !== 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;

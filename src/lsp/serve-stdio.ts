import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { createNodeEngine } from '../platform/node-engine.ts';
import { ownRulesOfProgram } from '../platform/node-own-rules.ts';
import { systemContext } from '../platform/system-context.ts';
import type { OpenConfiguration } from './configuration.ts';
import { serve } from './serve.ts';

// Standard output belongs to the protocol; the library turns `console` output into protocol messages.
const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
const openConfiguration: OpenConfiguration = async (folder) => {
  const { findConfiguration } = await import('../platform/settings/find-configuration.ts');
  const file = await findConfiguration(folder);
  if (file === undefined) return undefined;
  const [{ openSettings }, { SettingsError }, { dayOf }] = await Promise.all([
    import('../platform/settings/open-settings.ts'),
    import('../platform/settings/read-settings.ts'),
    import('../formats/rule-sets/day.ts'),
  ]);
  return openSettings({ file, day: dayOf(systemContext) }).catch((error: unknown) => {
    if (error instanceof SettingsError) return { wrong: error.wording };
    throw error;
  });
};
const [engine, ownRules] = await Promise.all([createNodeEngine(), ownRulesOfProgram()]);
serve(connection, { engine, context: systemContext, ownRules }, openConfiguration);
connection.listen();

import { relative } from 'node:path';
import type { Command } from 'commander';
import type { Json, Message } from '../../engine/index.ts';
import { nearest } from '../../engine/values.ts';
import { systemContext } from '../../platform/system-context.ts';
import type { Configuration } from '../../platform/settings/shape.ts';
import { EXIT, Misuse } from '../exit.ts';
import { cliMessages } from '../messages.ts';
import { printDocument } from '../output/print-document.ts';
import { languageOf, sayIn } from '../say.ts';
import type { Session } from '../session.ts';
import { languageOption } from './work-over.ts';

interface ConfigOptions {
  readonly config?: string;
  readonly json?: true;
  readonly schema?: true;
  readonly lang?: string;
}

export function addConfigCommand(program: Command, session: Session): void {
  program
    .command('config')
    .argument('[file]', 'print what applies to this file')
    .description('check the configuration of this folder, and print it')
    .option('--config <file>', 'configuration file (default: the nearest assay.config.yaml or .json)')
    .option('--json', 'as JSON')
    .option('--schema', 'print the JSON Schema of the file instead')
    .addOption(languageOption())
    .action(async (path: string | undefined, { config, json, schema, lang }: ConfigOptions) => {
      if (schema) {
        const { configurationSchema } = await import('../../platform/settings/shape.ts');
        return session.print(await printDocument(configurationSchema() as Json, 'json'));
      }
      const [{ CONFIGURATION_NAMES, findConfiguration }, { openSettings }, { dayOf }] = await Promise.all([
        import('../../platform/settings/find-configuration.ts'),
        import('../../platform/settings/open-settings.ts'),
        import('../../formats/rule-sets/day.ts'),
      ]);
      const file = config ?? (await findConfiguration(process.cwd()));
      if (file === undefined) throw new Misuse(cliMessages.noConfiguration({ names: CONFIGURATION_NAMES }));
      const language = languageOf(lang);
      const day = dayOf(systemContext);
      const settings = await openSettings({ file, day, lang: language });
      await refuseUnknown(settings.configuration);
      const say = await sayIn(language);
      const name = relative('.', file);
      const wrong = [
        ...(await unknownRules(session, name, settings.configuration)),
        ...endedIn(name, settings.configuration, day),
      ];
      if (wrong.length > 0) session.end(EXIT.faults);
      for (const message of wrong.length > 0 ? wrong : [cliMessages.configurationSound({ file: name })])
        await session.printError(`${say(message)}\n`);
      const shown =
        path === undefined
          ? settings.configuration
          : {
              ignored: settings.isIgnored(path),
              destination: settings.destinationOf(path),
              rules: settings.rulesOf(path),
            };
      // Members without a value are left out.
      const value = JSON.parse(JSON.stringify(shown)) as Json;
      await session.print(await printDocument(value, json ? 'json' : 'yaml'));
    });
}

/** Throws `Misuse` for a destination or a rule set that does not exist. */
async function refuseUnknown({ destination, sets = [], overrides = [] }: Configuration): Promise<void> {
  const [{ unknownDestination }, { whyUnknownSet }, { RULE_SETS }] = await Promise.all([
    import('../../formats/destinations/derive.ts'),
    import('../../formats/rule-sets/rule-set.ts'),
    import('../../formats/rule-sets/standard.ts'),
  ]);
  const destinations = [destination, ...overrides.map((override) => override.destination)];
  const unknown =
    destinations.map((key) => key && unknownDestination(key)).find(Boolean) ??
    sets.map((set) => whyUnknownSet(RULE_SETS, set)).find((why) => why !== undefined);
  if (unknown) throw new Misuse(unknown);
}

function ruleNames({ rules = {}, overrides = [] }: Configuration): readonly string[] {
  return [...new Set([rules, ...overrides.map((override) => override.rules ?? {})].flatMap(Object.keys))];
}

async function unknownRules(session: Session, file: string, configuration: Configuration): Promise<readonly Message[]> {
  const codes = ruleNames(configuration);
  if (codes.length === 0) return [];
  const [{ allRules, formatRules, rulesByCode }, { ownCodes }] = await Promise.all([
    import('../../operations/rules.ts'),
    import('../../language/knowledge/own-codes.ts'),
  ]);
  const engine = await session.engine();
  const unknown = codes.filter((code) => rulesByCode(engine, code).length === 0 && !ownCodes.has(code));
  if (unknown.length === 0) return [];
  const known = [...allRules(engine).map(({ code }) => code), ...formatRules().keys(), ...ownCodes.keys()];
  return unknown.map((code) => {
    const names = nearest(code, known);
    return names.length > 0
      ? cliMessages.unknownRule({ file, code, names })
      : cliMessages.unknownRuleAlone({ file, code });
  });
}

function endedIn(file: string, { rules = {}, overrides = [] }: Configuration, today: string): readonly Message[] {
  return [rules, ...overrides.map((override) => override.rules ?? {})].flatMap((settings) =>
    Object.entries(settings).flatMap(([code, setting]) =>
      typeof setting === 'object' && setting.until !== undefined && setting.until < today
        ? [cliMessages.exceptionEnded({ code, day: setting.until, file })]
        : [],
    ),
  );
}

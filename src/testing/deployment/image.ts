import { readFileSync } from 'node:fs';
import { DockerfileParser, Env, Healthcheck, JSONInstruction } from 'dockerfile-ast';
import { at } from '../../../scripts/paths.mjs';

/** What the `Dockerfile` says, as far as tests ask. */
export interface Image {
  /** `node:24.21.0-…` without its digest. */
  readonly base: string;
  readonly workdir: string;
  readonly copies: readonly { readonly sources: readonly string[]; readonly to: string }[];
  readonly env: Readonly<Record<string, string>>;
  /** `uid:gid` */
  readonly user: string;
  readonly command: readonly string[];
  readonly health: readonly string[];
}

export function readImage(text = readFileSync(at('Dockerfile'), 'utf8')): Image {
  const instructions = DockerfileParser.parse(text).getInstructions();
  const all = (keyword: string) => instructions.filter((one) => one.getKeyword() === keyword);
  const last = (keyword: string) => all(keyword).at(-1)?.getArgumentsContent() ?? '';
  const words = (keyword: string) => {
    const found = all(keyword).at(-1);
    const said = found instanceof Healthcheck ? found.getSubcommand() : found;
    return said instanceof JSONInstruction
      ? said.getJSONStrings().map((one) => JSON.parse(one.getValue()) as string)
      : [];
  };
  return {
    base: last('FROM').replace(/@.*/, ''),
    workdir: last('WORKDIR'),
    copies: all('COPY').map((copy) => {
      const names = copy.getArguments().map((one) => one.getValue());
      return { sources: names.slice(0, -1), to: names.at(-1) ?? '' };
    }),
    env: Object.fromEntries(
      all('ENV').flatMap((one) =>
        one instanceof Env
          ? one.getProperties().map((property) => [property.getName(), property.getValue() ?? ''])
          : [],
      ),
    ),
    user: last('USER'),
    command: words('CMD'),
    health: words('HEALTHCHECK'),
  };
}

import { readFileSync } from 'node:fs';
import { DockerfileParser, Env } from 'dockerfile-ast';
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
  // `CMD` as such, or what follows it in a health check.
  const words = (keyword: string) => JSON.parse(last(keyword).replace(/^[^[]*/, '')) as readonly string[];
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

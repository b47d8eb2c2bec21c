import { readFileSync } from 'node:fs';
import { DockerfileParser, Env } from 'dockerfile-ast';
import { at } from '../../../scripts/paths.mjs';

/** What the `Dockerfile` says of its last stage, which is the image, as far as tests ask. */
export interface Image {
  /** `node:24.21.0-…` without its digest. */
  readonly base: string;
  readonly workdir: string;
  /** Paths below the checkout: the stage before builds there. */
  readonly copies: readonly { readonly sources: readonly string[]; readonly to: string }[];
  /** Whether the stage before removes the maps of the sources. */
  readonly withoutMaps: boolean;
  readonly env: Readonly<Record<string, string>>;
  /** `uid:gid` */
  readonly user: string;
  readonly command: readonly string[];
  readonly health: readonly string[];
}

export function readImage(text = readFileSync(at('Dockerfile'), 'utf8')): Image {
  const every = DockerfileParser.parse(text).getInstructions();
  const begin = every.findLastIndex((one) => one.getKeyword() === 'FROM');
  const [building, instructions] = [every.slice(0, begin), every.slice(begin)];
  const folder = building.find((one) => one.getKeyword() === 'WORKDIR')?.getArgumentsContent() ?? '';
  const all = (keyword: string) => instructions.filter((one) => one.getKeyword() === keyword);
  const last = (keyword: string) => all(keyword).at(-1)?.getArgumentsContent() ?? '';
  // `CMD` as such, or what follows it in a health check.
  const words = (keyword: string) => JSON.parse(last(keyword).replace(/^[^[]*/, '')) as readonly string[];
  return {
    base: last('FROM').replace(/@.*/, ''),
    workdir: last('WORKDIR'),
    copies: all('COPY').map((copy) => {
      const names = copy.getArguments().map((one) => one.getValue());
      const sources = names.slice(0, -1).map((name) => name.replace(`${folder}/`, ''));
      return { sources, to: names.at(-1) ?? '' };
    }),
    withoutMaps: building.some((one) => one.getArgumentsContent()?.endsWith(" && find dist -name '*.map' -delete")),
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

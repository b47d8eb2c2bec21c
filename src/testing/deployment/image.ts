import { readFileSync } from 'node:fs';
import { DockerfileParser, Env } from 'dockerfile-ast';
import { at } from '../../../scripts/paths.mjs';

/** The parts of the `Dockerfile`'s last stage, the image, that tests need. */
export interface Image {
  /** `node:24.21.0-…` without its digest. */
  readonly base: string;
  readonly workdir: string;
  /** Paths below the checkout, where the previous stage builds. */
  readonly copies: readonly { readonly sources: readonly string[]; readonly to: string }[];
  /** Whether the previous stage removes the source maps. */
  readonly withoutMaps: boolean;
  readonly env: Readonly<Record<string, string>>;
  /** `uid:gid` */
  readonly user: string;
  readonly command: readonly string[];
  readonly health: readonly string[];
}

export function readImage(text = readFileSync(at('Dockerfile'), 'utf8')): Image {
  const every = DockerfileParser.parse(text).getInstructions();
  const begin = every.findLastIndex((instruction) => instruction.getKeyword() === 'FROM');
  const [building, instructions] = [every.slice(0, begin), every.slice(begin)];
  const folder = building.find((instruction) => instruction.getKeyword() === 'WORKDIR')?.getArgumentsContent() ?? '';
  const all = (keyword: string) => instructions.filter((instruction) => instruction.getKeyword() === keyword);
  const last = (keyword: string) => all(keyword).at(-1)?.getArgumentsContent() ?? '';
  // The words of a `CMD`, alone or in a health check.
  const words = (keyword: string) => JSON.parse(last(keyword).replace(/^[^[]*/, '')) as readonly string[];
  return {
    base: last('FROM').replace(/@.*/, ''),
    workdir: last('WORKDIR'),
    copies: all('COPY').map((copy) => {
      const names = copy.getArguments().map((argument) => argument.getValue());
      const sources = names.slice(0, -1).map((name) => name.replace(`${folder}/`, ''));
      return { sources, to: names.at(-1) ?? '' };
    }),
    withoutMaps: building.some((instruction) =>
      instruction.getArgumentsContent()?.endsWith(" && find dist -name '*.map' -delete"),
    ),
    env: Object.fromEntries(
      all('ENV').flatMap((instruction) =>
        instruction instanceof Env
          ? instruction.getProperties().map((property) => [property.getName(), property.getValue() ?? ''])
          : [],
      ),
    ),
    user: last('USER'),
    command: words('CMD'),
    health: words('HEALTHCHECK'),
  };
}

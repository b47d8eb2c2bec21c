import { existsSync } from 'node:fs';
import { formatted } from '../../../scripts/formatted.mjs';

/**
 * A generated file that finds the texts of a language by its code. Each line of `text` with `LANG` is there once for
 * every language other than English.
 */
interface LoaderFile {
  readonly file: string;
  readonly text: string;
  /** A file of a package that a language needs to be in this file. */
  readonly needs?: string;
}

const LOADERS: readonly LoaderFile[] = [
  {
    file: 'src/engine/translations.ts',
    text: `
      import type { Words } from './core/messages/message.ts';
      import type { Loaders } from './languages.ts';

      /** Texts of schemas, by path. */
      export const loadSchemaTexts: Loaders<Words> = {
        LANG: async () => (await import('./schema-texts.LANG.ts')).schemaTexts,
      };

      /** Texts of regimes and addons, by path. */
      export const loadDefinitionTexts: Loaders<Words> = {
        LANG: async () => (await import('./definition-texts.LANG.ts')).definitionTexts,
      };`,
  },
  {
    file: 'src/operations/translations.ts',
    text: `
      import type { Words } from '../engine/index.ts';
      import type { Loaders } from '../engine/languages.ts';

      /** Messages in answers of the API, by code. */
      export const loadAnswerWords: Loaders<Words> = {
        LANG: async () => (await import('./words.LANG.ts')).answerWords,
      };

      /** Texts of the OpenAPI document, by path. */
      export const loadApiTexts: Loaders<Words> = {
        LANG: async () => (await import('../api/texts.LANG.json', { with: { type: 'json' } })).default,
      };`,
  },
  {
    file: 'src/cli/translations.ts',
    text: `
      import type { Words } from '../engine/index.ts';
      import type { Loaders } from '../engine/languages.ts';

      /** Messages of the command line, by code. */
      export const loadCliWords: Loaders<Words> = {
        LANG: async () => (await import('./words.LANG.ts')).cliWords,
      };

      /** Explanations of the codes of Assay that are not rules. */
      export const loadOwnCodeWords: Loaders<Words> = {
        LANG: async () => (await import('../language/knowledge/words.LANG.ts')).words,
      };`,
  },
  {
    file: 'src/lsp/translations.ts',
    text: `
      import type { Words } from '../engine/index.ts';
      import type { Loaders } from '../engine/languages.ts';

      /** Messages for editors, by code. */
      export const loadLspWords: Loaders<Words> = {
        LANG: async () => (await import('./words.LANG.ts')).lspWords,
      };`,
  },
  {
    file: 'src/app/state/translations.ts',
    text: `
      import type { Loaders } from '../../engine/languages.ts';
      import { loadDefinitionTexts, loadSchemaTexts } from '../../engine/translations.ts';
      import type { Areas, Phrases } from '../texts/areas.ts';

      /** The texts of the page itself. */
      export const loadAreas: Loaders<Areas> = {
        LANG: async () => (await import('../texts/LANG/page-texts.ts')).areas,
      };

      /** Texts that are not needed at once, separate so that a first visit loads less. */
      export const loadPart = {
        xml: {
          LANG: async () => (await import('../texts/LANG/xml-messages.ts')).xmlMessages,
        },
        refusals: {
          LANG: async () => (await import('../../refusals/words.LANG.ts')).refusalWords,
        },
        codes: {
          LANG: async () => (await import('../texts/LANG/codes.ts')).codes,
        },
        schemas: loadSchemaTexts,
        definitions: loadDefinitionTexts,
        api: {
          LANG: async () => (await import('../../api/texts.LANG.json')).default,
        },
        starts: {
          LANG: async () => (await import('../../../examples/texts.LANG.json')).default,
        },
      } satisfies Readonly<Record<string, Loaders<Phrases>>>;`,
  },
  {
    file: 'src/app/editor/monaco-texts.ts',
    needs: 'node_modules/monaco-editor/esm/vs/nls/lang/LANG.js',
    text: `
      /** Monaco's own texts, in the languages that it has. */
      export const loadMonacoTexts: Readonly<Record<string, () => Promise<unknown>>> = {
        LANG: async () => import('monaco-editor/nls/lang/LANG.js'),
      };`,
  },
  {
    file: 'src/platform/settings/zod-texts.ts',
    needs: 'node_modules/zod/v4/locales/LANG.js',
    text: `
      import type * as z from 'zod';
      import LANG from 'zod/v4/locales/LANG.js';

      /** What the library says of a value that does not fit, in the languages that it has besides English. */
      export const zodTexts: Readonly<Record<string, () => { readonly localeError: z.core.$ZodErrorMap }>> = {
        LANG,
      };`,
  },
  {
    file: 'src/guide/translations.ts',
    text: `
      import type { Words } from '../engine/index.ts';
      import { definitionTexts as LANGDefinitions } from '../engine/definition-texts.LANG.ts';
      import type { OtherLanguage } from '../engine/languages.ts';
      import { schemaTexts as LANGSchemas } from '../engine/schema-texts.LANG.ts';
      import { words as LANGCodes } from '../language/knowledge/words.LANG.ts';
      import { refusalWords as LANGRefusals } from '../refusals/words.LANG.ts';
      import type { GuideTexts, Titles } from './texts/en.ts';
      import type { ReferenceTexts } from './texts/en-reference.ts';
      import { guideTexts as LANGGuide, titles as LANGTitles } from './texts/LANG.ts';
      import { referenceTexts as LANGReference } from './texts/LANG-reference.ts';

      /** Everything that the guide says in a language. */
      export interface Texts {
        readonly guide: GuideTexts;
        readonly reference: ReferenceTexts;
        readonly titles: Titles;
        /** Of schemas, by path. */
        readonly schemas: Words;
        /** Of regimes and addons, by path. */
        readonly definitions: Words;
        /** Of the codes that are not rules, and of those of authorities, by code. */
        readonly messages: Words;
      }

      export const translations: Readonly<Record<OtherLanguage, Texts>> = {
        LANG: { guide: LANGGuide, reference: LANGReference, titles: LANGTitles, schemas: LANGSchemas, definitions: LANGDefinitions, messages: { ...LANGCodes, ...LANGRefusals } },
      };`,
  },
];

/** The text of every file that finds texts by the code of a language, by its path. */
export async function languageLoaders(languages: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const made = LOADERS.map(async ({ file, text, needs }) => {
    const there = languages.filter((language) => needs === undefined || existsSync(needs.replaceAll('LANG', language)));
    const lines = text
      .split('\n')
      .flatMap((line) => (line.includes('LANG') ? there.map((language) => line.replaceAll('LANG', language)) : [line]));
    return [file, await written(file, lines.join('\n'))] as const;
  });
  const names = `/** The languages of all texts, each by its own name; the first, English, is the default. */
    export const LANGUAGE_NAMES = {
      ${['en', ...languages].map((language) => `${language}: '${ownName(language)}'`).join(', ')}
    } as const;`;
  const file = 'src/engine/language-names.ts';
  return new Map([...(await Promise.all(made)), [file, await written(file, names)]]);
}

const written = async (file: string, text: string): Promise<string> =>
  formatted(file, `// Generated by \`npm run tool -- languages\`.\n${text}\n`);

/** What a language calls itself, with a capital letter as in a menu. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

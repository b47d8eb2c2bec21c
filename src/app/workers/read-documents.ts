import type { Json } from '../../engine/index.ts';
import { JSON_LIMITS } from '../../engine/values.ts';
import { fetchFormats } from '../../formats/catalogue/formats-on-demand.ts';
import { importerOf } from '../../formats/reading/importer.ts';
import { readYaml } from '../../language/recognise/read-yaml.ts';
import { isXmlText } from '../source/comparable.ts';

/** The document that each text in XML or YAML holds, without any verdict; none if it cannot be read. */
export async function readDocuments(texts: readonly string[]): Promise<readonly (readonly Json[])[]> {
  const isXml = texts.filter(isXmlText);
  const importer = isXml.length > 0 ? importerOf(await fetchFormats(isXml.join('\n'))) : undefined;
  return texts.map((text): readonly Json[] => {
    if (isXmlText(text)) {
      const read = importer?.prepareImport({ data: text }, () => false);
      return read?.ok ? [read.value.document] : [];
    }
    const read = readYaml(text, JSON_LIMITS);
    return read.ok ? [read.value] : [];
  });
}

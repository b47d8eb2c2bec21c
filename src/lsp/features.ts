import { getLanguageService, type LanguageService } from '../language/language-service.ts';
import { yamlNotation } from '../language/notation-yaml.ts';
import type { Judged } from './judged.ts';

const FEATURES = { json: getLanguageService(), yaml: getLanguageService(yamlNotation) } as const;

/** The editor features for a text, as it is written. */
export const featuresOf = ({ form }: Pick<Judged, 'form'>): LanguageService => FEATURES[form];

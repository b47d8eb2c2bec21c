export const FRAMEWORK = 'fr-choruspro-framework';
export const SCHEME = 'fr-choruspro-scheme';

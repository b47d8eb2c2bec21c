import { KEY_PATTERN } from '../../core/text/key.ts';
import { defineMap } from '../../core/schema/composites.ts';
import { code } from './code.ts';
import { key } from './key.ts';

/** Codes by key. */
export const codeMap = defineMap('cbc/code-map', { about: 'Codes by key.', members: KEY_PATTERN, keys: key }, code);

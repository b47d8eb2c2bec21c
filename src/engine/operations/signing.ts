/** Everything that needs keys: a separate file in programs with lazy loading. */
export { keygen } from './keygen.ts';
export { sign } from './sign.ts';
export { examineSignatures, verify } from './verify.ts';

/** Everything that needs keys: a file of its own in programs that load code on demand. */
export { keygen } from './keygen.ts';
export { sign } from './sign.ts';
export { examineSignatures, verify } from './verify.ts';

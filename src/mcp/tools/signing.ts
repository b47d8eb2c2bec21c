import { object } from '../../api/typed-schema/schema.ts';
import { success } from '../../engine/values.ts';
import { defineTool } from '../define-tool.ts';
import { readArgument, readMembers } from '../read-argument.ts';
import { data, jsonOrText, type } from './arguments.ts';

export const signTool = defineTool({
  name: 'sign',
  title: 'Sign a document',
  description: 'Build, envelop and sign with ES256. The key is not stored, but passes through the conversation.',
  input: object({ data, type, privatekey: jsonOrText('Private JWK on P-256') }),
  run({ data: given, privatekey, ...options }, { engine, context, limits }) {
    const read = readArgument('data', given, limits);
    if (!read.ok) return read;
    const key = readMembers('privatekey', privatekey, limits);
    if (!key.ok) return key;
    return engine.sign(
      { data: read.value, ...options, warnings: true, ...(key.value && { privatekey: key.value }) },
      context,
    );
  },
});

export const verifyTool = defineTool({
  name: 'verify',
  title: 'Verify an envelope',
  description: 'Check the signatures made with a key: they must be valid for header, digest and document.',
  input: object({ data, publickey: jsonOrText('Public JWK of a signer') }),
  run({ data: given, publickey }, { engine, limits }) {
    const read = readArgument('data', given, limits);
    if (!read.ok) return read;
    const key = readMembers('publickey', publickey, limits);
    if (!key.ok) return key;
    return engine.verify({ data: read.value, ...(key.value && { publickey: key.value }) });
  },
});

export const keygenTool = defineTool({
  name: 'keygen',
  title: 'Make a key pair',
  description: 'Create an ES256 key pair. The private key appears in the conversation: for tests only.',
  input: object({}),
  async run(_, { engine, context }) {
    return success(await engine.keygen(context));
  },
});

import { success } from '../engine/values.ts';
import type { Handlers } from './handler.ts';

export const signingHandlers: Handlers<'sign' | 'verify' | 'keygen'> = {
  sign: ({ data, template, type, privatekey, warnings }, { engine, context }) => {
    const request = {
      ...(warnings && { warnings }),
      data,
      ...(template && { template }),
      ...(type !== undefined && { type }),
    };
    return engine.sign({ ...request, ...(privatekey && { privatekey }) }, context);
  },
  verify: ({ data, publickey }, { engine }) => engine.verify({ data, ...(publickey && { publickey }) }),
  keygen: async (_, { engine, context }) => success(await engine.keygen(context)),
};

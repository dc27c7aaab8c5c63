import { defineEndpoint } from '../core/endpoint.ts';
import { candidateAccessFinder } from './candidate-access.ts';
import { sessionUserFinder } from './session-user.ts';
import { existingEmpresa, writableEmpresa } from './writable-empresa.ts';

/** The product's endpoint: callers are recognised by their session or by their interview link. */
export const endpoint = defineEndpoint({
  findUser: sessionUserFinder,
  findCandidate: candidateAccessFinder,
  assertExists: existingEmpresa,
  assertWritable: writableEmpresa,
});

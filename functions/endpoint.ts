import { defineEndpoint } from './core/endpoint.ts';
import { writableEmpresa } from './empresas/writable-empresa.ts';
import { candidateAccessFinder } from './sala/candidate-access.ts';
import { sessionUserFinder } from './usuarios/session-user.ts';

/** The product's endpoint: callers are recognised by their session or by their interview link. */
export const endpoint = defineEndpoint({
  findUser: sessionUserFinder,
  findCandidate: candidateAccessFinder,
  assertWritable: writableEmpresa,
});

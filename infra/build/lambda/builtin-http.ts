/**
 * Stands in for `node:http` in function bundles. An ESM import of the builtin reads all of its exports, and the getter
 * of `WebSocket` among them loads undici: 31 ms of every cold start. `getBuiltinModule` reads only what is named here.
 */
const http = process.getBuiltinModule('node:http');

export default http;
export const {
  Agent,
  ClientRequest,
  createServer,
  get,
  globalAgent,
  IncomingMessage,
  METHODS,
  OutgoingMessage,
  request,
  Server,
  ServerResponse,
  STATUS_CODES,
} = http;

/**
 * Stands in for `node:process` in function bundles. An ESM import of the builtin reads all of its exports, and some of
 * those getters load what no function uses: 4 ms of every cold start.
 */
const { env, versions } = process;

export { env, versions };
export default process;

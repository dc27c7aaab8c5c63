/**
 * Stands in for the SDK's reader of `~/.aws/config` and `~/.aws/credentials` in function bundles: Lambda has neither,
 * and looking for them at the first call loads `fs/promises`.
 */
export const CONFIG_PREFIX_SEPARATOR = '.';

export async function loadSharedConfigFiles() {
  return { configFile: {}, credentialsFile: {} };
}

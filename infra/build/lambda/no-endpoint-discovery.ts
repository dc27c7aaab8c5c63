/** Stands in for `@aws-sdk/middleware-endpoint-discovery`: only Timestream needs it; its cache alone is 8 kB. */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: undefined,
};

export function resolveEndpointDiscoveryConfig<T>(config: T): T {
  return config;
}

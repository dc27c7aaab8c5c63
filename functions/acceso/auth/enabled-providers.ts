/** The social providers that the deployment configured; it names them with commas between. */
export function enabledProviders(): string[] {
  return (process.env.SOCIAL_PROVIDERS ?? '').split(',');
}

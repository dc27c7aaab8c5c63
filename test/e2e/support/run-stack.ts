import { startStack } from '#infra/local/start-stack.ts';
import { startProviders } from '../../support/provider-servers.ts';

/** The journeys' local stack as a process of its own; tells its parent the addresses, and ends when told to. */
const providers = await startProviders();
const stack = await startStack({ seed: true, quiet: true, providerUrls: providers.urls });
const { TABLE_NAME: name, AWS_ENDPOINT_URL_DYNAMODB: endpoint } = stack.env('expire-candidatos');
process.send?.({ origin: stack.origin, tabla: { name, endpoint } });

process.once('disconnect', close);
process.once('SIGTERM', close);

async function close(): Promise<void> {
  await stack.close();
  await providers.close();
  process.exit(0);
}

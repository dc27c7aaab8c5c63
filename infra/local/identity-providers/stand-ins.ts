import type { FederationSettings, PoolSettings } from '../aws/cognito.ts';
import type { Emulator } from '../aws/emulator.ts';
import { KINDS } from './accounts.ts';
import type { Person } from './chooser-page.ts';
import { startIdentityProvider } from './start-identity-provider.ts';

export interface StandIns {
  /** The pools as given, with providers and callbacks on this machine. */
  pools: PoolSettings[];
  close(): Promise<void>;
}

interface Options {
  people: readonly Person[];
  /** Where a provider sends people back to. */
  idpResponse: string;
  localize: (address: string) => string;
}

/** Starts a provider in the place of each one that a pool federates with. */
export async function startStandIns(pools: readonly PoolSettings[], options: Options): Promise<StandIns> {
  const started: Emulator[] = [];
  const close = async () => void (await Promise.all(started.map((provider) => provider.close())));

  const localizeFederation = async (federation: FederationSettings): Promise<FederationSettings> => {
    const providers: FederationSettings['providers'] = [];
    for (const provider of federation.providers) {
      const kind = KINDS.find(({ name }) => name === provider.name);
      if (!kind) throw new Error(`The local run has nothing in the place of the identity provider ${provider.name}`);
      const client = { id: provider.clientId, secret: provider.clientSecret, redirectUri: options.idpResponse };
      const standIn = await startIdentityProvider({ kind, client, people: options.people });
      started.push(standIn);
      providers.push({ ...provider, issuer: standIn.endpoint });
    }
    return { ...federation, callbackUrls: federation.callbackUrls.map(options.localize), providers };
  };

  try {
    const localized: PoolSettings[] = [];
    for (const { federation, ...pool } of pools) {
      localized.push({ ...pool, ...(federation && { federation: await localizeFederation(federation) }) });
    }
    return { pools: localized, close };
  } catch (error) {
    await close();
    throw error;
  }
}

import type { Proveedor } from './proveedor.ts';

/** One model that a provider offers, or no longer does. */
export interface Modelo {
  proveedor: Proveedor;
  /** As the provider's API spells it. */
  id: string;
  label: string;
  /** The provider takes no more calls for it: shown where it is still chosen, not to be chosen anew, and never called. */
  retirado?: true;
  /** What a call costs, oldest price first: the last one that has begun counts. Unknown without any. */
  precios?: readonly Precio[];
}

/** US dollars: for a million tokens read, for a million written, and for each call. */
export interface Precio {
  /** First day, UTC. */
  desde: string;
  entrada: number;
  salida: number;
  llamada?: number;
}

/**
 * The catalogue, the default of each provider first. The avatar provider has no models. Prices as published on 22
 * November 2026 by OpenAI, Anthropic, Google (a promotion until the end of the year) and Perplexity (which adds a fee
 * for each call), standard tier, prompts below 200,000 tokens.
 */
export const MODELOS: readonly Modelo[] = [
  {
    proveedor: 'openai',
    id: 'gpt-5.6-terra',
    label: 'GPT-5.6 Terra',
    precios: [{ desde: '2026-07-09', entrada: 2, salida: 12 }],
  },
  { proveedor: 'openai', id: 'gpt-4', label: 'GPT-4', retirado: true },
  { proveedor: 'openai', id: 'gpt-4-turbo', label: 'GPT-4 Turbo', retirado: true },
  { proveedor: 'openai', id: 'gpt-3.5-turbo', label: 'GPT-3.5 Turbo', retirado: true },
  {
    proveedor: 'claude',
    id: 'claude-sonnet-5-5',
    label: 'Claude Sonnet 5.5',
    precios: [{ desde: '2026-09-29', entrada: 2, salida: 10 }],
  },
  { proveedor: 'claude', id: 'claude-3-opus', label: 'Claude 3 Opus', retirado: true },
  { proveedor: 'claude', id: 'claude-3-sonnet', label: 'Claude 3 Sonnet', retirado: true },
  { proveedor: 'claude', id: 'claude-3-haiku', label: 'Claude 3 Haiku', retirado: true },
  {
    proveedor: 'gemini',
    id: 'gemini-3.8-flash',
    label: 'Gemini 3.8 Flash',
    precios: [
      { desde: '2026-09-02', entrada: 0.75, salida: 3.75 },
      { desde: '2027-01-01', entrada: 1.5, salida: 7.5 },
    ],
  },
  { proveedor: 'gemini', id: 'gemini-pro', label: 'Gemini Pro', retirado: true },
  {
    proveedor: 'perplexity',
    id: 'sonar',
    label: 'Sonar',
    precios: [{ desde: '2026-06-23', entrada: 1, salida: 1, llamada: 0.005 }],
  },
  {
    proveedor: 'perplexity',
    id: 'sonar-pro',
    label: 'Sonar Pro',
    precios: [{ desde: '2026-06-23', entrada: 3, salida: 15, llamada: 0.006 }],
  },
  { proveedor: 'deepgram', id: 'nova-3', label: 'Nova 3' },
  { proveedor: 'deepgram', id: 'nova-2', label: 'Nova 2' },
];

export const modelosDe = (proveedor: Proveedor) => MODELOS.filter((modelo) => modelo.proveedor === proveedor);

/** Null for a provider without models. */
export const modeloPorDefecto = (proveedor: Proveedor): string | null => modelosDe(proveedor)[0]?.id ?? null;

const MILLION = 1_000_000;

/** US dollars to a millionth, at the price of that day; null where tokens or price are unknown. */
export function costeDe(
  modelo: Pick<Modelo, 'proveedor' | 'id'>,
  tokens: { entrada: number; salida: number } | undefined,
  fecha: Date,
): number | null {
  const day = fecha.toISOString().slice(0, 10);
  const precio = MODELOS.find(({ proveedor, id }) => proveedor === modelo.proveedor && id === modelo.id)
    ?.precios?.filter(({ desde }) => desde <= day)
    .at(-1);
  if (!precio || !tokens) return null;
  const { entrada, salida, llamada = 0 } = precio;
  return Math.round(tokens.entrada * entrada + tokens.salida * salida + llamada * MILLION) / MILLION;
}

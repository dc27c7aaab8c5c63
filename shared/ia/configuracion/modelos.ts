import type { Proveedor } from '../../core/proveedores.ts';

/** The avatar provider has none. */
export type ProveedorConModelos = Exclude<Proveedor, 'did'>;

/** One model that a provider offers, or no longer does. */
export interface Modelo {
  proveedor: Proveedor;
  /** As the provider's API spells it. */
  id: string;
  label: string;
  /** It takes no more of our calls: shown where it is still chosen, not to be chosen anew, and never called. */
  retirado?: true;
  /** What a call costs, oldest price first: the last one that has begun counts. Null while nobody knows it for certain. */
  precios: readonly Precio[] | null;
}

/** US dollars: for a million tokens read, for a million written, and for each call. */
export interface Precio {
  /** First day, UTC. */
  desde: string;
  entrada: number;
  salida: number;
  llamada?: number;
  /** Where the price was read, and on which day. */
  fuente: string;
  consultado: string;
}

const READ = '2026-11-22';
const GEMINI = { fuente: 'https://ai.google.dev/gemini-api/docs/pricing', consultado: READ };

/**
 * The models that the product was tried with, the default of each provider first; which others there are the providers'
 * own lists say. The avatar provider has no models, and speech is paid by the minute, not by the token. Prices are of the
 * standard tier, prompts below 200,000 tokens; an earlier one than that of the day on which it was read stands here only
 * where its first day is known.
 */
export const MODELOS: readonly Modelo[] = [
  {
    proveedor: 'openai',
    id: 'gpt-5.6-terra',
    label: 'GPT-5.6 Terra',
    // It was dearer in July; the day of the cut is not known.
    precios: [
      {
        ...{ desde: READ, entrada: 2, salida: 12 },
        ...{ fuente: 'https://vercel.com/ai-gateway/models/gpt-5.6-terra', consultado: READ },
      },
    ],
  },
  { proveedor: 'openai', id: 'gpt-4', label: 'GPT-4', retirado: true, precios: null },
  { proveedor: 'openai', id: 'gpt-4-turbo', label: 'GPT-4 Turbo', retirado: true, precios: null },
  { proveedor: 'openai', id: 'gpt-3.5-turbo', label: 'GPT-3.5 Turbo', retirado: true, precios: null },
  {
    proveedor: 'claude',
    id: 'claude-sonnet-5-5',
    label: 'Claude Sonnet 5.5',
    precios: [
      {
        ...{ desde: '2026-09-29', entrada: 2, salida: 10 },
        ...{ fuente: 'https://github.com/uttamdeb/agent-telemetry/releases/tag/v1.6.4', consultado: READ },
      },
    ],
  },
  { proveedor: 'claude', id: 'claude-3-opus', label: 'Claude 3 Opus', retirado: true, precios: null },
  { proveedor: 'claude', id: 'claude-3-sonnet', label: 'Claude 3 Sonnet', retirado: true, precios: null },
  { proveedor: 'claude', id: 'claude-3-haiku', label: 'Claude 3 Haiku', retirado: true, precios: null },
  {
    proveedor: 'gemini',
    id: 'gemini-3.8-flash',
    label: 'Gemini 3.8 Flash',
    // A promotion until the end of the year.
    precios: [
      { desde: '2026-09-02', entrada: 0.75, salida: 3.75, ...GEMINI },
      { desde: '2027-01-01', entrada: 1.5, salida: 7.5, ...GEMINI },
    ],
  },
  { proveedor: 'gemini', id: 'gemini-pro', label: 'Gemini Pro', retirado: true, precios: null },
  {
    proveedor: 'perplexity',
    id: 'perplexity/sonar',
    label: 'Sonar',
    // Searching the web costs extra, and is not asked for.
    precios: [
      {
        ...{ desde: READ, entrada: 0.25, salida: 2.5 },
        ...{ fuente: 'https://github.com/iyulab/TokenMeter/releases/tag/v0.16.0', consultado: READ },
      },
    ],
  },
  { proveedor: 'perplexity', id: 'sonar', label: 'Sonar (Chat Completions)', retirado: true, precios: null },
  { proveedor: 'perplexity', id: 'sonar-pro', label: 'Sonar Pro', retirado: true, precios: null },
  { proveedor: 'deepgram', id: 'nova-3', label: 'Nova 3', precios: null },
  { proveedor: 'deepgram', id: 'nova-2', label: 'Nova 2', precios: null },
];

export const hasModelos = (proveedor: Proveedor): proveedor is ProveedorConModelos => proveedor !== 'did';

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
  return precio && tokens ? costeAl(precio, tokens) : null;
}

/** The same at a given price. */
export function costeAl(
  { entrada, salida, llamada = 0 }: Pick<Precio, 'entrada' | 'salida' | 'llamada'>,
  tokens: { entrada: number; salida: number },
): number {
  return Math.round(tokens.entrada * entrada + tokens.salida * salida + llamada * MILLION) / MILLION;
}

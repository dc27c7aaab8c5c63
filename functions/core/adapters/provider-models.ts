import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { MODELO_ID } from '#shared/ia/configuracion/catalogo.ts';
import type { ProveedorConModelos } from '#shared/ia/configuracion/modelos.ts';
import { get, type ProviderRequest } from './provider-request.ts';

/** A model that a provider lists. */
export interface ModeloListado {
  id: string;
  label: string;
}

export interface ListProtocol {
  /** `after`: where the next page begins. */
  request(clave: string, after?: string): ProviderRequest;
  /** One page of the answer: the models that an interview can use. @throws ZodError for another kind of answer */
  read(answer: unknown, now: Date): { modelos: ModeloListado[]; next?: string | undefined };
}

const bearer = (clave: string) => ({ authorization: `Bearer ${clave}` });
const named = (id: string, label: string = id): ModeloListado => ({ id, label: label.trim().slice(0, 80) || id });
/** Ids are written into calls and screens: one that is spelled otherwise is no model for us. */
const wellNamed = (modelos: ModeloListado[]) => modelos.filter(({ id }) => MODELO_ID.test(id));

const openaiList = lazy(() =>
  z.object({
    data: z.array(z.object({ id: z.string(), shutdown_date: z.string().nullish() })),
  }),
);
const claudeList = lazy(() =>
  z.object({
    data: z.array(z.object({ id: z.string(), display_name: z.string().optional() })),
    has_more: z.boolean().default(false),
    last_id: z.string().nullish(),
  }),
);
const geminiList = lazy(() =>
  z.object({
    models: z
      .array(
        z.object({
          name: z.string(),
          displayName: z.string().optional(),
          supportedGenerationMethods: z.array(z.string()).default([]),
        }),
      )
      .default([]),
    nextPageToken: z.string().optional(),
  }),
);
const deepgramList = lazy(() =>
  z.object({
    stt: z
      .array(
        z.object({
          canonical_name: z.string().optional(),
          languages: z.array(z.string()).optional(),
          streaming: z.boolean().optional(),
        }),
      )
      .default([]),
  }),
);

/** OpenAI and Gemini list everything that they have; an interview writes and reads text. */
const OPENAI_TEXT = /^(gpt-\d|o\d|chatgpt-)/;
const NO_TEXT =
  /audio|realtime|live|tts|transcribe|whisper|image|imagen|veo|embed|moderation|instruct|search|codex|computer|robotics/;
/** Flux is spoken to in another way, and understands Spanish in its multilingual form only. */
const FLUX = /^flux/;
const understandsSpanish = (languages: readonly string[] | undefined) =>
  !languages || languages.some((each) => /^(es|multi)\b/i.test(each));

/** From the providers' API references, November 2026. Perplexity's list needs no key, and is in OpenAI's format. */
export const LISTS: Record<ProveedorConModelos, ListProtocol> = {
  openai: {
    request: (clave) => get('/v1/models', bearer(clave)),
    read(answer, now) {
      const today = now.toISOString().slice(0, 10);
      const { data } = openaiList().parse(answer);
      const open = data.filter(({ shutdown_date: end }) => !end || end > today).map(({ id }) => named(id));
      return { modelos: wellNamed(open.filter(({ id }) => OPENAI_TEXT.test(id) && !NO_TEXT.test(id))) };
    },
  },
  claude: {
    request: (clave, after) =>
      get(`/v1/models?limit=1000${after ? `&after_id=${encodeURIComponent(after)}` : ''}`, {
        'x-api-key': clave,
        'anthropic-version': '2023-06-01',
      }),
    read(answer) {
      const { data, has_more, last_id } = claudeList().parse(answer);
      const modelos = wellNamed(data.map(({ id, display_name }) => named(id, display_name)));
      return { modelos, next: has_more ? (last_id ?? undefined) : undefined };
    },
  },
  gemini: {
    request: (clave, after) =>
      get(`/v1beta/models?pageSize=1000${after ? `&pageToken=${encodeURIComponent(after)}` : ''}`, {
        'x-goog-api-key': clave,
      }),
    read(answer) {
      const { models, nextPageToken } = geminiList().parse(answer);
      const written = models.filter(({ supportedGenerationMethods: can }) => can.includes('generateContent'));
      const modelos = written.map(({ name, displayName }) => named(name.replace(/^models\//, ''), displayName));
      const text = modelos.filter(({ id }) => id.startsWith('gemini-') && !NO_TEXT.test(id));
      return { modelos: wellNamed(text), next: nextPageToken || undefined };
    },
  },
  perplexity: {
    request: (clave) => get('/v1/models', bearer(clave)),
    read: (answer) => ({
      modelos: wellNamed(
        openaiList()
          .parse(answer)
          .data.map(({ id }) => named(id)),
      ),
    }),
  },
  deepgram: {
    request: (clave) => get('/v1/models', { authorization: `Token ${clave}` }),
    read(answer) {
      const usable = deepgramList()
        .parse(answer)
        .stt.filter(({ streaming, languages }) => streaming !== false && understandsSpanish(languages));
      const ids = new Set(usable.flatMap(({ canonical_name: id }) => (id && !FLUX.test(id) ? [id] : [])));
      return { modelos: wellNamed([...ids].map((id) => named(id))) };
    },
  },
};

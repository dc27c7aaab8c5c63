/** Providers of models, of voice and of image. */
export const PROVEEDORES = ['openai', 'claude', 'gemini', 'perplexity', 'deepgram', 'did'] as const;
export type Proveedor = (typeof PROVEEDORES)[number];

/** `openai` → `openaiApiKey`, as the fields are named. */
export type CampoClave = `${Proveedor}ApiKey`;
export const campoDe = (proveedor: Proveedor): CampoClave => `${proveedor}ApiKey`;

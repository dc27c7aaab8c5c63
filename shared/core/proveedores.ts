/** Providers of models, of voice and of image. */
export const PROVEEDORES = ['openai', 'claude', 'gemini', 'perplexity', 'deepgram', 'did'] as const;
export type Proveedor = (typeof PROVEEDORES)[number];

/** `openai` → `openaiApiKey`, as the specification names the fields. */
export type CampoClave = `${Proveedor}ApiKey`;
export const campoDe = (proveedor: Proveedor): CampoClave => `${proveedor}ApiKey`;

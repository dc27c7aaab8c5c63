import type { Proveedor } from '#shared/core/proveedores.ts';
import type { Prueba } from '#shared/ia/configuracion/proveedor.ts';

interface Words {
  name: string;
  /** What the platform would use it for. */
  use: string;
  placeholder: string;
  /** What its keys look like, where the provider says so. */
  format?: string;
}

export const PROVEEDOR_WORDS: Record<Proveedor, Words> = {
  openai: {
    name: 'OpenAI',
    use: 'Modelo de lenguaje',
    placeholder: 'sk-…',
    format: 'Empieza por sk-. Las de proyecto empiezan por sk-proj- y tienen 60 caracteres o más.',
  },
  claude: { name: 'Claude (Anthropic)', use: 'Modelo de lenguaje', placeholder: 'sk-ant-…' },
  gemini: { name: 'Gemini (Google)', use: 'Modelo de lenguaje', placeholder: 'AIza…' },
  perplexity: { name: 'Perplexity', use: 'Modelo de lenguaje', placeholder: 'pplx-…' },
  deepgram: { name: 'Deepgram', use: 'Voz a texto', placeholder: 'Clave de Deepgram' },
  did: {
    name: 'D-ID',
    use: 'Avatar en vídeo',
    placeholder: 'usuario:contraseña',
    format:
      'Con la forma usuario:contraseña, de 15 a 150 caracteres: usuario de 3 a 50 y contraseña de 10 a 100. Sin @ ni espacios.',
  },
};

/** Name of a provider as the texts have it: 'OPENAI conectado correctamente'. */
export const upperName = (proveedor: Proveedor) => proveedor.toUpperCase();

/** A provider's last try in words. */
export function pruebaText(prueba: Prueba | null): string {
  if (prueba?.ok) return '✅ Conectado';
  return prueba?.error ?? '❌ No conectado';
}

import { analisisApi } from '#shared/informes/analisis/analisis.api.ts';
import { attemptRepository } from '../../core/attempts.repository.ts';
import { ajustesRepository } from '../../empresas/ajustes/ajustes.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { countPalabras, analyzeTexto as describeTexto } from '../informes/analisis/analyze-texto.ts';
import { analisisDesactivado } from './analisis.errors.ts';

/** The same analysis as in reports, of a text to try it with. Neither the text nor the figures are kept. */
export const analyzeTexto = endpoint(
  analisisApi.analyzeTexto,
  { repos: { ajustes: ajustesRepository, attempts: attemptRepository } },
  async ({ body: { texto }, usuario, repos, deps }) => {
    await repos.attempts.reserve({ analisisTexto: usuario.id }, deps.now());
    const { analisisTexto } = await repos.ajustes.get(usuario.empresaId ?? undefined);
    if (!analisisTexto) throw analisisDesactivado();
    const nothing = { sentiment: null, coherenceScore: null, professionalismScore: null };
    return { ...(describeTexto([texto]) ?? nothing), palabras: countPalabras(texto) };
  },
);
export const { handler } = analyzeTexto;

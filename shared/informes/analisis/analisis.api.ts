import { defineApi } from '../../core/contract.ts';
import { analyzeTextoSchema, textoAnalizadoSchema } from './texto.ts';

export const analisisApi = defineApi({
  analyzeTexto: {
    method: 'POST',
    path: '/api/analisis/texto',
    access: { permission: 'view_reports' },
    scope: 'plataforma',
    summary:
      'Tone, coherence and professional wording of a Spanish text, 20 times a minute at most; nothing of it is kept',
    body: analyzeTextoSchema,
    response: textoAnalizadoSchema,
    // The count of the caller's own tries.
    whileReadOnly: true,
    uses: { table: 'write' },
    audit: false,
  },
});

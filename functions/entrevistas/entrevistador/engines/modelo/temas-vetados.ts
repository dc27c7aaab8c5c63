import { fold } from '#shared/core/fold.ts';

/**
 * What no interview asks about, whoever words the question: private life, health, beliefs, origin and the rest of what
 * the law protects in access to work (in Spain Ley 15/2022, art. 2, and Estatuto de los Trabajadores, art. 17). Each
 * pattern is read in folded text, at the beginning of a word.
 */
export const TEMAS_VETADOS = {
  familia:
    /\b(?:(?:tu|tus|vuestr[oa]s?) (?:familias?|pareja|padres?|madre|hij[oa]s?|espos[oa]|marido|mujer|novi[oa])|hij[oa]s|estado civil|casad[oa]s?|casarte|solter[oa]s?|divorci\w*|viud[oa]s?|matrimoni\w*|cargas familiares|vida (?:familiar|sentimental|amorosa))\b/,
  embarazo: /\b(?:embaraz\w*|maternidad|paternidad|lactancia|ser (?:madre|padre)|tener (?:familia|ninos|bebes?))\b/,
  salud:
    /\b(?:salud|enferm(?:o|a|edad|edades|aste)|discapaci\w*|minusvalia\w*|diagnostic(?:o|aron|ado)|medicacion|medicamentos?|tratamiento medico|terapia|psiquiatr\w*|psicologo|depresi\w*|ansiedad|trastornos?|lesiones?|alergi\w*|baja medica|bajas medicas|vacuna\w*|adicci\w*|drogas?|alcohol|fumas)\b/,
  creencias:
    /\b(?:religi\w*|creencias?|creyente|dios|iglesia|mezquita|sinagoga|ate[oa]s?|catolic\w*|musulman\w*|cristian\w*|judi[oa]s?|ramadan|convicciones)\b/,
  politica: /\b(?:votas|votaste|votarias|a quien vot\w*|partido politico|ideologi\w*|ideas politicas|politicamente)\b/,
  sindicato: /\b(?:sindica\w*|huelgas?|comite de empresa)\b/,
  origen:
    /\b(?:naciste|nacid[oa]s?|nacionalidad|raza|racial|etni\w*|extranjer[oa]s?|inmigrantes?|migrantes?|tus papeles|permiso de (?:residencia|trabajo)|pais de origen|de donde (?:eres|vienes)|lengua materna|color de (?:tu )?piel|tu acento|gitan[oa]s?)\b/,
  edad: /\b(?:que edad|tu edad|cuantos anos (?:tienes|has cumplido)|fecha de nacimiento|jubil\w*|demasiado (?:joven|mayor))\b/,
  intimidad:
    /\b(?:orientacion sexual|identidad de genero|sexual(?:es|idad|mente)?|homosexual\w*|gay|lesbiana|transexual\w*|vida (?:privada|personal|intima)|aspecto fisico|tu (?:peso|cuerpo|estatura|domicilio)|antecedentes penales|tus deudas|hipoteca|con quien vives|vives sol[oa])\b/,
} as const satisfies Record<string, RegExp>;
export type TemaVetado = keyof typeof TEMAS_VETADOS;

/**
 * The topic that a question touches, unless the service's own text says the very same words: `seguridad y salud` may
 * be what a job is about, and somebody has answered for that text.
 */
export function temaVetado(texto: string, propio: string): TemaVetado | undefined {
  const plain = fold(texto);
  const own = fold(propio);
  for (const [tema, pattern] of Object.entries(TEMAS_VETADOS) as [TemaVetado, RegExp][]) {
    const said = [...plain.matchAll(new RegExp(pattern, 'g'))];
    if (said.some(([words]) => !new RegExp(`\\b${words}\\b`).test(own))) return tema;
  }
  return undefined;
}

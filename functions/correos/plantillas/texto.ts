import type { VariablePlantilla } from '#shared/correos/catalogo-plantillas.ts';

export type Variables = Record<string, VariablePlantilla>;

/** A `{place}`, whatever stands in it, or a brace that belongs to none. */
const PLACES = /\{([^{}]*)\}|[{}]/g;

/**
 * What is wrong with the places of a text: names that this e-mail does not know, and braces that would be read as they
 * stand. `where` says for people at which character of the text something is.
 */
export function placeProblems(text: string, variables: Variables, where: (index: number) => string): string[] {
  return [...text.matchAll(PLACES)].flatMap(({ 0: found, 1: name, index }) => {
    if (name === undefined) {
      return `Hay una llave «${found}» suelta (${where(index)}): las variables se escriben así, {nombre}`;
    }
    if (Object.hasOwn(variables, name)) return [];
    const near = Object.keys(variables).find((known) => known.toLowerCase() === name.trim().toLowerCase());
    const hint = near ? `. ¿Querías decir {${near}}?` : '';
    return `«${found}» no es una variable de este correo (${where(index)})${hint}`;
  });
}

export const namedIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)));

/** In a text of one line or a few. */
export const atCharacter = (index: number) => `posición ${index + 1}`;

/** In a longer one, as editors count. */
export function atLine(source: string): (index: number) => string {
  return (index) => {
    const before = source.slice(0, index).split('\n');
    return `línea ${before.length}, columna ${(before.at(-1)?.length ?? 0) + 1}`;
  };
}

/** What a link may lead to: the web, a mailbox, or one variable that is an address. Anything else is undefined. */
export function linkProblem(url: string, variables: Variables): string | undefined {
  const target = url.trim();
  const [, name] = /^\{(\w+)\}$/.exec(target) ?? [];
  if (name !== undefined && Object.hasOwn(variables, name)) {
    return variables[name]?.enlace ? undefined : `{${name}} no es una dirección: un enlace no puede llevar a ella`;
  }
  if (!/[{}\s\\]|\p{Cc}/u.test(target) && /^(https?:\/\/|mailto:)/i.test(target) && URL.canParse(target))
    return undefined;
  return 'Un enlace lleva a https://…, a mailto:… o a una variable que sea un enlace, sin nada más';
}

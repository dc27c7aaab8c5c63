import type { Modelos, PeticionModelo, Tarea } from '#functions/ia/modelos/modelos.ts';
import type { ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';

type Says = (peticion: Pick<PeticionModelo<unknown>, 'tarea' | 'sistema' | 'mensaje'>) => unknown;

/** A model that says what `says` gives, if it passes the schema as every answer must. */
export class FakeModelos implements Modelos {
  readonly asked: Tarea[] = [];
  readonly messages: string[] = [];
  available = true;
  private readonly says: Says;
  private readonly who: { proveedor: ProveedorLenguaje; modelo: string };

  constructor(
    says: Says,
    who: { proveedor: ProveedorLenguaje; modelo: string } = { proveedor: 'claude', modelo: 'c-1' },
  ) {
    this.says = says;
    this.who = who;
  }

  async isAvailable() {
    return this.available;
  }

  async ask<T>(peticion: PeticionModelo<T>) {
    this.asked.push(peticion.tarea);
    this.messages.push(peticion.mensaje);
    const read = peticion.esquema.safeParse(this.says(peticion));
    return read.success ? { salida: read.data, ...this.who } : undefined;
  }
}

/** What a prompt asks about: the competencies' ids, and the answers by the number of their turn. */
export function readPrompt(mensaje: string) {
  const ids = [...mensaje.matchAll(/^## Competencia ([\w-]+):/gm)].map(([, id]) => id ?? '');
  const answers = [
    ...mensaje.matchAll(/^Turno (\d+)$[\s\S]*?<respuesta ([\w-]+)>\n([\s\S]*?)\n<\/respuesta \2>/gm),
  ].map(([, turno, , texto]) => ({ turno: Number(turno), texto: texto ?? '' }));
  const citas = [...mensaje.matchAll(/^Cita (\d+):\n<cita ([\w-]+)>\n([\s\S]*?)\n<\/cita \2>/gm)].map(
    ([, numero, , texto]) => ({ numero: Number(numero), texto: texto ?? '' }),
  );
  return { ids, answers, citas };
}

/** A careful model: every competency gets this score, quoted from the first sentences of the answers it was shown. */
export function carefulModel(puntuacion: number | ((id: string) => number | null)): Says {
  return ({ tarea, mensaje }) => {
    const { ids, answers, citas } = readPrompt(mensaje);
    if (tarea === 'resumen') return carefulTexts(citas);
    return {
      competencias: ids.map((id) => ({
        id,
        puntuacion: typeof puntuacion === 'number' ? puntuacion : puntuacion(id),
        citas: answers.slice(0, 3).map(({ turno, texto }) => ({ turno, texto: firstSentence(texto) })),
        razones: [{ texto: 'Relata con sus palabras lo que hizo en esa situación', citas: [1] }],
      })),
    };
  };
}

const firstSentence = (texto: string) =>
  texto
    .split('[texto omitido]')
    .map((part) => part.trim())
    .find((part) => part.split(/\s+/).length >= 3)
    ?.match(/^[^.!?\n]+/u)?.[0] ?? '';

function carefulTexts(citas: readonly { numero: number }[]) {
  const [first, second] = citas.map(({ numero }) => numero);
  return {
    resumen: [
      { texto: 'Relata una situación propia con lo que hizo en ella', citas: [first ?? 0] },
      { texto: 'Cuenta también cómo terminó aquello que emprendió', citas: [second ?? 0] },
    ],
    conclusiones: [{ texto: 'Lo contado permite ver el modo de trabajar que describe', citas: [first ?? 0] }],
    recomendaciones: [{ texto: 'Convendría pedir en persona otro ejemplo parecido', citas: [second ?? 0] }],
  };
}

import type { Coincidencia, Familia, Gravedad, Hallado, Hallazgo } from '../familia.ts';
import { juntas } from '../lectura/patterns.ts';
import { almost, endsClause, keysAt, ofEffort, ofSomething, wayOfLiving } from './alcance.ts';
import * as mas from './malestar-intenso-mas.ts';
import * as nervios from './malestar-intenso-nervios.ts';
import * as patrones from './malestar-intenso-patrones.ts';
import { salidaInocua, sinFuerzas } from './riesgo-vital-senales.ts';

type Lectura = Hallado['lectura'];

interface Sena {
  gravedad: Gravedad;
  subtipo?: string;
  en: Coincidencia;
}

/** Suffering that is there now and makes an interview impossible or unwise: weeping, a crisis, a recent loss, despair, nerves. */
export const malestarIntenso: Familia = {
  cabezas: [
    'llorando',
    'lagrimas',
    'respirar',
    'ansiedad',
    'angustia',
    'angustiada',
    'angustiado',
    'desesperada',
    'desesperado',
    'deprimida',
    'deprimido',
    'destrozada',
    'destrozado',
    'desmayarme',
    'nerviosa',
    'nervioso',
    'entierro',
    'velorio',
    'taquicardia',
  ],
  gramatica: juntas(patrones, nervios, mas, { sinFuerzas, salidaInocua }),
  decidir(hallado) {
    const strongest = new Map<number, Sena>();
    for (const sena of senasOf(hallado)) {
      const before = strongest.get(sena.en.oracion);
      if (!before || before.gravedad < sena.gravedad) strongest.set(sena.en.oracion, sena);
    }
    return [...strongest.values()].map(hallazgoOf);
  },
};

const hallazgoOf = ({ gravedad, subtipo, en: { inicio, fin } }: Sena): Hallazgo => ({
  categoria: 'malestar_intenso',
  gravedad,
  ...(subtipo ? { subtipo } : {}),
  tramo: { inicio, fin },
  fuente: 'reglas',
});

function senasOf(hallado: Hallado): Sena[] {
  const { de, hay, lectura } = hallado;
  const overlaps = ({ oracion, desde, hasta }: Coincidencia, ...grupos: string[]) =>
    de(...grupos).some((each) => each.oracion === oracion && each.desde < hasta && each.hasta > desde);
  const quoted = ({ inicio }: Coincidencia) => lectura.citas.some((cita) => cita.inicio <= inicio && inicio < cita.fin);
  const here = ({ oracion, clausula }: Coincidencia) => ({ oracion, clausula });
  /** Told of a time past, and not of now. */
  const told = (en: Coincidencia) => hay({ oracion: en.oracion }, 'pasado') && !hay(here(en), 'ahora');
  const others = (en: Coincidencia) =>
    hay(here(en), 'deOtros') && !/\b(me|mi|estoy|yo)\b/.test(lectura.texto.slice(en.inicio, en.fin).toLowerCase());

  const glad = (en: Coincidencia) => hay({ oracion: en.oracion }, 'contento');

  const senas: Sena[] = [];
  for (const en of de('crisisSola')) {
    const { desde = 0, hasta = 0 } = lectura.oraciones[en.oracion] ?? {};
    if (hasta - desde <= 8 && hay({ oracion: en.oracion }, 'ahora') && !others(en) && !told(en))
      senas.push({ gravedad: 3, en });
  }
  for (const en of de('crisis')) {
    if (quoted(en) || told(en) || others(en) || ofEffort(lectura, en, true) || overlaps(en, 'hundidoInocuo')) continue;
    senas.push({ gravedad: 3, en });
  }
  for (const en of de('llanto')) {
    if (quoted(en) || told(en) || almost(lectura, en) || glad(en) || overlaps(en, 'llantoInocuo', 'hundidoInocuo'))
      continue;
    senas.push({ gravedad: 2, en });
  }
  for (const en of [
    ...de('hundido').filter(
      (en) =>
        !(
          ofEffort(lectura, en) ||
          (/^(no|se me|todo|me ahogo) /i.test(lectura.texto.slice(en.inicio, en.fin)) && ofSomething(lectura, en))
        ),
    ),
    ...de('sinFuerzas').filter(
      (en) =>
        !(
          ofSomething(lectura, en) ||
          (/vida$/i.test(lectura.texto.slice(en.inicio, en.fin)) && wayOfLiving(hallado, en))
        ),
    ),
    ...de('noBien').filter((en) => endsClause(lectura, en)),
  ]) {
    if (quoted(en) || told(en) || glad(en) || saidThen(lectura, en) || overlaps(en, 'hundidoInocuo', 'salidaInocua'))
      continue;
    senas.push({ gravedad: 2, en });
  }
  for (const en of de('menosprecio')) {
    const jokes = /ja(ja)+|jeje/i.test(lectura.texto);
    if (quoted(en) || told(en) || jokes || !endsOrGoesOn(lectura, en) || overlaps(en, 'hundidoInocuo')) continue;
    senas.push({ gravedad: 2, en });
  }
  for (const en of de('dueloSolo')) {
    if (quoted(en) || told(en) || lectura.palabras.length > 30 || hay({ oracion: en.oracion }, 'dueloLejano')) continue;
    senas.push({ gravedad: 2, subtipo: 'duelo', en });
  }
  for (const en of de('dueloReciente', 'golpeReciente')) {
    if (quoted(en) || hay({ oracion: en.oracion }, 'dueloLejano')) continue;
    senas.push({ gravedad: 2, subtipo: 'duelo', en });
  }
  const named = de('nerviosSolo').filter(
    (en) => endsClause(lectura, en) && !keysAt(lectura, en.desde - 1).includes('no'),
  );
  for (const en of [...de('nervios'), ...named]) {
    if (quoted(en) || others(en) || overlaps(en, 'nerviosInocuos') || told(en)) continue;
    senas.push({ gravedad: 1, en });
  }
  return senas;
}

/** «Soy un desastre.»; not «soy un desastre con las contraseñas». */
function endsOrGoesOn(lectura: Lectura, en: Coincidencia): boolean {
  const next = keysAt(lectura, en.hasta);
  const after = keysAt(lectura, en.hasta + 1);
  if (next.includes('de')) return after.some((key) => /^(person|ser|madre|padre|ija|ijo|mujer|ombre|mi|la)/.test(key));
  return (
    endsClause(lectura, en) ||
    next.some((key) => /^(y|komo|kompleto|kompleta|desde|por|porke|ya|siempre|ke)$/.test(key))
  );
}

/** «Todo está perdido, pensé»: a thought that is told. */
const saidThen = (lectura: Lectura, en: Coincidencia) =>
  keysAt(lectura, en.hasta).some((key) => /^(pense|pensaba|dije|desia)$/.test(key));

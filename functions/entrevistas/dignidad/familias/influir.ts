import { readAnswer } from '../../../lenguaje/steering.ts';
import type { Coincidencia, Familia } from '../familia.ts';
import { AJENO, hallazgo, laMasGrave, quoted } from './peticiones/dirigida.ts';

const QUIEN =
  '(evaluador|evaluadora|evaluadores|quien (evalua|evalue|corrige|corrija|califica|califique|puntua|puntue|lee|lea|revise|revisa|valora|valore)|revisor|revisora|reclutador|reclutadora|corrector|correctora|sistema|ia|modelo|bot|robot|algoritmo|evaluator|grader|ai|system|reviewer|recruiter|assistant|asistente|maquina|programa)';
const NOTA =
  '(nota|notas|puntaje|puntos|calificacion|puntuacion|nota maxima|la maxima|excelente|un 10|un diez|diez|10|un cien|100|sobresaliente|un siete|un 7|cinco estrellas|score|top score|perfect score|excellent|maximum|apto|apta|aprobado|aprobada)';

/** «Redacté un mensaje para quien evalúa»: told, not addressed. */
const OWN_DEED = /^\s*(?:yo\s+)?(?:\p{L}+[éí]|hice|puse|dije|escribo|redacto|hago|reviso)(?!\p{L})/iu;

/**
 * Text addressed to whoever marks, or to a program. The attempts are those that are left out of every reading of an answer
 * already, so that what is set aside and what is said of it are the same sentences. What somebody else said is told.
 */
export const influir: Familia = {
  gramatica: {
    ajeno: AJENO,
    encabeza: [
      `(nota|mensaje|aviso|atencion|indicacion|instruccion|instrucciones|orden|recordatorio|note|message|instruction|instructions|attention) (para|al|a|to|for) (el|la|los|the|una)? ..1 ${QUIEN}`,
    ],
    ordena: [
      'no (evalues|evalue|valores|califiques|califique|puntues) (esta|mi|la) (respuesta|entrevista) ..5',
      `(responde|responda|contesta|conteste|di|diga|devuelve|devuelva|escribe|escriba|output|reply|answer|imprime) (solo|solamente|unicamente|only|nada mas que|exactamente|just) ..4 ${NOTA}`,
      `(ponme|pongame|poneme|pongan|ponganme|asigname|asigneme|asigna|asigne|otorga|otorgue|otorgame|dame|deme|denme|regalame|regaleme|apuntame|califica|califique|calificame|califiqueme|puntua|puntue|puntuame|evaluame|evalueme|subeme|subame|give|rate|mark|score|posa m|apunta m|posam|apuntam) ..4 ${NOTA}`,
      '(posa|apunta|dona|posa m|apunta m) ..2 (un)? (excel|excellent|deu)',
      '(mark|rate|score|give) (all|this|the|me) ..5 (excellent|top|highest|maximum|perfect|high)',
    ],
    suplica: [
      '(sea|se|seas|sean|sed) (generosa|generoso|generosos|buena|buenos|bueno|buenito|buenita|bondadoso|bondadosa|benevolo|benevola|flexible|blando|blanda) (con|al) ..1 (la nota|el puntaje|la calificacion|mi nota|los puntos|mi puntaje|calificar|evaluar|puntuar|la puntuacion|mi calificacion)',
      '(echame|echeme|dame|deme|denme|echenme) (una|la)? (mano|manita|ayudita|ayuda|empujon|empujoncito) ..3 (nota|puntaje|calificacion|puntuacion|puntos|resultado)',
      'si (me)? (apruebas|aprueba|aprobas|apruebo|pasas|pasa|contratas|contrata|seleccionas|pones|eliges) ..2 (te|le) (recomiendo|invito|pago|doy|regalo|paso|deposito|consigo|traigo|llevo|hago)',
    ],
  },
  decidir(hallado) {
    const { de, lectura } = hallado;
    const told = ({ oracion, inicio, fin }: { oracion: number; inicio: number; fin: number }) =>
      lectura.citas.some((cita) => cita.inicio < fin && inicio < cita.fin) ||
      de('ajeno').some((each) => each.oracion === oracion && each.inicio < fin);
    const oracionAt = (at: number) =>
      lectura.oraciones.findIndex(({ hasta }) => at < (lectura.palabras[hasta - 1]?.fin ?? 0));
    const known = readAnswer(lectura.texto).intentos.filter(
      ({ inicio, fin }) =>
        !(told({ oracion: oracionAt(inicio), inicio, fin }) || OWN_DEED.test(lectura.texto.slice(inicio, fin))),
    );
    const begins = (en: Coincidencia) => en.desde - (lectura.oraciones[en.oracion]?.desde ?? 0) <= 1;
    const own = (grupo: string) => de(grupo).filter((en) => !quoted(lectura, en) && !told(en));
    const headed = own('encabeza').filter(
      (en) => begins(en) && /^\s*[:,.\-–—]|^ ..{0,30}:/u.test(lectura.texto.slice(en.fin)),
    );
    const code =
      /^\s*[{[][^\n]*"?(?:puntaje|puntuaci[oó]n|score|apt[oa]|nota|calificaci[oó]n|decision|result)"?\s*:/iu.test(
        lectura.texto,
      );
    if (code) return [hallazgo('influir', 2, { inicio: 0, fin: lectura.texto.length })];
    return laMasGrave([
      ...[...known, ...headed, ...own('ordena').filter(begins)].map((en) => hallazgo('influir', 2, en)),
      ...own('suplica').map((en) => hallazgo('influir', 1, en)),
    ]);
  },
};

import {
  formatScore,
  formatShare,
  motorText,
  promptsText,
  rubricaBesideText,
  rubricaText,
  skillsOf,
  TONO_TEXTS,
} from '#shared/informes/informes/informe-words.ts';
import { LINE, MUTED, TONES } from './colors.ts';
import { bullets, type Chapter, chapterHeading, H3, longDateTime } from './documento.ts';
import { writeParagraphs } from './summary.ts';
import { SMALL } from './text-style.ts';

/** What follows from the scores, its limits, and who answers for it. */
export function writeClosing(chapter: Chapter): void {
  const { informeIA } = chapter.informe;
  if (informeIA.conclusiones) {
    chapterHeading(chapter, 'Conclusiones');
    writeParagraphs(chapter, informeIA.conclusiones);
  }
  if (informeIA.recomendaciones.length > 0) {
    chapterHeading(chapter, 'Recomendaciones');
    bullets(chapter, informeIA.recomendaciones);
  }
  writeNotEvaluated(chapter);
  writeAnalisisTexto(chapter);
  writeValidacion(chapter);
  writeHowItWasMade(chapter);
}

/** Silence is not a bad mark: what could not be judged is said, with the reason. */
function writeNotEvaluated(chapter: Chapter): void {
  const { sheet, informe, turnos } = chapter;
  const without = skillsOf(informe.informeIA).filter(({ puntuacion }) => puntuacion === null);
  const skipped = turnos.filter(({ respuesta }) => respuesta?.omitida);
  chapterHeading(chapter, 'Qué no se evaluó y por qué');
  if (without.length === 0) sheet.text('Todas las competencias del servicio tienen evidencia citada.');
  for (const { habilidad, justificacion } of without) {
    sheet.heading(3, habilidad, H3, 34);
    sheet.text(justificacion);
    sheet.space(7);
  }
  if (skipped.length > 0) {
    sheet.space(4);
    sheet.heading(3, skipped.length === 1 ? 'Una pregunta saltada' : `${skipped.length} preguntas saltadas`, H3, 34);
    sheet.space(3);
    bullets(
      chapter,
      skipped.map(({ pregunta, secuencia }) => `${pregunta} (turno ${secuencia})`),
    );
  }
  sheet.space(5);
  sheet.text(
    'No se infieren emociones, personalidad ni rasgos de la voz o la cara. Nada fuera de la transcripción cuenta.',
    SMALL,
  );
}

/** Beside the scores, never part of them. */
function writeAnalisisTexto(chapter: Chapter): void {
  const { sheet, informe } = chapter;
  const analysis = informe.informeIA.bertAnalysis;
  if (!analysis) return;
  const { sentiment, coherenceScore, professionalismScore } = analysis;
  chapterHeading(chapter, 'Análisis de texto');
  details(chapter, [
    ['Tono', `${TONO_TEXTS[sentiment.label]} (${formatScore(sentiment.score)} de −1 a 1)`],
    ['Coherencia', `${formatShare(coherenceScore)}, hilo entre las frases`],
    ['Registro profesional', `${formatShare(professionalismScore)}, vocabulario y forma`],
  ]);
  sheet.space(4);
  sheet.text('Describe cómo está escrito, no a la persona. No forma parte de la puntuación.', SMALL);
}

function writeValidacion(chapter: Chapter): void {
  const { sheet, informe, zonaHoraria } = chapter;
  const { validacion } = informe;
  chapterHeading(chapter, 'Validación');
  if (!validacion) {
    sheet.text('Pendiente de validación', { font: 'semiBold', color: TONES.amber.text });
    sheet.space(3);
    sheet.text('Ninguna persona ha revisado todavía este informe. No debería decidirse nada solo con él.');
    return;
  }
  const { por, fecha, comentario, cambios } = validacion;
  sheet.text(`${por}, ${longDateTime(fecha, zonaHoraria)}`, { font: 'semiBold', color: TONES.green.text });
  sheet.space(4);
  writeParagraphs(chapter, comentario);
  const count = cambios.length === 1 ? 'Cambió una puntuación' : `Cambió ${cambios.length} puntuaciones`;
  sheet.text(
    cambios.length === 0 ? 'Sin cambios en las puntuaciones.' : `${count}; las de la IA se conservan al lado.`,
    SMALL,
  );
}

function writeHowItWasMade(chapter: Chapter): void {
  const { informe, zonaHoraria } = chapter;
  const { informeIA, rubrica } = informe;
  chapterHeading(chapter, 'Cómo se hizo este informe', 90);
  details(chapter, [
    [rubrica ? 'Puntúa' : 'Motor', motorText(informeIA)],
    ...(rubrica ? ([['Lo acompaña', rubricaBesideText(rubrica)]] as const) : []),
    ['Rúbrica', rubricaText(informeIA.versionRubrica)],
    ...(informeIA.versionPrompt ? ([['Instrucciones', promptsText(informeIA.versionPrompt)]] as const) : []),
    ['Confianza', `${formatShare(informeIA.confianza)}, según cuánta evidencia comprobada hay`],
    ['Servicio', `${informe.servicioNombre}, versión ${informe.servicioVersion}`],
    ['Análisis', longDateTime(informe.fecha, zonaHoraria)],
    ['Versión del informe', String(informe.version)],
    ['Citas', 'Comprobadas carácter a carácter con la transcripción'],
    ['Aviso', 'Generado con ayuda de IA'],
  ]);
}

/** Names and values, two columns. */
function details({ sheet }: Chapter, entries: readonly (readonly [string, string])[]): void {
  const label = 130;
  const box = { x: sheet.left + label, width: sheet.width - label };
  sheet.group('Table', () => {
    for (const [name, value] of entries) {
      const height = Math.max(sheet.heightOf(value, {}, box), 14);
      sheet.ensure(height + 8);
      const { y } = sheet;
      sheet.group('TR', () => {
        sheet.label(name, sheet.left, y, label - 12, { color: MUTED }, 'rowHeader');
        sheet.label(value, box.x, y, box.width, {}, 'cell');
      });
      sheet.y = y + height + 2;
      const line = sheet.y;
      sheet.artifact((doc) =>
        doc
          .moveTo(sheet.left, line)
          .lineTo(sheet.left + sheet.width, line)
          .lineWidth(0.5)
          .stroke(LINE),
      );
      sheet.y += 5;
    }
  });
}

/** An instant in words for one zone, as a candidate reads it. */
interface MomentText {
  /** "sábado, 21 de noviembre de 2026" */
  dia: string;
  /** "10:00" */
  hora: string;
  /** "hora de Europa central" */
  zona: string;
}

function momentIn(instant: string, timeZone: string): MomentText {
  const date = new Date(instant);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('es', { timeZone, ...options });
  const zona = format({ timeZoneName: 'long' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return {
    dia: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(date),
    hora: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date),
    // The date already says whether it is summer time.
    zona: (zona ?? timeZone).replace(/ (estándar|de verano)/, ''),
  };
}

/**
 * The moment on this device's clock and, where it reads differently, on the clock of the booking.
 * @param localZone IANA zone of the device; the booking's when it is unknown.
 */
export function bothZones(instant: string, bookingZone: string, localZone = bookingZone) {
  const aqui = momentIn(instant, localZone);
  const reserva = momentIn(instant, bookingZone);
  const same = aqui.dia === reserva.dia && aqui.hora === reserva.hora;
  return { aqui: same ? reserva : aqui, reserva: same ? undefined : reserva };
}

export function deviceZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}

/** "sábado, 28 de noviembre de 2026, 10:00 (hora de Europa central)" on this device's clock. */
export function momentText(instant: string, bookingZone: string): string {
  const { aqui } = bothZones(instant, bookingZone, deviceZone());
  return `${aqui.dia}, ${aqui.hora} (${aqui.zona})`;
}

import { convertIcsCalendar, type IcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { type CalendarMethod, createInvitation } from '#functions/correos/invitation.ts';
import { readIcs } from '../support/read-ics.ts';

/** What people are called, or write to see what becomes of it, and how a calendar shows it. */
const NAMES: [written: string, shown: string][] = [
  ['Fundación "Norte"', 'Fundación “Norte”'],
  ['María "Mari; la de Soria" Pérez', 'María “Mari; la de Soria” Pérez'],
  ['"Iñi"', '“Iñi”'],
  ['Ana, Luis: y; compañía', 'Ana, Luis: y; compañía'],
  ['Ana"', 'Ana”'],
  ['Ana":mailto:otra@correo.test', 'Ana”:mailto:otra@correo.test'],
  ['Ana";SENT-BY="mailto:otra@correo.test', 'Ana”;SENT-BY=”mailto:otra@correo.test'],
  ['Ana\r\nATTENDEE:mailto:otra@correo.test', 'Ana ATTENDEE:mailto:otra@correo.test'],
  ['Ana\n\tRuiz\u0000\u000b\u2028fin', 'Ana Ruiz fin'],
  ['C:\\Ana\\', 'C:/Ana/'],
  ['O’Neill «La Única»', 'O’Neill «La Única»'],
  ['👩‍💻 Łukasz 王伟 '.repeat(12).trim(), '👩‍💻 Łukasz 王伟 '.repeat(12).trim()],
  ['ñ'.repeat(120), 'ñ'.repeat(120)],
  [`${'x'.repeat(31)}é${'x'.repeat(60)}`, `${'x'.repeat(31)}é${'x'.repeat(60)}`],
];

function invitation(nombre: string, method: CalendarMethod): string {
  const correo = { fecha: '2026-03-02T09:00:00.000Z', para: { nombre, email: 'ana@correo.test' } };
  const variables = {
    ...{ entrevistaId: 'ent_1', inicio: '2026-03-10T09:00:00.000Z', duracion: '60', secuencia: '1' },
    ...{ nombreEmpresa: nombre, nombreServicio: nombre, enlace: 'https://idonea.test/entrevista/tok_1' },
  };
  return createInvitation(correo as never, variables, method, 'entrevistas@idonea.test');
}

describe.each(NAMES)('A calendar entry for %j', (written, shown) => {
  it.each(['REQUEST', 'CANCEL'] as const)(
    '(%s) is read by its grammar: one organizer, one attendee, theirs',
    (method) => {
      const lines = readIcs(invitation(written, method));
      const people = lines.filter(({ name }) => name === 'ORGANIZER' || name === 'ATTENDEE');
      expect(people.map(({ name, params, value }) => [name, params.CN, value.toLowerCase()])).toEqual([
        ['ORGANIZER', [shown], 'mailto:entrevistas@idonea.test'],
        ['ATTENDEE', [shown], 'mailto:ana@correo.test'],
      ]);
      expect(Object.keys(people[0]?.params ?? {})).toEqual(['CN']);
      // Nobody reads the answers that RSVP would ask for.
      expect(people[1]?.params.RSVP ?? ['FALSE']).toEqual(['FALSE']);
      expect(lines.filter(({ name }) => name === 'BEGIN').map(({ value }) => value)).toEqual(['VCALENDAR', 'VEVENT']);
      expect(lines.filter(({ name }) => name === 'METHOD').map(({ value }) => value)).toEqual([method]);
    },
  );

  it.each(['REQUEST', 'CANCEL'] as const)('(%s) is read by a calendar program', (method) => {
    const { events = [], method: read } = convertIcsCalendar(undefined, invitation(written, method)) as IcsCalendar;
    expect(read).toBe(method);
    expect(events).toHaveLength(1);
    const [event] = events;
    // This one ends a value at `;` also within quotes.
    const name = shown.includes(';') ? expect.any(String) : shown;
    expect(event?.organizer).toMatchObject({ name, email: 'entrevistas@idonea.test' });
    expect(event?.attendees).toHaveLength(1);
    expect(event?.attendees?.[0]).toMatchObject({ name, email: 'ana@correo.test' });
  });
});

describe('The reader by the grammar', () => {
  it.each([
    ['a quote within quotes', 'ORGANIZER;CN="Fundación \\"Norte\\"":mailto:a@b.test'],
    ['a quote outside of quotes', 'ORGANIZER;CN=Fundación "Norte":mailto:a@b.test'],
    ['a line that is no content line', 'hola'],
    ['a parameter twice', 'ATTENDEE;CN=a;CN=b:mailto:a@b.test'],
    ['a line of more than 75 octets', `SUMMARY:${'ñ'.repeat(40)}`],
  ])('refuses %s', (_, line) => {
    expect(() => readIcs(line)).toThrow();
  });
});

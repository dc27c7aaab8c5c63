/** One line of a calendar, unfolded: `ATTENDEE;CN="Ana":mailto:ana@x.test`. */
export interface ContentLine {
  name: string;
  params: Record<string, string[]>;
  value: string;
}

/**
 * Lines of an iCalendar text by its grammar and nothing more (RFC 5545, 3.1): what the grammar does not know is refused,
 * where programs guess. @throws for a line that is too long, cut within a character, or no content line
 */
export function readIcs(text: string): ContentLine[] {
  const physical = Buffer.from(text).toString('latin1').replace(/\r\n$/, '').split('\r\n');
  for (const line of physical) {
    if (line.length > 75) throw new Error(`A line of ${line.length} octets`);
    // Each by itself is whole UTF-8: none was cut within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'));
  }
  const unfolded = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  return unfolded.map((line) => contentLine(Buffer.from(line, 'latin1').toString('utf8')));
}

const NAME = '[A-Za-z0-9-]+';
const SAFE = '[^\\p{Cc}",;:]*';
const QUOTED = '"[^\\p{Cc}"]*"';
const PARAM = `;(${NAME})=((?:${QUOTED}|${SAFE})(?:,(?:${QUOTED}|${SAFE}))*)`;
const LINE = new RegExp(`^(${NAME})((?:${PARAM})*):([^\\p{Cc}]*)$`, 'u');

function contentLine(line: string): ContentLine {
  const found = LINE.exec(line);
  if (!found) throw new Error(`No content line: ${line}`);
  const params: ContentLine['params'] = {};
  for (const [, name = '', values = ''] of (found[2] ?? '').matchAll(new RegExp(PARAM, 'gu'))) {
    if (name in params) throw new Error(`${name} twice: ${line}`);
    params[name] = [...values.matchAll(new RegExp(`${QUOTED}|${SAFE}`, 'gu'))].flatMap(([value]) =>
      value ? [value.replace(/^"|"$/g, '')] : [],
    );
  }
  return { name: found[1] ?? '', params, value: found.at(-1) ?? '' };
}

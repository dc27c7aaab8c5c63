import { mergeValues } from '../../../../lib/merge-values.ts';
import type { EmailValues } from './email-values.ts';

const LABELS: Record<string, string> = {
  smtp: 'Servicio de envío',
  'smtp.host': 'Servidor',
  'smtp.port': 'Puerto',
  'smtp.user': 'Usuario',
  'smtp.password': 'Contraseña',
  'smtp.secure': 'TLS desde el inicio',
  'from.name': 'Nombre del remitente',
  'from.email': 'Email del remitente',
  replyTo: 'Responder a',
  maxRetries: 'Intentos de envío',
};

interface Merged {
  values: EmailValues;
  /** Fields that both changed, as people call them: what was typed here is what stands in them. */
  both: string[];
}

/** What was typed here over what somebody else has saved meanwhile. */
export function mergeEmail(base: EmailValues, mine: EmailValues, current: EmailValues): Merged {
  const { kept, conflicts } = mergeValues(base, mine, current);
  // A server is a whole: fields of one that the other person has removed would stand alone.
  const isWhole = JSON.stringify(mine.smtp) !== JSON.stringify(base.smtp) && !(mine.smtp && current.smtp);
  const merged = structuredClone({ ...current, ...(isWhole && { smtp: mine.smtp }) });
  for (const { path, value } of kept) put(merged, path.split('.'), value);
  const both = conflicts.map(({ path }) => LABELS[path] ?? 'Emails por Categoría');
  return { values: merged, both: [...new Set(both)] };
}

function put(target: object, [name = '', ...rest]: string[], value: unknown): void {
  const fields = target as Record<string, unknown>;
  if (rest.length === 0) fields[name] = value;
  else if (typeof fields[name] === 'object' && fields[name] !== null) put(fields[name], rest, value);
}

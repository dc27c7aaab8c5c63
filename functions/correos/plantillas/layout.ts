import { escapeHtml } from './template.ts';

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export interface MailTemplate {
  subject: string;
  /** One line that mail programs show beside the subject. */
  preview: string;
  title: string;
  /** Paragraphs with `{variable}` places, plain text; a line break stays one. */
  paragraphs: readonly string[];
  /** Label and value rows. */
  facts?: readonly (readonly [string, string])[];
  action?: { label: string; url: string };
  note: string;
}

/**
 * Mail programs that go dark by themselves turn our colours as they like; those that ask find dark ones here. The inline
 * styles are what everybody else sees, so the rules of the dark theme have to win over them.
 */
const STYLE = `
:root{color-scheme:light dark}
@media (max-width:480px){.marco{padding:16px 8px!important}.lado{padding-left:20px!important;padding-right:20px!important}
.dato{display:block!important;padding:0!important}.valor{padding-bottom:12px!important}.boton{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.fondo{background:#12171d!important;color:#e6ebf0!important}
.tarjeta{background:#1b222a!important;border-color:#313b46!important}.marca{color:#6db3ff!important}
.suave{color:#a5b1bd!important;border-color:#313b46!important}.boton{background:#0b6bcb!important;color:#ffffff!important}}
`.replaceAll('\n', '');

/**
 * One look for every e-mail: tables and inline styles, because mail programs know little else. What people write is
 * text and comes out as text; only its `{variable}` places stay open.
 */
export function htmlLayout(template: MailTemplate): string {
  const paragraphs = template.paragraphs
    .map((text) => `<p style="margin:0 0 16px;line-height:1.6">${lines(text)}</p>`)
    .join('');
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(template.subject)}</title><style>${STYLE}</style></head>
<body class="fondo" style="margin:0;background:#f4f6f8;color:#1d2733;${FONT};font-size:16px">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(template.preview)}</div>
<table role="presentation" class="fondo" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f6f8;color:#1d2733"><tr><td align="center" class="marco" style="padding:32px 16px">
<table role="presentation" class="tarjeta" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e3e8ee;border-radius:8px">
<tr><td class="lado marca" style="padding:24px 32px 0;font-weight:700;color:#0066cc;font-size:18px">Idonea</td></tr>
<tr><td class="lado" style="padding:16px 32px 8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(template.title)}</h1>
${paragraphs}${htmlFacts(template.facts)}${htmlAction(template.action)}
</td></tr>
${htmlNote(template.note)}</table></td></tr></table></body></html>`;
}

export function textLayout(template: MailTemplate): string {
  const facts = (template.facts ?? []).map(([label, value]) => `${label}: ${value}`);
  const action = template.action ? [`${template.action.label}:`, template.action.url] : [];
  return [template.title, ...template.paragraphs, ...facts, ...action, template.note, 'Idonea']
    .filter(Boolean)
    .join('\n\n');
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function htmlNote(note: string): string {
  if (!note) return '';
  return `<tr><td class="lado suave" style="padding:16px 32px 24px;border-top:1px solid #e3e8ee;color:#5b6875;font-size:14px;line-height:1.5;overflow-wrap:anywhere">${lines(note)}</td></tr>
`;
}

function htmlFacts(facts: MailTemplate['facts']): string {
  if (!facts?.length) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="dato suave" style="padding:8px 16px 8px 0;color:#5b6875;line-height:1.4;white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td><td class="dato valor" style="padding:8px 0;font-weight:600;line-height:1.4;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}

function htmlAction(action: MailTemplate['action']): string {
  if (!action) return '';
  return `<p style="margin:8px 0 24px"><a class="boton" href="${escapeHtml(action.url)}" style="display:inline-block;background:#0066cc;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:8px">${escapeHtml(action.label)}</a></p>`;
}

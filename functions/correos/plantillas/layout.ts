const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export interface MailTemplate {
  subject: string;
  /** One line that mail programs show beside the subject. */
  preview: string;
  title: string;
  /** Paragraphs with `{variable}` places, plain text. */
  paragraphs: readonly string[];
  /** Label and value rows. */
  facts?: readonly (readonly [string, string])[];
  action?: { label: string; url: string };
  note: string;
}

/** One look for every e-mail: tables and inline styles, because mail programs know little else. */
export function htmlLayout(template: MailTemplate): string {
  const paragraphs = template.paragraphs
    .map((text) => `<p style="margin:0 0 16px;line-height:1.6">${text}</p>`)
    .join('');
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${template.subject}</title></head>
<body style="margin:0;background:#f4f6f8;color:#1d2733;${FONT};font-size:16px">
<div style="display:none;max-height:0;overflow:hidden">${template.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e3e8ee;border-radius:8px">
<tr><td style="padding:24px 32px 0;font-weight:700;color:#0066cc;font-size:18px">Idonea</td></tr>
<tr><td style="padding:16px 32px 8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${template.title}</h1>
${paragraphs}${htmlFacts(template.facts)}${htmlAction(template.action)}
</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #e3e8ee;color:#5b6875;font-size:14px;line-height:1.5">${template.note}</td></tr>
</table></td></tr></table></body></html>`;
}

export function textLayout(template: MailTemplate): string {
  const facts = (template.facts ?? []).map(([label, value]) => `${label}: ${value}`);
  const action = template.action ? [`${template.action.label}:`, template.action.url] : [];
  return [template.title, ...template.paragraphs, ...facts, ...action, template.note, 'Idonea'].join('\n\n');
}

function htmlFacts(facts: MailTemplate['facts']): string {
  if (!facts) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:8px 16px 8px 0;color:#5b6875;white-space:nowrap;vertical-align:top">${label}</td><td style="padding:8px 0;font-weight:600">${value}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}

function htmlAction(action: MailTemplate['action']): string {
  if (!action) return '';
  return `<p style="margin:8px 0 24px"><a href="${action.url}" style="display:inline-block;background:#0066cc;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:8px">${action.label}</a></p>`;
}

/** Escapes a value for HTML text and quoted attributes. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/**
 * Fills `{variable}` places. Values are escaped when the result is HTML, and keep their line breaks; a place without a value is a fault, because
 * a person would read the bare placeholder.
 */
export function renderTemplate(template: string, variables: Record<string, string>, format: 'html' | 'text'): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The template names {${name}}, which has no value`);
    return format === 'html' ? escapeHtml(value).replace(/\r?\n/g, '<br>') : value;
  });
}

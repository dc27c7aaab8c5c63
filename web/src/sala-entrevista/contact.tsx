import type { Sala } from '#shared/sala/sala.ts';

/** How to reach the company, in a sentence's place: its e-mail and telephone, or its name when there is neither. */
export function Contact({ empresa, asunto }: { empresa: Sala['empresa']; asunto: string }) {
  const { nombre, email, telefono } = empresa;
  if (!email && !telefono) return <>la persona de {nombre} que te invitó</>;
  return (
    <>
      {nombre}
      {email && (
        <>
          {' '}
          en <a href={`mailto:${email}?subject=${encodeURIComponent(asunto)}`}>{email}</a>
        </>
      )}
      {telefono && (
        <>
          {email ? ' o ' : ' '}en el <a href={`tel:${telefono.replace(/[^+\d]/g, '')}`}>{telefono}</a>
        </>
      )}
    </>
  );
}

import type { Sala } from '#shared/entrevistas/sala/sala.ts';

interface Props {
  empresa: Sala['empresa'];
  asunto: string;
  /** About one's own data: the company may have somebody for that. */
  datos?: boolean;
}

/** How to reach the company, in a sentence's place: its e-mail and telephone, or its name when there is neither. */
export function Contact({ empresa, asunto, datos = false }: Props) {
  const { nombre } = empresa;
  const privacidad = datos ? empresa.contactoPrivacidad : '';
  const email = privacidad || empresa.email;
  const telefono = privacidad ? '' : empresa.telefono;
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

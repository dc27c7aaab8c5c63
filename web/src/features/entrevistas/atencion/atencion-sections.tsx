import { Link, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { AtencionDetalle } from '#shared/entrevistas/atencion/atencion.ts';
import { MOTIVO_AYUDA_LABELS } from '#shared/entrevistas/sala/ayuda.ts';
import { Section } from '../../../components/card.tsx';
import { DetailList } from '../../../components/detail-list.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { INSTRUCCIONES, listText, PASO_TEXTS, preferenciaText, RESULTADO_TEXTS, stepsOf } from './atencion-words.ts';

interface Props {
  atencion: AtencionDetalle;
}

/** The approved words, and what holds for all of them. */
export function QueHacer({ atencion: { aviso, tipo } }: Props) {
  const { intro, steps } = stepsOf(aviso.texto);
  return (
    <Section title={tipo === 'urgente' ? aviso.asunto : 'Qué hacer'}>
      <Stack gap="4">
        <Text>{intro}</Text>
        {steps.length > 0 && (
          <Stack as="ol" gap="2.5" ps="5" listStyleType="decimal" fontWeight="medium">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
        )}
        <Stack as="ul" gap="1" ps="5" listStyleType="disc" color="fg.muted" textStyle="sm">
          {INSTRUCCIONES.slice(2).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}

/** Question that the person has sent, as they wrote it, with its answer. */
export function DeQuePide({ atencion: { tipo, texto, motivo, respuesta } }: Props) {
  if (texto === null) return null;
  return (
    <Section
      title={tipo === 'consulta' ? 'Lo que pregunta' : 'Lo que pide'}
      help="No forma parte de la valoración, y quien decide no lo ve."
    >
      <Stack gap="4">
        {motivo && <Text fontWeight="medium">{MOTIVO_AYUDA_LABELS[motivo]}</Text>}
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {texto}
        </Text>
        {respuesta && (
          <Stack gap="1" borderStartWidth="2px" borderColor="border" ps="3">
            <Text color="fg.muted" textStyle="sm">
              {respuesta.nombre}, {formatDate(respuesta.fecha, 'dateTime')}
            </Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {respuesta.texto}
            </Text>
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

/** A telephone or an address, opened by whatever the device has for it. */
const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} overflowWrap="anywhere">
    {children}
  </Link>
);

/** Contact data of the person. */
export function Contacto({ atencion: { candidato, lineas, preferencia, tipo } }: Props) {
  const { email, telefono, pais } = candidato;
  return (
    <Section title="Cómo localizarle">
      <DetailList
        entries={[
          ...(preferencia ? [['Prefiere', preferenciaText(preferencia)] as const] : []),
          [
            'Teléfono',
            telefono && <ExternalLink href={`tel:${telefono.replaceAll(/[^+\d]/g, '')}`}>{telefono}</ExternalLink>,
          ],
          [
            'Correo',
            <ExternalLink key="correo" href={`mailto:${email}`}>
              {email}
            </ExternalLink>,
          ],
          ['País', pais],
          ...(tipo === 'urgente'
            ? [['Escucha', lineas.crisis] as const, ['Emergencias', lineas.emergencias] as const]
            : []),
        ]}
      />
    </Section>
  );
}

export function EstadoSection({ atencion }: Props) {
  const { creada, vence, vista, cerrada, tipo, entrevista } = atencion;
  const { conducePersona, permisoMenor, cierra } = entrevista;
  const by = (quien: { nombre: string; fecha: string }) => `${quien.nombre}, ${formatDate(quien.fecha, 'dateTime')}`;
  return (
    <Section title="Estado">
      <DetailList
        entries={[
          ['Llegó', formatDate(creada, 'dateTime')],
          ['Para cuándo', tipo === 'urgente' ? 'Ahora' : formatDate(vence, 'dateTime')],
          ['Abierta por', vista ? by(vista) : 'Nadie todavía'],
          ...(conducePersona ? [['La hará', by(conducePersona)] as const] : []),
          ...(permisoMenor ? [['Permiso', by(permisoMenor)] as const] : []),
          ['Su enlace', `Hasta el ${formatDate(cierra, 'dateTime')}`],
          ...(cerrada
            ? [
                ['Cómo terminó', RESULTADO_TEXTS[cerrada.resultado]] as const,
                ['Qué se hizo', listText(cerrada.pasos.map((paso) => PASO_TEXTS[paso]))] as const,
                ['Cuándo', formatDate(cerrada.hora, 'dateTime')] as const,
                ['Cerrada por', by(cerrada)] as const,
              ]
            : []),
        ]}
      />
    </Section>
  );
}

/** For a person who interviews in the place of the machine. */
export function Preguntas({ atencion: { preguntas } }: Props) {
  if (preguntas.length === 0) return null;
  return (
    <Section
      title="Las mismas preguntas"
      help="Hazlas en este orden y con estas palabras: así todas las personas responden a lo mismo."
    >
      <Stack as="ol" gap="2.5" ps="6" listStyleType="decimal">
        {preguntas.map((pregunta) => (
          <li key={pregunta}>{pregunta}</li>
        ))}
      </Stack>
    </Section>
  );
}

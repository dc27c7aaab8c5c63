import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { Section } from '../../../components/card.tsx';
import { Link } from '../../../lib/link.tsx';
import { type Celda, type Fila, filasOf } from './comparacion.ts';
import { completoPath } from './informe-paths.ts';
import { confianzaText, enginePart, formatScore } from './informe-words.ts';
import { PartLabel } from './part-label.tsx';

/** Wider than a phone: it scrolls by itself, and the names of the competencies stay. */
const Wide = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'sm',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      py: '2.5',
      px: '3',
      minW: '48',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium', verticalAlign: 'bottom' },
    '& tbody th': { fontWeight: 'medium' },
    '& th:first-of-type': {
      position: 'sticky',
      insetInlineStart: '0',
      bg: 'bg.panel',
      zIndex: '1',
      minW: { base: '32', md: '48' },
      maxW: { base: '32', md: 'none' },
      ps: '0',
    },
    '& tr[data-citas=true] td': { bg: 'bg.subtle' },
  },
});

/** Every competency of every candidate, with the quotes behind it on demand. */
export function ComparacionCompetencias({ informes }: { informes: readonly Informe[] }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const base = useId();
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <Section title="Competencia por competencia" help="La nota del motor y, si alguien la cambió, la suya al lado.">
      <Box overflowX="auto" tabIndex={0} role="region" aria-label="Tabla de competencias, con desplazamiento propio">
        <Wide>
          <Box as="caption" srOnly>
            Competencia por competencia
          </Box>
          <thead>
            <tr>
              <th scope="col">Competencia</th>
              {informes.map(({ entrevistaId, candidatoNombre }) => (
                <th key={entrevistaId} scope="col">
                  {candidatoNombre}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filasOf(informes).map((fila) => {
              const id = `${base}-${fila.competenciaId}`;
              const isOpen = open.has(fila.competenciaId);
              return (
                <Fragment key={fila.competenciaId}>
                  <tr>
                    <th scope="row">
                      {fila.habilidad}
                      <QuotesButton
                        fila={fila}
                        open={isOpen}
                        controls={id}
                        onPress={() => toggle(fila.competenciaId)}
                      />
                    </th>
                    {fila.celdas.map((celda, index) => (
                      <td key={informes[index]?.entrevistaId}>
                        <Score celda={celda} informe={informes[index]} />
                      </td>
                    ))}
                  </tr>
                  {isOpen && (
                    <tr id={id} data-citas>
                      <th scope="row">
                        <Text as="span" color="fg.muted" fontWeight="normal">
                          Citas
                        </Text>
                      </th>
                      {fila.celdas.map((celda, index) => (
                        <td key={informes[index]?.entrevistaId}>
                          <Quotes celda={celda} informe={informes[index]} />
                        </td>
                      ))}
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </Wide>
      </Box>
    </Section>
  );
}

interface ButtonProps {
  fila: Fila;
  open: boolean;
  controls: string;
  onPress: () => void;
}

function QuotesButton({ fila: { habilidad, celdas }, open, controls, onPress }: ButtonProps) {
  const citas = celdas.reduce((sum, celda) => sum + (celda?.evidencia.length ?? 0), 0);
  if (citas === 0) return null;
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <Button
      display="flex"
      size="xs"
      variant="ghost"
      mt="1"
      ms="-2"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={`${open ? 'Ocultar' : 'Ver'} citas de ${habilidad}`}
      onClick={onPress}
    >
      <Icon aria-hidden />
      {open ? 'Ocultar citas' : `Ver citas (${citas})`}
    </Button>
  );
}

type CellProps = { celda: Celda; informe: Informe | undefined };

/** What is missing is said, and is no zero. */
function Score({ celda, informe }: CellProps) {
  if (!celda || !informe) return <Text color="fg.muted">No se evaluó en su versión del servicio</Text>;
  const { motor, persona, confianza } = celda;
  return (
    <Stack gap="0.5">
      {motor === null ? (
        <Text color="fg.muted">Sin evidencia</Text>
      ) : (
        <Text fontVariantNumeric="tabular-nums" {...(persona !== undefined && { color: 'fg.muted' })}>
          <b>{formatScore(motor)}</b> / 10
        </Text>
      )}
      {persona !== undefined && (
        <PartLabel part="persona">
          {formatScore(persona)} / 10, {informe.validacion?.por}
        </PartLabel>
      )}
      {motor !== null && (
        <Text textStyle="xs" color="fg.muted">
          {confianzaText(confianza)}
          {celda.rubrica !== undefined &&
            ` · motor integrado ${celda.rubrica === null ? '—' : formatScore(celda.rubrica)}`}
          {enginePart(informe) === 'modelo' && ' · modelo'}
        </Text>
      )}
    </Stack>
  );
}

function Quotes({ celda, informe }: CellProps) {
  if (!celda || !informe || celda.evidencia.length === 0) return <Text color="fg.muted">Sin citas</Text>;
  return (
    <Stack as="ul" listStyle="none" gap="2">
      {celda.evidencia.map((evidencia) => (
        <li key={`${evidencia.turnoId}-${evidencia.inicio}`}>
          <Box asChild _hover={{ color: 'brand.fg' }}>
            <Link to={completoPath(informe.entrevistaId, evidencia)}>«{evidencia.cita}»</Link>
          </Box>
        </li>
      ))}
    </Stack>
  );
}

import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { zoneCity } from '#shared/core/zone-city.ts';
import type { AjustesAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import { NOMBRES_PLAZO, PLAZOS_ATENCION } from '#shared/entrevistas/atencion/plazo-atencion.ts';
import { Section } from '../../../../components/card.tsx';
import { ComboBox } from '../../../../components/combo-box.tsx';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { browserZone } from '../../../../lib/dates.ts';
import { zoneOptions } from '../../../../lib/zones.ts';
import type { AtencionFormState } from './atencion-form.tsx';
import { useElegibles } from './use-elegibles.ts';

const NADIE = '';
const EXTERNO = 'externo';

interface Props {
  made: AtencionFormState;
  ajustes: AjustesAtencion;
}

/** Contact and deputy, and when and how they can be reached. */
export function PersonasSection({ made: { form, errorOf }, ajustes }: Props) {
  const { personas, error } = useElegibles([ajustes.contacto, ajustes.suplente]);
  const contacto = form.watch('contacto') ?? null;
  const suplente = form.watch('suplente') ?? null;
  const externo = contacto && 'nombre' in contacto ? contacto : undefined;
  const zona = form.watch('zonaHoraria') ?? browserZone();
  const zones = useMemo(() => zoneOptions([zona, browserZone()]), [zona]);
  const elegidos = [ajustes.contacto, ajustes.suplente].filter((persona) => persona?.decide);
  const ids = [contacto, suplente].map((elegido) =>
    elegido && 'usuarioId' in elegido ? elegido.usuarioId : undefined,
  );
  const deciden = elegidos.filter((persona) => persona?.usuarioId && ids.includes(persona.usuarioId));
  const caidos = [ajustes.contacto, ajustes.suplente].filter(
    (persona) => persona && (!persona.disponible || persona.rebotado),
  );
  const change = { shouldDirty: true, shouldTouch: true } as const;

  return (
    <Section
      title="Quién atiende a los candidatos"
      help="Recibe, sin que nadie más lo vea, lo que piden durante una entrevista: una pregunta, una adaptación, hablar con alguien. Mejor alguien que no decida en la selección ni sea la jefatura del puesto."
    >
      <Stack gap="5">
        {error !== undefined && (
          <Notice kind="error" title="No pudimos cargar a las personas de la empresa">
            Puedes cambiar lo demás; quien ya estaba nombrado sigue igual.
          </Notice>
        )}
        {caidos.map((persona) => (
          <Notice key={persona?.correo} kind="warning" title={`${persona?.nombre} no está disponible`}>
            {persona?.rebotado
              ? 'Los correos a su dirección vuelven. Corrige la dirección o elige a otra persona.'
              : 'Su cuenta ya no está activa. Elige a otra persona.'}
          </Notice>
        ))}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <FormField
            label="Persona de contacto"
            error={externo ? undefined : errorOf('contacto')}
            help="Sin nadie, atiende la administración de la empresa."
          >
            <SelectInput
              value={externo ? EXTERNO : contacto && 'usuarioId' in contacto ? contacto.usuarioId : NADIE}
              onChange={({ target: { value } }) => {
                if (value === EXTERNO) form.setValue('contacto', { nombre: '', correo: '' }, change);
                else form.setValue('contacto', value === NADIE ? null : { usuarioId: value }, change);
              }}
            >
              <option value={NADIE}>Nadie todavía</option>
              {personas.map(({ id, nombre }) => (
                <option key={id} value={id}>
                  {nombre}
                </option>
              ))}
              <option value={EXTERNO}>Otra persona, sin cuenta en Idonea</option>
            </SelectInput>
          </FormField>
          <FormField
            label="Suplente"
            error={errorOf('suplente')}
            help="Recibe lo urgente a la vez, y lo demás si nadie lo abre a tiempo."
          >
            <SelectInput
              value={suplente?.usuarioId ?? NADIE}
              onChange={({ target: { value } }) =>
                form.setValue('suplente', value === NADIE ? null : { usuarioId: value }, change)
              }
            >
              <option value={NADIE}>Nadie todavía</option>
              {personas.map(({ id, nombre }) => (
                <option key={id} value={id}>
                  {nombre}
                </option>
              ))}
            </SelectInput>
          </FormField>
          {externo && (
            <>
              <FormField label="Su nombre" required error={errorOf('contacto.nombre')}>
                <Input
                  value={externo.nombre}
                  autoComplete="off"
                  onChange={({ target }) => form.setValue('contacto', { ...externo, nombre: target.value }, change)}
                />
              </FormField>
              <FormField label="Su correo" required error={errorOf('contacto.correo')}>
                <Input
                  type="email"
                  value={externo.correo}
                  autoComplete="off"
                  onChange={({ target }) => form.setValue('contacto', { ...externo, correo: target.value }, change)}
                />
              </FormField>
            </>
          )}
        </SimpleGrid>
        {externo && (
          <Notice kind="info" title="Recibe por correo lo urgente y las pausas">
            Las preguntas, las peticiones y el cierre de cada aviso son de quien tiene cuenta: la suplencia o, si no la
            hay, la administración.
          </Notice>
        )}
        {deciden.length > 0 && (
          <Notice
            kind="warning"
            title={`${deciden.map((persona) => persona?.nombre).join(' y ')} también puede programar entrevistas y validar informes`}
          >
            Una persona de contacto ajena a la selección es mejor. Puede ser alguien sin cuenta en Idonea.
          </Notice>
        )}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <FormField label="Teléfono" error={errorOf('telefono')}>
            <Input type="tel" {...form.register('telefono')} autoComplete="off" />
          </FormField>
          <FormField label="Horario" error={errorOf('horario')} help="Por ejemplo: de lunes a viernes, de 9 a 14.">
            <Input {...form.register('horario')} autoComplete="off" />
          </FormField>
          <FormField
            label="Zona horaria"
            error={errorOf('zonaHoraria')}
            help={`Los plazos se cuentan a la hora de ${zoneCity(zona)}.`}
          >
            <Controller
              name="zonaHoraria"
              control={form.control}
              render={({ field }) => (
                <ComboBox
                  value={field.value ?? ''}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  inputRef={field.ref}
                  options={zones}
                  emptyText="Ninguna zona con ese nombre"
                  placeholder="Busca por ciudad"
                />
              )}
            />
          </FormField>
          <FormField
            label="Plazo de respuesta"
            error={errorOf('plazo')}
            help="Se lo decimos a la persona. Los días son de lunes a viernes, sin festivos."
          >
            <SelectInput
              value={form.watch('plazo') ?? NADIE}
              onChange={({ target: { value } }) =>
                form.setValue('plazo', value === NADIE ? null : (value as (typeof NOMBRES_PLAZO)[number]), change)
              }
            >
              <option value={NADIE}>Lo antes posible, sin un plazo</option>
              {NOMBRES_PLAZO.map((plazo) => (
                <option key={plazo} value={plazo}>
                  {PLAZOS_ATENCION[plazo].texto.replace(/^e/, 'E')}
                </option>
              ))}
            </SelectInput>
          </FormField>
        </SimpleGrid>
      </Stack>
    </Section>
  );
}

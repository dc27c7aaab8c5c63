import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { TRAMOS_TRABAJADORES } from '#shared/empresas/empresas/onboarding.ts';
import { DetailList } from '../../../../components/detail-list.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { limitesText, precioText } from '../plan-words.ts';
import type { Values } from '../wizard-values.ts';
import { INTEGRACIONES, SERVICIOS } from './configuracion-words.ts';
import type { PasoProps } from './paso-props.ts';

type Entries = readonly (readonly [string, ReactNode])[];

/** Every choice, with the way back to it. */
export function PasoResumen({ wizard, planes, go }: PasoProps) {
  const values = wizard.form.getValues();
  const plan = planes.planes?.find(({ id }) => id === values.plan);
  const sections: readonly (readonly [string, Entries])[] = [
    ['Empresa', empresaEntries(values)],
    ['Administrador principal', adminEntries(values)],
    ['Tenant', tenantEntries(values)],
    [
      'Plan',
      [
        ['Plan', plan ? `${plan.nombre}, ${precioText(plan)}` : values.plan],
        ['Límites', plan && limitesText(plan)],
      ],
    ],
    ['Configuración inicial', configuracionEntries(values)],
  ];
  return (
    <>
      <Notice kind="info" title="30 días de prueba">
        La suscripción empieza hoy con 30 días de prueba y dura un año. El primer pago es al terminar la prueba.
      </Notice>
      {sections.map(([titulo, entries], step) => (
        <Box as="section" key={titulo} aria-label={titulo} borderTopWidth="1px" pt="4">
          <Flex justify="space-between" align="center" gap="3" mb="2">
            <Heading as="h3" size="sm">
              {titulo}
            </Heading>
            <Button variant="ghost" size="sm" onClick={() => go(step)} aria-label={`Editar ${titulo}`}>
              <Pencil aria-hidden />
              Editar
            </Button>
          </Flex>
          <DetailList entries={entries} />
        </Box>
      ))}
    </>
  );
}

function empresaEntries(values: Values): Entries {
  const tramo = TRAMOS_TRABAJADORES.find(([value]) => value === Number(values.cantidadTrabajadores));
  return [
    ['Nombre Legal', values.nombreLegal],
    ['Nombre Comercial', values.nombreComercial],
    ['País', values.pais],
    ['CIF', values.cif],
    ['Email', values.email],
    ['Teléfono', values.telefono],
    ['Trabajadores', tramo?.[1]],
    ['Industria', values.sectorIndustrial],
  ];
}

function adminEntries({ adminData }: Values): Entries {
  return [
    ['Nombre', adminData?.nombre],
    ['Email', adminData?.email],
    ['Teléfono', adminData?.telefono],
    ['Cargo', adminData?.cargo],
  ];
}

function tenantEntries({ configuracion = {} }: Values): Entries {
  const { primario, secundario } = configuracion.coloresPrimarios ?? {};
  return [
    ['Subdominio', `${configuracion.subdominio}.${location.hostname}`],
    ['Dominio propio', configuracion.dominio_personalizado],
    ['Logo', configuracion.logo_url],
    ['Colores', `${primario} y ${secundario}`],
  ];
}

function configuracionEntries({ areas = [], configuracion = {} }: Values): Entries {
  const { servicios_activos: chosen = [], integraciones = {} } = configuracion;
  const names = (list: readonly (readonly [string, string, string])[], isOn: (id: string) => boolean) =>
    list.filter(([id]) => isOn(id)).map(([, name]) => name);
  return [
    ['Áreas', areas.join(', ')],
    ['Servicios', names(SERVICIOS, (id) => (chosen as string[]).includes(id)).join(', ')],
    ['Integraciones', names(INTEGRACIONES, (id) => (integraciones as Record<string, boolean>)[id] === true).join(', ')],
  ];
}

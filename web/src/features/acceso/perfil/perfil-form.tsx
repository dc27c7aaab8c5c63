import { Box, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { Perfil } from '#shared/empresas/usuarios/perfil.ts';
import { ObsoletaNotice } from '../../../components/obsoleta-notice.tsx';
import { PerfilSummary } from './perfil-summary.tsx';
import { AddressSection, BasicSection, ProfessionalSection, SocialSection } from './person-sections.tsx';
import { SaveBar } from './save-bar.tsx';
import { isStale } from './save-failure.ts';
import { usePerfilForm } from './use-perfil-form.ts';
import { ZoneOffer } from './zone-offer.tsx';

/** Below the fold: they come while the first sections are read, from the top down, so that none moves another one away. */
const importPreferences = () => import('./preferences-section.tsx');
const importSesiones = () => import('../sesiones/sesiones-section.tsx');
const PreferencesSection = lazy(importPreferences);
const SesionesSection = lazy(() => importSesiones().then((part) => ({ default: part.SesionesSection })));
const PasswordSection = below(() => import('./password-section.tsx'));
const SegundoFactorSection = below(() => import('./segundo-factor-section.tsx'));
const SesionesAbiertas = below(() => import('./sesiones-abiertas.tsx'));

/** A part that comes once those above it are here. */
function below(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => Promise.all([load(), importPreferences(), importSesiones()]).then(([part]) => part));
}

export function PerfilForm({ perfil, onSaved }: { perfil: Perfil; onSaved: (saved: Perfil) => void }) {
  const { form, onSubmit, errorOf, avatar, failure, reload, discard, guard, ...state } = usePerfilForm(perfil, onSaved);
  const section = { form, errorOf };
  const [nombre, apellidos] = form.watch(['nombre', 'apellidos']);
  const stale = isStale(failure);

  // Links name a section, which stands only now.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }} gap="6" alignItems="start">
      <PerfilSummary perfil={perfil} />
      <Stack gap="4" minW="0" css={{ '& section': { scrollMarginTop: '4.5rem' } }}>
        <Stack asChild gap="4">
          <form noValidate onSubmit={onSubmit} aria-label="Mi perfil">
            <ZoneOffer
              usuarioId={perfil.id}
              zone={perfil.configuracion.zonaHoraria}
              onAdopt={(zone) => form.setValue('configuracion.zonaHoraria', zone, { shouldDirty: true })}
            />
            <BasicSection
              {...section}
              avatar={avatar}
              email={perfil.email}
              name={[nombre, apellidos].filter(Boolean).join(' ')}
            />
            <ProfessionalSection {...section} />
            <AddressSection {...section} />
            <SocialSection {...section} />
            <Suspense
              fallback={<Skeleton id="preferencias" h={{ base: '56rem', md: '36rem' }} rounded="l3" aria-hidden />}
            >
              <PreferencesSection {...section} />
              <SesionesSection title="Seguridad" lastAccess={perfil.accesoAnterior} />
            </Suspense>
            {stale && (
              <Box>
                <ObsoletaNotice title="Tu perfil cambió en otra pestaña mientras lo editabas" onReload={reload} />
              </Box>
            )}
            <SaveBar {...state} failure={stale ? undefined : failure} onDiscard={discard} />
          </form>
        </Stack>
        <Suspense fallback={<Skeleton h="72" aria-hidden />}>
          <PasswordSection />
          <SegundoFactorSection />
          <SesionesAbiertas />
        </Suspense>
      </Stack>
      {guard.dialog}
    </Grid>
  );
}

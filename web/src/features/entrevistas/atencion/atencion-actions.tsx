import { Button, Flex } from '@chakra-ui/react';
import { CalendarPlus, Check, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AtencionDetalle } from '#shared/entrevistas/atencion/atencion.ts';
import { Section } from '../../../components/card.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { ResponderForm } from './responder-form.tsx';

const OfrecerDialog = lazy(() => import('./ofrecer-dialog.tsx'));
const CerrarDialog = lazy(() => import('./cerrar-dialog.tsx'));

const ABIERTAS = ['programada', 'en_progreso'];

/** Actions on a case; none once it is closed. */
export function AtencionActions({ atencion }: { atencion: AtencionDetalle }) {
  const { estado, tipo, entrevistaId, id, entrevista, candidato } = atencion;
  const [open, setOpen] = useState<'ofrecer' | 'cerrar' | 'permiso'>();
  const refresh = useRefresh();
  if (estado === 'cerrada') return null;
  const onClose = () => setOpen(undefined);
  const isOpen = ABIERTAS.includes(entrevista.estado);
  return (
    <>
      {(tipo === 'consulta' || tipo === 'ayuda') && <ResponderForm atencion={atencion} />}
      <Section
        title="Qué puedes hacer"
        help={
          isOpen
            ? 'Puedes ofrecer otro día, otra forma de hacerla o una persona con las mismas preguntas. Al terminar, ciérrala.'
            : 'La entrevista ya terminó: puedes escribir a la persona y cerrarla.'
        }
      >
        <Flex gap="2" wrap="wrap">
          {isOpen && (
            <Button variant="outline" onClick={() => setOpen('ofrecer')}>
              <CalendarPlus aria-hidden />
              Ofrecer otra cosa
            </Button>
          )}
          {isOpen && !entrevista.permisoMenor && (
            <Button variant="outline" onClick={() => setOpen('permiso')}>
              <ShieldCheck aria-hidden />
              Anotar permiso de un adulto
            </Button>
          )}
          <Button
            colorPalette="brand"
            variant={tipo === 'urgente' ? 'solid' : 'outline'}
            onClick={() => setOpen('cerrar')}
          >
            <Check aria-hidden />
            Cerrar
          </Button>
        </Flex>
      </Section>
      <Suspense>
        {open === 'ofrecer' && <OfrecerDialog atencion={atencion} onClose={onClose} />}
        {open === 'cerrar' && <CerrarDialog atencion={atencion} onClose={onClose} />}
      </Suspense>
      <ConfirmDialog
        open={open === 'permiso'}
        onClose={onClose}
        title="Anotar permiso de un adulto"
        confirmLabel="Anotar el permiso"
        onConfirm={async () => {
          await api.call('allowMenor', { params: { entrevistaId, id } });
          toast.success('Permiso anotado', { description: `${candidato.nombre} puede seguir con su entrevista.` });
          await refresh('allowMenor');
        }}
      >
        Una persona adulta responsable de {candidato.nombre} te ha dado permiso para que haga la entrevista. Se guarda
        que lo anotaste tú y cuándo.
      </ConfirmDialog>
    </>
  );
}

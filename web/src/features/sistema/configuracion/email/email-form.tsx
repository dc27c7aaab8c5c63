import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EmailConfig } from '#shared/correos/email-config.ts';
import { FormFailure, Notice } from '../../../../components/notice.tsx';
import { ObsoletaNotice } from '../../../../components/obsoleta-notice.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { AvanzadoFields } from './avanzado-fields.tsx';
import { CategoriasFields } from './categorias-fields.tsx';
import { EnviosSection } from './envios-section.tsx';
import { InicializarDialog } from './inicializar-dialog.tsx';
import { PlantillasSection } from './plantillas/plantillas-section.tsx';
import { PruebaSmtpResult } from './prueba-smtp-result.tsx';
import { ServidorFields } from './servidor-fields.tsx';
import { useEmailForm } from './use-email-form.ts';
import { usePruebaSmtp } from './use-prueba-smtp.ts';

const TABS = ['servidor', 'categorias', 'plantillas', 'avanzado', 'envios'] as const;
type Vista = (typeof TABS)[number];
/** Parts of the form; the others stand by themselves. */
type FormVista = Exclude<Vista, 'plantillas' | 'envios'>;

/** Where each part of the form stands: an error leads there. */
const PLACES = [
  ['smtp', 'servidor'],
  ['from', 'servidor'],
  ['emails', 'categorias'],
  ['replyTo', 'avanzado'],
  ['maxRetries', 'avanzado'],
] as const;

export function EmailForm({ config }: { config: EmailConfig }) {
  const [search, setSearch] = useSearchParams();
  const vista = TABS.find((each) => each === search.get('vista')) ?? 'servidor';
  const [inicializar, setInicializar] = useState(false);
  const email = useEmailForm(config);
  const { form, failure, isSubmitting } = email;
  const prueba = usePruebaSmtp(form);

  function show(next: Vista) {
    const params = new URLSearchParams(search);
    for (const name of ['cursor', 'estado', 'categoria', 'q', 'periodo']) params.delete(name);
    if (next === 'servidor') params.delete('vista');
    else params.set('vista', next);
    setSearch(params, { replace: true });
  }

  async function submit() {
    await email.onSubmit();
    const wrong = PLACES.filter(([field]) => form.getFieldState(field).invalid).map(([, place]) => place);
    const [first] = wrong;
    if (first && !wrong.some((place) => place === vista)) show(first);
  }

  const fields: Record<FormVista, React.ReactNode> = {
    servidor: <ServidorFields email={email} config={config} />,
    categorias: <CategoriasFields email={email} />,
    avanzado: <AvanzadoFields email={email} />,
  };
  const buttons = (
    <Stack gap="4" mt="6">
      {vista === 'servidor' && <PruebaSmtpResult prueba={prueba} />}
      <FormFailure failure={failure} title="Error guardando configuración de email" />
      {email.obsoleta && (
        <ObsoletaNotice
          title="Otra persona cambió la configuración de email mientras la editabas"
          onReload={email.reload}
        />
      )}
      {email.both.length > 0 && (
        <Notice kind="warning" title="Revisa lo que también cambió la otra persona">
          {email.both.join(', ')}. Aquí está lo que escribiste tú.
        </Notice>
      )}
      <Flex gap="3" wrap="wrap">
        <SubmitButton busy={isSubmitting} busyText="Guardando...">
          Guardar Configuración
        </SubmitButton>
        {vista === 'servidor' && form.watch('smtp') && (
          <Button variant="outline" onClick={() => void prueba.run()} aria-disabled={prueba.busy}>
            {prueba.busy ? 'Probando...' : 'Probar Conexión'}
          </Button>
        )}
        <Button variant="ghost" onClick={() => setInicializar(true)}>
          Inicializar Configuración
        </Button>
      </Flex>
    </Stack>
  );
  const inForm = (id: FormVista) => (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {fields[id]}
      {buttons}
    </form>
  );
  return (
    <>
      <Tabs
        label="Configuración de email"
        value={vista}
        onChange={(id) => show(id as Vista)}
        tabs={[
          { id: 'servidor', label: 'Servidor SMTP', content: inForm('servidor') },
          { id: 'categorias', label: 'Emails por Categoría', content: inForm('categorias') },
          { id: 'plantillas', label: 'Plantillas', content: <PlantillasSection /> },
          { id: 'avanzado', label: 'Avanzado', content: inForm('avanzado') },
          { id: 'envios', label: 'Envíos', content: <EnviosSection /> },
        ]}
      />
      <InicializarDialog open={inicializar} onClose={() => setInicializar(false)} email={email} config={config} />
      {email.guard.dialog}
    </>
  );
}

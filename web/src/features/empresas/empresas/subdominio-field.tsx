import { useEffect, useState } from 'react';
import { Input } from '../../../components/input.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/use-api.ts';
import { EmpresaField, useEmpresaForm } from './empresa-fields.tsx';
import { asOptional } from './form-values.ts';

const PAUSE_MS = 400;
const SHORTEST = 3;

/** Says while it is typed how the subdomain will be spelled and whether it is free. */
export function SubdominioField() {
  const { form, empresaId, isSuperadmin } = useEmpresaForm();
  const { defaultValues } = form.formState;
  const [typed, nombreComercial, nombreLegal] = form.watch([
    'configuracion.subdominio',
    'nombreComercial',
    'nombreLegal',
  ]);
  const own = empresaId ? defaultValues?.configuracion?.subdominio : undefined;
  const asked = useSettled(typed || (empresaId ? '' : nombreComercial || nombreLegal));
  const ask = isSuperadmin && asked.trim().length >= SHORTEST && asked !== own;
  const { data, error } = useApi(ask ? 'checkSubdominio' : null, { params: { subdominio: asked } });

  function words() {
    if (!ask) return own ? `El actual es «${own}».` : 'Si lo dejas vacío, se crea a partir del nombre.';
    if (error) return messageOf(error);
    if (!data) return 'Comprobando…';
    if (data.libre) return typed ? `«${data.subdominio}» está libre.` : `Se creará como «${data.subdominio}».`;
    return typed
      ? `«${data.subdominio}» ya está en uso.`
      : `«${data.subdominio}» ya está en uso: se le añadirá un número.`;
  }

  return (
    <EmpresaField name="configuracion.subdominio" help={<span aria-live="polite">{words()}</span>}>
      <Input {...form.register('configuracion.subdominio', asOptional)} autoComplete="off" spellCheck={false} />
    </EmpresaField>
  );
}

/** The text once the typing has stopped. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

import { SimpleGrid } from '@chakra-ui/react';
import { useEffect } from 'react';
import { normalizeSubdominio } from '#shared/empresas/empresas/normalize-subdominio.ts';
import ColoresFields from '../colores-fields.tsx';
import SubdominioField from '../subdominio-field.tsx';
import { TextField } from '../text-field.tsx';
import type { PasoProps } from './paso-props.ts';

export function PasoTenant({ wizard, demo }: PasoProps) {
  const { form } = wizard;
  useEffect(() => {
    const { configuracion, nombreComercial, nombreLegal } = form.getValues();
    if (configuracion?.subdominio) return;
    form.setValue('configuracion.subdominio', normalizeSubdominio(nombreComercial || nombreLegal), {
      shouldDirty: true,
    });
  }, [form]);
  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <SubdominioField wizard={wizard} live={!demo} />
        <TextField
          wizard={wizard}
          name="configuracion.dominio_personalizado"
          label="Dominio personalizado"
          help="Se activará cuando su DNS apunte a la plataforma y el despliegue lo publique."
          spellCheck={false}
          autoCapitalize="none"
        />
      </SimpleGrid>
      <TextField
        wizard={wizard}
        name="configuracion.logo_url"
        label="Logo (URL)"
        type="url"
        help="Dirección https:// de la imagen, como referencia. El archivo que ven los candidatos se sube en Configuración → Marca."
        spellCheck={false}
      />
      <ColoresFields wizard={wizard} />
    </>
  );
}

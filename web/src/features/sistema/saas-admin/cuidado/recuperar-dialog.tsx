import { Text } from '@chakra-ui/react';
import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { diaText } from './cuidado-words.ts';
import { MismoNumero } from './mismo-numero.tsx';

export default function RecuperarDialog({ linea, onClose }: { linea: LineaAyuda; onClose: () => void }) {
  const { id, nombre, numero, paisNombre, retirada, caduca, dias } = linea;
  const refresh = useRefresh();

  async function restore() {
    await api.call('restoreLineaAyuda', { params: { linea: id } });
    void refresh('restoreLineaAyuda');
    toast.success('Línea recuperada', { description: `${numero || nombre}, ${paisNombre}` });
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`¿Volver a mostrar ${nombre}?`}
      confirmLabel="Volver a mostrar"
      onConfirm={restore}
    >
      {retirada && (
        <Text>
          La retiró {retirada.por} el {diaText(retirada.fecha)}: {retirada.motivo}
        </Text>
      )}
      <Text>
        {caduca === null
          ? 'Seguirá sin mostrarse hasta que alguien la marque y lo confirmes.'
          : dias !== null && dias > 0
            ? `Desde el próximo mensaje la sala vuelve a dar el ${numero} en ${paisNombre}.`
            : 'Su comprobación está vencida: márcala y confírmala también.'}
      </Text>
      <MismoNumero linea={linea} what="También se recupera" />
    </ConfirmDialog>
  );
}

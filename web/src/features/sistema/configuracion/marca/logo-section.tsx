import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { LOGO_MAX_BYTES, LOGO_MAX_SIDE, LOGO_MIN_SIDE } from '#shared/empresas/marca/logo-medidas.ts';
import type { Marca } from '#shared/empresas/marca/marca.ts';
import { Section } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { ActionFailure, Notice } from '../../../../components/notice.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { toLogoFile } from './logo-file.ts';

const TIMEOUT_MS = 30_000;
const PESADO = 'El archivo pesa más de 1 MB. Elige uno más ligero.';
const PESADO_PNG = 'Convertido a PNG, el logo pesa más de 1 MB. Elige uno más pequeño o guárdalo como JPEG.';
const Picture = chakra('img');

/** The file that candidates see. It is stored as soon as it is chosen. */
export function LogoSection({ marca }: { marca: Marca }) {
  const { logo, nombre, logoIndicado } = marca;
  const input = useRef<HTMLInputElement>(null);
  const refresh = useRefresh();
  const helpId = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [problem, setProblem] = useState<string>();
  const [removing, setRemoving] = useState(false);

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    // The same file chosen again must be a change again.
    target.value = '';
    setFailure(undefined);
    setProblem(undefined);
    if (!chosen) return;
    if (chosen.size > LOGO_MAX_BYTES) return setProblem(PESADO);
    setBusy(true);
    try {
      const file = await toLogoFile(chosen).catch((error: Error) => setProblem(error.message));
      if (!file) return;
      if (file.size > LOGO_MAX_BYTES) return setProblem(PESADO_PNG);
      const form = new FormData();
      form.set('logo', file);
      await api.call('updateLogo', { form, timeoutMs: TIMEOUT_MS });
      await refresh('updateLogo');
      toast.success(logo ? 'Logo cambiado' : 'Logo guardado');
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  async function remove() {
    await api.call('deleteLogo');
    await refresh('deleteLogo');
    toast.success('Logo quitado');
  }

  return (
    <Section
      title="Logo"
      help="Lo ven tus candidatos en la sala de la entrevista, y está en los informes en PDF. Sin logo se ven las iniciales o el nombre de la empresa."
    >
      <Stack gap="4">
        <Flex gap="5" align="center" wrap="wrap">
          <Flex
            w="40"
            h="20"
            align="center"
            justify="center"
            rounded="l2"
            borderWidth="1px"
            borderStyle={logo ? 'solid' : 'dashed'}
            bg={logo ? 'white' : 'bg.subtle'}
            p="2"
            flexShrink="0"
          >
            {logo ? (
              <Picture
                src={logo.url}
                alt={`Logo de ${nombre}`}
                width={logo.ancho}
                height={logo.alto}
                maxW="full"
                maxH="full"
                w="auto"
                h="auto"
                objectFit="contain"
              />
            ) : (
              <Text textStyle="sm" color="fg.muted">
                Sin logo
              </Text>
            )}
          </Flex>
          <Stack gap="2" flex="1" minW="14rem">
            <Flex gap="2" wrap="wrap">
              <Button
                variant="outline"
                aria-disabled={busy}
                aria-describedby={helpId}
                onClick={() => !busy && input.current?.click()}
              >
                <ImageUp aria-hidden />
                {busy ? 'Subiendo...' : logo ? 'Cambiar logo' : 'Subir logo'}
              </Button>
              {logo && (
                <Button variant="ghost" onClick={() => setRemoving(true)}>
                  <Trash2 aria-hidden />
                  Quitar logo
                </Button>
              )}
            </Flex>
            <chakra.input
              ref={input}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              aria-label="Archivo del logo"
              tabIndex={-1}
              srOnly
              onChange={upload}
            />
            <Box id={helpId} role="status" textStyle="sm" color={problem ? 'fg.error' : 'fg.muted'}>
              {problem ??
                `PNG, JPEG o WebP de hasta 1 MB, entre ${LOGO_MIN_SIDE} y ${LOGO_MAX_SIDE} píxeles por lado. Mejor con fondo blanco o transparente.`}
            </Box>
          </Stack>
        </Flex>
        <ActionFailure failure={failure} />
        {!logo && logoIndicado && (
          <Notice kind="info" title="En el alta se indicó dónde está el logo">
            <Text as="span" wordBreak="break-all">
              {logoIndicado}
            </Text>
            . Por seguridad no se muestran imágenes de otras páginas: descárgala y súbela aquí.
          </Notice>
        )}
      </Stack>
      {removing && (
        <ConfirmDialog
          open
          title="Quitar el logo"
          confirmLabel="Quitar logo"
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        >
          Tus candidatos verán las iniciales de {nombre} en su lugar.
        </ConfirmDialog>
      )}
    </Section>
  );
}

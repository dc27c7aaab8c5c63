import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { UserAvatar } from '../../../components/user-avatar.tsx';
import type { Avatar } from './use-avatar.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** Larger pictures may take the memory of a phone to be opened. */
const MAX_SOURCE_BYTES = 20 * 1024 * 1024;

export function AvatarField({ avatar, name }: { avatar: Avatar; name: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const helpId = useId();

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file chosen again must be a change again.
    target.value = '';
    if (!file) return;
    setProblem(undefined);
    if (file.size > MAX_SOURCE_BYTES) return setProblem('La foto pesa más de 20 MB. Elige una más ligera.');
    const opened = file.type.startsWith('image/') ? await createImageBitmap(file).catch(() => undefined) : undefined;
    if (!opened) return setProblem('El archivo debe ser una imagen');
    setPicture(opened);
  }

  function close() {
    picture?.close();
    setPicture(undefined);
  }

  return (
    <Flex gap="5" align="center" wrap="wrap">
      <UserAvatar name={name} url={avatar.url} size="24" />
      <Stack gap="2" flex="1" minW="14rem">
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" onClick={() => input.current?.click()} aria-describedby={helpId}>
            <ImageUp aria-hidden />
            {avatar.url ? 'Cambiar foto' : 'Subir foto'}
          </Button>
          {avatar.url && (
            <Button variant="ghost" onClick={avatar.remove}>
              <Trash2 aria-hidden />
              Quitar foto
            </Button>
          )}
        </Flex>
        <chakra.input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Archivo de la foto"
          tabIndex={-1}
          srOnly
          onChange={open}
        />
        <Box id={helpId} role="status" textStyle="sm" color={problem ? 'fg.error' : 'fg.muted'}>
          {problem ? (
            <>
              <Text as="span" fontWeight="medium">
                {problem}
              </Text>
              {'. '}Prueba con una foto JPEG, PNG o WebP.
            </>
          ) : avatar.changed ? (
            'Así se verá. Guarda los cambios para que la vean los demás.'
          ) : (
            'Una foto de tu cara, mejor sin fondo recargado. Borramos la ubicación y los datos de la cámara.'
          )}
        </Box>
      </Stack>
      {picture && (
        <Suspense>
          <CropDialog
            picture={picture}
            onClose={close}
            onDone={(photo) => {
              avatar.choose(photo);
              close();
            }}
          />
        </Suspense>
      )}
    </Flex>
  );
}

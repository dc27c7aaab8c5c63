import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { empresaNombre } from '../../../lib/empresa-nombre.ts';
import { session } from '../../../lib/session.ts';
import type { Created } from './create-empresa.tsx';

/** After a company was created with its administrator: how they come in. The password is shown this once. */
export function EmpresaCreada({ empresa, admin, onClose }: Created & { onClose: () => void }) {
  const navigate = useNavigate();
  const news = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: whoever uses the keyboard goes on from the news.
  useEffect(() => news.current?.focus(), []);

  function enter() {
    session.selectEmpresa(empresa.id);
    void navigate('/dashboard');
  }

  return (
    <Dialog
      open
      title="Empresa creada"
      width="xl"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={enter}>
            Entrar en la empresa
          </Button>
          <Button colorPalette="brand" onClick={onClose}>
            Listo
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Flex gap="3" align="center">
          <Box color="green.fg" flexShrink="0">
            <CircleCheck size={28} strokeWidth={1.75} aria-hidden />
          </Box>
          <Text ref={news} tabIndex={-1} outline="none" textStyle="lg" fontWeight="semibold" role="status">
            {empresaNombre(empresa)} ya está en Idonea.
          </Text>
        </Flex>
        <Text color="fg.muted">
          Enviamos un correo a {admin.email} con su acceso. Al entrar por primera vez elegirá su propia contraseña y
          podrá crear candidatos y programar entrevistas.
        </Text>
        <Flex align="center" gap="3" bg="bg.subtle" borderWidth="1px" rounded="l2" p="3.5" justify="space-between">
          <Box minW="0">
            <Text color="fg.muted" textStyle="xs">
              Contraseña temporal. No volverá a mostrarse.
            </Text>
            <Text fontFamily="mono" overflowWrap="anywhere">
              {admin.password}
            </Text>
          </Box>
          <CopyButton value={admin.password} label="Copiar" showLabel />
        </Flex>
      </Stack>
    </Dialog>
  );
}

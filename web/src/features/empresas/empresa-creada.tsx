import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '../../components/card.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { empresaNombre } from '../../lib/empresa-nombre.ts';
import { session } from '../../lib/session.ts';
import type { Created } from './create-empresa-page.tsx';

/** After a company was created: what happened and what comes next. */
export function EmpresaCreada({ empresa, admin, onAnother }: Created & { onAnother: () => void }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: whoever uses the keyboard goes on from the news.
  useEffect(() => heading.current?.focus(), []);

  function enter() {
    session.selectEmpresa(empresa.id);
    void navigate('/dashboard');
  }

  return (
    <Card maxW="2xl" p={{ base: '5', md: '8' }}>
      <Box color="green.fg" mb="4">
        <CircleCheck size={32} strokeWidth={1.75} aria-hidden />
      </Box>
      <Text ref={heading} tabIndex={-1} outline="none" textStyle="lg" fontWeight="semibold" role="status">
        {empresaNombre(empresa)} ya está en Idonea.
      </Text>
      {admin ? (
        <Stack gap="4" mt="2">
          <Text color="fg.muted">
            Siguiente paso: enviamos un correo a {admin.email} con su acceso. Al entrar por primera vez elegirá su
            propia contraseña y podrá crear candidatos y programar entrevistas.
          </Text>
          <Flex align="center" gap="3" bg="bg.subtle" borderWidth="1px" rounded="l2" p="3.5" justify="space-between">
            <Box minW="0">
              <Text color="fg.muted" textStyle="xs">
                Contraseña temporal. No volverá a mostrarse.
              </Text>
              <Text fontFamily="mono" truncate>
                {admin.password}
              </Text>
            </Box>
            <CopyButton value={admin.password} label="Copiar" showLabel />
          </Flex>
        </Stack>
      ) : (
        <Text color="fg.muted" mt="2">
          Siguiente paso: aún no tiene quien la administre. Mientras tanto puedes trabajar en ella como Super Admin.
        </Text>
      )}
      <Flex gap="2" mt="6" wrap="wrap">
        <Button colorPalette="brand" onClick={enter}>
          Entrar en la empresa
        </Button>
        <Button variant="outline" onClick={onAnother}>
          Crear otra
        </Button>
      </Flex>
    </Card>
  );
}

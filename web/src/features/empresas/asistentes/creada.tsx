import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { session } from '../../../lib/session.ts';

interface Props {
  nombre: string;
  /** What now exists, a line each. */
  hecho: readonly string[];
  /** Without it nothing was stored: the demonstration. */
  empresaId?: string;
  /** The administrator's temporary one: shown here and never again. */
  password?: string;
  /** What comes next. */
  children: ReactNode;
  action?: ReactNode;
}

/** The end of a wizard: what there is now, and what comes next. */
export function Creada({ nombre, hecho, empresaId, password, children, action }: Props) {
  const navigate = useNavigate();
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: whoever uses the keyboard goes on from the news.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  function enter() {
    session.selectEmpresa(empresaId ?? null);
    void navigate('/dashboard');
  }

  return (
    <Card maxW="2xl" p={{ base: '5', md: '8' }}>
      <Box color="green.fg" mb="4">
        <CircleCheck size={32} strokeWidth={1.75} aria-hidden />
      </Box>
      <Text ref={heading} tabIndex={-1} outline="none" textStyle="lg" fontWeight="semibold" role="status">
        {empresaId ? `${nombre} ya está en Idonea.` : `Así quedaría ${nombre} en Idonea.`}
      </Text>
      <Stack as="ul" listStyle="none" gap="1.5" mt="3">
        {hecho.map((line) => (
          <Flex as="li" key={line} gap="2" align="flex-start">
            <Box color="green.fg" pt="0.5" flexShrink="0">
              <CircleCheck size={16} aria-hidden />
            </Box>
            {line}
          </Flex>
        ))}
      </Stack>
      {password && (
        <Flex
          align="center"
          gap="3"
          bg="bg.subtle"
          borderWidth="1px"
          rounded="l2"
          p="3.5"
          mt="4"
          justify="space-between"
        >
          <Box minW="0">
            <Text color="fg.muted" textStyle="xs">
              Contraseña temporal. No volverá a mostrarse.
            </Text>
            <Text fontFamily="mono" truncate>
              {password}
            </Text>
          </Box>
          <CopyButton value={password} label="Copiar" showLabel />
        </Flex>
      )}
      <Text color="fg.muted" mt="4">
        {children}
      </Text>
      <Flex gap="2" mt="6" wrap="wrap">
        {empresaId && (
          <>
            <Button colorPalette="brand" onClick={enter}>
              Entrar en la empresa
            </Button>
            <LinkButton to={`/empresas/${empresaId}/editar`} variant="outline">
              Abrir su ficha
            </LinkButton>
          </>
        )}
        {action}
      </Flex>
    </Card>
  );
}

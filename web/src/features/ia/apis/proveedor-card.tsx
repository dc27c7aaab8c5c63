import { Badge, Box, Button, Flex, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { PlugZap, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Proveedor } from '#shared/core/proveedores.ts';
import type { Prueba } from '#shared/ia/configuracion/proveedor.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { RequestReference } from '../../../components/error-state.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { agoText } from '../../../lib/relative-time.ts';
import { esperaText } from './apis-words.ts';
import { PROVEEDOR_WORDS, pruebaText } from './proveedor-words.ts';
import type { Espera } from './use-espera.ts';
import { useProveedor } from './use-proveedor.ts';

interface Props {
  proveedor: Proveedor;
  /** Whose keys they are; null is the platform. */
  empresaId: string | null;
  /** The stored key as `••••1234`; empty without one. */
  mask: string;
  /** Whether there is anything to try: the stored key, or the one that counts in its place. */
  mayTry: boolean;
  prueba: Prueba | null;
  /** In place of what the last try says: 'Sin clave', 'Desactivado'. */
  estado?: string | undefined;
  /** Beside the state: whose key counts. */
  origen?: ReactNode;
  espera: Espera;
  /** Hears whether a key is typed and not saved. */
  mark: (proveedor: Proveedor, dirty: boolean) => void;
  /** What happens without the key, before it is removed. */
  removeText: string;
  /** Settings below the key. */
  children?: ReactNode;
}

/** One provider: its key, what the last try of it gave, and its settings. */
export function ProveedorCard(props: Props) {
  const { proveedor, empresaId, mask, mayTry, prueba, estado, origen, espera, mark, removeText, children } = props;
  const { name, use, placeholder, format } = PROVEEDOR_WORDS[proveedor];
  const [typed, setTyped] = useState('');
  const [removing, setRemoving] = useState(false);
  const clave = typed.trim();
  useEffect(() => mark(proveedor, clave !== ''), [clave, proveedor, mark]);
  const onSaved = () => setTyped('');
  const form = useProveedor({ proveedor, empresaId, espera, onSaved });
  const { busy, result, fieldError } = form;
  const help = [format, mask && 'Escribe otra para cambiarla: la guardada no se puede leer.'].filter(Boolean).join(' ');

  return (
    <Box as="section" aria-label={name} bg="bg.panel" borderWidth="1px" rounded="l3" p="4">
      <Flex justify="space-between" align="flex-start" gap="3" mb="3" wrap="wrap">
        <Box>
          <Heading as="h3" size="sm">
            {name}
          </Heading>
          <Text color="fg.muted" textStyle="xs">
            {use}
          </Text>
        </Box>
        <Flex gap="2" wrap="wrap" justify="flex-end">
          {origen}
          <Estado estado={estado} prueba={prueba} />
        </Flex>
      </Flex>
      <Stack asChild gap="3">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.save(clave);
          }}
        >
          <FormField label="Clave de API" error={fieldError} help={help || undefined}>
            <PasswordInput
              secret="la clave"
              name={`${proveedor}ApiKey`}
              autoComplete="off"
              placeholder={mask || placeholder}
              value={typed}
              maxLength={500}
              onChange={(event) => {
                setTyped(event.target.value);
                form.clearFieldError();
              }}
            />
          </FormField>
          <Flex gap="2" wrap="wrap">
            <Button type="submit" size="sm" colorPalette="brand" disabled={busy !== undefined}>
              {busy === 'guardando' && <Spinner aria-hidden />}
              {busy === 'guardando' ? 'Guardando...' : 'Guardar'}
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={busy !== undefined || espera.seconds > 0 || (!clave && !mayTry)}
              onClick={() => void form.probar(clave)}
            >
              {busy === 'probando' ? <Spinner aria-hidden /> : <PlugZap aria-hidden />}
              {busy === 'probando' ? 'Probando...' : 'Probar'}
            </Button>
            {mask && (
              <Button size="sm" variant="ghost" colorPalette="red" ms="auto" onClick={() => setRemoving(true)}>
                <Trash2 aria-hidden />
                Quitar la clave
              </Button>
            )}
          </Flex>
        </form>
      </Stack>
      {result && (
        <Box mt="3" aria-live="polite">
          <Notice kind={result.kind} title={result.title}>
            {result.detail}
            {result.espera && espera.seconds > 0 && <Text aria-live="off">{esperaText(espera.seconds)}</Text>}
            {result.error !== undefined && <RequestReference error={result.error} />}
          </Notice>
        </Box>
      )}
      {children}
      {prueba && (
        <Text mt="2" color="fg.muted" textStyle="xs">
          Última prueba {agoText(Date.now() - Date.parse(prueba.fecha))} · {prueba.latenciaMs} ms
        </Text>
      )}
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={`¿Quitar la clave de ${name}?`}
        confirmLabel="Quitar la clave"
        danger
        onConfirm={form.remove}
      >
        <Text>{removeText}</Text>
      </ConfirmDialog>
    </Box>
  );
}

/** Status in words: never colour alone. */
export function Estado({ estado, prueba }: { estado?: string | undefined; prueba: Prueba | null }) {
  if (estado) return <Badge colorPalette="gray">{estado}</Badge>;
  return (
    <Badge colorPalette={prueba?.ok ? 'green' : 'red'} whiteSpace="normal" h="auto" py="1" maxW="60" lineHeight="short">
      {pruebaText(prueba)}
    </Badge>
  );
}

import { Badge, Box, Button, Flex, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { PlugZap, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { modelosDe } from '#shared/proveedores/modelos.ts';
import type { Proveedor, ProveedorConfigurado } from '#shared/proveedores/proveedor.ts';
import { CheckField } from '../../../components/check-field.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { RequestReference } from '../../../components/error-state.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { agoText } from '../../../lib/relative-time.ts';
import { PROVEEDOR_WORDS, pruebaText } from './proveedor-words.ts';
import { useAjuste } from './use-ajuste.ts';
import { useProveedor } from './use-proveedor.ts';

interface Props {
  configurado: ProveedorConfigurado;
  /** Hears whether a key is typed and not saved. */
  mark: (proveedor: Proveedor, dirty: boolean) => void;
}

/** One provider: its key, whether it is on, its model, and what the last try gave. */
export function ProveedorCard({ configurado, mark }: Props) {
  const { proveedor, clave: mask, prueba } = configurado;
  const { name, use, placeholder } = PROVEEDOR_WORDS[proveedor];
  const [typed, setTyped] = useState('');
  const [removing, setRemoving] = useState(false);
  const clave = typed.trim();
  useEffect(() => mark(proveedor, clave !== ''), [clave, proveedor, mark]);
  const { busy, result, fieldError, save, probar, remove, clearFieldError } = useProveedor(proveedor, () =>
    setTyped(''),
  );
  const ajuste = useAjuste(configurado);

  return (
    <Box as="section" aria-label={name} borderWidth="1px" rounded="l3" p="4">
      <Flex justify="space-between" align="flex-start" gap="3" mb="3">
        <Box>
          <Heading as="h3" size="sm">
            {name}
          </Heading>
          <Text color="fg.muted" textStyle="xs">
            {use}
          </Text>
        </Box>
        <Estado configurado={configurado} />
      </Flex>
      <Stack asChild gap="3">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save(clave);
          }}
        >
          <FormField
            label="Clave de API"
            error={fieldError}
            help={mask ? 'Escribe otra para cambiarla: la guardada no se puede leer.' : undefined}
          >
            <PasswordInput
              secret="la clave"
              name={`${proveedor}ApiKey`}
              autoComplete="off"
              placeholder={mask || placeholder}
              value={typed}
              maxLength={500}
              onChange={(event) => {
                setTyped(event.target.value);
                clearFieldError();
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
              disabled={busy !== undefined || (!clave && !mask)}
              onClick={() => void probar(clave)}
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
            {result.error !== undefined && <RequestReference error={result.error} />}
          </Notice>
        </Box>
      )}
      <Flex gap="4" mt="4" wrap="wrap" align="flex-end">
        <Modelo
          proveedor={proveedor}
          modelo={ajuste.modelo}
          disabled={ajuste.busy}
          onChange={(modelo) => void ajuste.change({ modelo })}
        />
        <CheckField
          label="Activo"
          checked={ajuste.activo}
          disabled={ajuste.busy}
          onChange={(checked) => void ajuste.change({ activo: checked })}
        />
      </Flex>
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
        onConfirm={remove}
      >
        <Text>Deja de usarse en toda la plataforma. Para volver a usarla tendrás que escribirla otra vez.</Text>
      </ConfirmDialog>
    </Box>
  );
}

function Estado({ configurado: { clave, activo, prueba } }: { configurado: ProveedorConfigurado }) {
  if (!clave) return <Badge colorPalette="gray">Sin clave</Badge>;
  if (!activo) return <Badge colorPalette="gray">Desactivado</Badge>;
  if (!prueba) return <Badge colorPalette="gray">Sin probar</Badge>;
  return (
    <Badge colorPalette={prueba.ok ? 'green' : 'red'} whiteSpace="normal" h="auto" py="1" maxW="60" lineHeight="short">
      {pruebaText(prueba)}
    </Badge>
  );
}

interface ModeloProps {
  proveedor: Proveedor;
  modelo: string | null;
  disabled: boolean;
  onChange: (modelo: string) => void;
}

function Modelo({ proveedor, modelo, disabled, onChange }: ModeloProps) {
  const modelos = modelosDe(proveedor);
  if (modelos.length === 0) return null;
  return (
    <Box flex="1" minW="48">
      <FormField label="Modelo" disabled={disabled}>
        <SelectInput value={modelo ?? ''} onChange={(event) => onChange(event.target.value)}>
          {modelos.map(({ id, label, retirado }) => (
            <option key={id} value={id} disabled={retirado && id !== modelo}>
              {retirado ? `${label} (retirado)` : label}
            </option>
          ))}
        </SelectInput>
      </FormField>
    </Box>
  );
}

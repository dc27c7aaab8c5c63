import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import type { PlantillaCorreo } from '#shared/correos/plantilla-correo.ts';
import { Section } from '../../../../../components/card.tsx';
import { CheckField } from '../../../../../components/check-field.tsx';
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx';
import { FormField } from '../../../../../components/form-field.tsx';
import { Input, Textarea } from '../../../../../components/input.tsx';
import { FormFailure, Notice } from '../../../../../components/notice.tsx';
import { ObsoletaNotice } from '../../../../../components/obsoleta-notice.tsx';
import { SubmitButton } from '../../../../../components/submit-button.tsx';
import { ApiError } from '../../../../../lib/api-error.ts';
import { Choice } from './choice.tsx';
import { CompararDialog } from './comparar-dialog.tsx';
import { PartesFields } from './partes-fields.tsx';
import { type PlantillaApi, usePlantilla } from './use-plantilla.ts';
import { VariableMenu } from './variable-menu.tsx';
import { VistaPrevia } from './vista-previa.tsx';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Where variables go: fields that hold text, not lists and boxes to tick. */
const isTextField = (target: EventTarget): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && /^(text|url)$/.test(target.type));

export function PlantillaForm({ stored }: { stored: PlantillaCorreo }) {
  const plantilla = usePlantilla(stored);
  const { saved, valores, set, errorOf, busy, dirty } = plantilla;
  const [dialog, setDialog] = useState<'comparar' | 'restablecer'>();
  const form = useRef<HTMLFormElement>(null);
  const cursor = useRef<TextField>(null);

  function insert(text: string) {
    const last = cursor.current;
    const field = last?.isConnected ? last : form.current?.querySelector<TextField>('textarea');
    if (!field) return;
    field.focus();
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <form
          ref={form}
          noValidate
          onFocus={({ target }: FocusEvent) => {
            if (isTextField(target)) cursor.current = target;
          }}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (!busy) void plantilla.save();
          }}
        >
          <Stack gap="6">
            <Section
              title="Texto"
              help={saved.cuando}
              action={<VariableMenu variables={saved.variables} onInsert={insert} />}
            >
              <Stack gap="4">
                <CheckField
                  label="Enviar este correo"
                  help={
                    saved.desactivable
                      ? 'Sin marcar no sale, y en Envíos aparece como desactivado.'
                      : 'No se puede desactivar: sin él alguien no podría entrar o no sabría de su entrevista.'
                  }
                  checked={valores.enabled}
                  disabled={!saved.desactivable}
                  onChange={(enabled) => set({ enabled })}
                />
                <FormField label="Asunto" required error={errorOf('subject')}>
                  <Input
                    name="subject"
                    value={valores.subject}
                    onChange={({ target }) => set({ subject: target.value })}
                  />
                </FormField>
                <Choice
                  label="Modo de edición"
                  options={[
                    ['partes', 'Por partes'],
                    ['html', 'Avanzado: HTML'],
                  ]}
                  value={valores.modo}
                  onChange={(modo) =>
                    set({
                      modo,
                      html: modo === 'html' && !valores.html ? (plantilla.preview.vista?.fuente ?? '') : valores.html,
                    })
                  }
                />
                {valores.modo === 'partes' ? (
                  <PartesFields plantilla={plantilla} />
                ) : (
                  <FormField
                    label="HTML"
                    required
                    error={errorOf('contenido.html')}
                    help="Sin scripts, formularios ni estilos de fuera. Los comentarios se quitan al guardar, y la versión de solo texto se hace sola."
                  >
                    <Textarea
                      name="html"
                      rows={24}
                      spellCheck={false}
                      fontFamily="mono"
                      textStyle="sm"
                      value={valores.html}
                      onChange={({ target }) => set({ html: target.value })}
                    />
                  </FormField>
                )}
              </Stack>
            </Section>
            <Estado plantilla={plantilla} />
            <Flex gap="3" wrap="wrap">
              <SubmitButton busy={busy === 'guardar'} busyText="Guardando...">
                Guardar Plantilla
              </SubmitButton>
              <Button
                variant="outline"
                aria-disabled={busy !== undefined}
                onClick={() => !busy && void plantilla.probar()}
              >
                {busy === 'probar' ? 'Enviando...' : 'Enviarme una prueba'}
              </Button>
              <Button variant="outline" onClick={() => setDialog('comparar')}>
                Comparar
              </Button>
              {saved.personalizada && (
                <Button variant="ghost" onClick={() => setDialog('restablecer')}>
                  Restablecer
                </Button>
              )}
            </Flex>
            <Text textStyle="sm" color="fg.muted" aria-live="polite">
              {dirty && 'Tienes cambios sin guardar.'}
            </Text>
          </Stack>
        </form>
        <VistaPrevia preview={plantilla.preview} />
      </Grid>
      {dialog === 'comparar' && <CompararDialog plantilla={plantilla} onClose={() => setDialog(undefined)} />}
      <ConfirmDialog
        open={dialog === 'restablecer'}
        onClose={() => setDialog(undefined)}
        title="¿Restablecer la plantilla?"
        confirmLabel="Restablecer la plantilla"
        danger
        onConfirm={plantilla.restore}
      >
        <Text>
          Vuelve el texto con el que viene Idonea. El tuyo deja de enviarse, y podrás recuperarlo en «Comparar» como
          versión anterior. También se pierden los cambios que no hayas guardado.
        </Text>
      </ConfirmDialog>
      {plantilla.guard.dialog}
    </>
  );
}

/** What keeps the text from being saved, and belongs to no single field. */
function Estado({ plantilla: { missing, failure, reload } }: { plantilla: PlantillaApi }) {
  if (failure instanceof ApiError && failure.code === 'VERSION_OBSOLETA') {
    return <ObsoletaNotice title="Otra persona cambió esta plantilla mientras la editabas" onReload={reload} />;
  }
  return (
    <>
      {missing.length > 0 && (
        <Notice kind="error" title={missing[0]}>
          {missing.slice(1).join(' ')}
        </Notice>
      )}
      <FormFailure failure={failure} />
    </>
  );
}

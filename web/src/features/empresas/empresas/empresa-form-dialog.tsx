import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import type { TabId } from './form-tabs.ts';

interface Tab {
  id: TabId;
  label: string;
  content: ReactNode;
  /** It has a form of its own, which must not stand within this one. */
  ownForm?: boolean;
}

interface Props {
  title: string;
  tabs: Tab[];
  tab: TabId;
  onTab: (tab: TabId) => void;
  tabsInError: ReadonlySet<TabId>;
  /** Above the tabs: a draft that was found, what went wrong. */
  notice?: ReactNode;
  submitText: string;
  onSubmit: () => void;
  isSubmitting: boolean;
  onClose: () => void;
}

/** The five-tab form in its dialog: one form whose fields are shown tab by tab. */
export function EmpresaFormDialog(props: Props) {
  const { tabs, tab, tabsInError, isSubmitting, onSubmit, onClose } = props;
  const formId = useId();
  const close = () => !isSubmitting && onClose();
  const isOwnForm = tabs.some(({ id, ownForm }) => id === tab && ownForm);
  return (
    <Dialog
      open
      title={props.title}
      width="60rem"
      onClose={onClose}
      mayClose={() => {
        close();
        return false;
      }}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            Cancelar
          </Button>
          <SubmitButton
            busy={isSubmitting}
            busyText="Guardando..."
            {...(isOwnForm ? { type: 'button', onClick: onSubmit } : { form: formId })}
          >
            {props.submitText}
          </SubmitButton>
        </>
      }
    >
      {props.notice && (
        <Stack gap="3" mb="4">
          {props.notice}
        </Stack>
      )}
      <Box
        // As high on every tab as the window allows: nothing jumps from one to the next.
        minH="calc(100dvh - 13.5rem)"
        css={{ '& [role=tablist]': { position: 'sticky', top: '-5', zIndex: '1', bg: 'bg.panel', mt: '-3' } }}
      >
        <Tabs
          label={props.title}
          value={tab}
          onChange={(id) => props.onTab(id as TabId)}
          tabs={tabs.map(({ id, label, content, ownForm }) => ({
            id,
            label: <TabLabel label={label} inError={tabsInError.has(id)} />,
            content: ownForm ? (
              content
            ) : (
              <form id={formId} noValidate onSubmit={onSubmit}>
                {content}
              </form>
            ),
          }))}
        />
      </Box>
    </Dialog>
  );
}

function TabLabel({ label, inError }: { label: string; inError: boolean }) {
  return (
    <Flex as="span" align="center" gap="1.5" color={inError ? 'red.fg' : undefined}>
      {label}
      {inError && (
        <>
          <CircleAlert size={14} aria-hidden />
          <Box as="span" srOnly>
            con errores
          </Box>
        </>
      )}
    </Flex>
  );
}

import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { RequestReference } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { saveFailureOf } from './save-failure.ts';

interface Props {
  dirty: boolean;
  saving: boolean;
  /** Right after a save. */
  saved: boolean;
  failure: unknown;
  onDiscard: () => void;
}

/** Always in reach at the foot of the window: the state of the draft, and what can be done with it. */
export function SaveBar({ dirty, saving, saved, failure, onDiscard }: Props) {
  const problem = failure === undefined ? undefined : saveFailureOf(failure);
  return (
    <Box
      position="sticky"
      bottom="0"
      zIndex="docked"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '5' }}
      py="3"
      bg="bg.panel"
      borderWidth={{ md: '1px' }}
      borderTopWidth="1px"
      rounded={{ md: 'l3' }}
      boxShadow="float"
    >
      {problem && (
        <Box mb="3">
          <Notice kind="error" title={problem.title}>
            {problem.cause && `${problem.cause} `}Lo que escribiste sigue aquí.
            <RequestReference error={problem.error} />
          </Notice>
        </Box>
      )}
      <Flex gap="2" align="center" justify="flex-end" wrap="wrap">
        <Box role="status" flex="1" minW="10rem">
          {saved && !dirty ? (
            <Text color="green.fg" fontWeight="medium">
              Perfil actualizado correctamente
            </Text>
          ) : (
            <Text color={problem ? 'fg.error' : 'fg.muted'} fontWeight={problem ? 'medium' : undefined}>
              {problem ? 'No guardado' : dirty ? 'Tienes cambios sin guardar' : 'Todo está guardado'}
            </Text>
          )}
        </Box>
        {dirty && !saving && (
          <Button variant="ghost" onClick={onDiscard}>
            Descartar
          </Button>
        )}
        <SubmitButton busy={saving} busyText="Guardando...">
          {problem ? 'Reintentar' : 'Guardar cambios'}
        </SubmitButton>
      </Flex>
    </Box>
  );
}

import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import type { TextoCuidado } from '#shared/entrevistas/cuidado/texto-cuidado.ts';
import { Dialog } from '../../../../components/dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SelectFilter } from '../../../../components/filter-bar.tsx';
import type { Answer } from '../../../../lib/api-client.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { lenguaText } from './cuidado-words.ts';
import type { Paises } from './version-section.tsx';

interface Props {
  texto: TextoCuidado;
  paises: Paises;
  onClose: () => void;
}

type Vista = Answer<'getTextoCuidado'>;

/** One text as the room says it, in a country; what an interview would fill in stands in brackets. */
export default function TextoDialog({ texto: { id, conjunto, version, grupo, cuando }, paises, onClose }: Props) {
  const [pais, setPais] = useState('');
  const [shown, setShown] = useState('');
  const { data, error, mutate, isValidating } = useApi(
    'getTextoCuidado',
    { params: { texto: id }, query: { conjunto, version, pais: pais || undefined } },
    { keepPreviousData: true },
  );
  const kinds = data ? wordings(data) : [];
  const chosen = kinds.find(([name]) => name === shown) ?? kinds[0];
  return (
    <Dialog open title={`${grupo} (${id})`} width="2xl" onClose={onClose}>
      <Stack gap="4">
        {cuando && <Text color="fg.muted">Se dice: {cuando}.</Text>}
        <Flex gap="2" wrap="wrap">
          {kinds.length > 1 && (
            <SelectFilter
              label="Cómo se dice"
              value={chosen?.[0] ?? ''}
              onChange={setShown}
              options={kinds.map(([name]) => [name, name])}
            />
          )}
          <SelectFilter
            label="País de quien lo lee"
            value={pais}
            onChange={setPais}
            options={[['', 'Sin país conocido'], ...paises.map(({ codigo, nombre }) => [codigo, nombre] as const)]}
          />
        </Flex>
        {error && !data ? (
          <ErrorState
            title="No pudimos cargar el texto"
            error={error}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : data && chosen ? (
          <Preview vista={data} words={chosen[1]} />
        ) : (
          <Skeleton h="40" rounded="l3" />
        )}
        <Text color="fg.muted" textStyle="sm">
          Entre corchetes va lo que rellena cada entrevista. Los botones son los de la sala; aquí no hacen nada.
        </Text>
      </Stack>
    </Dialog>
  );
}

/** The text, its easy version, other languages, and what is said in its place. */
function wordings({ texto, textoFacil, lenguas, variantes }: Vista): [string, string][] {
  return [
    ['Texto', texto],
    ...(textoFacil ? ([['En palabras sencillas', textoFacil]] as [string, string][]) : []),
    ...lenguas.map((each): [string, string] => [lenguaText(each.lengua), each.texto]),
    ...variantes.map((each): [string, string] => [`Si ${each.cuando}`, each.texto]),
  ];
}

function Preview({ vista: { lineas, botones }, words }: { vista: Vista; words: string }) {
  // The room offers calls as telephones, not by this button.
  const shown = botones.filter((boton) => !boton.includes('[numero]'));
  return (
    <Box
      borderWidth="1px"
      rounded="l3"
      bg="bg.subtle"
      p={{ base: '4', sm: '6' }}
      aria-label="Vista previa"
      role="group"
    >
      <Text textStyle="md" whiteSpace="pre-line" lineHeight="tall">
        {words}
      </Text>
      {lineas.length > 0 && (
        <Stack as="ul" listStyle="none" gap="3" mt="4">
          {lineas.map(({ nombre, numero }) => (
            <Box as="li" key={`${numero} ${nombre}`}>
              <Flex
                display="inline-flex"
                align="center"
                gap="2"
                bg="brand.solid"
                color="white"
                rounded="l2"
                px="4"
                minH="11"
                fontWeight="medium"
              >
                <Phone size={16} aria-hidden />
                Llamar al {numero}
              </Flex>
              <Text color="fg.muted" textStyle="sm" mt="1">
                {nombre}
              </Text>
            </Box>
          ))}
        </Stack>
      )}
      {shown.length > 0 && (
        <Flex gap="2" wrap="wrap" mt="4">
          {shown.map((boton) => (
            <Button key={boton} variant="outline" minH="11" disabled opacity="1" bg="bg.panel">
              {boton}
            </Button>
          ))}
        </Flex>
      )}
    </Box>
  );
}

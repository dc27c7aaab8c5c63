import { Box, chakra, Flex, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { LoadError } from '../../../../components/load-error.tsx';
import { limitesText, type PlanOfrecido, precioText } from '../plan-words.ts';
import type { Wizard } from '../use-wizard.ts';
import type { PasoProps } from './paso-props.ts';

export function PasoPlan({ wizard, planes: { planes, error, retry } }: PasoProps) {
  if (error && !planes) return <LoadError title="No pudimos cargar los planes" error={error} onRetry={retry} />;
  return (
    <Box as="fieldset" border="0" p="0" m="0" minW="0">
      <Box as="legend" srOnly>
        Plan
      </Box>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        {planes?.map((plan) => <PlanCard key={plan.id} plan={plan} wizard={wizard} />) ??
          ['a', 'b', 'c'].map((bone) => <Skeleton key={bone} h="60" rounded="l3" />)}
      </SimpleGrid>
      {wizard.errorOf('plan') && (
        <Text role="alert" color="fg.error" mt="2">
          {wizard.errorOf('plan')}
        </Text>
      )}
    </Box>
  );
}

function PlanCard({ plan, wizard }: { plan: PlanOfrecido; wizard: Wizard }) {
  const isChosen = wizard.form.watch('plan') === plan.id;
  return (
    <Flex
      as="label"
      gap="3"
      p="4"
      rounded="l3"
      borderWidth="1px"
      borderColor={isChosen ? 'brand.solid' : 'border'}
      bg={isChosen ? 'brand.subtle' : undefined}
      cursor="pointer"
      align="flex-start"
    >
      <chakra.input
        type="radio"
        value={plan.id}
        {...wizard.form.register('plan')}
        boxSize="4"
        mt="1"
        flexShrink="0"
        accentColor="{colors.brand.solid}"
      />
      <Stack gap="1" minW="0">
        <Text fontWeight="semibold">{plan.nombre}</Text>
        <Text fontVariantNumeric="tabular-nums">{precioText(plan)}</Text>
        <Text color="fg.muted" textStyle="sm">
          {plan.descripcion}
        </Text>
        <Text textStyle="sm" fontWeight="medium" mt="1">
          {limitesText(plan)}
        </Text>
        <Stack as="ul" gap="0.5" listStyle="none" textStyle="sm" color="fg.muted">
          {plan.caracteristicas.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Stack>
      </Stack>
    </Flex>
  );
}

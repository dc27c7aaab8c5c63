import { chakra, Flex, Text } from '@chakra-ui/react';
import { Check, Minus, X } from 'lucide-react';
import type { PruebaSmtp } from '#shared/correos/email-config.ts';
import { Notice } from '../../../../components/notice.tsx';
import { PASO_LABELS } from './correo-words.ts';
import type { PruebaState } from './use-prueba-smtp.ts';

const ICONS = { bien: Check, mal: X, sin_probar: Minus };
const WORDS = { bien: 'hecho', mal: 'ha fallado', sin_probar: 'sin probar' };
const COLORS = { bien: 'green.fg', mal: 'red.fg', sin_probar: 'fg.muted' };

/** What came of the test, step by step. */
export function PruebaSmtpResult({ prueba: { result } }: { prueba: PruebaState }) {
  if (!result) return null;
  const { ok, message, detail, pasos, destinatario } = result;
  return (
    <Notice kind={ok ? 'success' : 'error'} title={message}>
      {detail}
      {ok && destinatario && `Lo hemos enviado a ${destinatario}.`}
      {pasos.length > 0 && (
        <chakra.ol mt="2" listStyleType="none" aria-label="Pasos de la prueba">
          {pasos.map((paso) => (
            <Paso key={paso.paso} {...paso} />
          ))}
        </chakra.ol>
      )}
    </Notice>
  );
}

function Paso({ paso, estado, milisegundos }: PruebaSmtp['pasos'][number]) {
  const Icon = ICONS[estado];
  return (
    <Flex asChild gap="2" align="center" textStyle="sm">
      <li>
        <Text as="span" color={COLORS[estado]} display="inline-flex">
          <Icon size={16} aria-hidden />
        </Text>
        <span>
          {PASO_LABELS[paso]}: {WORDS[estado]}
          {milisegundos !== null && ` (${milisegundos} ms)`}
        </span>
      </li>
    </Flex>
  );
}

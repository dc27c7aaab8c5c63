import { Badge, Flex, Stack } from '@chakra-ui/react';
import { Section } from '../../../../components/card.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useSession } from '../../../../lib/session.ts';
import { CapacidadesSection } from './capacidades-section.tsx';

const PERMISOS = ['Gestión de candidatos', 'Programar entrevistas', 'Ver informes'];

/** Who one is here, to be read only: what can be changed stands in the profile. */
export default function CuentaTab() {
  const { user } = useSession();
  const isOperador = user.rol === 'operador';
  return (
    <Stack gap="6" maxW="3xl">
      {isOperador ? (
        <Notice kind="info" title="Acceso Restringido">
          La configuración de la empresa la cambia un administrador. Aquí puedes consultar tu cuenta y lo que ha
          decidido.
        </Notice>
      ) : (
        <Notice kind="info" title="La configuración de las APIs de IA es de los superadministradores">
          Si necesitas otro proveedor o ves que uno no funciona, avisa a la plataforma.
        </Notice>
      )}
      <Section
        title="Información de la cuenta"
        action={
          <LinkButton to="/perfil" variant="outline" size="sm">
            Editar mi perfil
          </LinkButton>
        }
      >
        <DetailList
          entries={[
            ['Nombre', user.nombre],
            ['Correo', user.email],
            ['Rol', isOperador ? 'Operador de candidatos' : 'Administrador'],
            ['Empresa', user.empresaNombre],
          ]}
        />
      </Section>
      {!isOperador && <CapacidadesSection />}
      {isOperador && (
        <Section title="Permisos">
          <Flex gap="2" wrap="wrap">
            {PERMISOS.map((permiso) => (
              <Badge key={permiso} colorPalette="green">
                {permiso}
              </Badge>
            ))}
          </Flex>
        </Section>
      )}
    </Stack>
  );
}

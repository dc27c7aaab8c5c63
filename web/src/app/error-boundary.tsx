import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Another value (the path) gives the children a new try. */
  resetKey?: string;
}

const RELOADED = 'idonea.recargada';

/** A failed chunk means that a new version was published while this page was open. */
const isStaleChunk = (error: Error) => /dynamically imported module|module script|preload CSS/i.test(error.message);

/** What is shown when a page breaks: the rest of the application goes on. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (!isStaleChunk(error) || sessionStorage.getItem(RELOADED)) return;
    sessionStorage.setItem(RELOADED, '1');
    location.reload();
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Flex role="alert" direction="column" align="center" justify="center" textAlign="center" minH="60dvh" p="6">
        <Heading as="h1" size="xl">
          Algo no ha funcionado
        </Heading>
        <Text mt="2" color="fg.muted" maxW="md">
          La pantalla se ha detenido por un error inesperado. Lo que ya estaba guardado sigue guardado.
        </Text>
        <Text mt="2" color="fg.subtle" textStyle="xs" fontFamily="mono" maxW="md">
          {error.message}
        </Text>
        <Button mt="5" colorPalette="brand" onClick={() => location.reload()}>
          Recargar la página
        </Button>
      </Flex>
    );
  }
}

import { Heading, MainButton, Reference } from './parts.tsx';
import type { RoomFailure } from './room-api.ts';

export function OpeningFailed({ failure, onRetry }: { failure: RoomFailure | null; onRetry: () => void }) {
  return (
    <article>
      <Heading>No hemos podido abrir tu entrevista</Heading>
      <p className="entrada">{failure?.message}</p>
      <MainButton busy={false} busyText="" onPress={onRetry}>
        Reintentar
      </MainButton>
      {failure?.requestId && <Reference id={failure.requestId} />}
    </article>
  );
}

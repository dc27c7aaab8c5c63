import { type ComponentType, useEffect, useState } from 'react';

interface Props<P> {
  /** Always the same function. */
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
  loading: string;
  failed: string;
}

/**
 * A part of the room that is fetched when somebody wants it. Without a line it says so in words, and the rest of the
 * room goes on; shown again, it is tried again.
 */
export function LazyPart<P extends object>({ load, props, loading, failed }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P> | undefined>();
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    let wanted = true;
    load().then(
      (module) => wanted && setPart(() => module.default),
      () => wanted && setBroken(true),
    );
    return () => {
      wanted = false;
    };
  }, [load]);

  if (Part) return <Part {...props} />;
  return (
    <p role="status" className="nota">
      {broken ? failed : loading}
    </p>
  );
}

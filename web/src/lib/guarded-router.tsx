import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import { createGuardedHistory, type GuardedHistory } from './guarded-history.ts';

const HistoryContext = createContext<GuardedHistory | undefined>(undefined);

/** React Router on our guarded history. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createGuardedHistory(window));
  const [visit, setVisit] = useState(history.visit);
  // As a transition: the page that is shown stays until the next one's chunk has come.
  useLayoutEffect(() => history.listen((next) => startTransition(() => setVisit(next))), [history]);
  return (
    <HistoryContext value={history}>
      <Router location={visit} navigator={history.navigator}>
        {children}
      </Router>
    </HistoryContext>
  );
}

export function useGuardedHistory(): GuardedHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('No router');
  return history;
}

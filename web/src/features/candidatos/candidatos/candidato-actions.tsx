import { ArrowRightLeft, CalendarPlus, Pencil, Trash2, User } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { CandidatoResumen } from '#shared/candidatos/candidatos/candidato.ts';
import { ActionMenu } from '../../../components/action-menu.tsx';
import { BOOK_PATH } from './candidato-paths.ts';

export interface CandidatoActions {
  move(candidato: CandidatoResumen): void;
  remove(candidato: CandidatoResumen): void;
}

/** What can be done with one candidate of the list. */
export function CandidatoMenu({ candidato, actions }: { candidato: CandidatoResumen; actions: CandidatoActions }) {
  const navigate = useNavigate();
  const { id, nombre } = candidato;
  return (
    <ActionMenu
      label={`Acciones de ${nombre}`}
      actions={[
        { label: 'Ver perfil', icon: User, run: () => void navigate(`/candidatos/${id}`) },
        { label: 'Programar entrevista', icon: CalendarPlus, run: () => void navigate(BOOK_PATH(id)) },
        { label: 'Editar', icon: Pencil, run: () => void navigate(`/candidatos/${id}/editar`) },
        { label: 'Cambiar estado…', icon: ArrowRightLeft, run: () => actions.move(candidato) },
        { label: 'Eliminar…', icon: Trash2, danger: true, run: () => actions.remove(candidato) },
      ]}
    />
  );
}

import { Ban, History, LogIn, PauseCircle, Pencil, PlayCircle, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { EMPRESA_TRANSITIONS, type EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import type { EmpresaResumen } from '#shared/empresas/empresas/empresa.ts';
import { ActionMenu, type MenuAction } from '../../../components/action-menu.tsx';
import { empresaNombre } from '../../../lib/empresa-nombre.ts';
import { session, useSession } from '../../../lib/session.ts';
import type { Move } from './move-dialog.tsx';

const MOVES: Record<Move, Omit<MenuAction, 'run'>> = {
  activa: { label: 'Activar', icon: PlayCircle },
  suspendida: { label: 'Suspender', icon: PauseCircle },
  cancelada: { label: 'Cancelar', icon: Ban, danger: true },
};
const isMove = (estado: EstadoEmpresa): estado is Move => estado !== 'trial';

interface Props {
  empresa: EmpresaResumen;
  onEdit: () => void;
  onMove: (to: Move) => void;
  onHistory: () => void;
  onRemove: () => void;
}

/** What can be done with one company: its states lead only where their table says. */
export function EmpresaActions({ empresa, onEdit, onMove, onHistory, onRemove }: Props) {
  const { isSuperadmin } = useSession();
  const navigate = useNavigate();

  function enter() {
    session.selectEmpresa(empresa.id);
    void navigate('/dashboard');
  }

  const edit: MenuAction = { label: 'Editar', icon: Pencil, run: onEdit };
  const ofSuperadmin: MenuAction[] = [
    { label: 'Entrar en la empresa', icon: LogIn, run: enter },
    { label: 'Historial de estados', icon: History, run: onHistory },
    ...EMPRESA_TRANSITIONS[empresa.estado].filter(isMove).map((to) => ({ ...MOVES[to], run: () => onMove(to) })),
    { label: 'Eliminar para siempre', icon: Trash2, danger: true, run: onRemove },
  ];
  return (
    <ActionMenu
      label={`Acciones de ${empresaNombre(empresa)}`}
      actions={isSuperadmin ? [edit, ...ofSuperadmin] : [edit]}
    />
  );
}

import { Notice } from '../../../components/notice.tsx';

/** What everyone else reads in the place of the form. */
export function OnlySuperadmin({ verb }: { verb: 'crear' | 'actualizar' | 'eliminar' | 'editar' | 'crear y editar' }) {
  return <Notice kind="info" title={`Solo el Super Admin puede ${verb} servicios HR`} />;
}

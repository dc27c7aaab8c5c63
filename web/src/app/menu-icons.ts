import {
  Briefcase,
  Building2,
  CalendarClock,
  ChartColumn,
  CircleUser,
  FileCheck2,
  HeartHandshake,
  LayoutDashboard,
  type LucideIcon,
  Network,
  ServerCog,
  Settings,
  UserCog,
  Users,
} from 'lucide-react';
import type { MenuPage } from './menu.ts';

export const PAGE_ICONS: Record<MenuPage, LucideIcon> = {
  dashboard: LayoutDashboard,
  candidatos: Users,
  entrevistas: CalendarClock,
  informes: FileCheck2,
  analytics: ChartColumn,
  'servicios-hr': Briefcase,
  areas: Network,
  usuarios: UserCog,
  empresas: Building2,
  atencion: HeartHandshake,
  perfil: CircleUser,
  configuracion: Settings,
  'saas-admin': ServerCog,
};

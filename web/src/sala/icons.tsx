import type { ReactNode } from 'react';

export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="icono"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const PauseIcon = () => (
  <Icon>
    <path d="M9 6v12M15 6v12" />
  </Icon>
);
export const HelpIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.6 9.4a2.5 2.5 0 0 1 4.8.9c0 1.7-2.4 2-2.4 3.5M12 16.8v.1" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);
export const OfflineIcon = () => (
  <Icon>
    <path d="M4 4l16 16M8.5 12.6a5 5 0 0 1 2-1.1M13.8 11.6a5 5 0 0 1 1.7 1M5 9a10 10 0 0 1 2.6-1.7M11.5 6a10 10 0 0 1 7.5 3M12 17v.1" />
  </Icon>
);
export const FollowUpIcon = () => (
  <Icon>
    <path d="M6 5v6a3 3 0 0 0 3 3h9M14.5 10.5 18 14l-3.5 3.5" />
  </Icon>
);
export const ListenIcon = () => (
  <Icon>
    <path d="M4 10v4h3.5L12 18V6L7.5 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
  </Icon>
);

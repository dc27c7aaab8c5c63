import type { ComponentProps, MouseEvent } from 'react';
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
}

/**
 * A link within the application. React Router's own brings along how server-rendered applications fetch pages ahead,
 * 3 kB on every page. To where one is already adds no step to the history, as a browser does it.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const target = useResolvedPath(to);
  const location = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    navigate(to, { replace: createPath(location) === createPath(target) });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** A link of a menu: `aria-current` while its page, or one below it, is shown. */
export function NavLink(props: LinkProps) {
  const { pathname: target } = useResolvedPath(props.to);
  const { pathname } = useLocation();
  const isCurrent = pathname === target || pathname.startsWith(`${target}/`);
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}

/** With another button or a key it is the browser's: a new tab, a new window, a download. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
}

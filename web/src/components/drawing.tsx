import { Box, Skeleton } from '@chakra-ui/react';
import { type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react';

/** How far below what is seen a drawing begins to be made, in CSS pixels. */
const AHEAD = '200px';

/**
 * A drawing of a lazy module, as high as its place. It is loaded and made when it comes near what is seen: its library takes
 * a slow phone 0.4 s, which nobody should wait for who reads the figures above it.
 */
export function Drawing({ children }: { children: ReactNode }) {
  const [isNear, place] = useNear();
  return (
    <Box ref={place} h="full">
      {isNear ? <Suspense fallback={<Skeleton h="full" />}>{children}</Suspense> : <Skeleton h="full" />}
    </Box>
  );
}

/** True from the first time that the element is near what is seen, or the page is printed. */
function useNear(): [boolean, Ref<HTMLDivElement>] {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const show = () => setNear(true);
    const observer = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && show(), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [isNear]);
  return [isNear, place];
}

import { Box, chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Crop, drag, withinPicture } from './crop.ts';
import { drawCrop } from './draw-crop.ts';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  picture: ImageBitmap;
  crop: Crop;
  onChange: (change: (current: Crop) => Crop) => void;
}

/** CSS pixels of a side; drawn at twice that for dense screens. */
const SHOWN = 288;
const KEY_STEP = 12;
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

/** The picture behind a round window, moved by pointers, wheel and arrow keys. */
export function CropStage({ ref, picture, crop, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  useEffect(() => {
    const element = ref.current;
    // React listens to wheels passively, and the dialog would scroll with the zoom.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY / 400);
      onChange((current) => withinPicture(picture, { ...current, zoom: current.zoom * factor }));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [ref, picture, onChange]);

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) {
      const by = { x: now.x - before.x, y: now.y - before.y };
      return onChange((current) => drag(picture, current, by, SHOWN));
    }
    const factor = distance(now, other) / Math.max(distance(before, other), 1);
    onChange((current) => withinPicture(picture, { ...current, zoom: current.zoom * factor }));
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    onChange((current) => drag(picture, current, by, SHOWN));
  }

  const release = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  return (
    <Box
      ref={ref}
      role="application"
      aria-label="Encuadre de la foto"
      tabIndex={0}
      position="relative"
      boxSize={`${SHOWN}px`}
      maxW="full"
      overflow="hidden"
      rounded="l2"
      cursor="move"
      touchAction="none"
      userSelect="none"
      bg="bg.muted"
      _focusVisible={{ outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <chakra.canvas ref={canvas} width={SHOWN * 2} height={SHOWN * 2} display="block" boxSize="full" />
      <Box
        aria-hidden
        position="absolute"
        inset="0"
        rounded="full"
        borderWidth="2px"
        borderColor="white"
        boxShadow="0 0 0 999px rgb(9 12 17 / 0.5)"
        pointerEvents="none"
      />
    </Box>
  );
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

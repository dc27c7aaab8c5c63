import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { type Crop, firstCrop, MAX_ZOOM, withinPicture } from './crop.ts';
import { CropStage } from './crop-stage.tsx';
import { exportCrop } from './draw-crop.ts';

interface Props {
  picture: ImageBitmap;
  onDone: (photo: Blob) => void;
  onClose: () => void;
}

const ZOOM_STEP = 0.1;
const KEY_ZOOM: Record<string, number> = { '+': ZOOM_STEP, '-': -ZOOM_STEP };

/** Chooses the square of a picture that becomes the photo: by dragging, pinching, the wheel, the slider or the keys. */
export default function CropDialog({ picture, onDone, onClose }: Props) {
  const [crop, setCrop] = useState<Crop>(() => firstCrop(picture));
  const [failed, setFailed] = useState(false);
  const sliderId = useId();
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => stage.current?.focus(), []);

  const zoomTo = (zoom: number) => setCrop((current) => withinPicture(picture, { ...current, zoom }));

  async function finish() {
    try {
      onDone(await exportCrop(picture, crop));
    } catch {
      setFailed(true);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    // The dialog stands within the profile's form, which Enter must not send.
    if (event.key === 'Enter') {
      event.preventDefault();
      void finish();
      return;
    }
    const step = KEY_ZOOM[event.key];
    if (step === undefined) return;
    event.preventDefault();
    zoomTo(crop.zoom + step);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Encuadra tu foto"
      width="22rem"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button colorPalette="brand" onClick={finish}>
            Usar esta foto
          </Button>
        </>
      }
    >
      <Stack gap="4" align="center" onKeyDown={onKeyDown}>
        <CropStage ref={stage} picture={picture} crop={crop} onChange={setCrop} />
        <Flex align="center" gap="3" w="full">
          <Box color="fg.muted">
            <ZoomOut size={16} aria-hidden />
          </Box>
          <chakra.label htmlFor={sliderId} srOnly>
            Acercar
          </chakra.label>
          <chakra.input
            id={sliderId}
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={ZOOM_STEP / 2}
            value={crop.zoom}
            onChange={(event) => zoomTo(Number(event.target.value))}
            flex="1"
            h="6"
            accentColor="{colors.brand.solid}"
            css={{ '@media (pointer: coarse)': { h: '11' } }}
          />
          <Box color="fg.muted">
            <ZoomIn size={16} aria-hidden />
          </Box>
        </Flex>
        <Text color="fg.muted" textStyle="xs" textAlign="center">
          Arrastra la foto o muévela con las flechas. Acércala con el control o con + y −.
        </Text>
        {failed && (
          <Text role="alert" color="fg.error">
            Tu navegador no pudo preparar la foto. Prueba con otra imagen.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

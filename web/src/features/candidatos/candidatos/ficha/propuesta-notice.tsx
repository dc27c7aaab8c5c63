import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Propuesta } from '#shared/candidatos/curriculums/curriculum.ts';
import { Notice } from '../../../../components/notice.tsx';
import { PropuestaDialog } from './propuesta-dialog.tsx';
import { camposPropuestos } from './propuesta-words.ts';

/** Says that the CV knows something that the candidate's data do not; nothing when it knows nothing new. */
export function PropuestaNotice({ candidato, propuesta }: { candidato: Candidato; propuesta: Propuesta }) {
  const [open, setOpen] = useState(false);
  const campos = camposPropuestos(candidato, propuesta);
  if (campos.length === 0) return null;
  return (
    <>
      <Notice
        kind="info"
        title={campos.length === 1 ? 'El CV propone un dato' : `El CV propone ${campos.length} datos`}
        action={
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            Revisar la propuesta
          </Button>
        }
      >
        {campos.map(({ label }) => label).join(', ')}.
      </Notice>
      {open && (
        <PropuestaDialog candidato={candidato} propuesta={propuesta} campos={campos} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { AvatarError } from './save-failure.ts';

/** What will happen to the photo at the next save. */
type Pending = { kind: 'new'; photo: Blob; preview: string } | { kind: 'removed' };

const TIMEOUT_MS = 15_000;
const EXTENSIONS: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/** The photo of the form: shown at once, stored with the rest. */
export function useAvatar(stored: string | null) {
  const [pending, setPending] = useState<Pending>();
  const preview = pending?.kind === 'new' ? pending.preview : undefined;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  return {
    url: pending ? preview : stored,
    changed: pending !== undefined,
    choose: (photo: Blob) => setPending({ kind: 'new', photo, preview: URL.createObjectURL(photo) }),
    /** A photo that was only chosen is forgotten; a stored one goes with the next save. */
    remove: () => setPending(stored ? { kind: 'removed' } : undefined),
    reset: () => setPending(undefined),
    /** Answers the stored photo's path when it changed. */
    async save(): Promise<{ avatarUrl: string | null } | undefined> {
      if (!pending) return undefined;
      try {
        return pending.kind === 'new'
          ? await api.call('updateAvatar', { form: formWith(pending.photo), timeoutMs: TIMEOUT_MS })
          : await api.call('deleteAvatar', { timeoutMs: TIMEOUT_MS });
      } catch (error) {
        throw new AvatarError(error);
      }
    },
  };
}

export type Avatar = ReturnType<typeof useAvatar>;

function formWith(photo: Blob): FormData {
  const form = new FormData();
  form.set('avatar', photo, `avatar.${EXTENSIONS[photo.type] ?? 'png'}`);
  return form;
}

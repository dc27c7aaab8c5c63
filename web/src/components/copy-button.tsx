import { Button } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../lib/toast.ts';

interface Props {
  value: string;
  /** What a screen reader hears; also the visible text when `showLabel`. */
  label: string;
  showLabel?: boolean;
  disabled?: boolean;
  /** Told as a toast besides. */
  copiedText?: string;
}

export function CopyButton({ value, label, showLabel = false, disabled, copiedText }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      if (copiedText) toast.success(copiedText);
    } catch {
      toast.error('No se pudo copiar', { description: 'Selecciona el texto y cópialo con el teclado.' });
    }
  }

  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant={showLabel ? 'outline' : 'ghost'}
      size={showLabel ? 'md' : 'xs'}
      px={showLabel ? undefined : '1.5'}
      onClick={copy}
      disabled={disabled}
      aria-label={showLabel ? undefined : copied ? 'Copiado' : label}
      title={showLabel ? undefined : label}
    >
      <Icon aria-hidden />
      {showLabel && <span aria-live="polite">{copied ? 'Copiado' : label}</span>}
    </Button>
  );
}

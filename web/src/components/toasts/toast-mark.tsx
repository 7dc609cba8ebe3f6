export type ToastVariant = 'default' | 'success' | 'warning' | 'destructive';

/** One shape per variant, so that colour is never the only sign: a circled i, a circled tick, a triangle, an octagon. */
const SHAPES: Record<ToastVariant, { outline: string; sign: string }> = {
  default: { outline: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z', sign: 'M12 11v5M12 7.6v.1' },
  success: { outline: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z', sign: 'M8 12.4l2.8 2.8L16.2 9.4' },
  warning: { outline: 'M12 3.5L22 20.5H2z', sign: 'M12 10v4.6M12 17.4v.1' },
  destructive: { outline: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z', sign: 'M12 7.5v5.2M12 16.3v.1' },
};

/** The sign of a toast's variant; the words beside it say the same to a screen reader. */
export function ToastMark({ variant }: { variant: ToastVariant }) {
  const { outline, sign } = SHAPES[variant];
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={outline} strokeWidth="1.8" />
      <path d={sign} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

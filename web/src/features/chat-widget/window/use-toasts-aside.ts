import { useEffect } from 'react';

/** Wide enough for toasts beside the window; else they come below its header. */
const BESIDE = '(min-width: 900px)';
const PLACES = {
  beside: { '--toasts-right': '408px' },
  above: { '--toasts-top': '60px', '--toasts-bottom': 'auto' },
};

/** Keeps toasts off what the window shows at its end, as long as it is open: its input and its thank-you. */
export function useToastsAside(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const place = Object.entries(matchMedia(BESIDE).matches ? PLACES.beside : PLACES.above);
    for (const [name, value] of place) style.setProperty(name, value);
    return () => {
      for (const [name] of place) style.removeProperty(name);
    };
  }, []);
}

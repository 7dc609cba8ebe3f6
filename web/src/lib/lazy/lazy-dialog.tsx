import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { lazyPart } from './lazy-part.tsx';

interface FromOpenerProps<Props> {
  opener: RefObject<Element | null>;
  dialog: Props;
}

/**
 * A dialog or menu whose code is not fetched with what opens it, as `lazyPart`. It gives the focus back to what opened it, also where
 * the focus went on while the code was still being fetched: a dialog remembers what had the focus when it appears.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(async () => fromOpener(await load()));
  return function LazyDialog(props: Props) {
    const opener = useRef<Element>(null);
    // In an effect: a menu that closes as the dialog opens has given the focus back by then.
    useEffect(() => {
      opener.current = document.activeElement;
    }, []);
    return <Part opener={opener} dialog={props} />;
  };
}

function fromOpener<Props extends object>(Dialog: ComponentType<Props>) {
  return function FromOpener({ opener, dialog }: FromOpenerProps<Props>) {
    // Before the dialog takes the focus, which it does in an effect; code that was there draws before an opener is noted.
    useLayoutEffect(() => {
      const { current } = opener;
      if (current instanceof HTMLElement && current !== document.activeElement) current.focus();
    }, [opener]);
    return <Dialog {...dialog} />;
  };
}

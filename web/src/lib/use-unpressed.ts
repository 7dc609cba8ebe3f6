import { useEffect, useState } from 'react';

/**
 * Returns the value as it was before whatever is pressed now was: what it shows does not come while a button is pressed, which
 * would move it away from under the finger.
 */
export function useUnpressed<T>(value: T): T {
  const [isPressed, setPressed] = useState(false);
  const [unpressed, setUnpressed] = useState(value);
  useEffect(() => {
    const press = () => setPressed(true);
    // The click comes behind the end of its press.
    const release = () => void setTimeout(setPressed, 0, false);
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release };
    for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        window.removeEventListener(type, listener, true);
    };
  }, []);
  if (value !== unpressed && !isPressed) setUnpressed(value);
  return isPressed ? unpressed : value;
}

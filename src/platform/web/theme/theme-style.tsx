import { useEffect, useState } from 'react';
import { loadAhead } from '../browser/part-need.ts';
import { serverBridge } from '../server-bridge.ts';

const ELEMENT = 'theme';

/** What stands in the page already, as the server has worked it out. */
const shownText = () => (typeof document === 'undefined' ? '' : (document.getElementById(ELEMENT)?.textContent ?? ''));

/**
 * The theme of the current firm in the document's head. The server works the colours out; browsers keep its text, and
 * fetch the arithmetic only when somebody of another firm logs in under their eyes.
 */
export function ThemeStyle({ themeColor }: { themeColor: string | null }) {
  const [shownFor, setShownFor] = useState(themeColor);
  const [text, setText] = useState(() => serverBridge()?.themeCss(themeColor) ?? shownText());
  useEffect(() => {
    if (themeColor === shownFor) return;
    const show = ({ themeCss }: { themeCss: (color: string | null) => string }) => {
      setText(themeCss(themeColor));
      setShownFor(themeColor);
    };
    // The colours of before do no harm: nobody reloads for others.
    void loadAhead(() => import('./theme-css.ts')).then(show, () => undefined);
  }, [themeColor, shownFor]);
  return (
    <style id={ELEMENT} nonce={serverBridge()?.nonce()} suppressHydrationWarning>
      {text}
    </style>
  );
}

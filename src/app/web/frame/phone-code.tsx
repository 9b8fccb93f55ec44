import { useEffect, useState } from 'react';
import { loadAhead } from '#platform/web/browser/part-need.ts';
import { Picture } from '#platform/web/display/picture.tsx';

/** Codes are drawn when somebody looks at one. */
async function drawCode(url: string): Promise<string> {
  const { default: encodeQR } = await loadAhead(() => import('qr'));
  return `data:image/svg+xml,${encodeURIComponent(encodeQR(url, 'svg', { border: 1 }))}`;
}

export interface PhoneCodeProps {
  url: string;
}

/** Code that a phone reads to open the mobile edition. */
export function PhoneCode({ url }: PhoneCodeProps) {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    let shown = true;
    drawCode(url).then(
      (drawn) => shown && setSrc(drawn),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [url]);
  return <Picture src={src} alt={`二维码：${url}`} width={120} height={120} priority />;
}

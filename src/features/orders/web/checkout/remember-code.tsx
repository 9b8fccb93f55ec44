import { useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';

/** What the company's list of codes keeps; longer ones stand in the order alone. */
const LONGEST = 40;

/** Keeps a code for the item, so that it stands in every later order by itself. For items the company has no code of. */
export function RememberCode({ itemCode, code }: { itemCode: string; code: string }) {
  const [kept, setKept] = useState('');
  const [busy, setBusy] = useState(false);
  if (code === '' || code === kept || code.length > LONGEST) return null;
  const remember = async () => {
    setBusy(true);
    try {
      const { putCustomerCode } = await import('#features/materials/web/public.ts');
      await putCustomerCode(itemCode, code);
      setKept(code);
      notify.success(`已记住 ${itemCode} 的编码 ${code}，以后自动带出`);
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '没有记住，请检查网络后重试');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="quiet" size="sm" busy={busy} aria-label={`记住此编码 ${itemCode}`} onClick={() => void remember()}>
      记住此编码
    </Button>
  );
}

import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { useAct } from '#platform/web/use-act.ts';

/** What the company's list of codes keeps; longer ones stand in the order alone. */
const LONGEST = 40;

/** Keeps a code for the item, so that it stands in every later order by itself. For items the company has no code of. */
export function RememberCode({ itemCode, code }: { itemCode: string; code: string }) {
  const [kept, setKept] = useState('');
  const { busy, run } = useAct({ passing: true, otherwise: '没有记住，请检查网络后重试', renews: [] });
  if (code === '' || code === kept || code.length > LONGEST) return null;
  const remember = () =>
    run(async () => {
      const { putCustomerCode } = await import('#features/materials/web/public.ts');
      await putCustomerCode(itemCode, code);
      setKept(code);
    }, `已记住 ${itemCode} 的编码 ${code}，以后自动带出`);
  return (
    <Button kind="quiet" size="sm" busy={busy} aria-label={`记住此编码 ${itemCode}`} onClick={() => void remember()}>
      记住此编码
    </Button>
  );
}

import { Input } from 'antd';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { parseCodes } from '../../rules/parse-codes.ts';
import { visibilityApi } from '../visibility-api.ts';
import { CustomersSelect } from './customer-select.tsx';
import styles from './visibility.module.css';

type ExclusiveDialogProps = { open: boolean; onSaved: () => void; onClose: () => void };

/** Items by number and the customers they are kept for; what was kept for others before changes hands. */
export function ExclusiveDialog({ open, onSaved, onClose }: ExclusiveDialogProps) {
  const [text, setText] = useState('');
  const [customers, setCustomers] = useState<string[]>([]);
  const { busy, run } = useAct({ passing: true, otherwise: '没有保存，请检查网络后重试', renews: [] });
  const save = async () => {
    const skuCodes = parseCodes(text);
    if (skuCodes.length === 0) return notify.warning('请填写商品编码');
    if (customers.length === 0) return notify.warning('请选择专供客户');
    await run(async () => {
      const { changed, unknown } = await visibilityApi.call.saveExclusive({ skuCodes, customerCodes: customers });
      notify.success(`已设置 ${changed} 个商品${unknown.length ? `，编码不存在：${unknown.join('、')}` : ''}`);
      setText(unknown.join('\n'));
      onSaved();
      if (unknown.length === 0) onClose();
    });
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={busy}>
        取消
      </Button>
      <Button kind="primary" busy={busy} onClick={() => void save()}>
        保存
      </Button>
    </>
  );
  return (
    <Dialog open={open} title="设置专供商品" footer={footer} locked={busy} onClose={onClose}>
      <div className={styles.form}>
        <Input.TextArea
          aria-label="商品编码"
          placeholder="粘贴商品编码，一行一个或用逗号隔开，最多 500 个"
          rows={5}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <CustomersSelect value={customers} onChange={setCustomers} />
        <p className={styles.note}>保存后这些商品只有所选客户能看到和购买，原来的专供客户被替换。</p>
      </div>
    </Dialog>
  );
}

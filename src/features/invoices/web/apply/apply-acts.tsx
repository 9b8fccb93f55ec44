import { useState } from 'react';
import { Permitted } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';

interface ApplyActsProps {
  busy: boolean;
  amount: string | undefined;
  maySubmit: boolean;
  onSubmit: () => void;
  onSave: () => void;
  /** Absent: nothing is kept yet. */
  onDelete: (() => Promise<boolean>) | undefined;
}

/** Hands in what was typed, keeps it for later, or throws it away. */
export function ApplyActs({ busy, amount, maySubmit, onSubmit, onSave, onDelete }: ApplyActsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Row gap={12} looks={['wrap']}>
      <Button kind="primary" busy={busy} disabled={!maySubmit} onClick={onSubmit}>
        提交开票申请{amount ? ` ¥${amount}` : ''}
      </Button>
      <Button busy={busy} onClick={onSave}>
        保存草稿
      </Button>
      {onDelete && (
        <Permitted code="BILL_DELETE">
          <Button busy={busy} onClick={() => setAsking(true)}>
            删除草稿
          </Button>
        </Permitted>
      )}
      {onDelete && asking && (
        <ConfirmDialog
          open
          title="删除草稿"
          confirmLabel="删除"
          danger
          onConfirm={onDelete}
          onClose={() => setAsking(false)}
        >
          删除后不能恢复；已发起的红字确认单不受影响。
        </ConfirmDialog>
      )}
    </Row>
  );
}
